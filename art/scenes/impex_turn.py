"""Impex, before and after, on one quay: three sacks of spice that wait while the papers grow, and a ship that sails with
one sheet."""

import math
import random

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import container, lamp, paper_sheet, ship
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, tube
from scenes.impex import crane, quay

SHARED = {"view": "card", "centre": (-0.1, 0, 1.95), "size": 7.1}
SHOTS = {
    "client": {"picture": "content/case-studies/impex-client.jpg", "options": {"now": False}},
    "success": {"picture": "content/case-studies/impex-success.jpg", "options": {"now": True}},
    "isle": {"picture": "content/case-studies/impex-isle.webp", "view": "cut-out", "options": {"now": True}},
}

FOLDERS = ("teal", "foam", "night", "lagoon", "sand", "teal", "marigold", "night", "foam", "lagoon", "teal")
COURSE = 24


def sack(at, spice, scale=1.0, turn=0):
    """An open jute sack with its rim rolled down and a heap of ground spice, 1.2 wide, 1.35 high."""
    holder = group(at, (0, 0, turn), scale=scale)
    jute = paint("#CDA873", 0.85)
    body = [(0.001, 0), (0.42, 0), (0.53, 0.06), (0.59, 0.25), (0.6, 0.45), (0.55, 0.7), (0.51, 0.8)]
    lathe(body + [(0.001, 0.8)], jute, parent=holder)
    rim = [(0.54 * math.cos(a) * (1 + 0.03 * math.sin(5 * a)), 0.54 * math.sin(a), 0.8 + 0.025 * math.sin(3 * a)) for a in (math.pi * k / 24 for k in range(48))]
    tube(rim, 0.095, jute, parent=holder, closed=True)
    heap = [(0.5, 0.76), (0.47, 0.83), (0.38, 0.97), (0.25, 1.15), (0.12, 1.3), (0.05, 1.345), (0.001, 1.355)]
    lathe(heap, paint(spice, 0.9), parent=holder)
    label = group((0, -0.592, 0.4), (84, 0, 0), holder)
    slab(rounded_rectangle(0.42, 0.3, 0.04), 0.02, paint("shell", 0.6), parent=label, bevel=0.006)
    boxes([((0.26, 0.045, 0.01), (0, 0.05, 0.02)), ((0.18, 0.03, 0.01), (-0.04, -0.05, 0.02))], paint("ink", 0.6), parent=label, bevel=0.003)


def files(at, seed=3):
    """Eleven files on each other, ever less straight. Nine of them have the same coral tab. Returns the top height."""
    chance = random.Random(seed)
    x, y, z = at
    for i, colour in enumerate(FOLDERS):
        sheets = 2 + (i * 7) % 3
        skew, slide = chance.uniform(-7, 7), 0.012 * i
        pile = group((x + slide * math.sin(i * 0.9) * 2 + 0.012 * i, y, z), (0, 0, skew - 6))
        cover = rounded_rectangle(1.36, 1.02, 0.05)
        slab(cover, 0.045, paint(colour, 0.5), parent=pile, bevel=0.015)
        for k in range(sheets):
            tint = paint("shell" if k % 2 else "#EFE4D3", 0.65)
            spot = (chance.uniform(-0.03, 0.03), chance.uniform(-0.025, 0.025), 0.043 + 0.055 * k)
            slab(rounded_rectangle(1.22, 0.9, 0.03), 0.052, tint, spot, (0, 0, chance.uniform(-3, 3)), pile, 0.012)
        high = 0.043 + 0.055 * sheets
        slab(cover, 0.045, paint(colour, 0.5), (0, 0, high), parent=pile, bevel=0.015)
        if i not in (4, 9):
            box((0.26, 0.14, 0.05), paint("coral", 0.45), (-0.42 + 0.1 * (i % 9), -0.53, high - 0.003), parent=pile, bevel=0.015)
        z += high + 0.044
    return z


def desk_lamp(at, turn, scale=1.0):
    """A jointed lamp that still burns at nine, 1.5 high, its head over +x."""
    holder = group(at, (0, 0, turn), scale=scale)
    ink = paint("ink", 0.4, coat=0.3)
    cylinder(0.26, 0.07, ink, parent=holder, bevel=0.025)
    bar((0, 0, 0.05), (-0.28, 0, 0.75), 0.03, ink, holder)
    bar((-0.28, 0, 0.75), (0.3, 0, 1.3), 0.03, ink, holder)
    cylinder(0.06, 0.1, paint("marigold", 0.4), (-0.28, 0.05, 0.75), (90, 0, 0), holder, 0.015)
    head = group((0.34, 0, 1.3), (0, -22, 0), holder)
    lathe([(0.27, -0.22), (0.28, -0.2), (0.2, 0.0), (0.09, 0.1), (0.001, 0.11)], ink, parent=head)
    cylinder(0.2, 0.02, glow("#FFE2A0", 1.6), (0, 0, -0.228), parent=head, bevel=0.004)


def wake(parent):
    """The water astern: three tongues on each other that taper off along the ship's axis (bow at +x)."""
    for length, width, colour, z in ((4.6, 1.9, "ring", 0.11), (3.3, 1.3, "lagoon", 0.14), (1.9, 0.8, "foam", 0.17)):
        side = []
        for k in range(25):
            u = k / 24
            side.append((-2.9 - length * u, width / 2 * (1 - u) ** 0.62 * (1 + 0.25 * math.sin(math.pi * u))))
        slab([*side, *((x, -y) for x, y in reversed(side[:-1]))], 0.05, colour, (0, 0, z), parent=parent, bevel=0.02)


def desk(at):
    """The clerk's table in the open. Returns the height of its top."""
    x, y, z = at
    box((1.9, 1.3, 0.1), paint("wood", 0.6), (x, y, z + 0.42), (0, 0, -6), bevel=0.03)
    for dx, dy in ((-0.78, -0.42), (0.78, -0.55), (-0.7, 0.5), (0.85, 0.4)):
        box((0.13, 0.13, 0.44), paint("bark", 0.6), (x + dx, y + dy, z - 0.01), (0, 0, -6), bevel=0.03)
    return z + 0.515


def on_quay(x, y):
    """A point of the quay's own frame, in metres of the world."""
    turn = math.radians(-30)
    return (-0.55 + x * math.cos(turn) - y * math.sin(turn), 0.6 + x * math.sin(turn) + y * math.cos(turn), 0.64)


def build(stage, now=True):
    top = isle((-1.85, 0.5), 2.25, 23, height=0.5, stretch=(1.08, 0.9))
    port = group((-0.55, 0.6, 0), (0, 0, -30))
    quay(port, 3.8, 1.8)
    crane((0, 0.45, 0.63), parent=port, scale=0.95, trolley=0.2, raised=74)
    lamp((0.55, 1.6, 0.63), parent=port, scale=0.7)
    board = desk((-2.75, -0.3, top))
    if now:
        easel = group((-2.75, -0.3, board), (0, 0, -6))
        box((0.9, 0.3, 0.06), paint("bark", 0.6), (0, -0.2, 0), parent=easel, bevel=0.02)
        sheet = group((0, -0.1, 0.64), (72, 0, 0), easel)
        slab(rounded_rectangle(1.02, 1.34, 0.03), 0.04, paint("night", 0.5), (0, 0, -0.045), parent=sheet, bevel=0.012)
        paper_sheet((0, 0, 0), parent=sheet, width=0.92)
        cylinder(0.1, 0.02, paint("leaf", 0.5), (0.26, -0.42, 0.025), parent=sheet, bevel=0.006)
        vessel = group((1.5, -1.25, 0.02), (0, 0, COURSE))
        ship((0, 0, 0), parent=vessel, scale=0.56, cargo=(*((3, 3, 3),) * 3, (0, 3, 0)), seed=20, hull="teal")
        wake(group((0, 0, 0), parent=vessel, scale=0.56))
    else:
        high = files((-2.7, -0.27, board))
        paper_sheet((-2.64, -0.29, high), (0, 0, 84), width=0.82)
        desk_lamp((-2.76, -0.25, high + 0.028), 0, 0.8)
        for x, y, spice, size, turn in ((-0.4, -0.95, "bark", 0.92, 20), (0.45, -0.75, "#C93A1E", 0.92, -8), (0.2, -1.5, "marigold", 0.95, 12)):
            spot = on_quay(x, y)
            sack(spot, spice, size, turn)
    for x, turn in ((-1.3, 88), (-1.9, 92)):
        container("teal" if turn < 90 else "shell", (x, 0.55, top), (0, 0, turn), port, 0.9)
    palm((-3.6, 0.95, top), 1.6, 4, lean=(-0.28, 0.05))
    palm((-2.9, 1.6, top), 1.2, 7, lean=(0.1, 0.2))
    bush((-3.6, 0.1, top), 0.8, 3)
    rock((-3.3, -0.7, top), 0.7, 6)
    far_isles(stage, seed=97)
