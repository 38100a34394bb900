"""Agriculture, the client: a dry orchard that waits for one tap, and the tap gives a drop."""

import math
import random

from kit.isle import far_isles, isle
from kit.nature import rock
from kit.orchard import bare_tree
from kit.paint import paint
from kit.solids import bar, cone, cylinder, group, lathe, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/case-studies/agriculture-client.jpg",
        "view": "card",
        "centre": (0, 0, 1.55),
        "size": 6.0,
    },
}


def tap(at, turn):
    """A standpipe with a brass tap, 2.9 high, one drop below its mouth and a pail under it."""
    stand = group(at, (0, 0, turn))
    brass, iron = paint("#E0A63A", 0.28, metal=0.35, coat=0.3), paint("steel", 0.4, metal=0.3)
    cylinder(0.36, 0.14, paint("stone", 0.7), parent=stand, bevel=0.04)
    cylinder(0.15, 2.35, iron, (0, 0, 0.05), parent=stand, bevel=0.02)
    for z in (0.55, 1.55):
        cylinder(0.19, 0.14, iron, (0, 0, z), parent=stand, bevel=0.03)
    tube([(0, 0, 2.3), (0.0, 0, 2.52), (0.22, 0, 2.62), (0.5, 0, 2.62)], 0.15, brass, parent=stand)
    cylinder(0.21, 0.14, brass, (0, 0, 2.2), parent=stand, bevel=0.03, sides=6)
    sphere(0.27, brass, (0.68, 0, 2.62), parent=stand, stretch=(1.15, 1, 1))
    tube([(0.7, 0, 2.62), (1.12, 0, 2.62), (1.32, 0, 2.5), (1.36, 0, 2.22)], 0.14, brass, parent=stand)
    cylinder(0.185, 0.1, brass, (1.36, 0, 2.12), parent=stand, bevel=0.025)
    cylinder(0.1, 0.3, brass, (0.68, 0, 2.82), parent=stand, bevel=0.02)
    for angle in (0, 60, 120):
        a = math.radians(angle + 12)
        bar((0.68 - 0.34 * math.cos(a), -0.34 * math.sin(a), 3.14), (0.68 + 0.34 * math.cos(a), 0.34 * math.sin(a), 3.14), 0.035, paint("coral", 0.4), stand)
    tube([(0.68 + 0.36 * math.cos(a), 0.36 * math.sin(a), 3.14) for a in (2 * math.pi * i / 40 for i in range(40))], 0.065, paint("coral", 0.35, coat=0.3), parent=stand, closed=True, curved=False)
    sphere(0.09, paint("coral", 0.4), (0.68, 0, 3.14), parent=stand)
    water = paint("lagoon", 0.08, coat=0.8)
    lathe([(0.001, -0.15), (0.08, -0.13), (0.125, -0.06), (0.125, 0.01), (0.075, 0.12), (0.03, 0.2), (0.001, 0.27)], water, (1.36, 0, 1.62), parent=stand)
    pail = group((1.36, 0, 0), parent=stand)
    lathe([(0.3, 0), (0.32, 0.02), (0.44, 0.62), (0.46, 0.64), (0.43, 0.65), (0.41, 0.62), (0.31, 0.08), (0.001, 0.08)], paint("teal", 0.35, coat=0.3), parent=pail)
    tube([(0.44 * math.cos(a), -0.12 * math.sin(a), 0.62 - 0.3 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))], 0.018, iron, (0, -0.36, 0), parent=pail, curved=False)


def cracks(top):
    """Dry ground: cracks that branch from a few middles, drawn a little above the sand."""
    chance = random.Random(12)
    for x, y in ((-1.9, -1.1), (-0.35, -1.55), (1.2, -1.45), (2.35, -0.35), (-2.55, 0.1), (0.1, -0.55)):
        first = chance.uniform(0, 120)
        for k in range(3):
            angle = math.radians(first + 120 * k + chance.uniform(-20, 20))
            points, px, py = [(x, y, top)], x, y
            for _ in range(3):
                angle += chance.uniform(-0.6, 0.6)
                px, py = px + 0.2 * math.cos(angle), py + 0.16 * math.sin(angle)
                points.append((px, py, top))
            tube(points, 0.02, paint("#9C6A3E", 0.9), curved=False, taper=0.3)


def build(stage):
    top = isle((0, 0.1), 3.1, 58, height=0.42, stretch=(1.12, 0.84), grass="#D9AE74")
    cracks(top)
    for x, y, size, seed in ((-2.2, 0.55, 1.1, 2), (-1.25, 1.35, 1.05, 5), (0.15, 1.55, 1.1, 8), (1.5, 1.35, 1.05, 11), (2.35, 0.5, 1.1, 14)):
        bare_tree((x, y, top - 0.02), size, seed)
        cone(0.34, 0.2, 0.06, paint("#C08F57", 0.9), (x, y, top - 0.02), bevel=0.02)
    tap((-0.85, -0.35, top - 0.02), -6)
    rock((-2.4, -0.75, top), 0.7, 3)
    rock((2.2, -1.0, top), 0.55, 6)
    far_isles(stage, seed=28)
