"""Page not found: an eighth isle, bare but for a signpost. Its seven arms point to the seven others; the footprints
go once round it and back into the sea. A dashed coast line, as charts draw what nobody has surveyed."""

import math

from kit.isle import coast, far_isles, isle
from kit.paint import paint
from kit.shore import gull
from kit.solids import box, boxes, cylinder, group, rounded_outline, slab

SHOTS = {
    "card": {
        "picture": "content/pages/404.webp",
        "view": "cut-out",
        "centre": (-0.08, 0, 1.55),
        "size": 6.2,
    },
}

POST = (0.1, 0.2)
COAST = (2.95, 17, 0.09, (1.12, 0.8))
# (direction, turn, length, colour, mark), from the top
ARMS = (
    (1, 14, 1.62, "coral", "shell"),
    (-1, -12, 1.5, "teal", "shell"),
    (1, -26, 1.36, "leaf", "shell"),
    (-1, 24, 1.62, "marigold", "ink"),
    (1, 4, 1.5, "ink", "foam"),
    (-1, -24, 1.34, "lagoon", "shell"),
    (1, 17, 1.34, "bronze", "gold"),
)


def arm(side, length, colour, mark, seed, parent):
    """A pointing board with the outline of the isle it points to, on the front of its parent."""
    corners = [(-0.3, -0.15), (length - 0.2, -0.15), (length, 0), (length - 0.2, 0.15), (-0.3, 0.15)]
    outline = rounded_outline([(side * x, y) for x, y in corners][::side], 0.035)
    front = group((0, -0.13, 0), (90, 0, 0), parent)
    slab(outline, 0.075, paint(colour, 0.5, coat=0.1), (0, 0, -0.02), parent=front, bevel=0.02)
    spot = side * (length - 0.42)
    slab([(spot + x, y) for x, y in coast(0.075, seed, 0.16, (1.35, 1))], 0.02, paint(mark, 0.5), (0, 0, 0.045), parent=front, bevel=0.006)
    end = side * (length - 0.66)
    width = abs(end) - 0.2
    boxes([((width, 0.035, 0.02), (side * (0.2 + width / 2), 0.035, 0.055)), ((width * 0.6, 0.035, 0.02), (end - side * width * 0.3, -0.04, 0.055))], paint(mark, 0.5), parent=front, bevel=0.006)
    for x in (-0.05, 0.05):
        cylinder(0.018, 0.02, paint("steel", 0.4, metal=0.4), (x, 0, 0.048), parent=front, bevel=0.005)


def signpost(at):
    post = group(at)
    cylinder(0.115, 3.5, paint("bark", 0.65), (0, 0, -0.1), (0, 0, 22), post, 0.03, sides=8)
    cylinder(0.15, 0.08, paint("shell", 0.5), (0, 0, 3.36), parent=post, bevel=0.025)
    for i, (side, turn, length, colour, mark) in enumerate(ARMS):
        arm(side, length, colour, mark, 30 + i, group((0, 0, 3.1 - 0.345 * i), (0, 0, turn), post))
    gull((0, 0, 3.43), (0, 0, -152), post, 1.05)


def trail():
    """The walk: from the near shore to the post, once round it, and off to the right; a list of (x, y)."""
    way = [(-1.95 + 0.06 * i, -1.85 + 0.062 * i) for i in range(19)]
    for i in range(61):
        angle, reach = math.radians(222 + 405 * i / 60), 0.98 + 0.16 * i / 60
        way.append((POST[0] + reach * math.cos(angle) * 1.08, POST[1] + reach * math.sin(angle) * 0.88))
    return way + [(way[-1][0] + 0.085 * i, way[-1][1] + 0.07 * i - 0.0035 * i * i) for i in range(1, 18)]


def footprints(top):
    """Prints along the trail, left and right by turns."""
    way, since, foot = trail(), 0.0, 1
    for (ax, ay), (bx, by) in zip(way, way[1:]):
        since += math.hypot(bx - ax, by - ay)
        if since < 0.37:
            continue
        since, foot = 0.0, -foot
        turn = math.atan2(by - ay, bx - ax)
        spot = (bx - 0.1 * foot * math.sin(turn), by + 0.1 * foot * math.cos(turn), top - 0.012)
        step = group(spot, (0, 0, math.degrees(turn) + 8 * foot))
        for middle, long, wide in ((0.085, 0.1, 0.068), (-0.085, 0.06, 0.052)):
            oval = [(middle + long * math.cos(a), wide * math.sin(a)) for a in (2 * math.pi * i / 24 for i in range(24))]
            slab(oval, 0.022, paint("#B98C58", 0.8), parent=step, bevel=0.004)


def dashed_coast():
    """The coast line of a chart for land that is not surveyed, round the isle."""
    radius, seed, wobble, stretch = COAST
    line = coast(radius + 0.72, seed, wobble, stretch)
    for i in range(0, 160, 4):
        (ax, ay), (bx, by) = line[i], line[(i + 2) % 160]
        turn = (0, 0, math.degrees(math.atan2(by - ay, bx - ax)))
        box((math.hypot(bx - ax, by - ay), 0.07, 0.06), paint("foam", 0.6), ((ax + bx) / 2, 0.1 + (ay + by) / 2, 0.0), turn, bevel=0.02)


def build(stage):
    radius, seed, wobble, stretch = COAST
    top = isle((0, 0.1), radius, seed, height=0.22, wobble=wobble, stretch=stretch, rings=((0.36, "lagoon"), (0.8, "ring")))
    signpost((*POST, top))
    footprints(top)
    dashed_coast()
    far_isles(stage, seed=71)
