"""Rounded solids. Lengths are metres, angles degrees, z points up, the camera looks along +y.

Every solid takes at=(x, y, z), turn=(x, y, z), parent=None and returns its object. box, cylinder, cone, slab and
lathe stand on `at`; sphere, text and screen_panel have it in their middle. A paint is a colour name or a material.
"""

import math
import os

import bmesh
import bpy
from mathutils import Vector

from .paint import as_paint, screen_paint

FONT = os.environ.get("ART_FONT", "/usr/share/fonts/opentype/inter/Inter-Bold.otf")


def _place(data, paint, at, turn, parent):
    thing = bpy.data.objects.new(data.name if data else "group", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    thing.parent = parent
    if paint is not None:
        data.materials.clear()
        data.materials.append(as_paint(paint))
    return thing


def _mesh(name, shape, smooth_below=40):
    """Turns a bmesh into a mesh whose edges flatter than `smooth_below` degrees are shaded smooth."""
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth_below)
    return mesh


def _add_box(shape, size, middle):
    for vertex in bmesh.ops.create_cube(shape, size=1)["verts"]:
        vertex.co = Vector(c * s + m for c, s, m in zip(vertex.co, size, middle))


def _bevel(shape, edges, width, segments=4):
    if width > 0:
        bmesh.ops.bevel(shape, geom=edges, offset=width, segments=segments, profile=0.5, affect="EDGES")


def group(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0):
    """An invisible holder: place, turn and scale what has it as parent."""
    holder = _place(None, None, at, turn, parent)
    holder.scale = (scale, scale, scale)
    return holder


def box(size, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.05):
    """A block of size (x, y, z) that stands on `at`."""
    shape = bmesh.new()
    _add_box(shape, size, (0, 0, size[2] / 2))
    _bevel(shape, shape.edges[:], min(bevel, min(size) * 0.49))
    return _place(_mesh("box", shape, 60), paint, at, turn, parent)


def boxes(blocks, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.01):
    """Many blocks as one object: `blocks` is a list of (size, middle). For keys, ribs, windows, slats."""
    shape = bmesh.new()
    for size, middle in blocks:
        _add_box(shape, size, middle)
    _bevel(shape, shape.edges[:], bevel, segments=2)
    return _place(_mesh("boxes", shape, 50), paint, at, turn, parent)


def cone(radius, top_radius, height, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.03, sides=64):
    """A cone or, with top_radius above 0, a frustum."""
    shape = bmesh.new()
    bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius, radius2=top_radius, depth=height)
    bmesh.ops.translate(shape, vec=(0, 0, height / 2), verts=shape.verts)
    rims = [edge for edge in shape.edges if any(len(face.verts) > 4 for face in edge.link_faces)]
    smallest = min(r for r in (radius, top_radius, height / 2) if r > 0)
    _bevel(shape, rims, min(bevel, smallest * 0.9))
    return _place(_mesh("cone", shape), paint, at, turn, parent)


def cylinder(radius, height, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.03, sides=64):
    """An upright cylinder."""
    return cone(radius, radius, height, paint, at, turn, parent, bevel, sides)


def sphere(radius, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, stretch=(1, 1, 1)):
    """A ball round `at`, stretched along x, y and z."""
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=48, v_segments=28, radius=radius)
    ball = _place(_mesh("sphere", shape, 180), paint, at, turn, parent)
    ball.scale = stretch
    return ball


def lathe(profile, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, sides=72):
    """A body of revolution: `profile` lists (radius, height) from the bottom to the top."""
    shape = bmesh.new()
    rings = []
    for radius, height in profile:
        angles = (2 * math.pi * side / sides for side in range(sides))
        rings.append([shape.verts.new((radius * math.cos(a), radius * math.sin(a), height)) for a in angles])
    for low, high in zip(rings, rings[1:]):
        for i in range(sides):
            j = (i + 1) % sides
            shape.faces.new((low[i], low[j], high[j], high[i]))
    shape.faces.new(list(reversed(rings[0])))
    shape.faces.new(rings[-1])
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    return _place(_mesh("lathe", shape, 35), paint, at, turn, parent)


def rounded_rectangle(width, depth, radius, steps=10):
    """Outline of a rectangle with round corners round the origin, as a list of (x, y)."""
    x, y = width / 2 - radius, depth / 2 - radius
    outline = []
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            outline.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return outline


def rounded_outline(corners, radius, steps=8):
    """Rounds the corners of any polygon (counter-clockwise list of (x, y)): shields, arrows, gables, badges."""
    outline = []
    count = len(corners)
    for i, corner in enumerate(corners):
        here = Vector(corner)
        before, after = Vector(corners[i - 1]) - here, Vector(corners[(i + 1) % count]) - here
        reach = min(radius, before.length * 0.48, after.length * 0.48)
        start, end = here + before.normalized() * reach, here + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            point = start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t**2
            outline.append((point.x, point.y))
    return outline


def slab(outline, height, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.05, grow=0.0):
    """An outline (list of (x, y)) raised by `height`, with round rims; `grow` pushes the outline outwards.
    A list of outlines makes holes: every outline inside another is cut out."""
    outlines = outline if isinstance(outline[0][0], (tuple, list)) else [outline]
    rim = min(bevel, height * 0.499)
    curve = bpy.data.curves.new("slab", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    for points in outlines:
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for target, (x, y) in zip(line.points, points):
            target.co = (x, y, 0, 1)
        line.use_cyclic_u = True
        line.use_smooth = True
    curve.extrude = height / 2 - rim
    curve.bevel_depth = rim
    curve.bevel_resolution = 4
    curve.offset = grow - rim
    return _place(_lifted(curve, height / 2), paint, at, turn, parent)


def _lifted(curve, height):
    """Mesh of a flat curve, moved up: an extruded curve reaches as far below z 0 as above, and slabs stand on `at`."""
    mesh = _evaluated(curve)
    for vertex in mesh.vertices:
        vertex.co.z += height
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    return mesh


def _evaluated(curve):
    """The mesh that a curve or text makes."""
    draft = bpy.data.objects.new("draft", curve)
    bpy.context.collection.objects.link(draft)
    mesh = bpy.data.meshes.new_from_object(draft.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(draft)
    return mesh


def tube(points, radius, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, closed=False, curved=True, taper=1.0):
    """A round bar along points; `curved` draws a soft line through them, `taper` is the end's share of the radius."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 14
    curve.use_fill_caps = True
    line = curve.splines.new("BEZIER" if curved else "POLY")
    knots = line.bezier_points if curved else line.points
    knots.add(len(points) - 1)
    for i, (knot, point) in enumerate(zip(knots, points)):
        knot.co = point if curved else (*point, 1)
        knot.radius = 1 + (taper - 1) * i / (len(points) - 1)
        if curved:
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    line.use_cyclic_u = closed
    line.use_smooth = True
    return _place(curve, paint, at, turn, parent)


def bar(start, end, radius, paint, parent=None):
    """A straight round bar between two points."""
    return tube([start, end], radius, paint, parent=parent, curved=False)


def text(string, size, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, depth=0.02):
    """Letters (Inter Bold) facing +z round `at`, `depth` thick, with sharp rims; turn=(90, 0, 0) faces the camera.
    `size` is the line height. Raises FileNotFoundError without the font."""
    if not os.path.exists(FONT):
        raise FileNotFoundError(f"no font at {FONT}: apt-get install fonts-inter, or set ART_FONT")
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = string
    curve.size = size
    curve.extrude = depth / 2
    curve.resolution_u = 16
    curve.align_x = curve.align_y = "CENTER"
    curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    mesh = _evaluated(curve)
    xs, ys = [v.co.x for v in mesh.vertices], [v.co.y for v in mesh.vertices]
    middle = Vector(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, 0))
    for vertex in mesh.vertices:
        vertex.co -= middle
    return _place(mesh, paint, at, turn, parent)


def screen_panel(path, width, height, radius, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """The picture at `path` as a rounded sheet facing +z. It covers the sheet; what is too much on one side of it is
    cut: equally left and right, and at the bottom."""
    outline = rounded_rectangle(width, height, radius)
    mesh = bpy.data.meshes.new("screen")
    mesh.from_pydata([(x, y, 0) for x, y in outline], [], [list(range(len(outline)))])
    paint = screen_paint(path)
    pixels = bpy.data.images.load(path, check_existing=True).size
    wide = (width / height) / (pixels[0] / pixels[1])
    share_x, share_y = min(1, wide), min(1, 1 / wide)
    layer = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y = outline[loop.vertex_index]
        layer.data[loop.index].uv = (0.5 + x / width * share_x, 1 - (0.5 - y / height) * share_y)
    return _place(mesh, paint, at, turn, parent)


def mesh_of(vertices, faces, paint, at=(0, 0, 0), turn=(0, 0, 0), parent=None, bevel=0.0, smooth_below=40):
    """A free form from vertices and faces (lists of indices), for hulls, roofs and the like."""
    shape = bmesh.new()
    made = [shape.verts.new(vertex) for vertex in vertices]
    for face in faces:
        shape.faces.new([made[i] for i in face])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    _bevel(shape, shape.edges[:], bevel, segments=3)
    return _place(_mesh("mesh", shape, smooth_below), paint, at, turn, parent)
