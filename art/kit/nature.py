"""Plants, stones and clouds. All stand on `at`; `size` scales a plant of about one metre."""

import math
import random

import bmesh

from .paint import paint as colour_of
from .solids import _mesh, _place, cone, cylinder, group, sphere, tube

_MATT = 0.7


def _frond(length, width, lift):
    """One palm leaf along +x: it rises, bends over and is folded along its rib."""
    shape = bmesh.new()
    rows = []
    steps = 12
    for step in range(steps + 1):
        t = step / steps
        x = length * (t - 0.12 * t**3)
        z = lift * math.sin(t * 2.3) - 0.62 * length * t**2.3
        half = width * max(0.03, math.sin(math.pi * min(1, t * 0.93 + 0.07)) ** 0.75)
        rows.append([shape.verts.new((x, side * half, z - (0.35 * half if side else 0))) for side in (-1, 0, 1)])
    for low, high in zip(rows, rows[1:]):
        for j in range(2):
            shape.faces.new((low[j], high[j], high[j + 1], low[j + 1]))
    return _mesh("frond", shape, 180)


def palm(at, size=1.0, seed=0, parent=None, lean=None):
    """A palm about 1.25 m high at size 1. `lean` is (x, y), where its crown hangs over; by chance if not given."""
    chance = random.Random(seed)
    if lean is None:
        angle, reach = chance.uniform(0, 2 * math.pi), chance.uniform(0.15, 0.35)
        lean = (reach * math.cos(angle), reach * math.sin(angle))
    plant = group(at, parent=parent, scale=size)
    trunk = [(0, 0, -0.05), (lean[0] * 0.12, lean[1] * 0.12, 0.45), (lean[0] * 0.45, lean[1] * 0.45, 0.88), (*lean, 1.27)]
    tube(trunk, 0.075, colour_of("bark", _MATT), parent=plant, taper=0.55)
    crown = (lean[0], lean[1], 1.25)
    for i in range(8):
        mesh = _frond(chance.uniform(0.72, 0.84), 0.15, chance.uniform(0.26, 0.36))
        turn = (0, 0, 45 * i + chance.uniform(-9, 9))
        leaf = _place(mesh, colour_of("leaf" if i % 2 else "leaf-light", 0.55), crown, turn, plant)
        thick = leaf.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.03
        soft = leaf.modifiers.new("soft", "SUBSURF")
        soft.levels, soft.render_levels = 1, 2
    for angle in (0.4, 2.5, 4.6):
        spot = (crown[0] + 0.085 * math.cos(angle), crown[1] + 0.085 * math.sin(angle), crown[2] - 0.07)
        sphere(0.062, colour_of("bark", 0.5), spot, parent=plant)
    return plant


def tree(at, size=1.0, shape="round", seed=0, parent=None, paint=None):
    """A tree about 1 m high at size 1; shape is 'round' or 'conical'."""
    chance = random.Random(seed)
    crown = colour_of(paint or chance.choice(("leaf", "leaf-light")), _MATT)
    plant = group(at, (0, 0, chance.uniform(0, 360)), parent, size)
    cylinder(0.05, 0.5, colour_of("bark", _MATT), (0, 0, -0.02), parent=plant, bevel=0.01)
    if shape == "conical":
        cone(0.34, 0.2, 0.38, crown, (0, 0, 0.25), parent=plant, bevel=0.05)
        cone(0.29, 0.035, 0.66, crown, (0, 0, 0.5), parent=plant, bevel=0.045)
    elif shape == "round":
        sphere(0.33, crown, (0, 0, 0.66), parent=plant, stretch=(1, 1, 1.1))
        sphere(0.19, crown, (0.2, -0.08, 0.5), parent=plant)
        sphere(0.16, crown, (-0.19, 0.06, 0.56), parent=plant)
    else:
        raise ValueError(f"a tree is round or conical, not {shape!r}")
    return plant


def bush(at, size=1.0, seed=0, parent=None, paint="leaf"):
    """A low bush of three round clumps, about 0.6 m wide at size 1."""
    chance = random.Random(seed)
    plant = group(at, (0, 0, chance.uniform(0, 360)), parent, size)
    for x, y, radius in ((0, 0, 0.22), (0.2, 0.05, 0.16), (-0.17, -0.06, 0.15)):
        sphere(radius, colour_of(paint, _MATT), (x, y, radius * 0.62), parent=plant, stretch=(1, 1, 0.92))
    return plant


def rock(at, size=1.0, seed=0, parent=None, paint="stone"):
    """A smooth stone about 0.4 m wide at size 1, a quarter of it in the ground."""
    chance = random.Random(seed)
    stretch = (chance.uniform(0.95, 1.25), chance.uniform(0.85, 1.05), chance.uniform(0.62, 0.8))
    turn = (0, 0, chance.uniform(0, 360))
    spot = (at[0], at[1], at[2] + 0.1 * size)
    return sphere(0.2 * size, colour_of(paint, _MATT), spot, turn, parent, stretch)


def grass_patch(at, radius=0.4, count=24, seed=0, parent=None):
    """A tuft field: short blades within `radius`."""
    chance = random.Random(seed)
    patch = group(at, parent=parent)
    for _ in range(count):
        angle, reach = chance.uniform(0, 2 * math.pi), radius * math.sqrt(chance.random())
        spot = (reach * math.cos(angle), reach * math.sin(angle), -0.01)
        turn = (chance.uniform(-16, 16), chance.uniform(-16, 16), 0)
        blade = colour_of(chance.choice(("leaf", "leaf-light")), _MATT)
        cone(0.018, 0.004, chance.uniform(0.09, 0.17), blade, spot, turn, patch, bevel=0, sides=6)
    return patch


def cloud(at, size=1.0, seed=0, parent=None, paint="shell"):
    """A puffy toy cloud round `at`, about 2 m wide at size 1."""
    chance = random.Random(seed)
    puff = group(at, (0, 0, chance.uniform(-12, 12)), parent, size)
    soft = colour_of(paint, 0.85)
    for x, z, radius in ((-0.72, -0.1, 0.3), (-0.28, 0.1, 0.46), (0.26, 0.02, 0.4), (0.68, -0.12, 0.28), (0, -0.14, 0.34)):
        wide = radius * chance.uniform(0.94, 1.06)
        sphere(wide, soft, (x, chance.uniform(-0.06, 0.06), z), parent=puff, stretch=(1.08, 0.9, 0.94))
    return puff
