"""Taking stock: what lay in one heap of floppy disks, sorted into five trays."""

import random

from kit.isle import isle
from kit.paint import paint
from kit.solids import box, boxes, cylinder, group, rounded_outline, rounded_rectangle, slab

SHOTS = {
    "card": {
        "picture": "content/insights/taking-stock-of-an-access-database.jpg",
        "view": "card",
        "centre": (0, -0.02, 0.6),
        "size": 3.85,
        "pitch": 47,
        "yaw": -14,
        "place": (0.5, 0.5),
        "fstop": 5.6,
    },
}

# (colour, how many disks, where, turn)
TRAYS = (
    ("ink", 6, (-1.62, 0.92), 5),
    ("coral", 2, (0, 1.08), 0),
    ("marigold", 4, (1.62, 0.92), -5),
    ("lagoon", 5, (-1.55, -0.72), 9),
    ("shell", 1, (1.55, -0.72), -9),
)


def floppy(colour, at, turn=(0, 0, 0), parent=None):
    """A floppy disk, 0.9 wide, lying on `at`, its shutter away from the camera."""
    disk = group(at, turn, parent)
    shell = rounded_outline([(-0.45, -0.47), (0.45, -0.47), (0.45, 0.39), (0.37, 0.47), (-0.45, 0.47)], 0.03, 4)
    slab(shell, 0.075, paint(colour, 0.4, coat=0.2), parent=disk, bevel=0.018)
    box((0.5, 0.3, 0.02), paint("silver", 0.28, metal=0.4), (0.04, 0.3, 0.068), parent=disk, bevel=0.008)
    box((0.13, 0.2, 0.012), paint("ink", 0.5), (0.14, 0.3, 0.081), parent=disk, bevel=0.004)
    slab(rounded_rectangle(0.68, 0.46, 0.04), 0.012, paint("white", 0.6), (0, -0.2, 0.07), parent=disk, bevel=0.003)
    lines = [((0.5 - 0.14 * (i % 2), 0.03, 0.006), (-0.03 * (i % 2), -0.1 - 0.1 * i, 0.084)) for i in range(3)]
    boxes(lines, paint("steel", 0.6), parent=disk, bevel=0.001)


def tray(colour, count, at, turn, seed):
    """A wooden tray, 1.3 wide, with a pile of disks and a knob of their colour."""
    chance = random.Random(seed)
    holder = group(at, (0, 0, turn))
    wood = paint("wood", 0.55, coat=0.1)
    box((1.36, 1.36, 0.08), paint("#C4905B", 0.6), parent=holder, bevel=0.02)
    for x in (-0.65, 0.65):
        box((0.09, 1.38, 0.3), wood, (x, 0, 0), parent=holder, bevel=0.03)
    for y in (-0.65, 0.65):
        box((1.38, 0.09, 0.285), wood, (0, y, 0), parent=holder, bevel=0.03)
    box((0.5, 0.04, 0.18), paint("white", 0.5), (0, -0.7, 0.06), parent=holder, bevel=0.015)
    cylinder(0.06, 0.05, paint(colour, 0.35, coat=0.4), (0, -0.715, 0.15), (90, 0, 0), holder, 0.015)
    for i in range(count):
        floppy(colour, (chance.uniform(-0.05, 0.05), chance.uniform(-0.05, 0.05), 0.08 + 0.08 * i), (0, 0, chance.uniform(-7, 7)), holder)


def build(stage):
    top = isle((0, 0.1), 3.2, 134, height=0.4, stretch=(1.12, 0.92))
    for i, (colour, count, spot, turn) in enumerate(TRAYS):
        tray(colour, count, (*spot, top - 0.01), turn, i + 4)
    heap = (("coral", 0, 0.0, 0, 24), ("ink", 0.32, -0.2, 0.0, -40), ("lagoon", 0.06, -0.16, 0.085, -12))
    for colour, x, y, z, turn in heap:
        floppy(colour, (x - 0.1, y - 0.78, top + 0.01 + z), (0, 0, turn))
