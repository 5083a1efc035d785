"""One seat of Parfum in Gymnasium, against greedy players."""

from __future__ import annotations

import gymnasium
import numpy as np

MATCHES = 20


def main() -> None:
    """Plays some matches at random, and says how often that was enough."""
    env = gymnasium.make("grasse.research.gym:grasse/Parfum-v1", seats=3, others="greedy")
    env.action_space.seed(1)
    rewards = []
    for number in range(MATCHES):
        _, info = env.reset(seed=number)
        terminated, reward = False, 0.0
        while not terminated:
            action = env.action_space.sample(info["action_mask"])
            _, reward, terminated, _, info = env.step(action)
        rewards.append(reward)
    print(f"{MATCHES} matches, {np.sum(np.array(rewards) == 1)} won; mean {np.mean(rewards):+.2f}")


if __name__ == "__main__":
    main()
