"""Other hours and weathers than the stage's noon: call dusk(stage) or monsoon(stage) first in a scene's build."""

import math
import random

import bpy

from .palette import linear
from .paint import glass
from .solids import bar, group

# As the stage's moods; every ramp has as many stops as theirs, since it only gets other colours.
_DUSK = {
    "sun": ("#FFBC88", 4.6, 62, -72),
    "fill": ("#B9C4F0", 0.5),
    "ambient": 0.55,
    "sky": ("#FFD9B0", "#FFC998", "#F7B49A", "#C99BB0", "#7F82AC", "#4C5F92"),
    "mirror": ("#E9A58F", "#8C7FA3", "#4A5C8A"),
    "sea": "#0A4C66",
    "water": ("#0F5A70", "#2B6F86", "#8C8FA6", "#E2B3A3", "#FFD9B0"),
    "haze": "#E6BBA9",
}
_MONSOON = {
    "sun": ("#E8F1F0", 2.1, 40, -50),
    "fill": ("#C4D8DC", 0.8),
    "ambient": 1.0,
    "sky": ("#B9CCCB", "#B4C7C8", "#A6BCBF", "#8CA7AD", "#6E8E97", "#587A85"),
    "mirror": ("#8FA9AC", "#6A8A92", "#4C707B"),
    "sea": "#1A6470",
    "water": ("#1F6E79", "#377F88", "#64929A", "#9CB9BB", "#B9CCCB"),
    "haze": "#A9C1C2",
}


def _recolour(ramp, colours):
    for element, colour in zip(ramp.color_ramp.elements, colours, strict=True):
        element.color = linear(colour)


def _set(stage, weather):
    """Repaints sky, sea, haze and lights of a stage that was built with its mood."""
    sky = stage.scene.world.node_tree.nodes
    _recolour(sky["ColorRamp"], weather["sky"])
    _recolour(sky["ColorRamp.001"], weather["mirror"])
    sky["Map Range"].inputs[3].default_value = weather["ambient"]
    sea = bpy.data.materials["sea"].node_tree.nodes
    sea["Principled BSDF"].inputs["Base Color"].default_value = linear(weather["sea"])
    _recolour(sea["ColorRamp"], weather["water"])
    bpy.data.node_groups["haze"].nodes["Emission"].inputs[0].default_value = linear(weather["haze"])
    colour, strength, height, side = weather["sun"]
    sun = bpy.data.lights["sun"]
    sun.energy, sun.color = strength, linear(colour)[:3]
    bpy.data.objects["sun"].rotation_euler = (math.radians(height), 0, math.radians(side))
    colour, share = weather["fill"]
    fill = bpy.data.lights["fill"]
    fill.energy, fill.color = fill.energy * share, linear(colour)[:3]


def dusk(stage):
    """The last light: a low orange sun, violet shadows, a rose sky."""
    _set(stage, _DUSK)


def monsoon(stage):
    """A day of the rains: no sun to speak of, a grey-green sea."""
    _set(stage, _MONSOON)
    bpy.data.lights["sun"].angle = math.radians(50)


def rain(width, depth, height, count, seed=1):
    """Slanting streaks over a field round the origin."""
    chance = random.Random(seed)
    field, paint = group(), glass("#F2FAFA", 0.3, 0.25)
    for _ in range(count):
        x, y, z = (chance.uniform(-0.5, 0.5) * width, chance.uniform(-0.5, 0.5) * depth, chance.uniform(0.4, height))
        long = chance.uniform(0.25, 0.6)
        bar((x, y, z), (x - 0.22 * long, y, z + long), 0.007, paint, field)
    return field
