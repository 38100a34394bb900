"""Manufacturing: a factory grows out of its drawing; the first bay is still lines, the last one dispatches."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import crate, gear, pencil
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, sphere

SHOTS = {
    "card": {
        "picture": "content/industries/manufacturing.jpg",
        "view": "card",
        "centre": (0, 0, 1.75),
        "size": 5.8,
        "pitch": 16.5,
        "place": (0.5, 0.57),
    },
    "isle": {
        "picture": "content/industries/manufacturing-isle.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.75),
        "size": 5.8,
    },
}

_UPRIGHT = (90, 0, 0)
BAY, DEPTH, WALL, RISE = 1.32, 1.9, 1.3, 0.72
BLUE = "#13698A"


def drawing(parent):
    """The sheet on the ground with its grid and title block, its left end still rolled."""
    width, depth = 5.1, 3.3
    slab(rounded_rectangle(width, depth, 0.05), 0.05, paint(BLUE, 0.6), parent=parent, bevel=0.015)
    lines = [((0.012, depth - 0.3, 0.01), (-width / 2 + 0.3 + 0.3 * i, 0, 0.05)) for i in range(16)]
    lines += [((width - 0.3, 0.012, 0.01), (0, -depth / 2 + 0.3 + 0.3 * i, 0.05)) for i in range(10)]
    boxes(lines, paint("#3D93AC", 0.6), parent=parent, bevel=0)
    border = [((width - 0.24, 0.03, 0.012), (0, side * (depth / 2 - 0.12), 0.052)) for side in (-1, 1)]
    border += [((0.03, depth - 0.24, 0.012), (width / 2 - 0.12, 0, 0.052))]
    border += [((0.95, 0.025, 0.012), (width / 2 - 0.6, -depth / 2 + 0.12 + 0.14 * i, 0.052)) for i in (1, 2, 3)]
    border += [((0.025, 0.42, 0.012), (width / 2 - 1.07, -depth / 2 + 0.33, 0.052))]
    boxes(border, paint("foam", 0.5), parent=parent, bevel=0)
    roll = group((-width / 2 - 0.02, depth / 2, 0.2), _UPRIGHT, parent)
    cylinder(0.21, depth, paint(BLUE, 0.6), parent=roll, bevel=0.01)
    cylinder(0.15, depth + 0.012, paint("#CFE6E4", 0.6), (0, 0, -0.006), parent=roll, bevel=0.004)
    cylinder(0.09, depth + 0.02, paint("#0A3F57", 0.6), (0, 0, -0.01), parent=roll, bevel=0.004)


def profile(first, bays):
    """Outline (x, z) of `bays` bays of the saw-tooth hall: each roof climbs to the right and ends in upright glass."""
    points = [((first + bays) * BAY, 0)]
    for i in reversed(range(first, first + bays)):
        points += [((i + 1) * BAY, WALL + RISE), (i * BAY, WALL)]
    return [*points, (first * BAY, 0)]


def planned_bay(parent):
    """The first bay as the lines of its drawing, with dimension marks."""
    line = paint("white", 0.5)
    corners = profile(0, 1)
    for y in (-DEPTH / 2, DEPTH / 2):
        spots = [(x, y, z) for x, z in corners]
        for start, end in zip(spots, spots[1:] + spots[:1]):
            bar(start, end, 0.034, line, parent)
        for spot in spots:
            sphere(0.055, line, spot, parent=parent)
    for x, z in corners[1:]:
        bar((x, -DEPTH / 2, z), (x, DEPTH / 2, z), 0.034, line, parent)
    for x, z in ((0.36, 0.5), (0.96, 0.5)):
        frame = [(x - 0.18, z), (x + 0.18, z), (x + 0.18, z + 0.5), (x - 0.18, z + 0.5)]
        for (ax, az), (bx, bz) in zip(frame, frame[1:] + frame[:1]):
            bar((ax, -DEPTH / 2, az), (bx, -DEPTH / 2, bz), 0.02, line, parent)
    low = -DEPTH / 2 - 0.3
    bar((0.05, low, 0.03), (BAY - 0.05, low, 0.03), 0.012, line, parent)
    for x in (0.03, BAY - 0.03):
        bar((x, low - 0.1, 0.03), (x, low + 0.1, 0.03), 0.012, line, parent)


def built_bays(parent):
    """Two finished bays: walls, saw-tooth roof, windows, gear on the front, gate and chimney."""
    front = -DEPTH / 2
    hall = group((0, DEPTH / 2, 0), _UPRIGHT, parent)
    slab(profile(1, 2), DEPTH, paint("shell", 0.55), parent=hall, bevel=0.012)
    slope, angle = math.hypot(BAY, RISE), math.degrees(math.atan2(RISE, BAY))
    for i in (1, 2):
        roof = group((i * BAY, 0, WALL), (0, -angle, 0), parent)
        box((slope + 0.1, DEPTH + 0.14, 0.09), paint("coral", 0.45, coat=0.15), (slope / 2 + 0.02, 0, -0.03), parent=roof, bevel=0.03)
        panes = [((0.04, 0.36, RISE - 0.26), ((i + 1) * BAY + 0.005, -0.66 + 0.44 * k, WALL + RISE / 2 - 0.02)) for k in range(4)]
        boxes(panes, glow("#FFE7B5", 0.8), parent=parent, bevel=0.008)
    box((2 * BAY + 0.05, DEPTH + 0.05, 0.22), paint("night", 0.5), (2 * BAY, 0, 0), parent=parent, bevel=0.02)
    for k in range(2):
        x = BAY + 0.34 + 0.64 * k
        box((0.5, 0.06, 0.62), paint("white", 0.4), (x, front, 0.44), parent=parent, bevel=0.015)
        boxes([((0.2, 0.06, 0.24), (x + dx, front - 0.012, z)) for dx in (-0.115, 0.115) for z in (0.61, 0.88)], paint("teal", 0.15, coat=0.5), parent=parent)
    gear((2 * BAY - 0.34, front + 0.02, WALL + 0.12), _UPRIGHT, parent, 0.31, 0.12, 9)
    gate(2 * BAY + 0.66, front, parent)
    stack = group((2 * BAY + 0.2, 0.45, WALL - 0.1), parent=parent)
    lathe([(0.26, 0), (0.24, 0.3), (0.17, 1.75), (0.2, 1.77), (0.2, 1.9), (0.14, 1.9), (0.13, 1.8), (0.001, 1.8)], paint("marigold", 0.45), parent=stack)
    for z, radius in ((1.05, 0.212), (1.35, 0.199)):
        cylinder(radius, 0.14, paint("shell", 0.5), (0, 0, z), parent=stack, bevel=0.01)


def gate(x, front, parent):
    """The dispatch gate, its shutter half up, a crate on its way out."""
    box((1.02, 0.1, 1.2), paint("night", 0.45), (x, front, 0), parent=parent, bevel=0.02)
    box((0.86, 0.1, 1.1), paint("ink", 0.6), (x, front - 0.012, 0), parent=parent, bevel=0.01)
    slats = [((0.88, 0.06, 0.085), (x, front - 0.05, 1.07 - 0.095 * i)) for i in range(4)]
    boxes(slats, paint("steel", 0.35, metal=0.3), parent=parent, bevel=0.012)
    sphere(0.06, glow("#FFC24A", 1.2), (x + 0.6, front - 0.03, 1.16), parent=parent)


def build(stage):
    top = isle((0.0, 0.1), 3.2, 17, stretch=(1.12, 0.82))
    site = group((0.05, 0.1, top - 0.01), (0, 0, -14))
    drawing(site)
    plant = group((-1.95, 0.4, 0.045), parent=site)
    planned_bay(plant)
    built_bays(plant)
    for x, y, z, size, turn in ((1.32, -0.92, 0.05, 0.46, 6), (1.84, -1.12, 0.05, 0.46, -14), (1.36, -0.93, 0.41, 0.36, 18)):
        crate((x, y, z), (0, 0, turn), site, size)
    pencil((-1.75, -1.42, 0.15), (0, 90, 8), site, 1.7)
    palm((3.15, 0.95, top), 1.1, 8, lean=(0.2, 0.1))
    bush((3.1, 0.3, top), 0.6, 2)
    rock((-3.0, 0.9, top), 0.7, 4)
    far_isles(stage, seed=19)
