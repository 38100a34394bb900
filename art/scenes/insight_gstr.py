"""Matching: a receipt torn in two, whose halves fit."""

import random

from kit.brass import circle
from kit.isle import isle
from kit.nature import rock
from kit.paint import paint
from kit.solids import boxes, cone, group, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/insights/what-gstr-2b-matching-needs.jpg",
        "view": "card",
        "centre": (0, 0, 0.5),
        "size": 3.1,
        "pitch": 56,
        "yaw": 12,
        "place": (0.5, 0.5),
        "fstop": 5.6,
    },
}

HALF, HIGH = 1.75, 1.25
GAP, SKEW = 0.2, 1.6


def tear(seed=8):
    """The torn line from the bottom to the top, as (x, y)."""
    chance = random.Random(seed)
    count = 17
    return [(chance.uniform(-0.13, 0.13) + (0.1 if i % 2 else -0.1), -HIGH + 2 * HIGH * i / (count - 1)) for i in range(count)]


def half(side, colour, at, turn):
    """One half of the receipt, on `side` -1 (left) or 1 of the tear, in the frame of the whole."""
    paper = group(at, (0, 0, turn))
    edge = tear()
    # The other rim is cut in scallops, as a till cuts it.
    rim = [(side * (HALF - (0.05 if i % 2 else 0)), -HIGH + 2 * HIGH * i / 24) for i in range(25)]
    outline = [*rim, *reversed(edge)] if side > 0 else [*edge, *reversed(rim)]
    slab(outline, 0.045, paint(colour, 0.6), parent=paper, bevel=0.008)
    return paper


def rows(paper, side):
    """Entries on the left, their amounts on the right; those near the tear run up to it."""
    ink = paint("night", 0.6)
    heights = [0.42 - 0.26 * i for i in range(4)]
    if side < 0:
        boxes([((0.9 - 0.16 * (i % 3), 0.085, 0.012), (-1.42 + (0.9 - 0.16 * (i % 3)) / 2, y, 0.048)) for i, y in enumerate(heights)], ink, parent=paper, bevel=0.003)
        boxes([((0.8, 0.17, 0.012), (-1.02, 0.87, 0.048))], paint("teal", 0.5), parent=paper, bevel=0.004)
        boxes([((1.1, 0.13, 0.012), (-0.87, -0.92, 0.048))], paint("coral", 0.5), parent=paper, bevel=0.004)
    else:
        boxes([((0.42 - 0.08 * (i % 2), 0.085, 0.012), (1.4 - (0.42 - 0.08 * (i % 2)) / 2, y, 0.048)) for i, y in enumerate(heights)], ink, parent=paper, bevel=0.003)
        boxes([((0.56, 0.13, 0.012), (1.12, -0.92, 0.048))], paint("coral", 0.5), parent=paper, bevel=0.004)
        boxes([((0.4, 0.1, 0.012), (1.2, 0.87, 0.048))], paint("steel", 0.5), parent=paper, bevel=0.004)


def stamp(paper, side):
    """The half of a round stamp with a tick that lies on this side of the tear."""
    reach = 0.62
    arc = [(x, y + 0.1) for x, y in circle(reach, 72) if x * side > 0.2]
    if side > 0:
        # circle() starts in the middle of the right arc.
        arc = [p for p in arc if p[1] < 0.1] + [p for p in arc if p[1] >= 0.1]
    tube([(x, y, 0.055) for x, y in arc], 0.045, paint("leaf", 0.5), parent=paper, curved=False)
    tick = [(0.2, 0.29), (0.38, 0.42)] if side > 0 else [(-0.5, 0.12), (-0.32, -0.08), (-0.17, 0.03)]
    tube([(x, y, 0.06) for x, y in tick], 0.055, paint("leaf", 0.5), parent=paper, curved=False)


def shell(at, turn, colour):
    """A small turret shell."""
    holder = group(at, (0, 76, turn))
    for i in range(6):
        sphere(0.14 - 0.02 * i, paint(colour, 0.4, coat=0.4), (0, 0, 0.1 * i - 0.004 * i * i), parent=holder, stretch=(1, 1, 0.75))
    cone(0.03, 0.004, 0.12, paint(colour, 0.4, coat=0.4), (0, 0, 0.46), parent=holder, bevel=0)


def build(stage):
    top = isle((-0.35, 0.35), 2.9, 142, height=0.3, stretch=(1.16, 0.9))
    for side, colour in ((-1, "shell"), (1, "foam")):
        paper = half(side, colour, (side * GAP, side * 0.05, top), -side * SKEW)
        rows(paper, side)
        stamp(paper, side)
    rock((-2.0, 1.25, top), 1.0, 6)
    rock((1.85, -1.0, top + 0.02), 0.85, 8)
    shell((-1.9, -1.3, top + 0.12), 30, "#F3B08C")
    shell((2.15, 1.25, top + 0.12), 200, "white")
