"""Agriculture with AI and IoT: a piece of orchard cut open. Beside the tree stands the sensor post; its probe measures
the soil at three depths, where the roots are."""

from kit.isle import far_isles, isle
from kit.nature import bush, grass_patch, palm, rock
from kit.orchard import fruit_tree, sensor_post
from kit.paint import glow, paint
from kit.solids import box, boxes, cylinder, group, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/case-studies/agriculture-intro.jpg",
        "view": "card",
        "centre": (0, 0, 1.95),
        "size": 6.2,
    },
}

_UPRIGHT = (90, 0, 0)
WIDE, DEEP = 3.7, 2.1
# (height, colour) of the layers of soil, from the lowest
LAYERS = ((0.42, "#7E4F35"), (0.44, "#9A6340"), (0.42, "#B67C4C"))


def soil(at, turn):
    """A block of ground, cut clean: three layers under a meadow, stones and roots in its face. Returns its group and height."""
    block = group(at, (0, 0, turn))
    z = 0.0
    for i, (height, colour) in enumerate(LAYERS):
        box((WIDE - 0.02 * i, DEEP - 0.02 * i, height + 0.04), paint(colour, 0.85), (0, 0, z), parent=block, bevel=0.03)
        z += height
    box((WIDE + 0.1, DEEP + 0.1, 0.2), paint("leaf-light", 0.75), (0, 0, z - 0.02), parent=block, bevel=0.08)
    face = -DEEP / 2
    for x, height, size in ((-1.55, 0.25, 0.11), (-1.25, 0.62, 0.07), (0.25, 0.16, 0.09), (1.5, 0.55, 0.09), (1.62, 0.2, 0.07), (-0.35, 0.3, 0.06)):
        sphere(size, paint("stone", 0.7), (x, face, height), parent=block, stretch=(1.2, 0.4, 0.85))
    roots = (
        ((-0.72, 1.28), (-0.78, 0.95), (-1.05, 0.72), (-1.2, 0.42)),
        ((-0.68, 1.28), (-0.66, 0.9), (-0.72, 0.55), (-0.66, 0.22)),
        ((-0.64, 1.28), (-0.52, 1.0), (-0.22, 0.82), (-0.05, 0.55)),
    )
    for root in roots:
        tube([(x, face - 0.01, height) for x, height in root], 0.05, paint("#E2B98A", 0.7), parent=block, taper=0.3)
    return block, z + 0.17


def probe(block, x, ground):
    """The probe in the cut face: a white rod with a lit ring at each of its three depths, and the damp round it."""
    face = -DEEP / 2
    damp = paint("#5F4A3C", 0.6)
    for depth, share in ((0.34, 0.6), (0.68, 0.85), (1.02, 1.0)):
        height = ground - 0.12 - depth
        spot = group((x, face + 0.005, height), _UPRIGHT, block)
        cylinder(0.34 * share, 0.015, damp, parent=spot, bevel=0.005)
        cylinder(0.24 * share, 0.025, paint("#2F6F73", 0.5), parent=spot, bevel=0.005)
    cylinder(0.065, 1.24, paint("white", 0.35, coat=0.3), (x, face - 0.03, ground - 1.26), parent=block, bevel=0.02)
    for depth, colour in ((0.34, "#FFB02E"), (0.68, "#8CE6D0"), (1.02, "#8CE6D0")):
        cylinder(0.085, 0.1, glow(colour, 1.05), (x, face - 0.03, ground - 0.17 - depth), parent=block, bevel=0.02)


def build(stage):
    top = isle((0, 0.1), 3.1, 77, height=0.36, stretch=(1.12, 0.84))
    block, ground = soil((-0.05, 0.05, top - 0.02), -7)
    fruit_tree((-0.7, 0.1, ground - 0.02), 1.5, 6, block, fruits=9)
    sensor_post((0.95, -0.55, ground - 0.02), (0, 0, 4), block, scale=0.86)
    probe(block, 0.95, ground)
    hose = [(-1.75, -0.62, ground + 0.03), (-0.9, -0.6, ground + 0.03), (0.0, -0.58, ground + 0.03), (0.62, -0.6, ground + 0.03)]
    tube(hose, 0.04, paint("ink", 0.5), parent=block)
    boxes([((0.08, 0.1, 0.07), (x, -0.6, ground + 0.035)) for x in (-1.4, -0.7, 0.0)], paint("coral", 0.5), parent=block, bevel=0.015)
    for x, y, seed in ((-1.5, 0.6, 2), (1.5, 0.4, 5), (0.4, 0.6, 8)):
        grass_patch((x, y, ground - 0.01), 0.22, 14, seed, block)
    palm((2.6, 0.9, top), 1.5, 7, lean=(0.3, 0.05))
    bush((-2.6, 0.6, top), 0.8, 3)
    rock((-2.45, -0.85, top), 0.7, 4)
    rock((2.4, -0.75, top), 0.55, 5)
    far_isles(stage, seed=19)
