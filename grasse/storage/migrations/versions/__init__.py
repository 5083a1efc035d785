"""One file a step, in the order of their numbers; one that was released is never changed again."""
