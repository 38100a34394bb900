"""The views: size of the picture and one family of cameras. Plain data, read by Blender and by shots.py alike."""

# place: where the subject's centre stands, from the left and from the top of the frame, 0 to 1.
# share: how much of the frame's width the subject's `size` fills. pitch: degrees that the camera looks down.
VIEWS = {
    "banner": {"width": 1920, "height": 1080, "lens": 42, "pitch": 12.5, "yaw": -4, "place": (0.7, 0.58), "share": 0.5},
    "phone": {"width": 1080, "height": 1440, "lens": 42, "pitch": 14, "yaw": -4, "place": (0.5, 0.69), "share": 0.8},
    "card": {"width": 1280, "height": 960, "lens": 48, "pitch": 15, "yaw": -4, "place": (0.5, 0.54), "share": 0.62},
}

MOODS = ("day", "cool")
