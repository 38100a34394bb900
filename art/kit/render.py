"""What Blender runs: blender -b --factory-startup --python-exit-code 1 -P art/kit/render.py -- JOB

JOB is JSON: {"scene": "zerosbook", "shot": {...one of SHOTS...}, "samples": 24, "width": 1920, "cutOut": false,
"outputs": [{"seed": 1, "path": "x.exr"}, ...]}. Any error ends Blender with code 1.

With "cutOut" the camera sees the isle with its rings, and nothing behind it. Sea, sky and far isles stay in the scene: they
light the isle and are mirrored in it.
"""

import importlib
import json
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(ART))


# In distances of the subject: what is further away belongs to the background.
_FAR = 1.6
# The outermost ring would make the isle small in its picture.
_UNSEEN = {"ring-far"}


def _hide_background(stage):
    import bpy
    from mathutils import Vector

    bpy.context.view_layer.update()
    stage.scene.render.film_transparent = True
    for thing in stage.scene.objects:
        middle = sum((thing.matrix_world @ Vector(corner) for corner in thing.bound_box), Vector()) / 8
        paints = {slot.material.name for slot in thing.material_slots if slot.material}
        if thing.name == "sea" or paints & _UNSEEN or (middle - stage.eye).length > _FAR * stage.distance:
            thing.visible_camera = False


def main():
    from kit.stage import Stage

    job = json.loads(sys.argv[sys.argv.index("--") + 1])
    scene = importlib.import_module(f"scenes.{job['scene'].replace('-', '_')}")
    stage = Stage(job["shot"])
    scene.build(stage, **job["shot"].get("options", {}))
    if job["cutOut"]:
        _hide_background(stage)
    for output in job["outputs"]:
        stage.render(output["path"], job["samples"], output["seed"], job["width"])


main()
