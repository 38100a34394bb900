"""The cameras of the coast: what the views "coast" and "coast-phone" add to those of views.py. Plain data, read by shots.py."""

# `view` is what a scene sees in stage.kind. Pitch and place put the horizon at two fifths of the height.
COAST = {
    "coast": {"view": "banner", "width": 2560, "height": 1440, "pitch": 5, "place": (0.66, 0.5815), "share": 0.43},
    "coast-phone": {"view": "phone", "width": 1080, "height": 1600, "pitch": 12.5, "place": (0.5, 0.6586), "share": 0.71},
}
