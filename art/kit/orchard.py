"""What grows and stands in a pomegranate orchard."""

import math
import random

from .paint import glow, paint
from .solids import box, boxes, cylinder, group, lathe, sphere, tube


def pomegranate(radius, at=(0, 0, 0), turn=(0, 0, 0), parent=None, colour="coral"):
    """A fruit round `at`, its crown at +z."""
    fruit = group(at, turn, parent)
    skin = paint(colour, 0.38, coat=0.3)
    sphere(radius, skin, parent=fruit, stretch=(1, 1, 0.94))
    lathe([(radius * 0.2, 0), (radius * 0.17, radius * 0.16), (radius * 0.27, radius * 0.36), (radius * 0.16, radius * 0.24), (0.001, radius * 0.14)], skin, (0, 0, radius * 0.84), parent=fruit, sides=6)
    return fruit


def fruit_tree(at, size=1.0, seed=0, parent=None, fruits=6, leaf="leaf"):
    """A pomegranate tree about 1.5 m high at size 1: several stems, a round crown, fruits on its near side."""
    chance = random.Random(seed)
    plant = group(at, parent=parent, scale=size)
    for angle in (0.3, 2.2, 4.3):
        reach = 0.22
        tip = (reach * math.cos(angle), reach * math.sin(angle), 0.82)
        tube([(0.04 * math.cos(angle), 0.04 * math.sin(angle), -0.03), (tip[0] * 0.4, tip[1] * 0.4, 0.4), tip], 0.055, paint("bark", 0.7), parent=plant, taper=0.6)
    clumps = [((0, 0, 1.05), 0.45), ((0.34, -0.05, 0.9), 0.3), ((-0.34, 0.04, 0.93), 0.31), ((0.05, -0.26, 0.86), 0.28), ((0.12, 0.1, 1.32), 0.26)]
    tints = (leaf, "leaf-light" if leaf == "leaf" else leaf)
    for i, (spot, radius) in enumerate(clumps):
        sphere(radius, paint(tints[i % 3 == 1], 0.75), spot, parent=plant)
    for i in range(fruits):
        (x, y, z), radius = clumps[i % 4]
        angle = math.radians(chance.uniform(215, 325))
        tilt = math.radians(chance.uniform(-28, 18))
        spot = (x + radius * math.cos(angle) * math.cos(tilt), y + radius * math.sin(angle) * math.cos(tilt), z + radius * math.sin(tilt))
        pomegranate(0.105, spot, (160, chance.uniform(-20, 20), 0), plant)
    return plant


def bare_tree(at, size=1.0, seed=0, parent=None):
    """A thirsty tree about 1.4 m high at size 1: bent branches and a few dry leaves."""
    chance = random.Random(seed)
    plant = group(at, (0, 0, chance.uniform(0, 360)), parent, size)
    bark = paint("#9A6B49", 0.8)
    tube([(0, 0, -0.03), (0.03, 0.02, 0.3), (-0.02, 0, 0.55)], 0.06, bark, parent=plant, taper=0.8)
    for i in range(6):
        angle = math.pi * i / 3 + chance.uniform(-0.3, 0.3)
        reach, height = chance.uniform(0.32, 0.5), chance.uniform(0.95, 1.35)
        tip = (reach * math.cos(angle), reach * math.sin(angle), height)
        knee = (tip[0] * 0.5, tip[1] * 0.5, 0.5 + (height - 0.5) * 0.62)
        tube([(-0.01, 0, 0.48), knee, tip], 0.04, bark, parent=plant, taper=0.35)
        side = (knee[0] + 0.16 * math.cos(angle + 1.1), knee[1] + 0.16 * math.sin(angle + 1.1), knee[2] + 0.16)
        tube([knee, side], 0.022, bark, parent=plant, curved=False, taper=0.5)
        for spot in (tip, side)[: 1 + i % 2]:
            sphere(0.07, paint(("#C9953F", "#B8823A")[i % 2], 0.8), spot, (chance.uniform(0, 60), 0, chance.uniform(0, 180)), plant, (1.5, 0.8, 0.4))
    return plant


def sensor_post(at, turn=(0, 0, 0), parent=None, scale=1.0):
    """A sensor post, 2.5 high: a solar panel, a white box with its lamp, a leaf-wetness plate and an aerial."""
    post = group(at, turn, parent, scale)
    white = paint("white", 0.4, coat=0.2)
    cylinder(0.055, 2.1, paint("silver", 0.35, metal=0.3), (0, 0, -0.05), parent=post, bevel=0.01)
    box((0.5, 0.26, 0.62), white, (0, -0.1, 1.02), parent=post, bevel=0.06)
    box((0.34, 0.03, 0.2), paint("night", 0.25, coat=0.5), (0, -0.225, 1.34), parent=post, bevel=0.02)
    boxes([((0.045, 0.02, h), (-0.1 + 0.065 * i, -0.242, 1.37 + h / 2)) for i, h in enumerate((0.05, 0.09, 0.07, 0.12))], glow("#7FE0B8", 1.1), parent=post, bevel=0.004)
    cylinder(0.035, 0.02, glow("#FF6A45", 1.2), (0, -0.23, 1.18), (90, 0, 0), post, 0.005)
    plate = group((0, -0.06, 2.02), (38, 0, 0), post)
    box((1.1, 0.72, 0.05), white, parent=plate, bevel=0.02)
    boxes([((0.235, 0.2, 0.012), (-0.375 + 0.25 * i, -0.215 + 0.215 * j, 0.054)) for i in range(4) for j in range(3)], paint("#0F4C6B", 0.2, coat=0.6), parent=plate, bevel=0.005)
    for k in range(4):
        cylinder(0.13, 0.035, white, (-0.42, 0, 1.42 + 0.065 * k), parent=post, bevel=0.012)
    tube([(0, 0, 1.36), (-0.42, 0, 1.36), (-0.42, 0, 1.44)], 0.025, paint("silver", 0.35), parent=post, curved=False)
    tube([(0, 0, 1.62), (0.42, 0, 1.62), (0.42, 0, 2.72)], 0.02, paint("ink", 0.4), parent=post, curved=False)
    sphere(0.05, paint("coral", 0.4), (0.42, 0, 2.73), parent=post)
    return post


def fruit_crate(at, turn=(0, 0, 0), parent=None, seed=0, wide=1.3, deep=0.9):
    """A slatted crate heaped with pomegranates, 1.3 wide and 0.55 high at the slats."""
    chance = random.Random(seed)
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
    radius = 0.155
    for layer, (columns, rows) in enumerate(((4, 3), (3, 2))):
        for i in range(columns):
            for j in range(rows):
                x = (i - (columns - 1) / 2) * (wide - 0.2) / 4 + chance.uniform(-0.02, 0.02)
                y = (j - (rows - 1) / 2) * (deep - 0.14) / 3 + chance.uniform(-0.02, 0.02)
                colour = chance.choice(("coral", "#F2452B", "#E23A2C"))
                pomegranate(radius, (x, y, 0.5 + 0.2 * layer), (chance.uniform(-60, 60), chance.uniform(-60, 60), 0), crate, colour)
    return crate
