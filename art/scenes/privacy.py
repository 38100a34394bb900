"""Privacy: a house behind its hedge. The gate is shut, and the key hangs outside, on your side."""

import math

from kit.isle import far_isles, isle
from kit.nature import rock, tree
from kit.paint import glow, paint
from kit.solids import bar, box, boxes, cylinder, group, rounded_outline, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/privacy.jpg",
        "view": "card",
        "mood": "cool",
        "centre": (0, 0, 1.5),
        "size": 6.2,
    },
}

_UPRIGHT = (90, 0, 0)
REACH = (2.75, 2.0)
GATE = 24


def hedge(top):
    """A clipped hedge round the isle, open for the gate within GATE degrees of the camera's side."""
    count = 44
    tints = [paint(tint, 0.8) for tint in ("#2E8B6F", "#2A8268", "#33946F")]
    for i in range(count):
        angle = 360 * (i + 0.5) / count
        if abs(angle - 270) < GATE:
            continue
        turn = math.radians(angle)
        spot = (REACH[0] * math.cos(turn), 0.1 + REACH[1] * math.sin(turn), top - 0.03)
        along = math.degrees(math.atan2(REACH[1] * math.cos(turn), -REACH[0] * math.sin(turn)))
        length = 2 * math.pi / count * math.hypot(REACH[0] * math.sin(turn), REACH[1] * math.cos(turn))
        box((length + 0.1, 0.56, 1.02 + 0.03 * (i % 2)), tints[i * 5 % 3], spot, (0, 0, along), bevel=0.16)


def gate(at):
    """Two stone posts under clipped balls, and between them a shut gate of boards with iron hinges."""
    front = group(at)
    for x in (-1.02, 1.02):
        box((0.5, 0.5, 1.5), paint("shell", 0.6), (x, 0, 0), parent=front, bevel=0.04)
        boxes([((0.52, 0.52, 0.02), (x, 0, z)) for z in (0.36, 0.74, 1.12)], paint("stone", 0.7), parent=front, bevel=0.004)
        box((0.62, 0.62, 0.12), paint("stone", 0.6), (x, 0, 1.48), parent=front, bevel=0.04)
        sphere(0.34, paint("leaf", 0.8), (x, 0, 1.9), parent=front)
    arch = [(x, 1.42 + 0.3 * math.sqrt(max(0, 1 - (x / 0.8) ** 2))) for x in (0.78 - 1.56 * i / 20 for i in range(21))]
    face = group((0, 0.05, 0.06), _UPRIGHT, front)
    slab([(-0.78, 0), (0.78, 0), *arch], 0.1, paint("ink", 0.45, coat=0.2), (0, 0, -0.05), parent=face, bevel=0.03)
    boards = [((0.185, 1.22 + 0.36 * math.sqrt(max(0, 1 - (x / 0.82) ** 2)), 0.05), (x, 0, 0)) for x in (-0.6 + 0.2 * i for i in range(7))]
    for (wide, high, deep), (x, _, _) in boards:
        slab([(px + x, py + 0.05 + high / 2) for px, py in rounded_rectangle(wide, high, 0.03)], deep, paint("teal", 0.5), (0, 0, 0.03), parent=face, bevel=0.012)
    for y in (0.34, 1.12):
        box((1.42, 0.09, 0.03), paint("ink", 0.35, coat=0.3), (0, y, 0.075), parent=face, bevel=0.01)
        for x in (-0.6, -0.2, 0.2, 0.6):
            sphere(0.032, paint("steel", 0.3, metal=0.4), (x, y, 0.108), parent=face)
    lock = group((0.0, 0.74, 0.075), parent=face)
    slab(rounded_rectangle(0.36, 0.46, 0.1), 0.05, paint("marigold", 0.3, coat=0.4), parent=lock, bevel=0.018)
    cylinder(0.062, 0.012, paint("ink", 0.4), (0, 0.05, 0.048), parent=lock, bevel=0.003)
    slab([(-0.03, 0.04), (-0.05, -0.13), (0.05, -0.13), (0.03, 0.04)], 0.012, paint("ink", 0.4), (0, 0, 0.048), parent=lock, bevel=0.003)


def key(at, scale):
    """A brass key hanging by its bow from an iron hook in front of `at`, 1 high at scale 1."""
    brass = paint("marigold", 0.26, coat=0.5, metal=0.15)
    hook = group(at, scale=scale)
    tube([(0, 0.1, 0.08), (0, -0.14, 0.06), (0, -0.2, 0.1), (0, -0.2, 0.16)], 0.03, paint("ink", 0.4), parent=hook)
    body = group((0, -0.14, 0.02), _UPRIGHT, hook)
    bow = [(0.19 * math.cos(a), -0.13 + 0.17 * math.sin(a), 0) for a in (2 * math.pi * i / 40 for i in range(40))]
    tube(bow, 0.055, brass, parent=body, closed=True, curved=False)
    bar((0, -0.3, 0), (0, -0.98, 0), 0.055, brass, body)
    cylinder(0.085, 0.08, brass, (0, -0.34, 0), (90, 0, 0), body, 0.02)
    bit = rounded_outline([(0, -0.96), (0.22, -0.96), (0.22, -0.87), (0.14, -0.87), (0.14, -0.8), (0.24, -0.8), (0.24, -0.68), (0, -0.68)], 0.015)
    slab(bit, 0.07, brass, (0.02, 0, -0.035), parent=body, bevel=0.015)


def house(at):
    """What one sees of the house above the hedge: white walls, a steep roof, its shutters closed but for a line of light."""
    home = group(at, (0, 0, -8))
    box((2.1, 1.5, 1.75), paint("shell", 0.55), parent=home, bevel=0.04)
    gable = group((0, 0.75, 1.7), _UPRIGHT, home)
    slab(rounded_outline([(-1.03, 0), (1.03, 0), (0, 1.12)], 0.01), 1.48, paint("shell", 0.55), parent=gable, bevel=0.01)
    slope = math.hypot(1.05, 1.12) + 0.26
    angle = math.degrees(math.atan2(1.12, 1.05))
    for side in (-1, 1):
        wing = group((0, 0, 2.88), (0, side * angle, 0), home)
        box((slope, 1.86, 0.1), paint("night", 0.5), (side * slope / 2, 0, -0.05), parent=wing, bevel=0.03)
        courses = [((0.02, 1.87, 0.03), (side * (0.22 + 0.22 * i), 0, 0.045)) for i in range(7)]
        boxes(courses, paint("#0E3340", 0.6), parent=wing, bevel=0.006)
    box((0.3, 0.3, 0.8), paint("stone", 0.6), (0.62, 0.3, 2.2), parent=home, bevel=0.03)
    box((0.38, 0.38, 0.08), paint("ink", 0.5), (0.62, 0.3, 2.98), parent=home, bevel=0.02)
    box((0.56, 0.06, 0.62), paint("white", 0.45), (0, -0.745, 1.72), parent=home, bevel=0.02)
    for x in (-0.125, 0.125):
        box((0.23, 0.06, 0.54), paint("teal", 0.5), (x, -0.765, 1.76), parent=home, bevel=0.015)
        boxes([((0.17, 0.03, 0.03), (x, -0.8, 1.83 + 0.08 * k)) for k in range(6)], paint("#0F5E6D", 0.5), parent=home, bevel=0.004)
    boxes([((0.012, 0.02, 0.5), (0, -0.79, 2.03))], glow("#FFDD9A", 1.2), parent=home, bevel=0)


def build(stage):
    top = isle((0, 0.1), 3.2, 31, stretch=(1.12, 0.86))
    hedge(top)
    house((0.0, 0.45, top - 0.02))
    gate((0, -1.78, top - 0.03))
    key((1.02, -2.03, top + 1.24), 0.92)
    slab(rounded_rectangle(1.5, 0.62, 0.16), 0.06, paint("stone", 0.7), (0, -2.12, top - 0.025), bevel=0.025)
    tree((-1.75, 0.75, top), 2.0, "conical", 4)
    tree((1.85, 0.7, top), 1.75, "round", 7)
    rock((-2.6, -1.45, top - 0.05), 0.6, 3)
    far_isles(stage, seed=62)
