"""The camera of an isle alone: what the view "cut-out" adds to one of views.py. Plain data, read by shots.py."""

# `view` is what a scene sees in stage.kind. The picture is cut to what is seen of the isle.
CUT_OUT = {
    "cut-out": {"view": "card", "width": 1700, "height": 1275, "pitch": 18, "place": (0.5, 0.44), "share": 0.5, "fstop": 5},
}
