"""The stage: an empty scene with sea, sky, sun, haze and one camera, ready for a subject."""

import math
import os

import bpy
from mathutils import Vector

from . import isle, paint
from .palette import linear
from .views import VIEWS

_SENSOR = 36.0

# sky and water: (position, colour). The sky's position is the sine of the height above the horizon, the water's is
# 0 at the subject and 1 at the horizon, even steps in the picture. `mirror` is the sky that the water reflects: kept
# free of the warm band, which over teal would turn grey.
_MOODS = {
    "day": {
        "sun": ("#FFE3C4", 4.4),
        "fill": ("#D6ECF5", 300),
        "ambient": 0.58,
        "sky": ((0.0, "#DDF3EC"), (0.022, "#F6F2E3"), (0.06, "#E6F4EE"), (0.16, "#C3E8E7"), (0.42, "#8FD2D8"), (1.0, "#63B9C7")),
        "mirror": ((0.0, "#8FD6CF"), (0.25, "#62BFC2"), (1.0, "#3F9FAF")),
        "sea": "#067888",
        "water": ((0.0, "#0E8290"), (0.4, "#1F98A0"), (0.72, "#63BFBC"), (0.9, "#A9DFD8"), (1.0, "#DDF3EC")),
        "haze": "#BFE7E1",
    },
    "cool": {
        "sun": ("#FFF1E0", 3.9),
        "fill": ("#CFE6F2", 340),
        "ambient": 0.62,
        "sky": ((0.0, "#D3ECEA"), (0.022, "#E6F1EC"), (0.06, "#D6ECEC"), (0.16, "#AFDCE0"), (0.42, "#74BCC8"), (1.0, "#4A9DB0")),
        "mirror": ((0.0, "#79C4C6"), (0.25, "#4BA5B1"), (1.0, "#2C7F95")),
        "sea": "#075F73",
        "water": ((0.0, "#0B6B7D"), (0.4, "#167F8E"), (0.72, "#4FA9AF"), (0.9, "#97D0D0"), (1.0, "#D3ECEA")),
        "haze": "#B4DEDF",
    },
}
_WATER_SHARE = ((0.0, 0.0), (0.12, 0.1), (0.4, 0.45), (0.72, 0.86), (0.9, 1.0))
_HAZE_SHARE = ((0.0, 0.0), (0.35, 0.0), (0.7, 0.34), (0.88, 0.66), (1.0, 0.9))


def _ramp(tree, stops, interpolation="EASE"):
    """A colour ramp node; a stop's value is a colour, or a number for grey."""
    node = tree.nodes.new("ShaderNodeValToRGB")
    node.color_ramp.interpolation = interpolation
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, value) in zip(elements, stops):
        element.position = position
        element.color = linear(value) if isinstance(value, str) else (value, value, value, 1)
    return node


def _math(tree, operation, first, second):
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, (first, second)):
        if isinstance(value, bpy.types.NodeSocket):
            tree.links.new(value, socket)
        else:
            socket.default_value = value
    return node.outputs[0]


class Stage:
    """What a scene is built on. `kind` is a view of views.VIEWS, `mood` is 'day' or 'cool'."""

    def __init__(self, shot):
        """Clears Blender and sets the camera of `shot`, a dict as in a scene's SHOTS (see art/README.md)."""
        view = {**VIEWS[shot["view"]], **shot}
        self.kind = shot["view"]
        self.mood = shot.get("mood", "day")
        self.width, self.height = view["width"], view["height"]
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        paint.forget()
        isle.forget()
        self._camera(view)
        self._haze()
        self._sky()
        self._sea()
        self._sun()

    def _camera(self, view):
        centre = Vector(view["centre"])
        pitch, yaw = math.radians(view["pitch"]), math.radians(view["yaw"])
        longer = max(self.width, self.height)
        reach = view["share"] * self.width / longer * _SENSOR / view["lens"]
        self.centre = centre
        self.distance = view["size"] / reach
        self.ahead = Vector((-math.sin(yaw), math.cos(yaw), 0))
        self._pitch, self._reach = pitch, _SENSOR / view["lens"]
        self.eye = centre - self.distance * (self.ahead * math.cos(pitch) - Vector((0, 0, math.sin(pitch))))
        data = bpy.data.cameras.new("camera")
        data.lens, data.sensor_width = view["lens"], _SENSOR
        data.clip_end = 6000
        # The lens is shifted instead of turned: verticals and the horizon stay where the family has them.
        data.shift_x = -(view["place"][0] - 0.5) * self.width / longer
        data.shift_y = (view["place"][1] - 0.5) * self.height / longer
        self._shift = data.shift_x
        data.dof.use_dof = True
        data.dof.aperture_fstop = view.get("fstop", 1.8)
        focus = Vector(view.get("focus", view["centre"]))
        data.dof.focus_distance = (focus - self.eye).dot((centre - self.eye).normalized())
        camera = bpy.data.objects.new("camera", data)
        camera.location = self.eye
        camera.rotation_euler = (centre - self.eye).to_track_quat("-Z", "Y").to_euler()
        self.scene.collection.objects.link(camera)
        self.scene.camera = camera

    def on_water(self, across, distance):
        """The spot (x, y) on the water that is seen `across` the frame (0 left, 1 right), at a distance given in
        distances of the subject (1 is beside it)."""
        depth = self.distance * distance
        offset = (across - 0.5) * self.width / max(self.width, self.height) + self._shift
        along = depth * math.cos(self._pitch) + self.eye.z * math.sin(self._pitch)
        right = Vector((self.ahead.y, -self.ahead.x, 0))
        spot = self.eye + self.ahead * depth + right * offset * self._reach * along
        return (spot.x, spot.y)

    def _nearness(self, tree):
        """Socket that is 0 up to the subject and tends to 1 at the horizon, evenly over the picture's height."""
        camera = tree.nodes.new("ShaderNodeCameraData")
        start = self.distance * 0.95
        far = _math(tree, "MAXIMUM", camera.outputs["View Distance"], start)
        return _math(tree, "SUBTRACT", 1.0, _math(tree, "DIVIDE", start, far))

    def _haze(self):
        """The node group that every paint ends in: with distance it pales into the mood's haze."""
        tree = bpy.data.node_groups.new(paint.HAZE, "ShaderNodeTree")
        tree.inputs.new("NodeSocketShader", "shader")
        tree.outputs.new("NodeSocketShader", "shader")
        enter, leave = tree.nodes.new("NodeGroupInput"), tree.nodes.new("NodeGroupOutput")
        share = _ramp(tree, _HAZE_SHARE)
        tree.links.new(self._nearness(tree), share.inputs[0])
        air = tree.nodes.new("ShaderNodeEmission")
        air.inputs[0].default_value = linear(_MOODS[self.mood]["haze"])
        blend = tree.nodes.new("ShaderNodeMixShader")
        tree.links.new(share.outputs[0], blend.inputs[0])
        tree.links.new(enter.outputs[0], blend.inputs[1])
        tree.links.new(air.outputs[0], blend.inputs[2])
        tree.links.new(blend.outputs[0], leave.inputs[0])

    def _sea(self):
        mood = _MOODS[self.mood]
        mesh = bpy.data.meshes.new("sea")
        side = 3000
        mesh.from_pydata([(-side, -side, 0), (side, -side, 0), (side, side, 0), (-side, side, 0)], [], [(0, 1, 2, 3)])
        material = bpy.data.materials.new("sea")
        material.use_nodes = True
        material.cycles.sample_as_light = False
        tree = material.node_tree
        water = tree.nodes["Principled BSDF"]
        water.inputs["Base Color"].default_value = linear(mood["sea"])
        water.inputs["Roughness"].default_value = 0.13
        water.inputs["Specular"].default_value = 0.42
        tree.links.new(self._ripples(tree), water.inputs["Normal"])
        nearness = self._nearness(tree)
        colour, share = _ramp(tree, mood["water"]), _ramp(tree, _WATER_SHARE)
        air, blend = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeMixShader")
        for ramp in (colour, share):
            tree.links.new(nearness, ramp.inputs[0])
        tree.links.new(colour.outputs[0], air.inputs[0])
        tree.links.new(share.outputs[0], blend.inputs[0])
        tree.links.new(water.outputs[0], blend.inputs[1])
        tree.links.new(air.outputs[0], blend.inputs[2])
        tree.links.new(blend.outputs[0], tree.nodes["Material Output"].inputs[0])
        mesh.materials.append(material)
        self.scene.collection.objects.link(bpy.data.objects.new("sea", mesh))

    def _ripples(self, tree):
        """A calm swell, longer across the view than along it."""
        place, stretch = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
        noise, bump = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeBump")
        stretch.inputs["Scale"].default_value = (0.8, 2.0, 1)
        noise.inputs["Scale"].default_value = 0.5
        noise.inputs["Detail"].default_value = 1.5
        bump.inputs["Strength"].default_value = 0.08
        bump.inputs["Distance"].default_value = 0.5
        tree.links.new(place.outputs["Object"], stretch.inputs[0])
        tree.links.new(stretch.outputs[0], noise.inputs["Vector"])
        tree.links.new(noise.outputs[0], bump.inputs["Height"])
        return bump.outputs[0]

    def _sky(self):
        """What the camera sees as sky, what water and lacquer mirror, and how much light it all gives."""
        mood = _MOODS[self.mood]
        world = bpy.data.worlds.new("sky")
        world.use_nodes = True
        self.scene.world = world
        tree = world.node_tree
        light = tree.nodes["Background"]
        where, split = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(where.outputs["Generated"], split.inputs[0])
        seen, mirrored = _ramp(tree, mood["sky"]), _ramp(tree, mood["mirror"])
        for ramp in (seen, mirrored):
            tree.links.new(split.outputs[2], ramp.inputs[0])
        ray, pick = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMixRGB")
        tree.links.new(ray.outputs["Is Glossy Ray"], pick.inputs[0])
        tree.links.new(seen.outputs[0], pick.inputs[1])
        tree.links.new(mirrored.outputs[0], pick.inputs[2])
        tree.links.new(pick.outputs[0], light.inputs[0])
        strength = tree.nodes.new("ShaderNodeMapRange")
        strength.inputs[3].default_value = mood["ambient"]
        strength.inputs[4].default_value = 1
        bright = _math(tree, "MAXIMUM", ray.outputs["Is Camera Ray"], _math(tree, "MULTIPLY", ray.outputs["Is Glossy Ray"], 0.6))
        tree.links.new(bright, strength.inputs[0])
        tree.links.new(strength.outputs[0], light.inputs[1])

    def _sun(self):
        """A low sun from the left front, wide enough for soft shadows, and a large cool fill from the camera's side."""
        mood = _MOODS[self.mood]
        colour, strength = mood["sun"]
        sun = bpy.data.lights.new("sun", "SUN")
        sun.energy, sun.angle, sun.color = strength, math.radians(9), linear(colour)[:3]
        lamp = bpy.data.objects.new("sun", sun)
        lamp.rotation_euler = (math.radians(51), 0, math.radians(-62))
        colour, strength = mood["fill"]
        fill = bpy.data.lights.new("fill", "AREA")
        scale = self.distance / 14
        fill.energy, fill.size, fill.color = strength * scale**2, 7 * scale, linear(colour)[:3]
        soft = bpy.data.objects.new("fill", fill)
        soft.location = self.centre + Vector((-3, -11, 7)) * scale
        soft.rotation_euler = (self.centre - soft.location).to_track_quat("-Z", "Y").to_euler()
        for thing in (lamp, soft):
            self.scene.collection.objects.link(thing)

    def render(self, path, samples, seed, width=None):
        """Renders to a float EXR with the passes that finish.py reads. `width` (pixels) replaces the view's, in the
        same proportion."""
        width = width or self.width
        output = self.scene.render
        output.engine = "CYCLES"
        output.resolution_x, output.resolution_y = width, round(width * self.height / self.width)
        output.resolution_percentage = 100
        output.threads_mode, output.threads = "FIXED", int(os.environ.get("ART_THREADS", "2"))
        output.image_settings.file_format = "OPEN_EXR_MULTILAYER"
        output.image_settings.color_depth = "32"
        output.image_settings.exr_codec = "ZIPS"
        output.filepath = str(path)
        self.scene.view_settings.view_transform = "Standard"
        cycles = self.scene.cycles
        cycles.use_denoising = False
        cycles.samples, cycles.seed = samples, seed
        cycles.use_adaptive_sampling = True
        cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.012, min(12, samples)
        cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
        cycles.transparent_max_bounces = 6
        cycles.sample_clamp_indirect = 3
        cycles.blur_glossy = 1
        cycles.caustics_reflective = cycles.caustics_refractive = False
        cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
        layer = self.scene.view_layers[0]
        for name in ("diffuse_color", "glossy_color", "emit", "environment", "normal"):
            setattr(layer, f"use_pass_{name}", True)
        bpy.ops.render.render(write_still=True)
