"""A match of Parfum in PettingZoo: every seat an agent, with its options as a mask."""

from __future__ import annotations

from grasse.research import zoo


def main() -> None:
    """Plays one match at random, in the loop of PettingZoo's manual."""
    env = zoo.env("parfum", seats=3)  # or pettingzoo.make("aec", "grasse/Parfum-v1")
    env.reset(seed=7)
    for seat, agent in enumerate(env.agents):
        env.action_space(agent).seed(seat)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            print(f"{agent}: {reward:+.1f}")
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    print(f"after {decisions} decisions")


if __name__ == "__main__":
    main()
