"""Education: a school under an open book; bound volumes are its steps, pencils its gateposts."""

import math

from kit.books import book
from kit.isle import far_isles, isle
from kit.nature import bush, rock, tree
from kit.paint import glow, paint
from kit.props import pencil
from kit.solids import bar, box, boxes, cylinder, group, rounded_outline, slab

SHOTS = {
    "card": {
        "picture": "content/industries/education.jpg",
        "view": "card",
        "centre": (0, 0, 2.0),
        "size": 6.1,
    },
    "isle": {
        "picture": "content/industries/education-isle.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.0),
        "size": 6.1,
    },
}

_UPRIGHT = (90, 0, 0)
WALL, HALF, RISE = 1.35, 1.55, 1.2
LEAVES = 0.44
SLOPE = math.degrees(math.atan2(RISE, HALF))


def open_book(ridge, length, parent):
    """A bound book laid open over the walls: boards, a block of leaves below each, the spine along the ridge."""
    board = math.hypot(HALF, RISE) + 0.5
    cover = paint("coral", 0.42, coat=0.2)
    for side in (-1, 1):
        wing = group((0, 0, ridge), (0, side * SLOPE, 0), parent)
        box((board, length, 0.11), cover, (side * board / 2, 0, 0), parent=wing, bevel=0.03)
        width = board - 0.14
        deep = length - 0.2 + 0.006 * side  # the blocks meet under the spine and must not share a plane
        box((width, deep, LEAVES), paint("#FBF0DC", 0.65), (side * width / 2, 0, 0.01 - LEAVES), parent=wing, bevel=0.02)
        count = 7
        leaves = [((width + 0.006, deep + 0.006, 0.012), (side * width / 2, 0, -LEAVES * (i + 1) / (count + 1))) for i in range(count)]
        boxes(leaves, paint("#CDB994", 0.7), parent=wing, bevel=0)
        frame = [((0.05, length - 0.36, 0.02), (side * at, 0, 0.108)) for at in (0.36, board - 0.2)]
        frame += [((board - 0.56, 0.05, 0.02), (side * (board + 0.16) / 2, end * (length - 0.36) / 2, 0.108)) for end in (-1, 1)]
        boxes(frame, paint("marigold", 0.35, coat=0.3), parent=wing, bevel=0.006)
        seal = [(r * math.cos(math.pi * i / 4), r * math.sin(math.pi * i / 4)) for i in range(8) for r in ((0.3, 0.16)[i % 2],)]
        slab(rounded_outline(seal, 0.03), 0.025, paint("marigold", 0.35, coat=0.3), (side * (board + 0.16) / 2, 0, 0.102), parent=wing, bevel=0.008)
    spine = group((0, length / 2 + 0.02, ridge - 0.01), _UPRIGHT, parent)
    cylinder(0.16, length + 0.03, paint("#D9431F", 0.42, coat=0.2), parent=spine, bevel=0.03)
    for at in (0.3, 0.42, length - 0.42, length - 0.3):
        cylinder(0.17, 0.06, paint("marigold", 0.35, coat=0.3), (0, 0, at), parent=spine, bevel=0.01)
    ribbon = group((0, -length / 2 + 0.06, 0), _UPRIGHT, parent)
    tail = [(-1.0, ridge - 1.72), (-0.9, ridge - 1.61), (-0.8, ridge - 1.72), (-0.8, ridge - 0.9), (-1.0, ridge - 0.9)]
    slab(tail, 0.025, paint("marigold", 0.5), parent=ribbon, bevel=0.005)


def window(x, y, z, width, height, parent):
    """A tall window with glazing bars and a sill, facing the camera."""
    box((width + 0.1, 0.05, height + 0.1), paint("white", 0.4), (x, y, z - 0.05), parent=parent, bevel=0.015)
    box((width, 0.05, height), paint("teal", 0.15, coat=0.5), (x, y - 0.012, z), parent=parent, bevel=0.01)
    bars = [((0.03, 0.05, height), (x, y - 0.022, z + height / 2)), ((width, 0.05, 0.03), (x, y - 0.022, z + height * 0.55))]
    boxes(bars, paint("white", 0.4), parent=parent, bevel=0.005)
    box((width + 0.2, 0.14, 0.06), paint("white", 0.4), (x, y - 0.03, z - 0.09), parent=parent, bevel=0.02)


def clock(at, parent):
    """The clock in the gable: a minute or two before school."""
    face = group(at, _UPRIGHT, parent)
    cylinder(0.34, 0.08, paint("ink", 0.4, coat=0.3), parent=face, bevel=0.025)
    cylinder(0.28, 0.09, paint("white", 0.5), parent=face, bevel=0.01)
    for i in range(12):
        angle = math.radians(30 * i)
        inner = 0.2 if i % 3 == 0 else 0.225
        bar((inner * math.cos(angle), inner * math.sin(angle), 0.092), (0.25 * math.cos(angle), 0.25 * math.sin(angle), 0.092), 0.011, paint("ink", 0.5), face)
    bar((0, 0, 0.1), (-0.09, -0.1, 0.1), 0.02, paint("ink", 0.5), face)
    bar((0, 0, 0.1), (-0.17, 0.1, 0.1), 0.015, paint("ink", 0.5), face)
    cylinder(0.03, 0.12, paint("coral", 0.4), parent=face, bevel=0.005)


def school(at, turn):
    """Walls 3.1 wide and 2 deep under the book, gable to the camera."""
    hall = group(at, (0, 0, turn))
    walls = rounded_outline([(-HALF, 0), (HALF, 0), (HALF, WALL), (0, WALL + RISE), (-HALF, WALL)], 0.01)
    gable = group((0, 1.0, 0), _UPRIGHT, hall)
    slab(walls, 2.0, paint("shell", 0.55), parent=gable, bevel=0.01)
    box((2 * HALF + 0.06, 2.06, 0.2), paint("teal", 0.5), parent=hall, bevel=0.03)
    open_book(WALL + RISE + LEAVES * 1.2, 2.6, hall)
    clock((0, -0.985, WALL + 0.42), hall)
    for x in (-1.08, 1.08):
        window(x, -1.0, 0.5, 0.5, 0.66, hall)
    box((0.9, 0.1, 1.12), paint("white", 0.4), (0, -1.0, 0.1), parent=hall, bevel=0.03)
    boxes([((0.36, 0.06, 0.98), (x, -1.05, 0.62)) for x in (-0.19, 0.19)], paint("ink", 0.35, coat=0.3), parent=hall, bevel=0.02)
    boxes([((0.22, 0.03, 0.34), (x, -1.08, 0.82)) for x in (-0.19, 0.19)], glow("#FFE2A8", 0.95), parent=hall, bevel=0.01)
    boxes([((0.03, 0.05, 0.1), (x, -1.09, 0.52)) for x in (-0.045, 0.045)], paint("marigold", 0.3), parent=hall, bevel=0.01)
    for i, (colour, width) in enumerate((("leaf", 1.5), ("marigold", 1.3), ("night", 1.12))):
        depth = 0.96 - 0.27 * i
        book(width, depth, 0.14, colour, (0, -1.03 - depth / 2, 0.135 * i), (0, 0, 0), hall)
    return hall


def build(stage):
    top = isle((0, 0.1), 3.05, 35, stretch=(1.12, 0.82), grass="leaf-light")
    school((0.05, 0.3, top - 0.03), -13)
    for x, y, length, colour in ((-1.75, -1.35, 1.55, "marigold"), (1.62, -1.62, 1.3, "teal")):
        pencil((x, y, top - 0.02), length=length, colour=colour)
    tree((-2.85, 0.75, top - 0.02), 1.25, "round", 4)
    tree((2.95, 0.75, top - 0.02), 1.05, "round", 9)
    bush((2.3, -0.35, top - 0.02), 0.8, 3)
    bush((-2.45, -0.35, top - 0.02), 0.6, 6)
    rock((2.45, -1.0, top - 0.02), 0.6, 2)
    far_isles(stage, seed=37)
