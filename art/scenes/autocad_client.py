"""AutoCAD, the client: one drawing half done on the board, rolls and nine unopened enquiries waiting beside it."""

import math
import random

from kit.isle import far_isles, isle
from kit.nature import bush, rock, tree
from kit.paint import glow, paint
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, tube
from scenes.autocad_utility import roll

SHOTS = {
    "card": {
        "picture": "content/case-studies/autocad-client.jpg",
        "view": "card",
        "centre": (0, 0, 1.75),
        "size": 5.3,
    },
}

TILT = 52


def stroke(points, colour, parent, width=0.035):
    """A pen line through right-angled points on a sheet."""
    blocks = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        size = (abs(bx - ax) + width, abs(by - ay) + width, 0.012)
        blocks.append((size, ((ax + bx) / 2, (ay + by) / 2, 0.03)))
    boxes(blocks, paint(colour, 0.5), parent=parent, bevel=0.003)


def half_a_drawing(parent):
    """The sheet on the board: frame and equipment are there, of the pipes only the first."""
    slab(rounded_rectangle(2.7, 1.75, 0.03), 0.02, paint("shell", 0.65), (0, 0.02, 0), parent=parent, bevel=0.006)
    stroke([(-1.25, -0.75), (1.25, -0.75), (1.25, 0.8), (-1.25, 0.8), (-1.25, -0.75)], "ink", parent, 0.022)
    stroke([(0.62, -0.75), (0.62, -0.46), (1.25, -0.46)], "ink", parent, 0.018)
    for x, y, width, depth in ((-0.85, 0.38, 0.44, 0.36), (0.75, 0.4, 0.5, 0.32), (0.1, 0.42, 0.34, 0.34)):
        left, right, low, high = x - width / 2, x + width / 2, y - depth / 2, y + depth / 2
        stroke([(left, low), (right, low), (right, high), (left, high), (left, low)], "teal", parent, 0.03)
    stroke([(-0.85, 0.2), (-0.85, -0.2), (0.1, -0.2), (0.1, 0.25)], "coral", parent, 0.05)
    stroke([(-1.05, 0.2), (-1.05, -0.42), (-0.28, -0.42)], "teal", parent, 0.05)
    for x in (-1.25, 1.25):
        for y in (-0.78, 0.82):
            cylinder(0.05, 0.03, paint("marigold", 0.4), (x * 1.03, y * 1.01, 0.02), parent=parent, bevel=0.01)


def drafting_table(at, turn):
    """A drawing board on a trestle, 3.1 wide, 3.0 high, with its sliding rule and a lamp on its upper edge."""
    table = group(at, (0, 0, turn))
    wood, iron = paint("wood", 0.55, coat=0.1), paint("ink", 0.45, coat=0.2)
    for x in (-1.0, 1.0):
        box((0.18, 1.5, 0.14), wood, (x, 0, 0), parent=table, bevel=0.04)
        box((0.15, 0.2, 1.35), wood, (x, 0.05, 0.12), parent=table, bevel=0.03)
        bar((x, -0.55, 0.13), (x, 0.0, 0.7), 0.045, wood, table)
    bar((-1.0, 0.05, 0.5), (1.0, 0.05, 0.5), 0.05, iron, table)
    bar((-1.15, 0.05, 1.42), (1.15, 0.05, 1.42), 0.06, iron, table)
    for x in (-1.17, 1.17):
        cylinder(0.13, 0.08, paint("marigold", 0.4), (x - 0.04, 0.05, 1.42), (0, 90, 0), table, 0.02)
    board = group((0, -0.08, 1.5), (TILT, 0, 0), table)
    slab(rounded_rectangle(3.1, 2.15, 0.06), 0.12, wood, (0, 0, 0), parent=board, bevel=0.03)
    box((2.9, 0.14, 0.09), wood, (0, -1.06, 0.1), parent=board, bevel=0.025)
    sheet = group((0, 0.05, 0.12), parent=board)
    half_a_drawing(sheet)
    box((2.98, 0.15, 0.035), paint("marigold", 0.35, coat=0.3), (0, -0.55, 0.035), parent=sheet, bevel=0.012)
    for x in (-1.46, 1.46):
        box((0.06, 2.1, 0.03), iron, (x, -0.05, 0), parent=sheet, bevel=0.01)
    arm_lamp((1.25, 1.0, 0.1), board)
    return table


def arm_lamp(at, board):
    """A clamp lamp, counter-turned so that its arm stands upright from the tilted board."""
    lamp = group(at, (-TILT, 0, 0), board)
    iron = paint("ink", 0.4, coat=0.3)
    cylinder(0.09, 0.2, iron, (0, 0, -0.1), parent=lamp, bevel=0.02)
    elbow, tip = (0.42, 0.05, 0.62), (-0.25, -0.25, 1.0)
    bar((0, 0, 0.05), elbow, 0.032, iron, lamp)
    bar(elbow, tip, 0.032, iron, lamp)
    cylinder(0.065, 0.1, paint("marigold", 0.4), (elbow[0], elbow[1] + 0.05, elbow[2]), (90, 0, 0), lamp, 0.015)
    head = group(tip, (18, 24, 0), lamp)
    lathe([(0.27, -0.24), (0.28, -0.22), (0.2, 0.0), (0.09, 0.1), (0.001, 0.11)], iron, parent=head)
    cylinder(0.2, 0.02, glow("#FFE2A0", 1.6), (0, 0, -0.246), parent=head, bevel=0.004)


def bin_of_rolls(at, seed=2):
    """A wire-rimmed bin with rolled drawings that stand out at all angles."""
    chance = random.Random(seed)
    holder = group(at)
    lathe([(0.001, 0), (0.36, 0), (0.4, 0.04), (0.46, 0.74), (0.42, 0.74), (0.38, 0.1), (0.001, 0.1)], paint("teal", 0.4, coat=0.2), parent=holder)
    rim = [(0.44 * math.cos(a), 0.44 * math.sin(a), 0.74) for a in (math.pi * k / 24 for k in range(48))]
    tube(rim, 0.035, paint("teal", 0.4, coat=0.2), parent=holder, closed=True, curved=False)
    for k in range(7):
        angle = math.pi * 2 * k / 6
        reach = 0 if k == 6 else 0.2
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        roll((x, y, 0.12), (-30 * y, 30 * x, 0), chance.uniform(1.15, 1.6), 0.085, holder, "coral" if k == 4 else "lagoon")


def envelopes(at, count=9, seed=5):
    """A pile of sealed envelopes."""
    chance = random.Random(seed)
    for i in range(count):
        pile = group((at[0], at[1], at[2] + 0.062 * i), (0, 0, chance.uniform(-9, 9)))
        tint = paint("shell" if i % 2 else "#EBDCC4", 0.65)
        slab(rounded_rectangle(0.95, 0.64, 0.03), 0.06, tint, parent=pile, bevel=0.02)
    top = group((at[0], at[1], at[2] + 0.062 * count), (0, 0, 6))
    slab(rounded_rectangle(0.95, 0.64, 0.03), 0.05, paint("shell", 0.65), parent=top, bevel=0.02)
    for side in (-1, 1):
        bar((side * 0.44, 0.29, 0.05), (0, -0.05, 0.052), 0.012, paint("wet-sand", 0.6), top)
    cylinder(0.1, 0.03, paint("coral", 0.45, coat=0.3), (0, -0.04, 0.045), parent=top, bevel=0.012)


def build(stage):
    top = isle((0, 0.2), 2.8, 77, height=0.5, stretch=(1.12, 0.8))
    drafting_table((-0.2, 0.4, top - 0.01), -10)
    bin_of_rolls((2.05, 0.15, top - 0.01))
    envelopes((1.35, -1.0, top - 0.005), count=8)
    stool = group((-1.75, -0.85, top - 0.01))
    cylinder(0.34, 0.1, paint("teal", 0.45), (0, 0, 0.72), parent=stool, bevel=0.04)
    for angle in (45, 165, 285):
        x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        bar((0.3 * x, 0.3 * y, 0), (0.16 * x, 0.16 * y, 0.74), 0.04, paint("bark", 0.6), stool)
    roll((-0.55, -1.25, top + 0.1), (0, 90, 12), 1.1)
    tree((-2.45, 0.75, top), 1.25, "round", 6)
    bush((2.65, 0.9, top), 0.7, 8)
    rock((-2.6, 0.05, top), 0.6, 4)
    far_isles(stage, seed=53)
