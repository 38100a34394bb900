"""Contact us: a red pillar box on its isle, and at the jetty the boat that takes the letters: its sail is one."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import paint
from kit.shore import dinghy, jetty
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/contact-us.webp",
        "view": "cut-out",
        "centre": (0.3, 0, 1.45),
        "size": 6.9,
        "share": 0.6,
    },
}

RADIUS = 0.64
# The seven discs of the company's mark, in its own units.
MARK = ((10.5, 15.9), (-4.7, 19.7), (-12.4, 8.25), (0, 0), (12.4, -8.25), (4.7, -19.7), (-10.5, -15.9))


def on_wall(angle, z, reach=RADIUS):
    """The point of the box's wall at `angle` degrees right of its front."""
    turn = math.radians(angle)
    return (reach * math.sin(turn), -reach * math.cos(turn), z)


def pillar_box(at, turn):
    """A pillar box, 1.6 wide and 3.5 high: plinth, door with a brass lock, slot with a letter half in, fluted cap."""
    post = group(at, (0, 0, turn))
    coral, dark = paint("coral", 0.3, coat=0.55), paint("#C93A17", 0.4)
    lathe([(0.78, 0), (0.8, 0.04), (0.8, 0.3), (0.74, 0.38), (0.66, 0.4), (0.001, 0.4)], paint("ink", 0.35, coat=0.4), parent=post, sides=96)
    wall = [(RADIUS + 0.05, 0.38), (RADIUS + 0.05, 0.5), (RADIUS, 0.55), (RADIUS, 2.62), (RADIUS + 0.04, 2.66), (0.001, 2.66)]
    lathe(wall, coral, parent=post, sides=96)
    cap = [(0.68, 2.64), (0.8, 2.7), (0.83, 2.76), (0.83, 2.9), (0.78, 2.97), (0.74, 3.0), (0.66, 3.12), (0.45, 3.24), (0.2, 3.3), (0.001, 3.31)]
    lathe(cap, coral, parent=post, sides=96)
    lathe([(0.17, 3.28), (0.17, 3.34), (0.1, 3.4), (0.001, 3.42)], coral, parent=post)
    flutes = [((0.06, 0.05, 0.12), (0.83 * math.cos(a), 0.83 * math.sin(a), 2.83)) for a in (2 * math.pi * i / 40 for i in range(40))]
    boxes(flutes, coral, parent=post, bevel=0.015)
    for z in (0.68, 1.98):
        tube([on_wall(-46 + 4 * i, z, RADIUS + 0.004) for i in range(24)], 0.014, dark, parent=post, curved=False)
    for angle in (-46, 46):
        tube([on_wall(angle, 0.68, RADIUS + 0.004), on_wall(angle, 1.98, RADIUS + 0.004)], 0.014, dark, parent=post, curved=False)
    for z in (0.95, 1.66):
        cylinder(0.05, 0.2, coral, on_wall(-48, z, RADIUS + 0.005), parent=post, bevel=0.015)
    for x, z in MARK:
        sphere(0.058, paint("gold", 0.28, coat=0.4, metal=0.2), on_wall(x * 1.15, 1.36 + z * 0.0135, RADIUS + 0.005), parent=post)
    lock = group(on_wall(34, 1.3, RADIUS - 0.01), (90, 0, 34), post)
    cylinder(0.075, 0.04, paint("marigold", 0.3, coat=0.4), parent=lock, bevel=0.012)
    slab(rounded_rectangle(0.026, 0.075, 0.012), 0.045, paint("ink", 0.4), parent=lock, bevel=0.003)
    slot = group((0, -RADIUS - 0.02, 2.3), parent=post)
    box((0.86, 0.16, 0.3), dark, (0, 0.05, -0.15), parent=slot, bevel=0.05)
    box((0.66, 0.06, 0.1), paint("ink", 0.5), (0, -0.025, -0.05), parent=slot, bevel=0.02)
    hood = group((0, -0.03, 0.12), (-22, 0, 0), slot)
    box((0.9, 0.24, 0.06), coral, (0, -0.02, 0), parent=hood, bevel=0.025)
    letter = group((0.03, -0.02, -0.02), (-24, 0, 6), slot)
    box((0.5, 0.5, 0.025), paint("shell", 0.6), (0, -0.12, -0.01), parent=letter, bevel=0.008)
    box((0.1, 0.012, 0.027), paint("teal", 0.5), (0.15, -0.3, -0.011), parent=letter, bevel=0.003)


def letter_boat(at, turn):
    """A dinghy under an envelope, 1.6 wide, as its sail."""
    boat = dinghy(at, turn, None, 1.32, hull="teal", rim="shell")
    cylinder(0.036, 2.05, paint("wood", 0.5), (0.12, 0, 0.15), parent=boat, bevel=0.01)
    sphere(0.06, paint("marigold", 0.3, coat=0.4), (0.12, 0, 2.2), parent=boat)
    for z in (0.88, 2.04):
        bar((-0.62, -0.05, z), (0.86, -0.05, z), 0.026, paint("bark", 0.6), boat)
    sail = group((0.12, -0.1, 1.46), (90, 0, 0), boat)
    width, height = 1.42, 1.06
    slab(rounded_rectangle(width, height, 0.06), 0.05, paint("shell", 0.55), parent=sail, bevel=0.018)
    fold = paint("#D9C7A6", 0.6)
    w, h = width / 2 - 0.03, height / 2 - 0.03
    tube([(-w, h, 0.05), (-0.06, -0.06, 0.056), (0.06, -0.06, 0.056), (w, h, 0.05)], 0.014, fold, parent=sail, curved=False)
    for side in (-1, 1):
        tube([(side * w, -h, 0.05), (side * 0.26, 0.06, 0.05)], 0.011, fold, parent=sail, curved=False)
    cylinder(0.15, 0.05, paint("marigold", 0.35, coat=0.4), (0, -0.04, 0.04), parent=sail, bevel=0.02)
    cylinder(0.095, 0.058, paint("gold", 0.4), (0, -0.04, 0.04), parent=sail, bevel=0.008)
    for x in (-0.62, 0.86):
        bar((0.12, 0, 2.16), (x, -0.05, 2.04), 0.009, paint("ink", 0.6), boat)
    return boat


def build(stage):
    top = isle((-1.05, 0.25), 2.05, 44, stretch=(1.1, 0.86), grass="leaf-light")
    slab(rounded_rectangle(1.9, 1.7, 0.5), 0.07, paint("stone", 0.7), (-1.1, 0.0, top - 0.02), bevel=0.03)
    pillar_box((-1.1, 0.05, top + 0.045), 6)
    jetty((0.7, 0.2), (3.1, 0.2), 0.46)
    letter_boat((2.5, -0.92, -0.14), (0, 0, -6))
    tube([(2.98, -0.11, 0.52), (3.3, -0.5, 0.36), (3.68, -1.02, 0.62)], 0.022, paint("sand", 0.7))
    palm((-2.5, 0.85, top), 1.4, 5, lean=(-0.25, 0.1))
    bush((-2.3, -0.45, top - 0.02), 0.75, 3)
    bush((0.15, 1.05, top - 0.02), 0.8, 4)
    rock((-2.0, -1.05, top - 0.05), 0.6, 3)
    far_isles(stage, seed=35)
