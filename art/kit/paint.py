"""Materials. Wherever the kit takes a paint, a colour name, a '#RRGGBB' or a material made here will do."""

from pathlib import Path

import bpy

from .palette import hex_of, linear

SCREENS = Path(__file__).resolve().parent.parent / ".cache" / "screens"
HAZE = "haze"

_made = {}


def forget():
    """Empties the store of materials; the stage calls it when it clears the scene."""
    _made.clear()


def _material(key, build):
    if key not in _made:
        material = bpy.data.materials.new(" ".join(map(str, key)))
        material.use_nodes = True
        # Haze and screens shine, but are too faint to be worth sampling as lamps.
        material.cycles.sample_as_light = False
        build(material.node_tree, material.node_tree.nodes["Principled BSDF"])
        _made[key] = material
    return _made[key]


def _veil(tree, shader):
    """Leads a shader through the stage's haze, so that what is far pales towards the horizon."""
    veil = tree.nodes.new("ShaderNodeGroup")
    veil.node_tree = bpy.data.node_groups[HAZE]
    tree.links.new(shader, veil.inputs[0])
    tree.links.new(veil.outputs[0], tree.nodes["Material Output"].inputs[0])


def paint(colour, roughness=0.45, coat=0.0, metal=0.0):
    """An opaque surface. `roughness`, `coat` (a clear lacquer) and `metal` run from 0 to 1."""

    def build(tree, shader):
        shader.inputs["Base Color"].default_value = linear(colour)
        shader.inputs["Roughness"].default_value = roughness
        shader.inputs["Specular"].default_value = 0.4
        shader.inputs["Metallic"].default_value = metal
        shader.inputs["Clearcoat"].default_value = coat
        shader.inputs["Clearcoat Roughness"].default_value = 0.12
        _veil(tree, shader.outputs[0])

    return _material(("paint", hex_of(colour), roughness, coat, metal), build)


def glass(colour="glass", roughness=0.06, opacity=0.35):
    """Clear tinted glass without refraction, cheap to render: `opacity` of it is glossy paint, the rest see-through."""

    def build(tree, shader):
        shader.inputs["Base Color"].default_value = linear(colour)
        shader.inputs["Roughness"].default_value = roughness
        shader.inputs["Specular"].default_value = 0.6
        clear = tree.nodes.new("ShaderNodeBsdfTransparent")
        clear.inputs[0].default_value = linear(colour)
        blend = tree.nodes.new("ShaderNodeMixShader")
        blend.inputs[0].default_value = opacity
        tree.links.new(clear.outputs[0], blend.inputs[1])
        tree.links.new(shader.outputs[0], blend.inputs[2])
        _veil(tree, blend.outputs[0])

    return _material(("glass", hex_of(colour), roughness, opacity), build)


def glow(colour, strength=1.0):
    """A surface that shines by itself: signal lamps, lit windows, lines of light. Above about 1.2 it blooms."""

    def build(tree, shader):
        shader.inputs["Base Color"].default_value = linear(colour)
        shader.inputs["Emission"].default_value = linear(colour)
        shader.inputs["Emission Strength"].default_value = strength
        _veil(tree, shader.outputs[0])

    return _material(("glow", hex_of(colour), strength), build)


def screen(name):
    """Path of the photographed interface art/screens/NAME.html. Write the name as a literal: the command looks
    for these calls to know which screens a scene needs. Raises FileNotFoundError when it was not photographed."""
    path = SCREENS / f"{name}.png"
    if not path.exists():
        raise FileNotFoundError(f"no photograph of art/screens/{name}.html; run the scene with npm run art")
    return str(path)


def screen_paint(path):
    """The picture at `path`, shining as a display does: neither sun nor reflections wash its text out."""

    def build(tree, shader):
        picture = tree.nodes.new("ShaderNodeTexImage")
        picture.image = bpy.data.images.load(path)
        picture.interpolation = "Cubic"
        picture.extension = "EXTEND"
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        shader.inputs["Specular"].default_value = 0
        shader.inputs["Emission Strength"].default_value = 0.92
        tree.links.new(picture.outputs[0], shader.inputs["Emission"])

    return _material(("screen", path), build)


def as_paint(value):
    """A material for a colour name, a '#RRGGBB' or a material."""
    return paint(value) if isinstance(value, str) else value
