"""Desktop application: a laptop under a parasol, at work although its network plug lies on the sand beside the socket."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint, screen
from kit.props import laptop
from kit.solids import box, boxes, cone, cylinder, group, lathe, mesh_of, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/desktop-application.webp",
        "view": "cut-out",
        "centre": (-0.1, 0, 2.2),
        "size": 6.0,
    },
}

HIGH = 0.5


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


def mug(at):
    cup = group(at)
    lathe([(0.12, 0), (0.14, 0.02), (0.145, 0.28), (0.125, 0.28), (0.12, 0.24), (0.001, 0.24)], paint("marigold", 0.35, coat=0.4), parent=cup)
    cylinder(0.118, 0.02, paint("#5B3A2A", 0.3), (0, 0, 0.225), parent=cup, bevel=0.003)
    tube([(0.13, 0, 0.22), (0.23, 0, 0.21), (0.23, 0, 0.09), (0.13, 0, 0.08)], 0.024, paint("marigold", 0.35, coat=0.4), parent=cup)


def table(at, turn):
    """A low beach table, 4.2 wide, its top at `HIGH`."""
    low = group(at, (0, 0, turn))
    slab(rounded_rectangle(4.2, 2.5, 0.3), 0.12, paint("wood", 0.42, coat=0.25), (0, 0, HIGH - 0.12), parent=low, bevel=0.045)
    for x in (-1.75, 1.75):
        for y in (-0.9, 0.9):
            cone(0.07, 0.11, HIGH - 0.1, paint("shell", 0.4), (x, y, 0), parent=low, bevel=0.01)


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
    parasol((-1.75, 1.85, top - 0.05), (-3, -4, 0), 1.9, 4.6)
    table((-0.2, 0.1, top - 0.01), 4)
    laptop(screen("stock-ledger"), (-0.3, 0.05, top + HIGH - 0.01), (0, 0, 4), None, 0.92)
    mug((1.55, -0.35, top + HIGH - 0.01))
    cable = [(1.15, 0.85, top + HIGH + 0.02), (1.7, 1.1, top + HIGH), (2.15, 0.95, top + 0.2), (2.4, 0.2, top + 0.035), (1.9, -0.75, top + 0.035), (1.0, -1.3, top + 0.035), (0.85, -1.62, top + 0.035), (1.24, -1.7, top + 0.09)]
    tube(cable, 0.035, paint("ink", 0.5))
    plug((1.4, -1.7, top), -4)
    socket((2.3, -1.2, top - 0.01), -16)
    palm((2.75, 1.2, top), 1.35, 8, lean=(0.25, 0.1))
    bush((-2.75, 0.3, top), 0.85, 4)
    rock((-2.45, -0.95, top), 0.7, 6)
    far_isles(stage, seed=37)
