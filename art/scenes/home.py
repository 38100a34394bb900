"""Home: seven isles, each with work of its own, joined by causeways into one. From up here they are the company's mark."""

import math

from kit.isle import isle
from kit.nature import bush, palm, tree
from kit.paint import glass, glow, paint, screen
from kit.props import coin_stack, crate, gear, paper_stack, phone, truck
from kit.shore import dinghy
from kit.solids import bar, box, boxes, cylinder, group, lathe

SHOTS = {
    "card": {
        "picture": "content/pages/home.jpg",
        "view": "card",
        "centre": (0.1, -0.35, 0.3),
        "size": 8.0,
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


def causeway(start, end, top):
    """A road on arches from isle to isle, a broken line along its middle."""
    (ax, ay), (bx, by) = start, end
    length = math.dist(start, end)
    way = group((ax, ay, 0), (0, 0, math.degrees(math.atan2(by - ay, bx - ax))))
    near, far = (0.72 if at != (0, 0) else 1.0 for at in (start, end))
    middle, span = (near + length - far) / 2, length - near - far
    box((span, 0.66, 0.16), paint("shell", 0.6), (middle, 0, top - 0.1), parent=way, bevel=0.03)
    box((span, 0.44, 0.03), paint("night", 0.6), (middle, 0, top + 0.04), parent=way, bevel=0.01)
    count = max(2, round(span / 0.3))
    dashes = [((0.15, 0.045, 0.012), (near + span * (i + 0.5) / count, 0, top + 0.072)) for i in range(count)]
    boxes(dashes, paint("marigold", 0.5), parent=way, bevel=0.004)
    for y in (-0.29, 0.29):
        box((span, 0.06, 0.13), paint("shell", 0.55), (middle, y, top + 0.03), parent=way, bevel=0.018)
    for i in range(3):
        box((0.14, 0.5, top), paint("stone", 0.7), (middle + (i - 1) * 0.3, 0, -0.05), parent=way, bevel=0.03)


def beacon(at):
    """The light of the middle isle: a white tower on the mark's coral disc."""
    tower = group(at)
    cylinder(1.1, 0.1, paint("coral", 0.45, coat=0.2), (0, 0, -0.02), parent=tower, bevel=0.035, sides=128)
    cylinder(0.62, 0.14, paint("shell", 0.5), (0, 0, 0.06), parent=tower, bevel=0.04)
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
    lathe([(0.36, 0), (0.36, 1.12), (0.001, 1.12)], paint("teal", 0.45), (-0.56, 0.2, 0.6), (0, 90, 0), yard)
    box((0.6, 0.05, 0.46), paint("ink", 0.5), (0, -0.16, 0), parent=yard, bevel=0.015)
    crate((-0.42, -0.5, 0), (0, 0, 14), yard, 0.34)
    crate((0.02, -0.55, 0), (0, 0, -8), yard, 0.34)
    crate((-0.2, -0.52, 0.27), (0, 0, 4), yard, 0.3)


def build(stage):
    for i, spot in enumerate(ISLES):
        top = isle(spot, MIDDLE_RADIUS if i == 3 else RADIUS, 50 + i, height=HIGH, wobble=0.025, rings=RINGS)
    top = HIGH + 0.1
    for start, end in zip(ISLES, ISLES[1:]):
        causeway(start, end, top)
    stand = [(x, y, top + 0.01) for x, y in ISLES]
    beacon(stand[3])
    stores_isle((stand[0][0] + 0.25, stand[0][1] + 0.05, top))
    accounts, despatch, mobile, works, ledgers = stand[1], stand[2], stand[4], stand[5], stand[6]
    for x, y, count in ((-0.42, 0.3, 7), (0.12, 0.52, 4), (-0.2, -0.2, 2)):
        coin_stack(count, radius=0.27, at=(accounts[0] + x, accounts[1] + y, top), seed=count)
    truck((despatch[0] - 0.38, despatch[1] - 0.3, top), (0, 0, -24), scale=0.54, cab="marigold", cargo="shell")
    phone(screen("delivery-app"), (mobile[0] + 0.1, mobile[1] + 0.15, top), (-10, 0, -8), scale=0.68)
    gear((works[0] - 0.05, works[1] - 0.1, top + 0.5), (90, 0, -12), radius=0.55, thickness=0.22, teeth=10, colour="steel")
    gear((works[0] + 0.42, works[1] - 0.62, top), radius=0.34, thickness=0.16, teeth=8, colour="marigold")
    paper_stack(9, (ledgers[0] - 0.25, ledgers[1] - 0.1, top), (0, 0, 10), width=0.78, seed=4)
    palm((despatch[0] - 0.55, despatch[1] + 0.75, top), 0.95, 3, lean=(-0.2, 0.1))
    palm((mobile[0] + 0.85, mobile[1] + 0.2, top), 0.9, 5, lean=(0.25, 0))
    tree((stand[0][0] - 0.55, stand[0][1] + 0.75, top), 0.7, "round", 4)
    tree((accounts[0] - 0.8, accounts[1] + 0.4, top), 0.75, "conical", 6)
    tree((ledgers[0] - 0.8, ledgers[1] + 0.75, top), 0.7, "round", 8)
    bush((works[0] + 0.75, works[1] + 0.45, top), 0.6, 2)
    dinghy((-4.4, -1.1, -0.1), (0, 0, 40), scale=0.55, hull="coral", rim="shell")
    dinghy((4.5, 1.5, -0.1), (0, 0, 200), scale=0.5, hull="shell", rim="teal")
