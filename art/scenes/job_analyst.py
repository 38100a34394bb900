"""An analyst's day: the notebook on three cartons of somebody else's warehouse, a watch beside it, a ticket to go home."""

import math

from kit.isle import isle
from kit.paint import paint
from kit.props import crate, pencil
from kit.solids import box, boxes, cylinder, group, rounded_rectangle, slab, text, tube

SHOTS = {
    "card": {
        "picture": "content/jobs/analyst-in-edison.jpg",
        "view": "card",
        "centre": (0.2, -0.15, 0.95),
        "size": 3.5,
        "pitch": 34,
        "yaw": 12,
        "place": (0.5, 0.5),
        "fstop": 5.6,
    },
}


def notebook(at, turn):
    """An open notebook, 2.3 wide: a way drawn from box to box on the left, notes on the right, one of them marked."""
    holder = group(at, (0, 0, turn))
    slab(rounded_rectangle(2.36, 1.6, 0.06), 0.05, paint("ink", 0.45, coat=0.2), parent=holder, bevel=0.015)
    for side in (-1, 1):
        page = group((side * 0.57, 0, 0.05), (0, side * -2.5, 0), holder)
        slab(rounded_rectangle(1.1, 1.5, 0.04), 0.06, paint("shell", 0.65), parent=page, bevel=0.012)
        if side < 0:
            spots = ((-0.28, 0.46), (0.26, 0.3), (-0.2, -0.06), (0.24, -0.4))
            for k, (x, y) in enumerate(spots):
                slab(rounded_rectangle(0.36, 0.22, 0.05), 0.014, paint(("teal", "lagoon", "coral", "teal")[k], 0.5), (x, y, 0.058), parent=page, bevel=0.003)
            for (ax, ay), (bx, by) in zip(spots, spots[1:]):
                tube([(ax, ay - 0.11, 0.066), ((ax + bx) / 2, (ay + by) / 2 + 0.02, 0.066), (bx, by + 0.11, 0.066)], 0.013, paint("ink", 0.5), parent=page)
        else:
            rows = [((0.78 - 0.16 * (i % 3), 0.04, 0.01), (-0.05 - 0.08 * (i % 3), 0.5 - 0.16 * i, 0.062)) for i in range(7)]
            boxes(rows, paint("steel", 0.6), parent=page, bevel=0.002)
            slab(rounded_rectangle(0.84, 0.16, 0.04), 0.008, paint("marigold", 0.55), (-0.03, 0.02, 0.055), parent=page, bevel=0.002)
    tube([(0, y, 0.13) for y in (-0.7, 0, 0.7)], 0.02, paint("coral", 0.5), parent=holder)


def watch(at, turn):
    """A pocket watch that lies on its back."""
    holder = group(at, (0, 0, turn))
    brass = paint("gold", 0.25, coat=0.3, metal=0.5)
    cylinder(0.42, 0.13, brass, parent=holder, bevel=0.05)
    cylinder(0.355, 0.02, paint("white", 0.5), (0, 0, 0.12), parent=holder, bevel=0.004)
    for k in range(12):
        a = math.radians(30 * k)
        mark = group((0.3 * math.sin(a), 0.3 * math.cos(a), 0.138), (0, 0, -30 * k), holder)
        box((0.022, 0.07 if k % 3 == 0 else 0.04, 0.008), paint("ink", 0.5), parent=mark, bevel=0)
    for long, angle, colour in ((0.19, -60, "ink"), (0.28, 35, "coral")):
        hand = group((0, 0, 0.146), (0, 0, angle), holder)
        box((0.03, long, 0.01), paint(colour, 0.45), (0, long / 2 - 0.02, 0), parent=hand, bevel=0.002)
    cylinder(0.035, 0.03, brass, (0, 0, 0.145), parent=holder, bevel=0.006)
    cylinder(0.06, 0.1, brass, (0, 0.42, 0.07), (-90, 0, 0), holder, 0.015)
    ring = [(0.1 * math.sin(a), 0.56 + 0.1 * math.cos(a), 0.07) for a in (math.radians(30 * k) for k in range(12))]
    tube(ring, 0.02, brass, parent=holder, closed=True)


def ticket(at, turn):
    """A railway ticket with a punched corner."""
    holder = group(at, (0, 0, turn))
    slab(rounded_rectangle(0.95, 0.48, 0.05), 0.025, paint("coral", 0.5), parent=holder, bevel=0.006)
    slab(rounded_rectangle(0.79, 0.3, 0.03), 0.008, paint("shell", 0.6), (0, 0, 0.022), parent=holder, bevel=0.002)
    boxes([((0.3, 0.04, 0.006), (-0.2, 0.07, 0.03)), ((0.22, 0.04, 0.006), (-0.24, -0.04, 0.03))], paint("ink", 0.5), parent=holder, bevel=0)
    cylinder(0.05, 0.02, paint("teal", 0.5), (0.26, 0.0, 0.024), parent=holder, bevel=0)


def build(stage):
    top = isle((0, 0.1), 3.3, seed=73, height=0.4, stretch=(1.1, 0.9))
    for x, y, size, turn in ((-0.95, 0.35, 1.25, 4), (0.5, 0.45, 1.25, -3), (-0.3, -0.7, 1.25, 2), (1.75, 0.15, 0.9, 12)):
        crate((x, y, top - 0.01), (0, 0, turn), size=size, colour="#D2A26B")
    deck = top + 0.99
    notebook((-0.25, -0.1, deck), -5)
    pencil((0.35, -0.62, deck + 0.16), (0, 90, 24), length=1.25, colour="teal")
    watch((1.72, 0.15, top + 0.71), -18)
    ticket((1.35, -0.95, top + 0.01), 22)
