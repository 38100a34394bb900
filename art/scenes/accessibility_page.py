"""Accessibility: a ramp without a step, a rail to hold, a ribbed path to feel, and a bell to steer by."""

import math

from kit.brass import bell
from kit.isle import far_isles, isle
from kit.nature import bush, rock, tree
from kit.paint import glow, paint
from kit.solids import bar, box, boxes, cone, cylinder, group, mesh_of, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/accessibility.webp",
        "view": "cut-out",
        "centre": (0.55, -0.1, 0.8),
        "size": 5.6,
        "pitch": 35,
        "yaw": 18,
        "fstop": 4,
    },
}

WIDE = 1.3
# The way in its own frame, along x: ramp down from the sand to the deck, and the deck.
RAMP, DECK, LOW = 2.1, 1.7, 0.36


def height(x, top):
    """Height of the way at x: it falls evenly over the ramp, and then is level."""
    return top + (LOW - top) * min(1, max(0, x / RAMP))


def way(at, turn, top):
    """The ramp and the jetty, planked, on piles, with a ribbed path along the middle and a rail on both sides."""
    path = group((at[0], at[1], 0), (0, 0, turn))
    slope = math.degrees(math.atan2(top - LOW, RAMP))
    long = math.hypot(RAMP, top - LOW)
    ramp, deck = group((0, 0, top), (0, slope, 0), path), group((RAMP, 0, LOW), parent=path)
    for part, length in ((ramp, long), (deck, DECK)):
        count = round(length / 0.18)
        step = length / count
        for shade, first in (("wood", 0), ("#CF9760", 1)):
            boxes([((step - 0.02, WIDE, 0.07), ((i + 0.5) * step, 0, -0.035)) for i in range(first, count, 2)], paint(shade, 0.65), parent=part, bevel=0.012)
        boxes([((length, 0.08, 0.12), (length / 2, y, -0.12)) for y in (-0.55, 0.55)], paint("bark", 0.7), parent=part)
        boxes([((length, 0.06, 0.07), (length / 2, y, 0.03)) for y in (-WIDE / 2 + 0.02, WIDE / 2 - 0.02)], paint("shell", 0.5), parent=part)
        boxes([((length - 0.06, 0.42, 0.03), (length / 2, 0, 0.012))], paint("marigold", 0.5), parent=part)
        boxes([((length - 0.14, 0.04, 0.035), (length / 2, y, 0.035)) for y in (-0.14, -0.047, 0.047, 0.14)], paint("#F39A12", 0.5), parent=part, bevel=0.015)
    # Before the water and at the ramp's head the path is studded: here it ends.
    for x in (RAMP + DECK - 0.22, -0.25):
        field = group((x, 0, height(x, top) + 0.01), parent=path)
        box((0.42, WIDE - 0.16, 0.03), paint("marigold", 0.5), (0, 0, 0), parent=field, bevel=0.008)
        for i in range(3):
            for k in range(8):
                cylinder(0.04, 0.05, paint("#F39A12", 0.5), (-0.13 + 0.13 * i, -0.47 + 0.134 * k, 0.01), parent=field, bevel=0.015, sides=24)
    end = RAMP + DECK
    for y in (-WIDE / 2, WIDE / 2):
        for x in (0.06, RAMP * 0.5, RAMP, RAMP + DECK * 0.5, end - 0.08):
            z = height(x, top)
            cylinder(0.055, z + 0.98, paint("shell", 0.4, coat=0.2), (x, y, -0.15), parent=path, bevel=0.015)
        for lift, radius, colour in ((0.84, 0.062, "coral"), (0.5, 0.04, "shell")):
            line = [(-0.3, y, top + lift), (0.06, y, top + lift), (RAMP, y, LOW + lift), (end - 0.08, y, LOW + lift)]
            tube(line, radius, paint(colour, 0.35, coat=0.4), parent=path, curved=False)
        # The rail's end turns down to the ground, so that no sleeve catches on it.
        tube([(-0.3, y, top + 0.84), (-0.42, y, top + 0.8), (-0.46, y, top + 0.68), (-0.46, y, top)], 0.062, paint("coral", 0.35, coat=0.4), parent=path)
    return path


def buoy(at, scale):
    """A bell buoy afloat: a coral float, a frame of four legs with the bell between them, a lamp on top."""
    holder = group(at, (5, -6, 14), scale=scale)
    cone(0.95, 0.8, 0.4, paint("coral", 0.35, coat=0.4), (0, 0, -0.1), parent=holder, bevel=0.1)
    cylinder(0.82, 0.06, paint("shell", 0.4), (0, 0, 0.28), parent=holder, bevel=0.02)
    for angle in (45, 135, 225, 315):
        a = math.radians(angle)
        bar((0.66 * math.cos(a), 0.66 * math.sin(a), 0.3), (0.2 * math.cos(a), 0.2 * math.sin(a), 2.0), 0.055, paint("ink", 0.4, coat=0.3), holder)
    for z, r in ((0.85, 0.52),):
        tube([(r * math.cos(math.radians(b)), r * math.sin(math.radians(b)), z) for b in (45, 135, 225, 315)], 0.035, paint("ink", 0.4), parent=holder, closed=True, curved=False)
    cylinder(0.26, 0.1, paint("ink", 0.4), (0, 0, 1.98), parent=holder, bevel=0.03)
    bell((0, 0, 1.98), parent=holder, scale=0.66)
    cylinder(0.12, 0.24, glow("#FFE0A0", 1.2), (0, 0, 2.07), parent=holder, bevel=0.03)
    sphere(0.13, paint("coral", 0.35, coat=0.4), (0, 0, 2.34), parent=holder, stretch=(1, 1, 0.7))
    for radius, colour, z in ((1.5, "ring", 0.01), (1.14, "foam", 0.03)):
        cylinder(radius * scale, 0.03, paint(colour), (at[0], at[1], z - 0.01), bevel=0.01)


def hut(at, turn, top):
    """A waiting shelter with an open front, a bench, and a doorway as wide as the way."""
    house = group((*at, top), (0, 0, turn))
    for x in (-0.8, 0.8):
        for y in (-0.5, 0.5):
            cylinder(0.06, 1.4, paint("shell", 0.4), (x, y, 0), parent=house, bevel=0.015)
    box((1.7, 0.08, 1.15), paint("shell", 0.5), (0, 0.5, 0.1), parent=house, bevel=0.02)
    roof = [(-1.05, -0.8, 1.36), (1.05, -0.8, 1.36), (1.05, 0.8, 1.36), (-1.05, 0.8, 1.36), (-0.6, 0, 1.9), (0.6, 0, 1.9)]
    mesh_of(roof, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4), (3, 2, 1, 0)], paint("ink", 0.45, coat=0.2), parent=house, bevel=0.03)
    box((1.3, 0.36, 0.07), paint("wood", 0.5), (0, 0.25, 0.4), parent=house, bevel=0.02)
    for x in (-0.5, 0.5):
        box((0.07, 0.3, 0.4), paint("bark", 0.6), (x, 0.25, 0), parent=house, bevel=0.015)


def build(stage):
    top = isle((-1.75, 0.55), 2.15, 181, height=0.46, wobble=0.09, stretch=(1.05, 0.95))
    turn, head = -21, (0.1, -0.16)
    way(head, turn, top + 0.02)
    # From the shelter to the ramp's head the ribbed path crosses the sand.
    side = math.radians(turn)
    walk = group((head[0] - 0.46 * math.cos(side), head[1] - 0.46 * math.sin(side), top), (0, 0, 180 + turn - 3))
    box((1.7, 0.42, 0.04), paint("marigold", 0.5), (0.86, 0, -0.005), parent=walk, bevel=0.008)
    boxes([((1.66, 0.04, 0.035), (0.86, y, 0.038)) for y in (-0.14, -0.047, 0.047, 0.14)], paint("#F39A12", 0.5), parent=walk, bevel=0.015)
    hut((-2.35, 1.35), 14, top)
    tree((-3.3, 1.2, top), 1.15, "round", 4)
    bush((-3.3, -0.05, top), 0.8, 2)
    rock((-2.6, -0.75, top), 0.8, 3)
    rock((-2.25, -0.98, top), 0.5, 4)
    buoy((2.35, 1.75, 0.06), 0.86)
    far_isles(stage, seed=91)
