"""Agriculture, before and after, on one isle: a dry orchard that waits for one tap, its crates empty; and the same trees in
fruit, the crates full, a sensor post where the tap stood."""

import math
import random

from kit.isle import far_isles, isle
from kit.nature import grass_patch, rock
from kit.orchard import bare_tree, fruit_crate, fruit_tree, pomegranate, sensor_post
from kit.paint import paint
from kit.solids import bar, box, boxes, cone, cylinder, group, lathe, sphere, tube

SHARED = {"view": "card", "centre": (0, 0, 1.5), "size": 5.9}
SHOTS = {
    "client": {"picture": "content/case-studies/agriculture-client.jpg", "options": {"now": False}},
    "success": {"picture": "content/case-studies/agriculture-success.jpg", "options": {"now": True}},
    "isle": {"picture": "content/case-studies/agriculture-isle.webp", "view": "cut-out", "options": {"now": True}},
}

TREES = ((-2.35, 0.5, 1.4, 2), (-1.3, 1.3, 1.5, 5), (0.15, 1.5, 1.55, 8), (1.5, 1.3, 1.5, 11), (2.45, 0.5, 1.4, 14))


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


def half_fruit(radius, at, turn):
    """Half a pomegranate, its cut face at +z: rind, pale walls, and chambers full of seeds."""
    half = group(at, turn)
    bowl = [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.radians(3 + 87 * i / 14) for i in range(15))]
    lathe([*bowl, (radius * 0.99, 0.02), (radius * 0.93, 0.0), (0.001, -0.02)], paint("coral", 0.38, coat=0.3), parent=half)
    lathe([(radius * 0.94, -0.03), (radius * 0.93, 0.015), (0.001, 0.015)], paint("#FFE9CF", 0.6), parent=half)
    seed = paint("#D4212F", 0.12, coat=0.8)
    for chamber in range(6):
        middle = math.pi * chamber / 3
        for reach, spread in ((0.34, (0,)), (0.55, (-0.27, 0.27)), (0.76, (-0.34, 0.0, 0.34))):
            for turn_by in spread:
                angle = middle + turn_by
                sphere(radius * 0.118, seed, (radius * reach * math.cos(angle), radius * reach * math.sin(angle), 0.02), parent=half, stretch=(1, 1, 0.75))


def empty_crate(at, turn, parent=None, wide=1.3, deep=0.9):
    """A slatted crate with nothing in it."""
    crate = group(at, turn, parent)
    wood, dark = paint("wood", 0.65), paint("#C98F58", 0.7)
    box((wide - 0.06, deep - 0.06, 0.06), dark, (0, 0, 0.02), parent=crate, bevel=0.01)
    slats = []
    for k in range(3):
        z = 0.1 + 0.165 * k
        slats += [((wide, 0.04, 0.13), (0, side * (deep / 2 - 0.02), z)) for side in (-1, 1)]
        slats += [((0.04, deep - 0.06, 0.13), (side * (wide / 2 - 0.02), 0, z)) for side in (-1, 1)]
    boxes(slats, wood, parent=crate, bevel=0.012)
    boxes([((0.1, 0.1, 0.52), (x * (wide / 2 - 0.07), y * (deep / 2 - 0.07), 0.26)) for x in (-1, 1) for y in (-1, 1)], dark, parent=crate, bevel=0.012)


def build(stage, now=True):
    top = isle((0, 0.1), 3.1, 58, height=0.42, stretch=(1.12, 0.84), grass="leaf-light" if now else "#D9AE74")
    for x, y, size, seed in TREES:
        if now:
            fruit_tree((x, y, top - 0.03), size, seed, fruits=7)
        else:
            bare_tree((x, y, top - 0.02), size * 0.82, seed)
            cone(0.34, 0.2, 0.06, paint("#C08F57", 0.9), (x, y, top - 0.02), bevel=0.02)
    pallet = group((0.85, -0.2, top - 0.01), (0, 0, -8))
    boxes([((2.9, 0.2, 0.06), (0, -0.42 + 0.28 * i, 0.15)) for i in range(4)], paint("bark", 0.7), parent=pallet)
    boxes([((0.14, 1.0, 0.13), (x, 0, 0.06)) for x in (-1.3, 0, 1.3)], paint("bark", 0.7), parent=pallet)
    for x, turn, seed in ((-0.72, 2, 4), (0.72, -3, 7)):
        if now:
            fruit_crate((x, 0, 0.18), (0, 0, turn), pallet, seed)
        else:
            empty_crate((x, 0, 0.18), (0, 0, turn), pallet)
    if now:
        half_fruit(0.5, (0.6, -1.5, top + 0.32), (58, 0, 6))
        pomegranate(0.32, (-0.45, -1.5, top + 0.29), (-12, 14, 0))
        pomegranate(0.28, (1.65, -1.35, top + 0.25), (20, 24, 0), colour="#F2452B")
        sensor_post((-1.7, -0.35, top - 0.02), (0, 0, -6), scale=1.08)
        for x, y, seed in ((-2.4, -0.55, 2), (2.65, -0.6, 5), (-1.75, -1.2, 8)):
            grass_patch((x, y, top - 0.01), 0.24, 16, seed)
    else:
        cracks(top)
        tap((-2.05, -0.35, top - 0.02), -6)
    rock((-2.55, -0.85, top), 0.6, 3)
    far_isles(stage, seed=65)
