"""Information technology: machines stacked into two code brackets; the slash between them is the stair of the crew."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import house
from kit.solids import bar, box, boxes, cylinder, group, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/industries/information-technology.jpg",
        "view": "card",
        "centre": (0, 0, 2.15),
        "size": 6.3,
    },
}

UNITS, RISE, SHIFT = 11, 0.325, 0.19
WIDTH, DEPTH = 1.06, 1.15
HEIGHT = UNITS * RISE


def unit(index, x, parent):
    """One machine of a stack: its front has vents, bays and lamps."""
    z = index * RISE
    dark = index % 4 != 2
    box((WIDTH, DEPTH, RISE - 0.02), paint("ink" if dark else "shell", 0.4, coat=0.25), (x, 0, z), parent=parent, bevel=0.045)
    box((WIDTH - 0.14, 0.05, RISE - 0.12), paint("night" if dark else "mist", 0.45), (x, -DEPTH / 2, z + 0.05), parent=parent, bevel=0.015)
    middle = z + RISE / 2 - 0.01
    slots = [((0.022, 0.02, 0.12), (x + 0.02 + 0.06 * k, -DEPTH / 2 - 0.025, middle)) for k in range(7)]
    boxes(slots, paint("screen" if dark else "steel", 0.5), parent=parent, bevel=0.004)
    for k, colour in enumerate(("#5FE0C8", "#FFB02E", "#5FE0C8")):
        if (index * 2 + k) % 3:
            sphere(0.03, glow(colour, 1.15), (x - 0.38 + 0.11 * k, -DEPTH / 2 - 0.025, middle), parent=parent)


def bracket(side, at):
    """A stack that steps out and back: '<' for side -1, '>' for side 1. The end of its arms is at x 0."""
    stack = group(at)
    box((WIDTH + 0.3, DEPTH + 0.3, 0.14), paint("teal", 0.45), (side * WIDTH / 2, 0, -0.13), parent=stack, bevel=0.05)
    for i in range(UNITS):
        out = SHIFT * (UNITS // 2 - abs(i - UNITS // 2))
        unit(i, side * (WIDTH / 2 + out), stack)
    return stack


def stair(start, end, width=0.66, steps=13):
    """The slash: an open stair with stringers and handrails between two points (x, y, z)."""
    way = group(start)
    run, rise = end[0] - start[0], end[2] - start[2]
    coral = paint("coral", 0.4, coat=0.2)
    for y in (-width / 2, width / 2):
        side = group((0, y + 0.04, 0), (90, 0, 0), way)
        slab([(-0.12, 0), (0.2, 0), (run + 0.12, rise), (run - 0.2, rise)], 0.08, coral, parent=side, bevel=0.02)
        posts = [(run * t, y, rise * t) for t in (0.04, 0.27, 0.5, 0.73, 0.96)]
        for x, _, z in posts:
            bar((x, y, z), (x, y, z + 0.46), 0.022, coral, way)
        tube([(x, y, z + 0.46) for x, _, z in posts], 0.03, coral, parent=way, curved=False)
    treads = [((0.26, width, 0.05), (run * (i + 0.5) / steps, 0, rise * (i + 0.5) / steps)) for i in range(steps)]
    boxes(treads, paint("shell", 0.5), parent=way, bevel=0.012)


def build(stage):
    top = isle((0, 0.1), 3.15, 91, stretch=(1.14, 0.8))
    ground = top + 0.1
    bracket(-1, (-0.95, 0.25, ground))
    bracket(1, (0.95, 0.25, ground))
    stair((-0.62, -0.05, top), (0.72, -0.05, ground + HEIGHT))
    far_isles(stage, seed=94)
