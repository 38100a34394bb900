"""AutoCAD Utility: the lines leave the drawing at the edge of the screen and are pipes from there on."""

import math

from mathutils import Vector

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, rock, tree
from kit.paint import paint, screen
from kit.props import monitor
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/autocad-utility-desktop.jpg",
        "view": "coast",
        "centre": (0.3, 0, 1.95),
        "size": 6.6,
    },
    "mobile": {
        "picture": "content/hero-slides/autocad-utility-mobile.jpg",
        "view": "coast-phone",
        "centre": (0.15, 0, 1.95),
        "size": 7.0,
    },
    "thumbnail": {
        "picture": "content/products/autocad-utility-thumbnail.jpg",
        "view": "card",
        "width": 640,
        "height": 640,
        "centre": (0.15, 0, 1.9),
        "size": 5.3,
    },
}


def _along(direction):
    """Degrees (x, y, z) that turn +z into a direction."""
    x, y, z = Vector(direction).normalized()
    return (0, math.degrees(math.acos(max(-1, min(1, z)))), math.degrees(math.atan2(y, x)))


def collar(at, direction, radius, length, colour, parent):
    """A ring round a pipe, its middle at `at`."""
    start = Vector(at) - Vector(direction).normalized() * length / 2
    cylinder(radius, length, colour, tuple(start), _along(direction), parent, bevel=0.018, sides=48)


def pipe(points, colour, radius=0.11, parent=None, bend=0.3, ends=(True, True)):
    """A pipe along corner points with round elbows, a seam at both ends of each, and flanges at its own ends."""
    skin = paint(colour, 0.32, coat=0.45)
    knots = [Vector(point) for point in points]
    line, seams = [tuple(knots[0])], []
    for before, here, after in zip(knots, knots[1:], knots[2:]):
        back, ahead = (before - here).normalized(), (after - here).normalized()
        start, end = here + back * bend, here + ahead * bend
        hub = start + ahead * bend
        for step in range(13):
            angle = math.pi / 2 * step / 12
            line.append(tuple(hub - ahead * bend * math.cos(angle) - back * bend * math.sin(angle)))
        seams += [(start, back), (end, ahead)]
    line.append(tuple(knots[-1]))
    tube(line, radius, skin, parent=parent, curved=False)
    for spot, direction in seams:
        collar(spot, direction, radius * 1.16, 0.05, skin, parent)
    for end, (spot, other) in zip(ends, ((knots[0], knots[1]), (knots[-1], knots[-2]))):
        if end:
            flange(spot + (other - spot).normalized() * 0.06, other - spot, radius, skin, parent)


def flange(at, direction, radius, skin, parent):
    """A pair of bolted discs round a pipe of this radius."""
    ahead = Vector(direction).normalized()
    for side in (-1, 1):
        collar(Vector(at) + ahead * 0.032 * side, direction, radius * 1.62, 0.052, skin, parent)


def valve(at, direction, colour, radius=0.11, parent=None, stem=(0, 0, 1)):
    """A gate valve in a pipe: body, two flanges, a stem and its handwheel."""
    skin = paint(colour, 0.32, coat=0.45)
    ahead, up = Vector(direction).normalized(), Vector(stem)
    sphere(radius * 1.5, skin, at, parent=parent)
    for side in (-1, 1):
        flange(Vector(at) + ahead * radius * 2.0 * side, direction, radius, skin, parent)
    wheel = Vector(at) + up * radius * 3.6
    bar(at, tuple(wheel), radius * 0.3, paint("silver", 0.3, metal=0.4), parent)
    collar(Vector(at) + up * radius * 1.7, stem, radius * 0.85, radius * 0.6, skin, parent)
    holder = group(tuple(wheel), _along(stem), parent)
    rim = [(radius * 1.7 * math.cos(a), radius * 1.7 * math.sin(a), 0) for a in (math.pi * k / 16 for k in range(32))]
    tube(rim, radius * 0.26, paint("ink", 0.4, coat=0.3), parent=holder, closed=True, curved=False)
    for turn in (0, 90):
        box((radius * 3.4, radius * 0.3, radius * 0.3), paint("ink", 0.4), (0, 0, -radius * 0.15), (0, 0, turn), holder, 0.008)


def vessel(at, radius=0.6, height=2.2, parent=None, colour="shell"):
    """An upright vessel on three legs: dished ends, two seams, a manway towards the camera, a gauge glass."""
    holder = group(at, parent=parent)
    body, legs = paint(colour, 0.34, coat=0.3), 0.42
    dish = [(radius * math.sin(a), radius * 0.5 * math.cos(a)) for a in (math.pi / 2 * k / 12 for k in range(13))]
    low, high = legs + radius * 0.5, legs + height - radius * 0.5
    profile = [(max(r, 0.001), low - z) for r, z in dish] + [(max(r, 0.001), high + z) for r, z in reversed(dish)]
    lathe(profile, body, parent=holder, sides=96)
    for z in (low, high, (low + high) / 2):
        collar((0, 0, z), (0, 0, 1), radius * 1.012, 0.035, paint("steel", 0.35, metal=0.3), holder)
    for angle in (30, 150, 270):
        x, y = radius * 0.8 * math.cos(math.radians(angle)), radius * 0.8 * math.sin(math.radians(angle))
        cylinder(0.06, low, paint("night", 0.4), (x, y, 0), parent=holder, bevel=0.015)
        cylinder(0.13, 0.04, paint("night", 0.4), (x, y, 0), parent=holder, bevel=0.012)
    door = group((-0.12, -radius * 0.99, low + (high - low) * 0.24), (90, 0, -7), holder)
    cylinder(0.24, 0.1, body, (0, 0, -0.04), parent=door, bevel=0.02)
    cylinder(0.27, 0.05, paint("steel", 0.35, metal=0.3), (0, 0, 0.05), parent=door, bevel=0.012)
    boxes([((0.04, 0.04, 0.03), (0.22 * math.cos(a), 0.22 * math.sin(a), 0.105)) for a in (math.pi * k / 4 for k in range(8))], paint("night", 0.4), parent=door, bevel=0.008)
    return holder


def pump(at, turn=(0, 0, 0), parent=None, scale=1.0, colour="leaf"):
    """A pump and its motor on a base, 1.25 long; suction at -x, discharge straight up at (-0.33, 0, 0.78)."""
    holder = group(at, turn, parent, scale)
    box((1.3, 0.56, 0.1), paint("night", 0.45), parent=holder, bevel=0.03)
    skin = paint(colour, 0.35, coat=0.4)
    collar((0.3, 0, 0.4), (1, 0, 0), 0.22, 0.56, skin, holder)
    for i in range(6):
        collar((0.09 + 0.075 * i, 0, 0.4), (1, 0, 0), 0.245, 0.028, skin, holder)
    collar((0.59, 0, 0.4), (1, 0, 0), 0.2, 0.08, paint("night", 0.4), holder)
    for x in (0.12, 0.48):
        box((0.1, 0.34, 0.14), skin, (x, 0, 0.09), parent=holder, bevel=0.02)
    collar((-0.02, 0, 0.4), (1, 0, 0), 0.08, 0.2, paint("silver", 0.3, metal=0.4), holder)
    collar((-0.33, 0, 0.4), (1, 0, 0), 0.29, 0.24, paint("steel", 0.35, metal=0.3), holder)
    box((0.2, 0.34, 0.16), paint("steel", 0.35, metal=0.3), (-0.33, 0, 0.08), parent=holder, bevel=0.02)
    collar((-0.52, 0, 0.4), (1, 0, 0), 0.15, 0.16, paint("steel", 0.35, metal=0.3), holder)
    collar((-0.33, 0, 0.7), (0, 0, 1), 0.12, 0.14, paint("steel", 0.35, metal=0.3), holder)
    return holder


def post(x, y, low, high, parent=None, width=0.34):
    """A pipe support: a foot plate, a post and a shoe under the pipe."""
    steel = paint("night", 0.45)
    box((0.26, 0.26, 0.04), steel, (x, y, low), parent=parent, bevel=0.012)
    box((0.1, 0.1, high - low), steel, (x, y, low), parent=parent, bevel=0.02)
    box((width, 0.12, 0.06), steel, (x, y, high - 0.05), parent=parent, bevel=0.02)


def floor_plan(width, depth, at, turn=(0, 0, 0), parent=None, cell=0.5):
    """A dark drawing sheet lying flat, ruled with a fine grid and a frame."""
    holder = group(at, turn, parent)
    slab(rounded_rectangle(width, depth, 0.3), 0.1, paint("night", 0.5), parent=holder, bevel=0.03)
    across, along = int((width - 0.5) / cell / 2), int((depth - 0.5) / cell / 2)
    lines = [((0.016, along * 2 * cell, 0.008), (i * cell, 0, 0.1)) for i in range(-across, across + 1)]
    lines += [((across * 2 * cell, 0.016, 0.008), (0, i * cell, 0.1)) for i in range(-along, along + 1)]
    boxes(lines, paint("ring", 0.6), parent=holder, bevel=0.002)
    return holder


def roll(at, turn, length=1.5, radius=0.1, parent=None, band="coral"):
    """A rolled drawing, upright on `at` before it is turned."""
    holder = group(at, turn, parent)
    lathe([(radius, 0), (radius, length), (radius * 0.8, length), (radius * 0.7, length - 0.05), (0.001, length - 0.05)], paint("shell", 0.6), parent=holder, sides=40)
    cylinder(radius * 1.05, 0.09, paint(band, 0.5), (0, 0, length * 0.45), parent=holder, bevel=0.01)
    return holder


def build(stage):
    top = isle((0.15, 0.25), 3.2, 36, height=0.5, stretch=(1.12, 0.8))
    plant = group((0, 0, 0), (0, 0, -7))
    floor_plan(6.0, 2.9, (0.2, 0.1, top - 0.02), parent=plant)
    floor = top + 0.08
    monitor(screen("autocad-utility"), (-0.95, 0.35, floor), parent=plant, scale=0.98)
    edge, y = 1.1, 0.4
    vessel((2.42, y, floor), 0.56, 2.05, plant)
    crown = floor + 0.42 + 2.05
    pipe([(edge, y, floor + 2.95), (2.42, y, floor + 2.95), (2.42, y, crown - 0.04)], "coral", 0.12, plant)
    pipe([(edge, y, floor + 2.3), (1.55, y, floor + 2.3), (1.55, y, floor + 1.55), (1.9, y, floor + 1.55)], "marigold", 0.1, plant, bend=0.22)
    pipe([(edge, y, floor + 1.62), (1.28, y, floor + 1.62)], "lagoon", 0.1, plant, ends=(True, False))
    pipe([(1.26, y, floor + 1.62), (1.26, -0.62, floor + 1.62), (1.26, -0.62, floor + 0.7)], "lagoon", 0.1, plant, bend=0.22)
    pump((1.59, -0.62, floor), parent=plant)
    valve((1.26, -0.62, floor + 1.1), (0, 0, 1), "lagoon", 0.1, plant, stem=(0, -1, 0))
    pipe([(0.98, -0.62, floor + 0.4), (0.35, -0.62, floor + 0.4), (-2.2, -0.62, floor + 0.4)], "lagoon", 0.1, plant, ends=(True, True))
    for x in (-1.9, -0.6):
        post(x, -0.62, floor, floor + 0.3, plant)
    roll((-1.9, -1.62, top + 0.1), (0, 90, -14), 1.6)
    tree((3.2, 0.95, top), 1.15, "conical", 4)
    tree((2.75, 1.5, top), 1.5, "conical", 7)
    bush((-3.1, 0.75, top), 0.8, 2)
    rock((3.3, -0.2, top), 0.7, 3)
    rock((-3.2, 0.15, top), 0.6, 5)
    coast(stage, seed=23)
