"""IT consultancy: an offer, folded into a paper boat, finds its way past the reefs by the lighthouse."""

import math

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, palm, rock
from kit.paint import glass, glow, paint
from kit.props import house
from kit.solids import box, boxes, cylinder, group, lathe, mesh_of, slab, sphere, tube

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/it-consultancy-desktop.jpg",
        "view": "coast",
        "centre": (0, 0, 2.0),
        "size": 6.4,
    },
    "mobile": {
        "picture": "content/hero-slides/it-consultancy-mobile.jpg",
        "view": "coast-phone",
        "centre": (0, 0, 2.0),
        "size": 6.6,
    },
    "card": {
        "picture": "content/services/it-consultancy.webp",
        "view": "cut-out",
        "centre": (-0.1, 0, 2.2),
        "size": 6.5,
    },
}


def ring(radius, height, sides=48):
    return [(radius * math.cos(2 * math.pi * i / sides), radius * math.sin(2 * math.pi * i / sides), height) for i in range(sides)]


def lighthouse(at):
    """A tower in bands, its gallery, lantern and dome, 4.7 high."""
    tower = group(at)
    cylinder(1.05, 0.26, paint("stone", 0.6), parent=tower, bevel=0.08)
    edges = [0.24 + 0.62 * i for i in range(6)]
    radii = [0.82 - 0.075 * i for i in range(6)]
    for i in range(5):
        band = paint("coral" if i % 2 == 0 else "shell", 0.4, coat=0.2)
        lathe([(radii[i], edges[i]), (radii[i + 1], edges[i + 1])], band, parent=tower, sides=96)
    high = edges[-1]
    lathe([(0.4, high - 0.12), (0.66, high + 0.06), (0.68, high + 0.1), (0.68, high + 0.16), (0.001, high + 0.16)], paint("ink", 0.4), parent=tower)
    for level in (0.3, 0.46):
        tube(ring(0.62, high + level), 0.017, paint("shell", 0.4), parent=tower, closed=True, curved=False)
    for x, y, z in ring(0.62, high + 0.14, 12):
        cylinder(0.017, 0.33, paint("shell", 0.4), (x, y, z), parent=tower, bevel=0.004)
    cylinder(0.4, 0.16, paint("shell", 0.4), (0, 0, high + 0.15), parent=tower)
    cylinder(0.36, 0.5, glass("#DDF3EC", 0.05, 0.22), (0, 0, high + 0.3), parent=tower, bevel=0.005)
    sphere(0.2, glow("#FFE2A0", 2.2), (0, 0, high + 0.55), parent=tower, stretch=(1, 1, 1.15))
    for x, y, z in ring(0.37, high + 0.3, 8):
        cylinder(0.02, 0.5, paint("ink", 0.4), (x, y, z), parent=tower, bevel=0.004)
    dome = [(0.47, 0), (0.47, 0.06), (0.4, 0.1), (0.34, 0.22), (0.22, 0.33), (0.08, 0.39), (0.001, 0.4)]
    lathe([(r, high + 0.78 + h) for r, h in dome], paint("ink", 0.3, coat=0.4), parent=tower)
    sphere(0.07, paint("marigold", 0.3, coat=0.5), (0, 0, high + 1.22), parent=tower)
    openings(tower)


def openings(tower):
    """The door and two windows on the seaward side."""
    box((0.36, 0.12, 0.62), paint("ink", 0.35), (0, -0.79, 0.24), (-6, 0, 0), tower, 0.05)
    sphere(0.03, paint("marigold", 0.3), (0.1, -0.86, 0.56), parent=tower)
    for z, reach in ((1.62, 0.625), (2.5, 0.52)):
        box((0.26, 0.12, 0.36), paint("shell", 0.4), (0, -reach, z), (-7, 0, 0), tower, 0.05)
        box((0.16, 0.06, 0.25), paint("ink", 0.2, coat=0.5), (0, -reach - 0.045, z + 0.055), (-7, 0, 0), tower, 0.02)


def paper_boat(at, turn):
    """A boat folded from a printed sheet, 2 long; the signature line on its sail is still open."""
    boat = group(at, (0, 0, turn))
    paper, shade = paint("white", 0.6), paint("#F3EBDD", 0.65)
    for side in (-1, 1):
        hull = [(-0.5, 0, 0), (0.5, 0, 0), (1.05, 0, 0.66), (0.06, side * 0.36, 0.36), (-0.06, side * 0.36, 0.36), (-1.05, 0, 0.66)]
        mesh_of(hull, [(0, 1, 2, 3, 4, 5)], paper, parent=boat)
        inner = [(-1.05, 0, 0.655), (-0.06, side * 0.355, 0.355), (0.06, side * 0.355, 0.355), (1.05, 0, 0.655), (0, 0, 0.12)]
        mesh_of(inner, [(0, 1, 2, 3, 4)], shade, parent=boat)
    front = group((0, 0, 0.12), (90, 0, 0), boat)
    slab([(-0.72, 0.1), (0.72, 0.1), (0, 1.2)], 0.05, paper, (0, 0, -0.025), parent=front, bevel=0.012)
    rows = [((w, 0.04, 0.01), (0, y, 0.028)) for w, y in ((0.2, 0.86), (0.4, 0.74), (0.52, 0.62), (0.6, 0.5))]
    boxes(rows, paint("lagoon", 0.6), parent=front, bevel=0.003)
    boxes([((0.42, 0.025, 0.01), (0.12, 0.36, 0.028))], paint("ink", 0.6), parent=front, bevel=0.003)
    for length, beam, tint in ((1.15, 0.62, "ring"), (0.85, 0.36, "foam")):
        slab(oval(length, beam), 0.03 if tint == "ring" else 0.045, tint, (0, 0, -at[2]), parent=boat, bevel=0.012)


def oval(length, beam):
    return [(length * math.cos(a), beam * math.sin(a)) for a in (2 * math.pi * i / 64 for i in range(64))]


def reef(at, seed):
    """Three dark rocks just above the water, in a ring of foam."""
    slab(oval(0.78, 0.42), 0.03, "lagoon", (*at, 0), bevel=0.012)
    for i, (dx, dy, size) in enumerate(((0, 0, 1.15), (0.34, 0.12, 0.8), (-0.3, 0.1, 0.65))):
        rock((at[0] + dx, at[1] + dy, -0.03), size, seed + i, paint="night")


def build(stage):
    top = isle((0.75, 0.5), 2.35, 31, height=0.55, stretch=(1.1, 0.85))
    lighthouse((0.5, 0.6, top - 0.02))
    house(1.3, 1.0, (2.0, 0.6, top - 0.01), (0, 0, -14), roof="ink")
    palm((2.5, 1.5, top), 1.3, 3, lean=(0.1, 0.1))
    bush((-0.6, 0.75, top), 0.9, 4)
    bush((2.75, 0.1, top), 0.6, 6)
    for spot, size, seed in (((-1.0, -0.15), 1.5, 2), ((-0.6, -0.6), 0.9, 5), ((-1.25, 0.5), 0.9, 8), ((1.55, -0.75), 0.7, 9)):
        rock((*spot, top - 0.02), size, seed)
    paper_boat((-2.75, -1.0, 0.06), -16)
    reef((-1.2, -1.75), 12)
    reef((-2.6, 2.1), 16)
    coast(stage, seed=71)
