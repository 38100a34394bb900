"""What Blender runs: blender -b --factory-startup --python-exit-code 1 -P art/kit/render.py -- JOB

JOB is JSON: {"scene": "zerosbook", "shot": {...one of SHOTS...}, "samples": 24, "width": 1920,
"outputs": [{"seed": 1, "path": "x.exr"}, ...]}. Any error ends Blender with code 1.
"""

import importlib
import json
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ART))


def main():
    from kit.stage import Stage

    job = json.loads(sys.argv[sys.argv.index("--") + 1])
    scene = importlib.import_module(f"scenes.{job['scene'].replace('-', '_')}")
    stage = Stage(job["shot"])
    scene.build(stage, **job["shot"].get("options", {}))
    for output in job["outputs"]:
        stage.render(output["path"], job["samples"], output["seed"], job["width"])


main()
