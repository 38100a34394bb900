"""The coast: one sea and one sky for all banners, past which the carousel moves as if a camera sailed along.

coast(stage, seed), called last in a scene's build, paints sea and sky by their place in the frame only, so that the right edge
of every banner meets the left edge of the next; only round the subject the water mirrors and is bright. Frames of other views
get the six far isles and nothing else.
"""

import math
import random

import bpy

from .isle import far_isles
from .paint import HAZE, paint
from .palette import linear

# Colours as they are seen in the finished picture: down from the upper edge to the horizon, and from there to the lower edge.
SKY = ((0.0, "#FFF7EC"), (0.45, "#FFF7EC"), (0.68, "#F5F4E8"), (0.88, "#DBF0EB"), (1.0, "#C0E5E3"))
SEA = ((0.0, "#A4D6D4"), (0.03, "#62B3B6"), (0.1, "#24909B"), (0.2, "#0E7686"), (0.5, "#086272"), (1.0, "#065462"))
HORIZON = 0.4
# Where the subject stands, the water is of this colour besides mirroring; what is far pales into the other.
_BRIGHT, _AIR = "#24B4B2", "#86C4C4"
# Round the subject: middle and radii of the bright water, from left and top, in shares of the frame.
_LAGOON = {"banner": ((0.66, 0.77), (0.33, 0.3)), "phone": ((0.5, 0.76), (0.49, 0.27))}
# The six far isles, as PLACES of isle.py: none near an edge, none behind words.
_FAR = {
    "banner": ((0.475, 8.0, 3.4), (0.54, 4.8, 1.9), (0.62, 9.0, 3.8), (0.75, 7.0, 3.0), (0.835, 4.4, 1.8), (0.9, 8.5, 3.2)),
    "phone": ((0.14, 4.6, 1.5), (0.29, 8.0, 2.4), (0.46, 6.0, 2.0), (0.63, 9.0, 2.8), (0.77, 5.4, 1.8), (0.88, 7.5, 2.0)),
}


def _before_grade(colour):
    """The light that finish.py's grade shows as this colour where it is even: its steps backwards."""
    shown = linear(colour)[:3]
    light = [c if c <= 0.82 else 0.82 - 0.18 * math.log(1 - min((c - 0.82) / 0.18, 0.985)) for c in shown]
    grey = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    light = [grey + (c - grey) / 1.1 for c in light]
    return (*((c if c <= 0.78 else (c + 0.156) / 1.2) / 1.06 for c in light), 1)


def _ramp(tree, place, stops):
    node = tree.nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, _before_grade(colour)
    tree.links.new(place, node.inputs[0])
    return node.outputs[0]


def _frame(tree):
    """Sockets of the place in the frame: from the left and from the top, 0 to 1."""
    where, split = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(where.outputs["Window"], split.inputs[0])
    return split.outputs[0], _between(tree, split.outputs[1], 1, 0)


def _between(tree, value, start, end, smooth=False):
    """Socket that runs from 0 to 1 while `value` runs from start to end."""
    node = tree.nodes.new("ShaderNodeMapRange")
    node.interpolation_type = "SMOOTHSTEP" if smooth else "LINEAR"
    tree.links.new(value, node.inputs[0])
    node.inputs[1].default_value, node.inputs[2].default_value = start, end
    return node.outputs[0]


def _mix(tree, share, first, second):
    node = tree.nodes.new("ShaderNodeMixShader")
    for socket, value in zip(node.inputs, (share, first, second)):
        tree.links.new(value, socket)
    return node.outputs[0]


def _round(tree, across, down, middle, radii):
    """Socket that is 1 in the middle of an ellipse of the frame and fades to 0 at its rim."""
    join, length = tree.nodes.new("ShaderNodeCombineXYZ"), tree.nodes.new("ShaderNodeVectorMath")
    for axis, (value, centre, radius) in enumerate(zip((across, down), middle, radii)):
        offset = tree.nodes.new("ShaderNodeMapRange")
        offset.clamp = False
        tree.links.new(value, offset.inputs[0])
        offset.inputs[1].default_value, offset.inputs[2].default_value = centre, centre + radius
        tree.links.new(offset.outputs[0], join.inputs[axis])
    length.operation = "LENGTH"
    tree.links.new(join.outputs[0], length.inputs[0])
    return _between(tree, length.outputs["Value"], 1, 0.35, smooth=True)


def _sky(stage):
    """What the camera sees; what lights and mirrors stays the mood's."""
    tree = stage.scene.world.node_tree
    seen = tree.nodes["Background"]
    painted = tree.nodes.new("ShaderNodeBackground")
    _, down = _frame(tree)
    tree.links.new(_ramp(tree, _between(tree, down, 0, HORIZON), SKY), painted.inputs[0])
    ray = tree.nodes.new("ShaderNodeLightPath")
    sky = _mix(tree, ray.outputs["Is Camera Ray"], seen.outputs[0], painted.outputs[0])
    tree.links.new(sky, tree.nodes["World Output"].inputs[0])


def _sea(stage):
    tree = bpy.data.materials["sea"].node_tree
    out = tree.nodes["Material Output"].inputs[0]
    mirror = out.links[0].from_socket
    across, down = _frame(tree)
    painted = tree.nodes.new("ShaderNodeEmission")
    tree.links.new(_ramp(tree, _between(tree, down, HORIZON, 1), SEA), painted.inputs[0])
    bright = tree.nodes.new("ShaderNodeEmission")
    bright.inputs[0].default_value = _before_grade(_BRIGHT)
    even = tree.nodes.new("ShaderNodeValue").outputs[0]
    even.default_value = 0.65
    near = _mix(tree, even, mirror, bright.outputs[0])
    lagoon = _round(tree, across, down, *_LAGOON[stage.kind])
    tree.links.new(_mix(tree, lagoon, painted.outputs[0], near), out)


def coast(stage, seed):
    """Sea, sky and far isles; the seed tells one banner's far isles from another's."""
    if stage.kind in _FAR:
        _sky(stage)
        _sea(stage)
        # The outermost ring would reach the edge.
        bpy.data.node_groups[HAZE].nodes["Emission"].inputs[0].default_value = linear(_AIR)
        far_ring = paint("ring-far")
        for thing in [thing for thing in bpy.data.objects if far_ring.name in thing.material_slots]:
            bpy.data.objects.remove(thing)
    chance = random.Random(seed)
    places = [(x + chance.uniform(-0.025, 0.02), y * chance.uniform(0.88, 1.1), r) for x, y, r in _FAR.get(stage.kind, ())]
    far_isles(stage, places, seed)
