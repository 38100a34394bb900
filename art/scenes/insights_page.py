"""Insights: letters that came by bottle, dried on a line before they are read."""

import math

from kit.brass import rope_coil
from kit.isle import far_isles, isle
from kit.nature import bush, rock
from kit.paint import glass, paint
from kit.solids import bar, box, boxes, cylinder, group, lathe, mesh_of, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/insights.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.55),
        "size": 5.7,
        "pitch": 13,
        "yaw": -9,
    },
}

LEFT, RIGHT, HEIGHT = -2.25, 2.15, 2.75


def sag(x):
    """Height of the line over x."""
    share = (x - LEFT) / (RIGHT - LEFT)
    return HEIGHT - 0.1 - 1.0 * share * (1 - share)


def letter(x, width, height, parent, tint, lines, sketch, seed):
    """A sheet hung from the line by two pegs, swelling in the wind."""
    columns, rows = 10, 10
    sheet = group((x, 0, sag(x)), (0, math.degrees(math.atan2(sag(x - 0.4) - sag(x + 0.4), 0.8)), 0), parent)

    def bulge(u, v):
        return -0.2 * v**1.4 * (0.7 + 0.3 * math.sin(seed + 2.2 * u)) + 0.035 * math.sin(5 * u + seed) * v

    vertices = [(width * (i / columns - 0.5), bulge(i / columns, j / rows), -height * j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    step = columns + 1
    faces = [(j * step + i, j * step + i + 1, (j + 1) * step + i + 1, (j + 1) * step + i) for j in range(rows) for i in range(columns)]
    cloth = mesh_of(vertices, faces, paint(tint, 0.65), parent=sheet, smooth_below=180)
    thick = cloth.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.02, 0

    def along(points, radius, colour):
        tube([(width * (u - 0.5), bulge(u, v) - 0.016, -height * v) for u, v in points], radius, paint(colour, 0.6), parent=sheet)

    for k in range(lines):
        v = 0.2 + 0.11 * k
        end = 0.86 - 0.2 * ((k + seed) % 3 == 2)
        along([(0.14 + (end - 0.14) * i / 6, v) for i in range(7)], 0.022, "night")
    if sketch == "chart":
        for i, tall in enumerate((0.1, 0.16, 0.13, 0.24)):
            along([(0.24 + 0.17 * i, 0.9), (0.24 + 0.17 * i, 0.9 - tall)], 0.055, "coral" if i == 3 else "teal")
    elif sketch == "isle":
        ring = [(0.5 + 0.26 * math.cos(a), 0.76 + 0.11 * math.sin(a)) for a in (2 * math.pi * i / 16 for i in range(17))]
        along(ring, 0.024, "teal")
        along([(0.44, 0.73), (0.56, 0.79)], 0.028, "coral")
        along([(0.56, 0.73), (0.44, 0.79)], 0.028, "coral")
    for u in (0.12, 0.88):
        box((0.07, 0.09, 0.24), paint("wood", 0.6), (width * (u - 0.5), -0.01, -0.14), parent=sheet, bevel=0.02)


def bottle(at, turn, scale, tint="#8FD8C4", rolled=True):
    """A bottle, 1.15 long along its z, with a letter rolled up in it and a cork."""
    holder = group(at, turn, scale=scale)
    profile = [(0.2, 0), (0.24, 0.04), (0.25, 0.1), (0.25, 0.62), (0.2, 0.76), (0.1, 0.86), (0.085, 1.05), (0.11, 1.07), (0.11, 1.12), (0.085, 1.13)]
    lathe(profile, glass(tint, 0.04, 0.42), parent=holder)
    cylinder(0.075, 0.18, paint("bark", 0.7), (0, 0, 1.05), parent=holder, bevel=0.02)
    if rolled:
        cylinder(0.12, 0.56, paint("shell", 0.6), (0, 0, 0.07), parent=holder, bevel=0.02)
        cylinder(0.125, 0.08, paint("coral", 0.5), (0, 0, 0.3), parent=holder, bevel=0.01)


def build(stage):
    top = isle((0, 0.1), 3.0, 171, height=0.42, wobble=0.1, stretch=(1.15, 0.76))
    line = group((0, 0.25, top - 0.02), (0, 0, 4))
    for x in (LEFT, RIGHT):
        pole = group((x, 0.25 + 0.07 * x, top - 0.02), (0, 3 * (1 if x > 0 else -1), 4))
        tube([(0, 0, -0.1), (0.03, 0.02, 1.0), (-0.02, 0, 2.0), (0.02, 0, HEIGHT + 0.12)], 0.09, paint("bark", 0.75), parent=pole, taper=0.75)
        sphere(0.1, paint("marigold", 0.35, coat=0.4), (0.02, 0, HEIGHT + 0.16), parent=pole)
        for i, (dx, dy) in enumerate(((-0.2, -0.12), (0.18, -0.16), (0.02, 0.2))):
            rock((x + dx, 0.25 + 0.07 * x + dy, top - 0.03), 0.75, i + int(x))
    tube([(x, 0, sag(x)) for x in (LEFT + (RIGHT - LEFT) * i / 12 for i in range(13))], 0.025, paint("shell", 0.6), parent=line)
    letter(-1.35, 0.95, 1.25, line, "shell", 6, None, 1)
    letter(-0.15, 1.05, 1.4, line, "#FBE9CB", 4, "chart", 2)
    letter(1.1, 0.95, 1.3, line, "shell", 3, "isle", 3)
    bottle((-1.15, -1.05, top), (0, 0, 0), 0.85)
    bottle((-0.45, -1.4, top + 0.2), (0, 82, -24), 0.85, "#F0C47A", rolled=False)
    bottle((2.1, -2.15, -0.02), (0, 68, 28), 0.8)
    box((0.8, 0.6, 0.42), paint("wood", 0.6), (1.5, -0.85, top - 0.01), (0, 0, -14), bevel=0.03)
    boxes([((0.82, 0.02, 0.03), (0, -0.3, z)) for z in (0.14, 0.28)], paint("bark", 0.7), (1.5, -0.85, top - 0.01), (0, 0, -14), bevel=0.004)
    for i in range(3):
        roll = group((1.3 + 0.17 * i, -0.85, top + 0.5 + 0.02 * (i % 2)), (90, 0, -14 + 6 * i))
        cylinder(0.085, 0.62, paint("shell", 0.6), (0, 0, -0.31), parent=roll, bevel=0.02)
    rope_coil(0.36, 2, 2, (0.55, -1.1, top), thick=0.055)
    bush((-2.75, -0.55, top), 0.6, 4)
    bar((2.6, -0.5, top + 0.05), (2.2, -0.2, top + 0.06), 0.06, paint("bark", 0.75))
    far_isles(stage, seed=88)
