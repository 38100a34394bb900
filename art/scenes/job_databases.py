"""An engineer for old databases: a cabinet of card drawers, one open under the magnifier, its cards in new dividers."""

import random

from kit.books import book
from kit.brass import magnifier
from kit.isle import isle
from kit.nature import rock
from kit.paint import paint
from kit.solids import box, boxes, group, rounded_rectangle, slab, sphere

SHOTS = {
    "card": {
        "picture": "content/jobs/engineer-for-old-databases.jpg",
        "view": "card",
        "centre": (0, -0.35, 1.05),
        "size": 4.4,
        "pitch": 30,
        "yaw": -16,
        "place": (0.5, 0.52),
        "fstop": 5.6,
    },
}


def front(width, height, parent):
    """The front of a drawer: label in its brass frame, and a knob."""
    box((width, 0.1, height), paint("#C4905B", 0.55, coat=0.15), parent=parent, bevel=0.03)
    brass = paint("gold", 0.3, coat=0.3, metal=0.4)
    box((width * 0.46, 0.03, height * 0.32), brass, (0, -0.055, height * 0.5), parent=parent, bevel=0.01)
    box((width * 0.4, 0.03, height * 0.23), paint("shell", 0.6), (0, -0.065, height * 0.545), parent=parent, bevel=0.004)
    sphere(0.075, brass, (0, -0.12, height * 0.25), parent=parent)


def cards(count, depth, parent, seed):
    """Cards on edge from back to front, dividers with coloured tabs among them."""
    chance = random.Random(seed)
    for i in range(count):
        y = depth * (0.5 - i / count) - 0.05
        tilt = group((chance.uniform(-0.02, 0.02), y, 0.06), (chance.uniform(8, 12), 0, 0), parent)
        divider = i % 5 == 2
        tint = ("coral", "marigold", "lagoon", "ink")[i // 5 % 4] if divider else ("shell", "#F1E8DA")[i % 2]
        box((0.96, 0.028, 0.5 if divider else 0.44), paint(tint, 0.6), parent=tilt, bevel=0.006)
        if divider:
            box((0.28, 0.028, 0.14), paint(tint, 0.6), (-0.3 + 0.3 * (i // 5 % 3), 0, 0.48), parent=tilt, bevel=0.006)


def cabinet(at, turn):
    """Three by three drawers on a plinth; the middle one of the second row is pulled out."""
    holder = group(at, (0, 0, turn))
    wood = paint("wood", 0.5, coat=0.15)
    box((4.0, 1.5, 0.14), paint("bark", 0.6), parent=holder, bevel=0.03)
    box((3.9, 1.4, 2.02), wood, (0, 0, 0.12), parent=holder, bevel=0.05)
    box((4.06, 1.56, 0.1), paint("bark", 0.6), (0, 0, 2.12), parent=holder, bevel=0.03)
    for row in range(3):
        for column in (-1, 0, 1):
            out = 1.35 if (row, column) == (1, 0) else 0
            drawer = group((1.26 * column, -0.72 - out, 0.2 + 0.635 * row), parent=holder)
            front(1.16, 0.58, drawer)
            if out:
                box((1.06, out + 0.1, 0.06), wood, (0, out / 2, 0.02), parent=drawer, bevel=0.01)
                for x in (-0.53, 0.53):
                    box((0.05, out + 0.1, 0.36), wood, (x, out / 2, 0.02), parent=drawer, bevel=0.01)
                tray = group((0, out / 2 + 0.03, 0.04), parent=drawer)
                cards(17, out - 0.1, tray, 5)
    return holder


def build(stage):
    top = isle((0, 0.0), 3.4, seed=91, height=0.4, stretch=(1.1, 0.9))
    cabinet((0, 0.75, top - 0.02), 0)
    magnifier(0.45, 0.8, (1.3, -0.95, top + 0.07), (0, 0, 40))
    for k, (x, y, turn) in enumerate(((-1.25, -0.95, 14), (-1.5, -1.35, -9), (-1.05, -1.5, 30))):
        card = group((x, y, top + 0.01 + 0.03 * k), (0, 0, turn))
        slab(rounded_rectangle(0.96, 0.6, 0.04), 0.028, paint(("shell", "#F1E8DA", "shell")[k], 0.6), parent=card, bevel=0.006)
        boxes([((0.7 - 0.14 * i, 0.035, 0.01), (-0.05 - 0.07 * i, 0.14 - 0.13 * i, 0.026)) for i in range(3)], paint(("coral", "teal", "steel")[k], 0.6), parent=card, bevel=0.002)
    for k, (colour, turn) in enumerate((("ink", 6), ("teal", -4), ("coral", 10))):
        book(1.15, 0.85, 0.2, colour, (-1.0, 0.75, top + 2.19 + 0.2 * k), (0, 0, turn))
    rock((2.35, -0.5, top), 0.5, 6)
