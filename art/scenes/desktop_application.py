"""Desktop application: a desk under a parasol, at work although its network plug lies on the sand beside the socket."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint, screen
from kit.props import monitor
from kit.solids import box, boxes, cone, cylinder, group, lathe, mesh_of, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/desktop-application.jpg",
        "view": "card",
        "centre": (-0.15, 0, 2.45),
        "size": 6.0,
    },
}

HIGH = 0.92


def parasol(at, turn, radius=2.0, height=4.0):
    """A beach parasol of twelve gores, coral and shell."""
    holder = group(at, turn)
    cylinder(0.055, height + 0.16, paint("shell", 0.4), parent=holder, bevel=0.01)
    sphere(0.09, paint("coral", 0.4), (0, 0, height + 0.22), parent=holder)
    gores, rows = 12, 10
    for i in range(gores):
        points, faces = [], []
        for row in range(rows + 1):
            t = 0.012 + 0.988 * row / rows
            for k in range(5):
                share = k / 4
                angle = 2 * math.pi * (i + share) / gores
                sag = 0.05 * math.sin(math.pi * share) * t
                r = radius * (t - 0.045 * math.sin(math.pi * share) * t**3)
                points.append((r * math.cos(angle), r * math.sin(angle), height + 0.1 - 0.72 * t**1.7 - sag))
        for row in range(rows):
            for k in range(4):
                a = row * 5 + k
                faces.append((a, a + 1, a + 6, a + 5))
        gore = mesh_of(points, faces, paint("shell" if i % 2 else "coral", 0.6), parent=holder, smooth_below=80)
        gore.modifiers.new("thick", "SOLIDIFY").thickness = 0.03


def desk(at, turn):
    """The desk with a monitor, keyboard, mouse and mug."""
    table = group(at, (0, 0, turn))
    slab(rounded_rectangle(3.7, 1.55, 0.16), 0.12, paint("wood", 0.42, coat=0.25), (0, 0, HIGH - 0.12), parent=table, bevel=0.045)
    for x in (-1.62, 1.62):
        for y in (-0.58, 0.58):
            cone(0.06, 0.095, HIGH - 0.1, paint("shell", 0.4), (x, y, 0), parent=table, bevel=0.01)
    box((0.95, 1.2, 0.5), paint("teal", 0.42), (1.0, 0.05, HIGH - 0.6), parent=table, bevel=0.04)
    for z in (0.4, 0.62):
        box((0.84, 0.04, 0.19), paint("lagoon", 0.42), (1.0, -0.56, z), parent=table, bevel=0.015)
        sphere(0.035, paint("marigold", 0.35), (1.0, -0.6, z + 0.1), parent=table)
    monitor(screen("stock-ledger"), (-0.1, 0.25, HIGH), (0, 0, 0), table, 0.76)
    keyboard((-0.25, -0.47, HIGH), table)
    slab(rounded_rectangle(0.24, 0.38, 0.11), 0.1, paint("shell", 0.35, coat=0.3), (0.85, -0.46, HIGH), (0, 0, -8), table, 0.045)
    mug((1.5, -0.35, HIGH), table)


def keyboard(at, parent):
    base = group(at, parent=parent)
    slab(rounded_rectangle(1.5, 0.5, 0.07), 0.06, paint("silver", 0.32, metal=0.3), parent=base, bevel=0.02)
    keys = [((0.085, 0.085, 0.03), (-0.65 + 0.1 * i, 0.17 - 0.11 * row, 0.065)) for row in range(3) for i in range(14)]
    keys += [((0.085, 0.085, 0.03), (x, -0.16, 0.065)) for x in (-0.65, -0.55, -0.45, 0.45, 0.55, 0.65)]
    boxes([*keys, ((0.76, 0.085, 0.03), (0, -0.16, 0.065))], paint("ink", 0.5), parent=base, bevel=0.01)


def mug(at, parent):
    cup = group(at, parent=parent)
    lathe([(0.12, 0), (0.14, 0.02), (0.145, 0.28), (0.125, 0.28), (0.12, 0.24), (0.001, 0.24)], paint("marigold", 0.35, coat=0.4), parent=cup)
    cylinder(0.118, 0.02, paint("#5B3A2A", 0.3), (0, 0, 0.225), parent=cup, bevel=0.003)
    tube([(0.13, 0, 0.22), (0.23, 0, 0.21), (0.23, 0, 0.09), (0.13, 0, 0.08)], 0.024, paint("marigold", 0.35, coat=0.4), parent=cup)


def plug(at, turn):
    """The end of the cable: a plug with its latch, pointing along its +x."""
    end = group(at, (0, 0, turn))
    box((0.34, 0.22, 0.18), paint("marigold", 0.4, coat=0.3), (0, 0, 0), parent=end, bevel=0.03)
    box((0.2, 0.17, 0.13), paint("#FFE9BC", 0.3), (0.24, 0, 0.02), parent=end, bevel=0.02)
    boxes([((0.012, 0.014, 0.05), (0.343, -0.06 + 0.024 * i, 0.11)) for i in range(6)], paint("bronze", 0.4), parent=end, bevel=0.002)
    box((0.2, 0.07, 0.03), paint("marigold", 0.4), (0.02, 0, 0.19), (0, 6, 0), end, 0.01)


def socket(at, turn):
    """A post with an empty socket, its lamp amber."""
    post = group(at, (0, 0, turn))
    box((0.46, 0.36, 0.72), paint("shell", 0.4, coat=0.2), parent=post, bevel=0.08)
    box((0.52, 0.42, 0.1), paint("ink", 0.45), parent=post, bevel=0.03)
    box((0.3, 0.03, 0.24), paint("ink", 0.35), (0, -0.175, 0.24), parent=post, bevel=0.01)
    box((0.14, 0.02, 0.05), paint("ink", 0.35), (0, -0.18, 0.46), parent=post, bevel=0.005)
    sphere(0.035, glow("marigold", 1.3), (0, -0.175, 0.6), parent=post)


def build(stage):
    top = isle((0, 0.25), 2.95, 21, stretch=(1.1, 0.88))
    parasol((-1.5, 1.75, top - 0.05), (-3, -4, 0), 2.1, 4.75)
    desk((-0.15, 0.25, top - 0.01), 3)
    cable = [(1.35, 0.75, top + 0.9), (1.75, 0.85, top + 0.6), (1.95, 0.6, top + 0.04), (2.3, 0.05, top + 0.035), (1.75, -0.55, top + 0.035), (0.95, -0.7, top + 0.035), (0.75, -1.2, top + 0.035), (1.22, -1.32, top + 0.09)]
    tube(cable, 0.035, paint("ink", 0.5))
    plug((1.37, -1.33, top), -4)
    socket((2.25, -1.05, top - 0.01), -16)
    palm((2.75, 1.2, top), 1.35, 8, lean=(0.25, 0.1))
    bush((-2.75, 0.3, top), 0.85, 4)
    rock((-2.35, -0.95, top), 0.8, 6)
    rock((-2.0, -1.2, top), 0.5, 7)
    far_isles(stage, seed=37)
