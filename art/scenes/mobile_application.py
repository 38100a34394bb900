"""Mobile application: the road of a driver's map runs out of the phone and on over the sand, past the last mast."""

import math

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, rock
from kit.paint import paint, screen
from kit.props import house, phone, truck
from kit.solids import bar, boxes, cylinder, group, rounded_rectangle, slab, sphere
from kit.ways import soft, strip

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/mobile-application-desktop.jpg",
        "view": "coast",
        "centre": (0.1, 0, 2.0),
        "size": 6.6,
    },
    "mobile": {
        "picture": "content/hero-slides/mobile-application-mobile.jpg",
        "view": "coast-phone",
        "centre": (0.1, 0, 2.0),
        "size": 6.8,
    },
    "card": {
        "picture": "content/services/mobile-application.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.2),
        "size": 5.9,
    },
}


def road(line, z):
    """The map's road as a real one: pale verge, blue-green tarmac, dashes."""
    slab(strip(line, -0.28, 0.28), 0.03, paint("white", 0.6), (0, 0, z - 0.005), bevel=0.012)
    slab(strip(line, -0.19, 0.19), 0.03, paint("sea", 0.55), (0, 0, z + 0.012), bevel=0.01)
    dashes = group((0, 0, z + 0.042))
    for i in range(3, len(line) - 6, 5):
        (ax, ay), (bx, by) = line[i], line[i + 1]
        boxes([((0.14, 0.035, 0.008), (0, 0, 0))], paint("white", 0.6), (ax, ay, 0), (0, 0, math.degrees(math.atan2(by - ay, bx - ax))), dashes, 0.002)


def pin(at, size):
    """A map pin whose point touches `at`."""
    holder = group(at, (0, 0, 6), scale=size)
    front = group((0, 0, 0), (90, 0, 0), holder)
    drop = [(0.5 * math.cos(a), 1.15 + 0.5 * math.sin(a)) for a in (math.radians(-28 + 236 * i / 40) for i in range(41))]
    eye = [(0.2 * math.cos(a), 1.15 + 0.2 * math.sin(a)) for a in (2 * math.pi * i / 40 for i in range(40))]
    slab([[*drop, (-0.04, 0.02), (0.04, 0.02)], eye], 0.3, paint("coral", 0.34, coat=0.45), (0, 0, -0.15), parent=front, bevel=0.07)
    cylinder(0.24, 0.1, paint("shell", 0.4), (0, 1.15, -0.05), parent=front, bevel=0.02)


def mast(at, size):
    """A lattice mast with its aerials."""
    tower = group(at, scale=size)
    steel = paint("ink", 0.45)
    feet = [(0.34 * math.cos(a), 0.34 * math.sin(a)) for a in (math.radians(d) for d in (90, 210, 330))]
    legs = [[(x * (1 - 0.26 * k), y * (1 - 0.26 * k), 0.7 * k) for k in range(5)] for x, y in feet]
    for i, leg in enumerate(legs):
        bar(leg[0], (leg[0][0] * -0.04, leg[0][1] * -0.04, 2.8), 0.035, steel, tower)
        other = legs[(i + 1) % 3]
        for k in range(3):
            bar(leg[k], other[k + 1], 0.02, steel, tower)
            bar(leg[k + 1], other[k + 1], 0.02, steel, tower)
    for z in (2.15, 2.5):
        slab(rounded_rectangle(0.14, 0.42, 0.05), 0.08, paint("shell", 0.4), (0.12, -0.12, z), (90, 0, 35), tower, 0.03)
        slab(rounded_rectangle(0.14, 0.42, 0.05), 0.08, paint("shell", 0.4), (-0.12, -0.12, z), (90, 0, -35), tower, 0.03)
    sphere(0.07, paint("coral", 0.4), (0, 0, 2.86), parent=tower)


def build(stage):
    top = isle((0.1, -0.05), 3.1, 45, stretch=(1.1, 0.84))
    phone(screen("delivery-app"), (-0.55, 0.55, top - 0.02), (-5, 0, 5), scale=1.9)
    line = soft([(-0.53, 0.36), (-0.56, -0.15), (-1.0, -0.75), (-0.55, -1.35), (0.55, -1.4), (1.35, -0.95), (1.75, -0.35)], 14)
    road(line, top)
    truck((0.1, -1.43, top + 0.035), (0, 0, 2), scale=0.42, cab="marigold")
    house(1.25, 1.0, (1.95, 0.45, top - 0.01), (0, 0, -10), roof="ink")
    pin((1.98, 0.45, top + 1.24), 1.0)
    bush((-2.35, 0.45, top), 0.95, 4)
    bush((2.95, 0.1, top), 0.6, 2)
    rock((-2.2, -1.25, top), 0.8, 5)
    rock((-2.55, -1.0, top), 0.5, 6)
    spot = stage.on_water({"banner": 0.53, "phone": 0.2, "card": 0.16}[stage.kind], 1.75)
    mast((*spot, isle(spot, 0.85, 8, height=0.35, rings=((0.25, "lagoon"), (0.55, "ring")))), 0.95)
    coast(stage, seed=33)
