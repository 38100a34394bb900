"""Transportation: one road winds up the hill to the place where the parcel should be; each lorry on it is in view."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock, tree
from kit.paint import paint
from kit.props import truck
from kit.solids import bar, box, cylinder, group, lathe, mesh_of, sphere

SHOTS = {
    "card": {
        "picture": "content/industries/transportation.jpg",
        "view": "card",
        "centre": (0, 0, 2.0),
        "size": 6.5,
    },
    "isle": {
        "picture": "content/industries/transportation-isle.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.0),
        "size": 6.5,
    },
}

# The road starts at START degrees (0 is +x, counter-clockwise) and climbs PITCH a turn, for TURNS turns, on a cone.
START, TURNS, PITCH = -160, 1.7, 1.48
FOOT, SLOPE, ROAD = 2.62, 0.64, 0.66
SUMMIT = TURNS * PITCH


def on_road(turns, across=0.0):
    """The point (x, y, z) after so many turns, `across` metres outwards of the road's middle."""
    angle = math.radians(START + 360 * turns)
    z = PITCH * turns
    radius = FOOT - SLOPE * z + across
    return (radius * math.cos(angle), 0.94 * radius * math.sin(angle), z)


def heading(turns):
    """Turn of what drives up the road: (0, slope, direction) in degrees."""
    (ax, ay, az), (bx, by, bz) = on_road(turns - 0.03), on_road(turns + 0.03)
    return (0, -math.degrees(math.atan2(bz - az, math.hypot(bx - ax, by - ay))), math.degrees(math.atan2(by - ay, bx - ax)))


def strip(inner, outer, low, high, colour, parent, start=0.0, end=TURNS):
    """A band along the road between two distances from its middle, from `low` to `high` over it."""
    steps = max(6, round(90 * (end - start)))
    vertices, faces = [], []
    for i in range(steps + 1):
        turns = start + (end - start) * i / steps
        for across, lift in ((inner, low), (outer, low), (outer, high), (inner, high)):
            x, y, z = on_road(turns, across)
            vertices.append((x, y, max(z + lift, -0.05)))
    for i in range(steps):
        faces += [(4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k) for k in range(4)]
    faces += [(0, 1, 2, 3), tuple(4 * steps + k for k in range(4))]
    mesh_of(vertices, faces, colour, parent=parent)


def hill(parent):
    """The green cone and its road with walls, kerbs and a dashed line, marigold where the goods still have to go."""
    green = paint("leaf", 0.75)
    cone = [(FOOT - SLOPE * z, z) for z in (0, SUMMIT - 0.04)]
    body = lathe([(FOOT + 0.05, -0.05), *cone, (0.001, SUMMIT - 0.02)], green, parent=parent)
    body.scale = (1, 0.94, 1)
    half = ROAD / 2
    strip(-half - 0.2, half, -0.62, 0.0, paint("#E9D9BD", 0.65), parent)
    strip(-half, half - 0.06, -0.1, 0.035, paint("ink", 0.65), parent)
    strip(half - 0.09, half + 0.03, -0.12, 0.1, paint("shell", 0.5), parent)
    for i in range(int(TURNS * 34)):
        turns = 0.02 + i / 34
        gone = turns < 1.2
        strip(-0.03, 0.03, 0.03, 0.045, paint("shell" if gone else "marigold", 0.5), parent, turns, turns + 0.014)


def milestone(turns, parent):
    """A kilometre stone at the kerb, yellow over white as on Indian highways."""
    x, y, z = on_road(turns, ROAD / 2 - 0.03)
    stone = group((x, y, z), (0, 0, math.degrees(math.atan2(y, x)) + 90), parent)
    box((0.17, 0.1, 0.2), paint("white", 0.5), parent=stone, bevel=0.02)
    dome = cylinder(0.085, 0.1, paint("marigold", 0.5), (0, 0.05, 0.2), (90, 0, 0), stone, 0.015)
    return dome


def pin(at, parent):
    """A map pin 1.75 high in its ring."""
    spot = group(at, parent=parent)
    lathe([(0.52, 0), (0.52, 0.05), (0.44, 0.05), (0.44, 0.02), (0.001, 0.02)], paint("shell", 0.5), parent=spot)
    cylinder(0.3, 0.04, paint("marigold", 0.45), (0, 0, 0.01), parent=spot, bevel=0.01)
    radius, middle = 0.62, 1.2
    tilt = math.asin(radius / (middle + 0.02))
    arc = [(radius * math.cos(a), middle + radius * math.sin(a)) for a in (-tilt + (math.pi / 2 + tilt) * i / 30 for i in range(31))]
    arc[-1] = (0.001, middle + radius)
    lathe([(0.015, 0.02), *arc], paint("coral", 0.32, coat=0.5), parent=spot)
    face = group((0, -0.5, middle), (90, 0, 0), spot)
    cylinder(0.3, 0.14, paint("shell", 0.45), parent=face, bevel=0.03)
    tick = paint("leaf", 0.45)
    bar((-0.14, 0.0, 0.145), (-0.04, -0.11, 0.145), 0.035, tick, face)
    bar((-0.04, -0.11, 0.145), (0.15, 0.11, 0.145), 0.035, tick, face)
    for x, y in ((-0.14, 0.0), (-0.04, -0.11), (0.15, 0.11)):
        sphere(0.035, tick, (x, y, 0.145), parent=face)


def build(stage):
    top = isle((0, 0.1), 3.1, 72, height=0.45, stretch=(1.1, 0.9))
    mound = group((0, 0.1, top))
    hill(mound)
    for turns, cab, cargo, scale in ((0.26, "marigold", "shell", 0.46), (1.17, "teal", "shell", 0.42)):
        x, y, z = on_road(turns, -0.02)
        truck((x, y, z + 0.035), heading(turns), mound, scale, cab, cargo)
    for turns in (0.09, 0.4, 1.0, 1.32):
        milestone(turns, mound)
    pin((0, 0, SUMMIT - 0.03), mound)
    for angle, z, size, shape, seed in ((-128, 0.86, 0.62, "conical", 3), (-60, 1.2, 0.5, "round", 4), (-42, 1.22, 0.62, "conical", 6), (-118, 2.12, 0.4, "conical", 7)):
        radius = FOOT - SLOPE * z
        tree((radius * math.cos(math.radians(angle)), 0.94 * radius * math.sin(math.radians(angle)), z - 0.08), size, shape, seed, mound)
    palm((-2.85, 0.9, top), 1.4, 4, lean=(-0.2, 0.0))
    bush((2.95, -0.2, top), 0.7, 5)
    rock((1.5, -2.3, top), 0.7, 3)
    rock((1.85, -2.15, top), 0.45, 8)
    far_isles(stage, seed=74)
