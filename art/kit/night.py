"""The hours of the dark: night(stage), called first in a scene's build, and the lamps that people light."""

import random

import bpy

from . import weather
from .paint import glow
from .palette import linear
from .solids import sphere

_NIGHT = {
    "sun": ("#A8C2F2", 1.0, 42, -58),
    "fill": ("#7C9CCB", 0.22),
    "ambient": 0.3,
    "sky": ("#3A6478", "#335B71", "#284C66", "#1B3855", "#122A47", "#0C1F3A"),
    "mirror": ("#2C4E68", "#1B3A57", "#11294A"),
    "sea": "#062A3C",
    "water": ("#0A3346", "#103F53", "#23526A", "#335D73", "#3A6478"),
    "haze": "#2F586D",
}


def night(stage, stars=70, seed=4):
    """A clear night with a moon behind the camera's left shoulder: deep blue sea and sky, stars."""
    weather._set(stage, _NIGHT)
    chance = random.Random(seed)
    for _ in range(stars):
        x, y = stage.on_water(chance.uniform(0, 1), 9)
        size = stage.distance * chance.uniform(0.004, 0.009)
        height = stage.distance * 9 * chance.uniform(0.012, 0.09)
        sphere(size, glow("#DCE8F2", 1.0), (x, y, stage.eye.z + height))


def lamplight(at, strength=40, colour="#FFC071", size=0.25):
    """Warm light round a lamp or out of a window."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = strength, linear(colour)[:3], size
    lamp = bpy.data.objects.new("lamp", data)
    lamp.location = at
    bpy.context.collection.objects.link(lamp)
