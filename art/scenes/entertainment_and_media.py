"""Entertainment and media: a toy theatre whose stage is a wide screen; the sun over its paper sea is the play button."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.solids import bar, box, cylinder, group, mesh_of, rounded_outline, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/industries/entertainment-and-media.jpg",
        "view": "card",
        "centre": (0, 0, 2.05),
        "size": 6.0,
    },
    "isle": {
        "picture": "content/industries/entertainment-and-media-isle.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.05),
        "size": 6.0,
    },
}

_UPRIGHT = (90, 0, 0)
WIDE, TALL, STAGE = 3.5, 1.97, 0.62


def opening(grow=0.0, x=0.0):
    """The screen-shaped opening of the stage, 16:9, standing on the stage floor."""
    return [(px + x, py + STAGE + TALL / 2) for px, py in rounded_rectangle(WIDE + 2 * grow, TALL + 2 * grow, 0.16 + grow)]


def front(parent):
    """The proscenium: an ink frame with a swung gable, a gold bead and bulbs round the opening."""
    wall = [(-2.3, 0.1), (2.3, 0.1), (2.3, 2.95), (1.75, 3.0), (1.15, 3.12), (0.62, 3.5), (-0.62, 3.5), (-1.15, 3.12), (-1.75, 3.0), (-2.3, 2.95)]
    face = group((0, -0.42, 0), _UPRIGHT, parent)
    slab([rounded_outline(wall, 0.3), list(reversed(opening()))], 0.26, paint("night", 0.4, coat=0.25), (0, 0, -0.13), parent=face, bevel=0.05)
    gold = paint("marigold", 0.32, coat=0.45)
    tube([(x, y, 0.13) for x, y in opening(0.05)], 0.05, gold, parent=face, closed=True, curved=False)
    count = 34
    bead = opening(0.19)
    lengths = [0.0]
    for a, b in zip(bead, bead[1:] + bead[:1]):
        lengths.append(lengths[-1] + math.dist(a, b))
    for i in range(count):
        reach = lengths[-1] * i / count
        at = max(k for k in range(len(bead)) if lengths[k] <= reach)
        a, b = bead[at], bead[(at + 1) % len(bead)]
        t = (reach - lengths[at]) / max(1e-6, lengths[at + 1] - lengths[at])
        sphere(0.042, glow("#FFE6B0", 1.15), (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0.13), parent=face)
    disc = group((0, 3.08, 0.12), parent=face)
    cylinder(0.25, 0.07, gold, parent=disc, bevel=0.02)
    star = [(r * math.sin(math.pi * i / 5), r * math.cos(math.pi * i / 5)) for i in range(10) for r in ((0.17, 0.075)[i % 2],)]
    slab(rounded_outline(list(reversed(star)), 0.02), 0.04, paint("shell", 0.5), (0, 0, 0.06), parent=disc, bevel=0.01)


def curtain(side, parent):
    """One gathered curtain at the side of the opening, tied back with a gold cord."""
    cloth = glow("coral", 0.14)
    outer, folds = side * (WIDE / 2 + 0.05), 5
    rows = []
    for level in range(25):
        t = level / 24
        z = STAGE + 0.02 + TALL * t
        tie = 0.36 + 0.64 * min(1, abs(t - 0.36) / 0.5) ** 1.4
        width = (0.62 if t < 0.36 else 0.95) * tie
        rows.append([(outer - side * width * k / 40, 0.075 * math.cos(2 * math.pi * folds * k / 40) - 0.12, z) for k in range(41)])
    vertices = [point for row in rows for point in row]
    faces = [(41 * r + k, 41 * r + k + 1, 41 * r + 42 + k, 41 * r + 41 + k) for r in range(24) for k in range(40)]
    mesh_of(vertices, faces, cloth, parent=parent, smooth_below=80)
    z = STAGE + 0.02 + TALL * 0.36
    tube([(outer, -0.27, z + 0.1), (outer - side * 0.16, -0.3, z), (outer - side * 0.27, -0.12, z + 0.03)], 0.04, paint("marigold", 0.35, coat=0.4), parent=parent)


def wave(y, level, height, length, shift, colour, parent):
    """A paper wave across the stage."""
    half = WIDE / 2 + 0.12
    crest = []
    for i in range(121):
        x = half - 2 * half * i / 120
        u = ((x + shift) / length) % 1
        crest.append((x, STAGE + level + height * (1 - math.sin(math.pi * u)) ** 1.3))
    sheet = group((0, y, 0), _UPRIGHT, parent)
    slab([(-half, STAGE - 0.05), (half, STAGE - 0.05), *crest], 0.06, paint(colour, 0.55), parent=sheet, bevel=0.012)


def boat(at, parent):
    """A paper cut-out of a dhow on its stick behind the waves."""
    cut = group(at, (90, 0, 6), parent)
    slab(rounded_outline([(-0.42, 0.16), (-0.3, -0.04), (0.3, -0.04), (0.46, 0.18)], 0.06), 0.05, paint("ink", 0.5), parent=cut, bevel=0.01)
    bar((0.02, 0.1, 0.02), (0.02, 0.98, 0.02), 0.02, paint("bark", 0.5), cut)
    slab(rounded_outline([(0.07, 0.24), (0.5, 0.26), (0.07, 0.95)], 0.04), 0.04, paint("shell", 0.6), parent=cut, bevel=0.01)
    slab(rounded_outline([(-0.34, 0.26), (-0.03, 0.24), (-0.03, 0.8)], 0.03), 0.04, paint("shell", 0.6), parent=cut, bevel=0.01)


def play(parent):
    """The sun: a disc with rays of card and a play sign."""
    sun = group((0, 0.62, STAGE + 1.04), _UPRIGHT, parent)
    rays = [(r * math.cos(math.pi * i / 24), r * math.sin(math.pi * i / 24)) for i in range(48) for r in ((0.8, 0.68)[i % 2],)]
    slab(rays, 0.04, glow("#FFC65C", 0.55), (0, 0, -0.04), parent=sun, bevel=0.01)
    cylinder(0.58, 0.07, glow("#FFAA28", 0.6), parent=sun, bevel=0.025)
    slab(rounded_outline([(-0.17, -0.26), (0.3, 0), (-0.17, 0.26)], 0.07), 0.05, glow("#FFF7EC", 0.75), (0, 0, 0.06), parent=sun, bevel=0.018)


def house(parent):
    """Stage floor, backdrop, side walls and the progress bar along the stage's edge."""
    box((5.0, 2.5, 0.22), paint("shell", 0.55), (0, 0, 0), parent=parent, bevel=0.05)
    box((4.62, 1.75, STAGE - 0.1), paint("wood", 0.5), (0, 0.05, 0.1), parent=parent, bevel=0.03)
    box((WIDE + 0.6, 0.08, TALL + 0.12), glow("#FBE3BE", 0.62), (0, 0.8, STAGE - 0.05), parent=parent, bevel=0.01)
    for side in (-1, 1):
        box((0.16, 1.3, 2.72), paint("night", 0.5), (side * 2.1, 0.25, 0.1), parent=parent, bevel=0.03)
    box((4.3, 1.45, 0.12), paint("night", 0.5), (0, 0.2, 2.74), parent=parent, bevel=0.03)
    edge = group((0, -0.86, 0.38), _UPRIGHT, parent)
    box((4.66, 0.42, 0.12), paint("ink", 0.4, coat=0.25), (0, -0.19, -0.05), parent=edge, bevel=0.03)
    slab(rounded_rectangle(3.6, 0.1, 0.05), 0.03, paint("steel", 0.4), (0, 0, 0.062), parent=edge, bevel=0.01)
    slab(rounded_rectangle(1.5, 0.1, 0.05), 0.036, glow("#FFB02E", 0.75), (-1.05, 0, 0.064), parent=edge, bevel=0.01)
    cylinder(0.12, 0.06, paint("shell", 0.35, coat=0.3), (-0.3, 0, 0.06), parent=edge, bevel=0.02)
    box((1.5, 0.4, 0.12), paint("mist", 0.55), (0, -1.3, 0), parent=parent, bevel=0.03)


def build(stage):
    top = isle((0, 0.1), 3.05, 83, stretch=(1.14, 0.84))
    theatre = group((0, 0.35, top - 0.02), (0, 0, -7))
    house(theatre)
    play(theatre)
    wave(0.45, 0.42, 0.2, 0.72, 0.1, "lagoon", theatre)
    boat((0.72, 0.3, STAGE + 0.52), theatre)
    wave(0.15, 0.28, 0.2, 0.8, 0.45, "ring", theatre)
    wave(-0.12, 0.12, 0.2, 0.9, 0.2, "sea", theatre)
    for side in (-1, 1):
        curtain(side, theatre)
    front(theatre)
    palm((-3.0, 0.9, top), 1.4, 4, lean=(-0.25, 0.05))
    palm((2.9, 1.0, top), 1.25, 7, lean=(0.2, 0.1))
    bush((2.85, 0.1, top), 0.7, 5)
    rock((-2.6, -0.75, top), 0.7, 3)
    far_isles(stage, seed=85)
