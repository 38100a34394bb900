"""How we work: the path up a hill of contour steps, marker by marker, to the flag."""

import math

from kit.isle import coast, far_isles, isle
from kit.nature import bush, palm, tree
from kit.paint import paint
from kit.props import flag
from kit.solids import box, cone, cylinder, group, slab, sphere

SHOTS = {
    "card": {
        "picture": "content/pages/how-we-work.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.7),
        "size": 5.8,
        "yaw": 28,
    },
}

STRETCH = (1.14, 0.86)
STEP = 0.4
# (radius, middle, colour) of the steps, from the lowest
STEPS = (
    (2.55, (0.0, 0.15), "#9FD0A2"),
    (2.12, (0.08, 0.24), "leaf-light"),
    (1.7, (0.16, 0.34), "#3F9D79"),
    (1.28, (0.24, 0.44), "leaf"),
    (0.88, (0.32, 0.54), "#1F7363"),
    (0.5, (0.38, 0.62), "shell"),
)


def on_step(i, angle, share=0.5):
    """The point (x, y) on step i, `share` of the way from its rim to the foot of the next one."""
    radius, (x, y), _ = STEPS[i]
    inner, (ix, iy), _ = STEPS[i + 1]
    turn = math.radians(angle)
    reach = radius + (inner - radius) * share
    x, y = x + (ix - x) * share, y + (iy - y) * share
    return x + reach * STRETCH[0] * math.cos(turn), y + reach * STRETCH[1] * math.sin(turn)


def route(top):
    """Dots to and fro along the near side of the steps, with treads where the way goes up, and a marker on each of four."""
    turns = ((212, 305), (305, 235), (235, 300), (300, 240), (240, 285))
    for i, (start, end) in enumerate(turns):
        level = top + STEP * (i + 1)
        length = math.dist(on_step(i, start), on_step(i, end)) * 1.05
        count = max(2, round(length / 0.24))
        for k in range(count):
            x, y = on_step(i, start + (end - start) * (k + 0.5) / count)
            cylinder(0.062, 0.03, paint("shell", 0.5), (x, y, level - 0.012), bevel=0.01, sides=24)
        for k in range(3):
            tread = on_step(i, end, 0.5 + 0.24 * k)
            box((0.36, 0.14, STEP * (k + 1) / 4), paint("stone", 0.6), (*tread, level - 0.01), (0, 0, end + 90), bevel=0.015)
        if i < 4:
            spot = on_step(i, start + (end - start) * 0.12, 0.34)
            marker((*spot, level - 0.01), ("marigold", "teal", "ink", "marigold")[i])


def marker(at, colour):
    """A map pin, 0.62 high."""
    pin = group(at)
    cone(0.012, 0.1, 0.34, paint(colour, 0.35, coat=0.4), parent=pin, bevel=0.004)
    sphere(0.155, paint(colour, 0.35, coat=0.4), (0, 0, 0.44), parent=pin)
    sphere(0.075, paint("white", 0.5), (0, -0.1, 0.46), parent=pin)


def build(stage):
    top = isle((0, 0.1), 3.05, 38, height=0.3, stretch=(1.12, 0.86))
    for i, (radius, (x, y), colour) in enumerate(STEPS):
        outline = coast(radius, 70, 0.035, STRETCH)
        slab([(px + x, py + y) for px, py in outline], STEP + 0.02, paint(colour, 0.65), (0, 0, top + STEP * i - 0.02), bevel=0.07)
    route(top)
    crown = top + STEP * len(STEPS)
    flag((0.38, 0.62, crown - 0.02), (0, 0, -6), scale=1.35, height=1.25)
    for x, y, size in ((-2.2, 1.3, 1.0), (-1.75, 1.6, 0.8)):
        tree((x, y, top + STEP - 0.02), size, "conical", int(size * 10))
    tree((1.95, 0.65, top + 2 * STEP - 0.02), 0.75, "conical", 4)
    palm((2.85, -0.15, top), 1.35, 6, lean=(0.3, 0.0))
    bush((-2.85, -0.55, top), 0.6, 3)
    far_isles(stage, seed=53)
