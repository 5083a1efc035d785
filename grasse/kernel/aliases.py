"""Names for the types of compiled code, for whatever works with every game.

A game's own files take Box, State and View from its records.py, where every field is known.
"""

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from grasse.kernel import records

Box: TypeAlias = Any  # a BOX record: what is in the box
State: TypeAlias = Any  # a STATE record: the table as it is
View: TypeAlias = Any  # a STATE record with the secrets of others blanked
Events: TypeAlias = records.Events  # an EVENTS record: what the last decision did
Mask: TypeAlias = npt.NDArray[np.bool_]  # [action] may it be chosen?
Weights: TypeAlias = npt.NDArray[np.int64]  # [outcome] how likely, as an integer
Rng: TypeAlias = npt.NDArray[np.int64]  # one word of generator state
Worth: TypeAlias = npt.NDArray[np.float64]  # [action] what it looks worth at first sight
Scores: TypeAlias = npt.NDArray[np.int32]  # [seat, 2] points, and the place at the end
Features: TypeAlias = npt.NDArray[np.float32]  # [feature] what a learner is told
Floats: TypeAlias = npt.NDArray[np.float64]
Integers: TypeAlias = npt.NDArray[np.int64]
