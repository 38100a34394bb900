"""Home: seven isles, each with work of its own, joined by causeways into one. From up here they are the company's mark."""

import math

from kit.isle import isle
from kit.nature import bush, palm, tree
from kit.paint import glass, glow, paint, screen
from kit.props import coin_stack, crate, gear, paper_stack, phone, truck
from kit.shore import dinghy
from kit.solids import bar, box, cylinder, group, lathe, slab
from kit.ways import soft, strip

SHOTS = {
    "card": {
        "picture": "content/pages/home.jpg",
        "view": "card",
        "centre": (0.1, -0.35, 0.3),
        "size": 7.4,
        "pitch": 43,
        "place": (0.5, 0.5),
        "fstop": 5.6,
    },
}

# The seven discs of the mark, in metres, along its line; the middle one is larger.
SCALE = 0.187
MARK = ((10.49, 15.9), (-4.74, 19.66), (-12.42, 8.25), (0, 0), (12.42, -8.25), (4.74, -19.66), (-10.49, -15.9))
ISLES = [(x * SCALE, y * SCALE) for x, y in MARK]
RADIUS, MIDDLE_RADIUS = 1.27, 1.45
RINGS = ((0.22, "lagoon"), (0.5, "ring"), (0.95, "ring-far"))
HIGH = 0.34


def _off_shore(spot):
    return all(math.dist(spot, centre) > (MIDDLE_RADIUS if i == 3 else RADIUS) - 0.05 for i, centre in enumerate(ISLES))


def causeway(top):
    """One road over all isles, from the first to the last: kerbs, a broken line, arches where it crosses the water."""
    stops = [(x * (1 - 0.16 * (y != 0)), y - (0.42 if y > 0 else -0.42 if y < 0 else 0)) for x, y in ISLES]
    stops[0], stops[-1] = (ISLES[0][0] - 0.1, ISLES[0][1] - 0.42), (ISLES[-1][0] + 0.1, ISLES[-1][1] + 0.42)
    line = soft(stops)
    slab(strip(line, -0.33, 0.33), 0.15, paint("shell", 0.6), (0, 0, top - 0.1), bevel=0.02)
    slab(strip(line, -0.23, 0.23), 0.03, paint("night", 0.6), (0, 0, top + 0.04), bevel=0.008)
    for low in (-0.33, 0.27):
        slab(strip(line, low, low + 0.06), 0.12, paint("shell", 0.55), (0, 0, top), bevel=0.02)
    for end in (stops[0], stops[-1]):
        cylinder(0.46, 0.15, paint("shell", 0.6), (*end, top - 0.099), bevel=0.02)
        cylinder(0.38, 0.03, paint("night", 0.6), (*end, top + 0.041), bevel=0.008)
        cylinder(0.13, 0.06, paint("marigold", 0.5), (*end, top + 0.06), bevel=0.02)
    for i in range(2, len(line) - 3, 3):
        slab(strip(line[i : i + 2], -0.022, 0.022), 0.012, paint("marigold", 0.5), (0, 0, top + 0.067), bevel=0.003)
    for i, spot in enumerate(line):
        if i % 2 == 0 and _off_shore(spot):
            cylinder(0.3, top, paint("stone", 0.7), (*spot, -0.05), bevel=0.03)
    # Round the light the road is a circle.
    cylinder(1.22, 0.15, paint("shell", 0.6), (0, 0, top - 0.097), bevel=0.02, sides=96)
    cylinder(1.12, 0.03, paint("night", 0.6), (0, 0, top + 0.045), bevel=0.008, sides=96)


def beacon(at):
    """The light of the middle isle: a white tower on the mark's coral disc."""
    tower = group(at)
    cylinder(0.78, 0.16, paint("coral", 0.45, coat=0.2), (0, 0, -0.02), parent=tower, bevel=0.035, sides=128)
    cylinder(0.58, 0.14, paint("shell", 0.5), (0, 0, 0.06), parent=tower, bevel=0.04)
    lathe([(0.44, 0.18), (0.4, 0.3), (0.27, 1.5), (0.25, 1.52), (0.001, 1.52)], paint("shell", 0.4, coat=0.2), parent=tower)
    lathe([(0.375, 0.62), (0.33, 0.98)], paint("teal", 0.45), parent=tower)
    cylinder(0.4, 0.09, paint("ink", 0.45), (0, 0, 1.5), parent=tower, bevel=0.03)
    for i in range(12):
        angle = math.pi * i / 6
        bar((0.36 * math.cos(angle), 0.36 * math.sin(angle), 1.58), (0.36 * math.cos(angle), 0.36 * math.sin(angle), 1.74), 0.012, paint("ink", 0.5), tower)
    cylinder(0.17, 0.36, glow("#FFE6A6", 1.25), (0, 0, 1.58), parent=tower, bevel=0.02)
    cylinder(0.23, 0.36, glass("glass", 0.05, 0.2), (0, 0, 1.58), parent=tower, bevel=0.005)
    lathe([(0.32, 1.94), (0.3, 1.98), (0.06, 2.2), (0.03, 2.26), (0.001, 2.27)], paint("teal", 0.4, coat=0.3), parent=tower)
    box((0.2, 0.06, 0.36), paint("teal", 0.4), (0, -0.4, 0.18), parent=tower, bevel=0.03)


def stores_isle(at):
    """A store with its doors open and boxes before it."""
    yard = group(at, (0, 0, -10))
    box((1.05, 0.7, 0.62), paint("shell", 0.5), (0, 0.2, 0), parent=yard, bevel=0.03)
    lathe([(0.36, 0), (0.36, 1.12), (0.001, 1.12)], paint("ink", 0.45), (-0.56, 0.2, 0.6), (0, 90, 0), yard)
    box((0.6, 0.05, 0.46), paint("ink", 0.5), (0, -0.16, 0), parent=yard, bevel=0.015)
    crate((-0.42, -0.5, 0), (0, 0, 14), yard, 0.34)
    crate((0.02, -0.55, 0), (0, 0, -8), yard, 0.34)
    crate((-0.2, -0.52, 0.27), (0, 0, 4), yard, 0.3)


def works(at):
    """A factory with a saw-tooth roof, a chimney and the sign of its trade."""
    hall = group(at, (0, 0, 8))
    box((1.0, 0.66, 0.5), paint("shell", 0.5), parent=hall, bevel=0.03)
    for i in range(3):
        tooth = group((-0.5 + 0.333 * i, 0.33, 0.48), (90, 0, 0), hall)
        slab([(0, 0), (0.333, 0), (0, 0.26)], 0.66, paint("ink", 0.45), parent=tooth, bevel=0.012)
    cylinder(0.11, 1.1, paint("marigold", 0.5), (0.36, 0.5, 0), parent=hall, bevel=0.02)
    gear((-0.05, -0.3, 0.27), (90, 0, 0), hall, radius=0.26, thickness=0.1, teeth=9, colour="marigold")


def build(stage):
    for i, spot in enumerate(ISLES):
        top = isle(spot, MIDDLE_RADIUS if i == 3 else RADIUS, 50 + i, height=HIGH, wobble=0.025, rings=RINGS)
    top = HIGH + 0.1
    causeway(top)
    beacon((0, 0, top + 0.06))
    stores, accounts, despatch, _, mobile, shops, ledgers = [(x, y) for x, y in ISLES]
    stores_isle((stores[0] + 0.25, stores[1] + 0.45, top))
    for x, y, count in ((-0.35, 0.5, 7), (0.22, 0.62, 4), (-0.05, 0.2, 2)):
        coin_stack(count, radius=0.27, at=(accounts[0] + x, accounts[1] + y, top), seed=count)
    truck((despatch[0] - 0.42, despatch[1] + 0.32, top), (0, 0, -24), scale=0.5, cab="marigold", cargo="shell")
    phone(screen("delivery-app"), (mobile[0] + 0.5, mobile[1] - 0.15, top), (-10, 0, -8), scale=0.68)
    works((shops[0] + 0.1, shops[1] - 0.55, top))
    paper_stack(9, (ledgers[0] - 0.45, ledgers[1] - 0.45, top), (0, 0, 10), width=0.72, seed=4)
    palm((despatch[0] - 0.75, despatch[1] - 0.35, top), 0.9, 3, lean=(-0.2, 0.1))
    tree((stores[0] - 0.6, stores[1] + 0.7, top), 0.7, "round", 4)
    tree((accounts[0] - 0.85, accounts[1] + 0.2, top), 0.75, "conical", 6)
    tree((mobile[0] + 0.55, mobile[1] + 0.65, top), 0.7, "conical", 5)
    tree((ledgers[0] - 0.95, ledgers[1] + 0.35, top), 0.7, "round", 8)
    bush((shops[0] - 0.75, shops[1] - 0.35, top), 0.6, 2)
    truck((-1.75, 2.52, top + 0.07), (0, 0, 60), scale=0.26, cab="coral", cargo="shell")
    dinghy((-4.3, -1.0, -0.1), (0, 0, 40), scale=0.55, hull="coral", rim="shell")
    dinghy((4.3, 1.7, -0.1), (0, 0, 200), scale=0.5, hull="shell", rim="teal")
