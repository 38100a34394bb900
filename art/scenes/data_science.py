"""Data science: months as piles of records. What is past is solid, what is foretold is glass, and Diwali tops it with a lamp."""

import math

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, palm, rock
from kit.paint import glass, glow, paint
from kit.solids import cylinder, lathe, sphere, tube

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/data-science-desktop.jpg",
        "view": "coast",
        "centre": (0, 0, 1.95),
        "size": 6.5,
    },
    "mobile": {
        "picture": "content/hero-slides/data-science-mobile.jpg",
        "view": "coast-phone",
        "centre": (0, 0, 1.9),
        "size": 7.0,
    },
    "card": {
        "picture": "content/services/data-science.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.95),
        "size": 5.8,
    },
}

DISC, RADIUS = 0.3, 0.35
PAST = (3, 4, 3, 5)
FORECAST = (5, 7, 10)


def records(count, at):
    """A pile of drums, the old sign for a store of data, with a pale rim between each two."""
    x, y, z = at
    for i in range(count):
        tint = ("teal", "sea")[i % 2]
        cylinder(RADIUS, DISC - 0.05, paint(tint, 0.35, coat=0.3), (x, y, z + i * DISC), bevel=0.045)
        cylinder(RADIUS * 0.9, 0.07, paint("foam", 0.5), (x, y, z + (i + 1) * DISC - 0.06), bevel=0.01)
    return z + count * DISC


def foretold(count, at, tint, opacity):
    """The same pile in glass: as many seams as it will hold drums."""
    x, y, z = at
    height = count * DISC
    cylinder(RADIUS, height, glass(tint, 0.1, opacity), at, bevel=0.06)
    for i in range(1, count):
        ring = [(x + RADIUS * math.cos(a), y + RADIUS * math.sin(a), z + i * DISC) for a in (k * math.pi / 24 for k in range(48))]
        tube(ring, 0.013, paint("shell", 0.4), closed=True, curved=False)
    return z + height


def diya(at, size=1.0):
    """An oil lamp of clay with its flame."""
    x, y, z = at
    bowl = [(0.13, 0), (0.2, 0.02), (0.3, 0.1), (0.34, 0.2), (0.33, 0.225), (0.3, 0.215), (0.24, 0.14), (0.001, 0.13)]
    lathe([(r * size, h * size) for r, h in bowl], paint("coral", 0.5, coat=0.2), at)
    cylinder(0.27 * size, 0.02 * size, paint("gold", 0.15, coat=0.8), (x, y, z + 0.165 * size), bevel=0.004)
    flame = [(0.01, 0), (0.075, 0.06), (0.105, 0.14), (0.095, 0.23), (0.05, 0.36), (0.018, 0.46), (0.001, 0.52)]
    lathe([(r * size, h * size) for r, h in flame], glow("marigold", 1.25), (x, y, z + 0.17 * size))
    sphere(0.05 * size, glow("#FFF3C9", 1.5), (x, y - 0.075 * size, z + 0.29 * size), stretch=(1, 0.8, 1.7))


def build(stage):
    top = isle((0, 0.0), 3.0, 23, stretch=(1.12, 0.66))
    pitch = 0.82
    nodes = []
    for i, count in enumerate((*PAST, *FORECAST)):
        spot = ((i - 2.95) * pitch, 0.25 - 0.05 * i, top - 0.01)
        peak = i == len(PAST) + len(FORECAST) - 1
        if i < len(PAST):
            high = records(count, spot)
        else:
            high = foretold(count, spot, "#FFC04A" if peak else "#BFE9E6", 0.6 if peak else 0.3)
        nodes.append((spot[0], spot[1], high + 0.3))
        if peak:
            diya((spot[0], spot[1], high), 1.3)
    known = nodes[: len(PAST)]
    tube(known, 0.04, paint("coral", 0.4, coat=0.2), curved=False)
    for node in known:
        sphere(0.1, paint("coral", 0.35, coat=0.4), node)
    nodes[-1] = (nodes[-1][0] - 0.45, nodes[-1][1], nodes[-1][2])
    for start, end in zip(nodes[len(PAST) - 1 :], nodes[len(PAST) :]):
        # The last dot would touch the lamp.
        for k in range(1, 4 if end is nodes[-1] else 5):
            sphere(0.055, paint("coral", 0.35, coat=0.4), [a + (b - a) * k / 4 for a, b in zip(start, end)])
    for spot, size in (((1.2, -0.95), 0.6), ((1.85, -1.15), 0.7), ((2.5, -0.9), 0.6)):
        diya((*spot, top), size)
    palm((-2.75, 0.7, top), 1.35, 8, lean=(-0.3, 0.0))
    bush((-2.85, -0.35, top), 0.75, 2)
    rock((-2.45, -0.85, top), 0.7, 3)
    bush((2.98, 0.3, top), 0.6, 5)
    coast(stage, seed=63)
