"""The environments stand by themselves: what they do not need is not imported."""
from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
from fivepoints import envs
envs.batch, envs.aec
assert "numpy" not in sys.modules and "numba" not in sys.modules
import fivepoints.envs.aec_env, fivepoints.envs.vector_env
wrong = [name for name in ("pyspiel", "pyarrow", "fivepoints.server", "fivepoints.arena", "fastapi") if name in sys.modules]
assert not wrong, wrong
"""


def test_importing_them_brings_neither_openspiel_nor_pyarrow_nor_the_server():
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
