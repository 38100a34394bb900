"""The people of the company, without faces: a small isle for each, with what their work is known by."""

import math

from kit.brass import balance, bell, brass, circle, compass, magnifier, rope_coil
from kit.isle import isle
from kit.paint import glass, glow, paint
from kit.props import pencil
from kit.solids import bar, box, boxes, cylinder, group, lathe, mesh_of, rounded_rectangle, slab, sphere, tube

# One camera for all: square, since a page shows them round, and near enough to be known at 96 pixels.
SHARED = {
    "view": "card",
    "width": 640,
    "height": 640,
    "centre": (0, -0.1, 1.3),
    "size": 4.0,
    "share": 0.9,
    "pitch": 21,
    "place": (0.5, 0.5),
    "fstop": 4,
}
SHOTS = {
    "farida": {"picture": "content/people/farida-lokhandwala.jpg", "options": {"who": "farida"}},
    "nilesh": {"picture": "content/people/nilesh-pathare.jpg", "options": {"who": "nilesh"}},
    "devika": {"picture": "content/people/devika-nair.jpg", "options": {"who": "devika"}},
    "rustom": {"picture": "content/people/rustom-billimoria.jpg", "options": {"who": "rustom"}},
    "priya": {"picture": "content/people/priya-salvi.jpg", "options": {"who": "priya"}},
    "daniel": {"picture": "content/people/daniel-okafor.jpg", "options": {"who": "daniel"}},
}


def scroll(at, turn, length=1.9, radius=0.26):
    """A rolled contract along x, tied with a coral ribbon."""
    holder = group(at, turn)
    roll = group((-length / 2, 0, radius), (0, 90, 0), holder)
    lathe([(radius * 0.55, 0.02), (radius * 0.6, 0), (radius, 0), (radius, length), (radius * 0.6, length), (radius * 0.55, length - 0.02)], paint("shell", 0.6), parent=roll)
    cylinder(radius + 0.015, 0.16, paint("coral", 0.5), (0, 0, length * 0.16), parent=roll, bevel=0.01)
    return holder


def farida(top):
    """A brass compass that leans on a rolled contract, on another that is signed."""
    sheet = group((0.0, -0.4, top), (0, 0, 6))
    slab(rounded_rectangle(2.5, 1.9, 0.06), 0.05, paint("shell", 0.6), parent=sheet, bevel=0.015)
    name = [(-0.95, -0.74, 0), (-0.82, -0.58, 0), (-0.74, -0.82, 0), (-0.6, -0.62, 0), (-0.5, -0.8, 0), (-0.36, -0.68, 0), (-0.2, -0.78, 0), (0.05, -0.64, 0)]
    tube(name, 0.03, paint("ink", 0.5), (0, 0, 0.055), parent=sheet)
    seal = group((0.86, -0.66, 0.04), parent=sheet)
    cylinder(0.24, 0.09, paint("coral", 0.4, coat=0.4), parent=seal, bevel=0.04)
    cylinder(0.14, 0.02, paint("#D9421F", 0.4, coat=0.4), (0, 0, 0.085), parent=seal, bevel=0.005)
    scroll((0.05, 0.62, top), (0, 0, 4), 2.7, 0.38)
    compass((0, -0.3, top + 0.85), (55, 0, -3), scale=1.02, heading=32)


def nilesh(top):
    """An anchor with a coil of rope round its foot."""
    white = paint("shell", 0.35, coat=0.4)
    holder = group((0, -0.05, top - 0.12), (-6, 0, -8))
    bar((0, 0, 0.2), (0, 0, 2.35), 0.12, white, holder)
    tube([(0.24 * math.cos(a), 0.24 * math.sin(a), 0) for a in (2 * math.pi * i / 24 for i in range(24))], 0.07, brass(), (0, 0, 2.6), (90, 0, 0), holder, closed=True)
    bar((-0.78, 0, 1.95), (0.78, 0, 1.95), 0.085, paint("coral", 0.35, coat=0.4), holder)
    for side in (-1, 1):
        sphere(0.13, paint("coral", 0.35, coat=0.4), (side * 0.8, 0, 1.95), parent=holder)
    arc = [(1.12 * math.sin(a), 0, 1.28 - 1.12 * math.cos(a)) for a in (math.radians(-68 + 8 * i) for i in range(18))]
    tube(arc, 0.13, white, parent=holder)
    for side in (-1, 1):
        fluke = [(-0.3, -0.14), (0.3, -0.14), (0, 0.48)]
        slab(fluke, 0.14, white, (side * 1.06, 0.07, 0.86), (90, side * 12, 0), holder, 0.04)
    rope_coil(0.62, 2, 3, (0.9, -0.8, top), thick=0.085)
    tube([(0, 0.06, 2.24), (0.1, 0.3, 2.3), (0.62, 0.2, 1.9), (0.9, -0.25, 0.95), (0.93, -0.75, 0.5)], 0.075, paint("#E7B265", 0.75), (0, 0, top))


def devika(top):
    """A paper form pinned to a board, with a reading glass before it that makes a box and its tick large."""
    board = group((-0.05, 0.2, top), (-14, 0, 6))
    face = group((0, 0, 1.3), (90, 0, 0), board)
    slab(rounded_rectangle(2.3, 2.6, 0.1), 0.12, paint("wood", 0.6), (0, 0, -0.14), parent=face, bevel=0.03)
    slab(rounded_rectangle(1.9, 2.25, 0.05), 0.03, paint("shell", 0.6), (0, 0.02, -0.01), (0, 0, -2), face, 0.008)
    boxes([((1.0, 0.16, 0.02), (-0.3, 0.72, 0.02))], paint("teal", 0.5), parent=face, bevel=0.004)
    rows = [((0.22, 0.2, 0.02), (-0.68, 0.34 - 0.36 * i, 0.02)) for i in range(4)]
    boxes(rows, paint("ink", 0.5), parent=face, bevel=0.01)
    boxes([((0.16, 0.14, 0.02), (m[0], m[1], 0.026)) for _, m in rows], paint("shell", 0.6), parent=face, bevel=0.005)
    boxes([((1.0 - 0.12 * (i % 2), 0.1, 0.02), (0.05 - 0.06 * (i % 2), 0.34 - 0.36 * i, 0.02)) for i in range(4)], paint("steel", 0.6), parent=face, bevel=0.004)
    pin = group((0.02, 1.02, 0.02), (0, 0, 0), face)
    lathe([(0.14, 0), (0.13, 0.05), (0.07, 0.1), (0.08, 0.22), (0.15, 0.3), (0.14, 0.34), (0.001, 0.35)], paint("coral", 0.3, coat=0.5), parent=pin)
    spot = (0.4, -0.1)
    lens = group((*spot, 0.42), (0, 0, 48), face)
    cylinder(0.7, 0.03, glow("#FFFFFF", 0.3), (0, 0, -0.06), parent=lens, bevel=0.005, sides=96)
    upright = group((0, 0, -0.02), (0, 0, -48), lens)
    slab([rounded_rectangle(0.66, 0.62, 0.08), rounded_rectangle(0.5, 0.46, 0.05)], 0.02, paint("ink", 0.5), (-0.12, 0, 0), parent=upright, bevel=0.004)
    tube([(-0.3, 0.02, 0.02), (-0.16, -0.14, 0.02), (0.22, 0.36, 0.02)], 0.07, paint("coral", 0.4, coat=0.3), parent=upright, curved=False)
    magnifier(0.74, 1.15, parent=lens)
    pencil((-0.95, -0.8, top + 0.1), (0, 90, -7), length=1.7)


def rustom(top):
    """A ship's bell in its frame, and a balance in front of it."""
    frame = group((-0.22, 0.15, top), (0, 0, 8))
    for x in (-1.05, 1.05):
        box((0.2, 0.3, 2.35), paint("bark", 0.5, coat=0.2), (x, 0, 0), parent=frame, bevel=0.05)
        box((0.36, 0.7, 0.14), paint("bark", 0.5, coat=0.2), (x, 0, -0.02), parent=frame, bevel=0.04)
    box((2.7, 0.34, 0.22), paint("bark", 0.5, coat=0.2), (0, 0, 2.3), parent=frame, bevel=0.06)
    bell((0, 0, 2.28), parent=frame, scale=1.16)
    left, right = balance((0.78, -0.95, top), (0, 0, -6), scale=0.62, metal="silver")
    cylinder(0.2, 0.3, paint("coral", 0.4, coat=0.3), (0, 0, 0), parent=left, bevel=0.04)
    for i in range(3):
        cylinder(0.26, 0.1, paint("shell", 0.4, coat=0.3), (0.02 * i, 0, 0.1 * i), parent=right, bevel=0.03)


def priya(top):
    """Drawing compasses astride, and colour tiles beside the arc they have drawn."""
    arc = [(1.52 * math.cos(a) - 0.92, 1.52 * math.sin(a) - 0.25, 0) for a in (math.radians(-14 + 6 * i) for i in range(10))]
    slab(rounded_rectangle(2.7, 2.1, 0.08), 0.05, paint("shell", 0.6), (0.1, -0.1, top), (0, 0, 4), bevel=0.015)
    tube(arc, 0.035, paint("coral", 0.5), (0, 0, top + 0.05))
    hinge = (-0.12, -0.1, top + 2.12)
    for foot, colour in (((-0.92, -0.25, top + 0.05), "silver"), ((0.6, 0.05, top + 0.05), "silver")):
        share = [hinge[i] + (foot[i] - hinge[i]) * 0.8 for i in range(3)]
        tube([hinge, share], 0.135, paint(colour, 0.25, metal=0.4), curved=False, taper=0.75)
        tube([share, foot], 0.1, paint("ink", 0.4, coat=0.3), curved=False, taper=0.12)
    cylinder(0.24, 0.26, brass(), (hinge[0], hinge[1] + 0.13, hinge[2]), (90, 0, 0), bevel=0.04)
    cylinder(0.1, 0.42, brass(), (hinge[0], hinge[1], hinge[2] + 0.18), bevel=0.03)
    places = (("ink", -0.48, 0, 8), ("lagoon", 0.16, 0, -4), ("marigold", 0.8, 0, 5), ("coral", 0.46, 0.15, 24))
    for colour, x, z, turn in places:
        box((0.6, 0.6, 0.15), paint(colour, 0.35, coat=0.5), (x, -0.98 + 0.06 * x, top + 0.05 + z), (0, 0, turn), bevel=0.04)


def bricks(low, high, bottom, top, courses, parent):
    """Rows of bricks round a tower that narrows from radius `bottom` to `top` between two heights."""
    vertices, faces = [], []
    step = (high - low) / courses
    for course in range(courses):
        z = low + step * course
        count = 14
        for k in range(count):
            start = len(vertices)
            for share_z in (0.05, 0.95):
                radius = bottom + (top - bottom) * (course + share_z) / courses
                for out in (-0.03, 0.03):
                    for share in (0.05, 0.35, 0.65, 0.95):
                        angle = 2 * math.pi * (k + share + course % 2 / 2) / count
                        vertices.append(((radius + out) * math.cos(angle), (radius + out) * math.sin(angle), z + step * share_z))
            for i in range(3):
                a, b = start + 4 + i, start + 12 + i
                faces.append((a, a + 1, b + 1, b))
                faces += [(start + s + i, start + s + i + 1, start + s + i + 5, start + s + i + 4) for s in (0, 8)]
            faces += [(start + i, start + i + 4, start + i + 12, start + i + 8) for i in (0, 3)]
    mesh_of(vertices, faces, paint("#D4583A", 0.6), parent=parent)


def daniel(top):
    """A brick water tower with a light bulb for its tank."""
    tower = group((0, -0.2, top - 0.02), scale=0.88)
    lathe([(0.92, 0), (0.92, 0.16), (0.78, 0.2), (0.58, 1.4), (0.001, 1.4)], paint("sand", 0.7), parent=tower)
    bricks(0.2, 1.4, 0.78, 0.58, 8, tower)
    box((0.38, 0.24, 0.6), paint("ink", 0.4), (0, -0.68, 0.14), parent=tower, bevel=0.07)
    gallery = group((0, 0, 1.38), parent=tower)
    cylinder(0.82, 0.12, paint("shell", 0.5), parent=gallery, bevel=0.04)
    for x, y in circle(0.76, 14):
        bar((x, y, 0.08), (x, y, 0.32), 0.02, paint("ink", 0.5), gallery)
    tube([(x, y, 0.32) for x, y in circle(0.76, 32)], 0.026, paint("ink", 0.5), parent=gallery, closed=True)
    thread = [(0.4 + 0.05 * (i % 2), 0.11 + 0.05 * i) for i in range(7)]
    lathe([*thread, (0.001, 0.42)], brass(), parent=gallery)
    bulb = [(0.36, 0.41), (0.4, 0.5), (0.55, 0.72), (0.66, 0.95), (0.68, 1.12), (0.63, 1.34), (0.5, 1.52), (0.31, 1.64), (0.12, 1.69), (0.001, 1.7)]
    lathe(bulb, glass("#F2FFFA", 0.05, 0.22), parent=gallery, sides=96)
    wire = [(-0.14, 0.42), (-0.3, 1.0), (-0.17, 1.22), (-0.06, 0.98), (0, 1.18), (0.06, 0.98), (0.17, 1.22), (0.3, 1.0), (0.14, 0.42)]
    tube([(x, 0, z) for x, z in wire], 0.05, glow("#FFC04A", 1.9), parent=gallery)


PEOPLE = {"farida": farida, "nilesh": nilesh, "devika": devika, "rustom": rustom, "priya": priya, "daniel": daniel}


def build(stage, who):
    seed = 70 + list(PEOPLE).index(who)
    top = isle((0.05, 0.2), 1.7, seed, height=0.24, wobble=0.05, stretch=(1.06, 0.98), rings=((0.3, "lagoon"), (0.65, "ring"), (1.1, "ring-far")))
    PEOPLE[who](top)
