"""Agriculture, the success: crates of red pomegranates under the green trees, and one fruit cut open."""

import math

from kit.isle import far_isles, isle
from kit.nature import grass_patch
from kit.orchard import fruit_crate, fruit_tree, pomegranate, sensor_post
from kit.paint import paint
from kit.solids import boxes, group, lathe, sphere

SHOTS = {
    "card": {
        "picture": "content/case-studies/agriculture-success.jpg",
        "view": "card",
        "centre": (0, 0, 1.3),
        "size": 5.9,
    },
}


def half_fruit(radius, at, turn):
    """Half a pomegranate, its cut face at +z: rind, pale walls, and chambers full of seeds."""
    half = group(at, turn)
    bowl = [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.radians(3 + 87 * i / 14) for i in range(15))]
    lathe([*bowl, (radius * 0.99, 0.02), (radius * 0.93, 0.0), (0.001, -0.02)], paint("coral", 0.38, coat=0.3), parent=half)
    lathe([(radius * 0.94, -0.03), (radius * 0.93, 0.015), (0.001, 0.015)], paint("#FFE9CF", 0.6), parent=half)
    seed = paint("#D4212F", 0.12, coat=0.8)
    for chamber in range(6):
        middle = math.pi * chamber / 3
        for reach, spread in ((0.34, (0,)), (0.55, (-0.27, 0.27)), (0.76, (-0.34, 0.0, 0.34))):
            for turn_by in spread:
                angle = middle + turn_by
                sphere(radius * 0.118, seed, (radius * reach * math.cos(angle), radius * reach * math.sin(angle), 0.02), parent=half, stretch=(1, 1, 0.75))


def build(stage):
    top = isle((0, 0.1), 3.1, 83, stretch=(1.12, 0.84), grass="leaf-light")
    for x, y, size, seed in ((-2.1, 0.95, 1.4, 3), (-0.55, 1.5, 1.55, 6), (1.1, 1.4, 1.4, 9)):
        fruit_tree((x, y, top - 0.03), size, seed, fruits=7)
    pallet = group((-0.15, -0.2, top - 0.01), (0, 0, -8))
    boxes([((2.9, 0.2, 0.06), (0, -0.42 + 0.28 * i, 0.15)) for i in range(4)], paint("bark", 0.7), parent=pallet)
    boxes([((0.14, 1.0, 0.13), (x, 0, 0.06)) for x in (-1.3, 0, 1.3)], paint("bark", 0.7), parent=pallet)
    fruit_crate((-0.72, 0, 0.18), (0, 0, 2), pallet, 4)
    fruit_crate((0.72, 0.02, 0.18), (0, 0, -3), pallet, 7)
    half_fruit(0.52, (0.35, -1.5, top + 0.33), (58, 0, 6))
    pomegranate(0.34, (-0.85, -1.45, top + 0.31), (-12, 14, 0))
    pomegranate(0.3, (1.35, -1.35, top + 0.27), (20, 24, 0), colour="#F2452B")
    sensor_post((2.35, 0.1, top - 0.02), (0, 0, -6), scale=0.9)
    for x, y, seed in ((-2.1, -0.55, 2), (2.5, -0.75, 5), (-1.75, -1.2, 8)):
        grass_patch((x, y, top - 0.01), 0.24, 16, seed)
    far_isles(stage, seed=65)
