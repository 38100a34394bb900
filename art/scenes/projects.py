"""Projects: a harbour with fourteen boats at one quay. Five of the yard's own class under sail, six built to order,
three still bare wood to show how they are made."""

import math

from kit.isle import far_isles, isle
from kit.nature import palm, tree
from kit.paint import paint
from kit.props import flag
from kit.shore import dinghy
from kit.solids import bar, box, boxes, cylinder, group, mesh_of, rounded_outline, slab, tube

SHOTS = {
    "card": {
        "picture": "content/pages/projects.webp",
        "view": "cut-out",
        "centre": (0, -0.5, 0.75),
        "size": 7.8,
        "pitch": 24,
        "share": 0.66,
        "fstop": 3.6,
    },
}

_UPRIGHT = (90, 0, 0)
# What lies at the quay from left to right: S under sail, B built to order, W bare wood.
BERTHS = "BSBWSBSBSWBSBW"
HULLS = ("teal", "night", "marigold", "leaf", "lagoon", "night")
FIRST, LAST = 170, 370
QUAY = 0.36


def at_quay(angle, reach):
    """The point (x, y) of the oval round the isle, and the direction out to sea in degrees."""
    turn = math.radians(angle)
    x, y = 1.12 * reach * math.cos(turn), 0.25 + 0.9 * reach * math.sin(turn)
    return x, y, math.degrees(math.atan2(math.sin(turn) / 0.9, math.cos(turn) / 1.12))


def quay():
    """A boardwalk along the near shore, on piles."""
    angles = [FIRST - 4 + (LAST - FIRST + 8) * i / 120 for i in range(121)]
    outline = [at_quay(a, 2.72)[:2] for a in angles] + [at_quay(a, 2.28)[:2] for a in reversed(angles)]
    slab(outline, 0.1, paint("wood", 0.6), (0, 0, QUAY - 0.1), bevel=0.03)
    for a in angles[::2]:
        (ax, ay, _), (bx, by, _) = at_quay(a, 2.3), at_quay(a, 2.7)
        bar((ax, ay, QUAY - 0.004), (bx, by, QUAY - 0.004), 0.009, paint("bark", 0.7))
    for i in range(len(BERTHS) + 1):
        x, y, _ = at_quay(FIRST + (LAST - FIRST) * (i - 0.5) / (len(BERTHS) - 1), 2.7)
        cylinder(0.065, QUAY + 0.38, paint("bark", 0.7), (x, y, -0.2), bevel=0.015)
        cylinder(0.072, 0.05, paint("shell", 0.5), (x, y, QUAY + 0.15), bevel=0.015)


def sail(boat, colour):
    """A mast with a triangular sail on a boat."""
    cylinder(0.03, 1.7, paint("wood", 0.5), (0.2, 0, 0.12), parent=boat, bevel=0.008)
    cloth, steps = [], 10
    for i in range(steps + 1):
        v = i / steps
        for u in (0, 0.5, 1):
            reach = 0.95 * (1 - v) * u
            cloth.append((0.16 - reach, 0.13 * math.sin(math.pi * u) * (1 - v), 0.55 + 1.2 * v))
    faces = [(3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3) for i in range(steps) for k in range(2)]
    sheet = mesh_of(cloth, faces, paint(colour, 0.6), parent=boat, smooth_below=180)
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.02
    bar((0.2, 0, 0.52), (-0.84, 0, 0.52), 0.02, paint("wood", 0.5), boat)


def boathouse(at):
    """A shed, its gable and open doors to the water, a flag on the ridge."""
    shed = group(at)
    half, wall, rise, deep = 1.15, 1.15, 0.85, 1.7
    gable = group((0, deep / 2, 0), _UPRIGHT, shed)
    outline = [(-half, 0), (half, 0), (half, wall), (0, wall + rise), (-half, wall)]
    slab(rounded_outline(outline, 0.01), deep, paint("shell", 0.55), parent=gable, bevel=0.01)
    boards = [((0.015, 0.02, wall), (-half + 0.2 * i, -deep / 2, wall / 2)) for i in range(1, 12)]
    boxes(boards, paint("#E2D4BC", 0.7), parent=shed, bevel=0)
    slope, angle = math.hypot(half, rise) + 0.2, math.degrees(math.atan2(rise, half))
    for side in (-1, 1):
        wing = group((0, 0, wall + rise + 0.05), (0, side * angle, 0), shed)
        box((slope, deep + 0.36, 0.09), paint("teal", 0.5), (side * slope / 2, 0, -0.05), parent=wing, bevel=0.03)
        boxes([((0.02, deep + 0.37, 0.03), (side * (0.2 + 0.2 * i), 0, 0.04)) for i in range(7)], paint("#0F5E6D", 0.6), parent=wing, bevel=0.006)
    box((1.0, 0.06, 0.92), paint("screen", 0.6), (0, -deep / 2, 0.02), parent=shed, bevel=0.01)
    box((1.16, 0.08, 0.09), paint("bark", 0.6), (0, -deep / 2 - 0.01, 0.93), parent=shed, bevel=0.015)
    for side in (-1, 1):
        leaf = group((side * 0.53, -deep / 2 - 0.03, 0.02), (0, 0, side * 62), shed)
        box((0.5, 0.05, 0.92), paint("leaf", 0.5), (side * 0.25, 0, 0), parent=leaf, bevel=0.015)
    ring = [(0.2 * math.cos(a), -deep / 2 - 0.03, 1.42 + 0.2 * math.sin(a)) for a in (2 * math.pi * i / 32 for i in range(32))]
    tube(ring, 0.055, paint("coral", 0.45), parent=shed, closed=True, curved=False)
    for i in range(4):
        a = math.pi * (0.25 + 0.5 * i)
        box((0.14, 0.05, 0.12), paint("white", 0.5), (0.2 * math.cos(a), -deep / 2 - 0.045, 1.36 + 0.2 * math.sin(a)), parent=shed, bevel=0.02)
    flag((0, 0.1, wall + rise - 0.02), parent=shed, scale=0.85, height=1.2)


def build(stage):
    level = isle((0, 0.25), 2.42, 66, height=0.3, wobble=0.02, stretch=(1.12, 0.9))
    quay()
    built = 0
    for i, kind in enumerate(BERTHS):
        x, y, out = at_quay(FIRST + (LAST - FIRST) * i / (len(BERTHS) - 1), 3.5)
        colour = {"W": "wood", "S": "shell", "B": HULLS[built % len(HULLS)]}[kind]
        built += kind == "B"
        boat = dinghy((x, y, -0.06), (0, 0, out), scale=0.66, hull=colour, rim={"W": "bark", "S": "coral", "B": "shell"}[kind])
        if kind == "S":
            sail(boat, "shell")
    boathouse((0.0, 0.75, level - 0.02))
    palm((1.95, 1.3, level), 1.6, 4, lean=(0.25, 0.1))
    tree((-1.75, 1.2, level), 1.3, "round", 3)
    tree((-2.15, 0.75, level), 0.9, "round", 8)
    far_isles(stage, ((0.08, 2.1, 1.4), (0.37, 2.4, 1.3), (0.9, 2.0, 1.3)), seed=84)
