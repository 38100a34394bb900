"""Cyber security: a padlock as the keep of a small fortress, its bridge drawn up, the servers behind its walls."""

import math

from kit.coast import coast
from kit.isle import isle
from kit.nature import rock, tree
from kit.paint import glow, paint
from kit.props import server_rack
from kit.solids import box, boxes, cone, cylinder, group, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/cyber-security-desktop.jpg",
        "view": "coast",
        "mood": "cool",
        "centre": (0, 0, 2.0),
        "size": 6.5,
    },
    "mobile": {
        "picture": "content/hero-slides/cyber-security-mobile.jpg",
        "view": "coast-phone",
        "mood": "cool",
        "centre": (0, 0, 2.0),
        "size": 7.0,
    },
}

WALL, REACH = 0.62, 2.42


def keep(at):
    """The padlock, 2.3 wide and 3.6 high, its keyhole lit from within."""
    lock = group(at)
    front = group((0, 0, 1.05), (90, 0, 0), lock)
    arc = [(0.68 * math.cos(a), 1.5 + 0.68 * math.sin(a), 0) for a in (math.pi * (1 - i / 32) for i in range(33))]
    tube([(-0.68, 0.7, 0), *arc, (0.68, 0.7, 0)], 0.2, paint("silver", 0.22, metal=0.45), parent=front, curved=False)
    for x in (-0.68, 0.68):
        cylinder(0.28, 0.12, paint("steel", 0.3, metal=0.4), (x, 0, 1.99), parent=lock, bevel=0.03)
    slab(rounded_rectangle(2.3, 1.96, 0.36), 0.95, paint("ink", 0.32, coat=0.5), (0, 0, -0.475), parent=front, bevel=0.14)
    slab(rounded_rectangle(1.92, 1.58, 0.26), 0.05, paint("night", 0.4, coat=0.3), (0, 0, 0.46), parent=front, bevel=0.02)
    cylinder(0.52, 0.07, paint("marigold", 0.3, coat=0.5), (0, 0.05, 0.49), parent=front, bevel=0.03)
    slab(keyhole(), 0.03, glow("#FFF0C8", 1.15), (0, 0.05, 0.552), parent=front, bevel=0.006)
    for x in (-0.84, 0.84):
        for y in (-0.66, 0.66):
            sphere(0.055, paint("steel", 0.3, metal=0.4), (x, y, 0.51), parent=front, stretch=(1, 1, 0.6))


def keyhole():
    """Outline of a keyhole: a round head on a widening foot."""
    head = [(0.17 * math.cos(a), 0.12 + 0.17 * math.sin(a)) for a in (math.radians(-58 + 296 * i / 32) for i in range(33))]
    return [*head, (-0.17, -0.34), (0.17, -0.34)]


def ring_wall(top, gate=17):
    """The wall round the isle in two courses of ashlar with battlements, open for the gatehouse within `gate` degrees
    of the camera's side."""
    stones, count = group((0, 0, top - 0.02)), 52
    tints = [paint(tint, 0.7) for tint in ("#DDE0D6", "#D3D8CF", "#E3E2D6")]
    for i in range(2 * count):
        course, half = divmod(i, count)
        angle = 360 * (half + 0.5 * course) / count
        if abs(angle - 270) < gate:
            continue
        turn = math.radians(angle)
        x, y = REACH * 1.1 * math.cos(turn), REACH * 0.86 * math.sin(turn)
        along = math.degrees(math.atan2(0.86 * math.cos(turn), -1.1 * math.sin(turn)))
        length = 2 * math.pi / count * REACH * math.hypot(1.1 * math.sin(turn), 0.86 * math.cos(turn)) + 0.012
        box((length, 0.28, WALL / 2 + 0.01), tints[i * 7 % 3], (x, y, course * WALL / 2), (0, 0, along), stones, 0.022)
        if course and half % 2:
            box((0.26, 0.32, 0.2), tints[i % 3], (x, y, WALL - 0.02), (0, 0, along), stones, 0.03)


def circle(radius, height, x):
    return [(x + radius * math.cos(a), radius * math.sin(a), height) for a in (2 * math.pi * i / 48 for i in range(48))]


def gatehouse(at):
    """Two round towers, and between them the bridge, drawn up on its chains."""
    gate = group(at)
    for x in (-0.72, 0.72):
        cylinder(0.34, 1.15, paint("#E3E2D6", 0.65), (x, 0, 0), parent=gate, bevel=0.04)
        cylinder(0.39, 0.14, paint("#D3D8CF", 0.65), (x, 0, 1.02), parent=gate, bevel=0.03)
        cone(0.44, 0.02, 0.55, paint("teal", 0.4, coat=0.2), (x, 0, 1.14), parent=gate, bevel=0.015)
        for z in (0.3, 0.66):
            tube(circle(0.339, z, x), 0.008, paint("steel", 0.7), parent=gate, closed=True, curved=False)
        box((0.09, 0.06, 0.3), paint("ink", 0.4), (x, -0.325, 0.5), parent=gate, bevel=0.02)
    box((1.1, 0.3, 0.86), paint("#DDE0D6", 0.65), parent=gate, bevel=0.04)
    bridge = group((0, -0.2, 0.0), (6, 0, 0), gate)
    box((0.8, 0.09, 0.92), paint("coral", 0.5, coat=0.15), (0, 0, 0.0), parent=bridge, bevel=0.03)
    boxes([((0.02, 0.03, 0.86), (-0.2 + 0.2 * i, -0.045, 0.46)) for i in range(3)], paint("#D9431F", 0.6), parent=bridge, bevel=0.004)
    boxes([((0.84, 0.05, 0.07), (0, -0.04, z)) for z in (0.2, 0.72)], paint("ink", 0.4), parent=bridge, bevel=0.015)


def build(stage):
    top = isle((0, 0.05), 3.1, 52, stretch=(1.12, 0.86))
    ring_wall(top)
    gatehouse((0, -REACH * 0.86, top - 0.02))
    slab(rounded_rectangle(2.9, 1.6, 0.4), 0.5, paint("teal", 0.45), (0, 0.15, top - 0.02), bevel=0.08)
    keep((0, 0.15, top + 0.47))
    for x, units, turn in ((-1.95, 5, 8), (1.98, 4, -8), (1.45, 6, -4)):
        server_rack(units, (x, 0.25 if units < 6 else 1.1, top - 0.01), (0, 0, turn))
    server_rack(6, (-1.4, 1.15, top - 0.01), (0, 0, 4))
    rock((-2.75, -1.25, top), 0.8, 3)
    rock((2.8, -1.1, top), 0.6, 4)
    tree((2.95, 0.9, top), 0.9, "conical", 5)
    coast(stage, seed=82)
