"""Spaces and names that the environments share."""
from __future__ import annotations

from typing import Any, TypeGuard

import numpy as np
from gymnasium import spaces

from fivepoints.envs.setting import Setting


def agent_names(players: int) -> list[str]:
    return [f"seat_{p}" for p in range(players)]


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """What a seat sees (docs/spaces.md), and which of so many actions it may take."""
    low, high = setting.bounds
    cells = spaces.Box(low, high, dtype=setting.game.cell.type)
    return spaces.Dict({"observation": cells, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def is_action(action: Any) -> TypeGuard[int]:
    """Whether it is a whole number at all."""
    if isinstance(action, np.ndarray):
        return action.shape == () and action.dtype.kind in "iu"
    return isinstance(action, int | np.integer) and not isinstance(action, bool)
