"""Thank you: the bottle has come in with the tide; through its glass one sees the rolled letter with its ribbon."""

import math

from kit.isle import far_isles, isle
from kit.nature import palm, rock
from kit.paint import glass, paint
from kit.solids import cylinder, group, lathe, mesh_of, rounded_outline, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/thank-you.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.2),
        "size": 5.7,
    },
}


def roll(parent, radius=0.47, length=1.95):
    """A letter rolled up along +z, two and a half turns, tied with a ribbon."""
    steps = 100
    points = []
    for i in range(steps + 1):
        angle = math.radians(-70 + 900 * i / steps)
        reach = radius * (0.5 + 0.5 * i / steps)
        points.append((reach * math.cos(angle), reach * math.sin(angle)))
    vertices = [(x, y, z) for x, y in points for z in (0, length)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    sheet = mesh_of(vertices, faces, paint("#FFF3DC", 0.7), parent=parent)
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.022, 0
    band = [(radius + 0.03, length / 2 - 0.08), (radius + 0.03, length / 2 + 0.08), (radius - 0.02, length / 2 + 0.08), (radius - 0.02, length / 2 - 0.08)]
    lathe(band, paint("coral", 0.45, coat=0.2), parent=parent)
    # The bow sits on the side that faces the camera.
    knot = group((0, -radius - 0.05, length / 2), parent=parent)
    sphere(0.065, paint("#D9431F", 0.45), parent=knot, stretch=(1, 0.7, 1))
    for side in (-1, 1):
        loop = [(0, 0, 0), (0.08, -0.02, side * 0.2), (-0.1, -0.02, side * 0.22)]
        tube(loop, 0.03, paint("coral", 0.45, coat=0.2), parent=knot, closed=True)
        tube([(0, 0, 0), (-0.14, 0.0, side * 0.06), (-0.26, 0.06, side * 0.15)], 0.026, paint("coral", 0.45, coat=0.2), parent=knot)


def bottle(at, turn):
    """The bottle along +z of its group: 3.7 long, 1.5 thick."""
    body = group(at, turn)
    wall = [(0.001, 0.12), (0.5, 0.05), (0.66, 0.0), (0.74, 0.06), (0.75, 0.16), (0.75, 1.95), (0.72, 2.12), (0.62, 2.32), (0.44, 2.52)]
    wall += [(0.33, 2.68), (0.28, 2.88), (0.265, 3.3), (0.265, 3.34)]
    lathe(wall, glass("#C2EBDC", 0.05, 0.22), parent=body, sides=96)
    lip = [(0.27, 3.28), (0.34, 3.3), (0.355, 3.36), (0.355, 3.48), (0.33, 3.53), (0.25, 3.53), (0.25, 3.3)]
    lathe(lip, glass("#4FB59C", 0.06, 0.75), parent=body, sides=96)
    lathe([(0.2, 3.1), (0.235, 3.4), (0.26, 3.74), (0.24, 3.8), (0.001, 3.8)], paint("#C98F58", 0.8), parent=body)
    lathe([(0.3, 0.06), (0.66, 0.015), (0.735, 0.07), (0.72, 0.15), (0.3, 0.15)], glass("#7CCFBD", 0.06, 0.55), parent=body, sides=96)
    roll(group((0, 0, 0.24), parent=body))


def starfish(at, turn, size):
    points = [(r * math.cos(math.pi * i / 5), r * math.sin(math.pi * i / 5)) for i in range(10) for r in (size * (1, 0.42)[i % 2],)]
    star = group(at, turn)
    slab(rounded_outline(points, size * 0.2), size * 0.26, paint("coral", 0.6), parent=star, bevel=size * 0.12)
    for i in range(5):
        for share in (0.25, 0.45, 0.62):
            angle = 2 * math.pi * i / 5
            sphere(size * 0.05, paint("#FFC9A8", 0.6), (size * share * math.cos(angle), size * share * math.sin(angle), size * 0.255), parent=star)


def scallop(at, turn, size, colour):
    """A scallop shell lying on its rim: ribs from the hinge outwards."""
    shell = group(at, turn)
    for i in range(9):
        angle = math.radians(-64 + 16 * i)
        reach = size * (0.86 + 0.14 * math.cos(angle))
        tip = (reach * math.sin(angle), -reach * math.cos(angle), 0.01)
        middle = (tip[0] * 0.55, tip[1] * 0.55, size * 0.34 * math.cos(angle))
        tube([(0, 0, size * 0.1), middle, tip], size * 0.085, paint(colour if i % 2 else "shell", 0.5, coat=0.2), parent=shell, taper=1.5)
    cylinder(size * 0.16, size * 0.12, paint("shell", 0.5), parent=shell, bevel=size * 0.04)


def build(stage):
    top = isle((0, 0.1), 3.05, 27, height=0.3, stretch=(1.12, 0.8))
    # Half a hand deep in the sand, with the sand that the tide has heaped against it.
    bottle((-1.55, -0.05, top + 0.52), (0, 67, -10))
    for x, y, size, stretch in ((-1.35, 0.25, 0.9, (1.15, 0.95, 0.32)), (-0.75, -0.5, 0.62, (1.5, 0.55, 0.2)), (-1.75, -0.5, 0.5, (1, 0.8, 0.34))):
        sphere(size, paint("sand", 0.6), (x, y, top - 0.03), (0, 0, -10), None, stretch)
    starfish((1.25, -1.2, top - 0.01), (0, 0, 20), 0.4)
    scallop((-0.45, -1.45, top), (0, 0, 25), 0.3, "#F7C9A0")
    scallop((1.95, -0.75, top), (0, 0, -30), 0.2, "foam")
    palm((-2.3, 1.1, top), 1.75, 6, lean=(-0.22, 0.0))
    rock((2.5, 0.5, top), 0.8, 3)
    rock((2.25, 0.85, top), 0.5, 5)
    far_isles(stage, seed=91)
