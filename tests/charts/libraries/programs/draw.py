# Draws sketch.json with matplotlib: chart.png and place.txt (see draw-by-program.ts).
import json

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from matplotlib.ticker import FuncFormatter

sketch = json.load(open("sketch.json"))
theme, bars, screen = sketch["theme"], sketch["bars"], sketch["screen"]
dpi = 100 * screen["dpr"]
plt.rcParams.update({"font.size": sketch["fontSize"] * 0.72, "text.color": theme["text"], "axes.labelcolor": theme["text"]})
figure, axes = plt.subplots(figsize=(screen["width"] / 100, screen["height"] / 100), dpi=dpi, facecolor=theme["background"])
axes.set_facecolor(theme["background"])
line = sketch["stroke"] * 0.72


def ink(bar):
    return theme["up" if bar["close"] >= bar["open"] else "down"]


for i, bar in enumerate(bars):
    color = ink(bar)["border"]
    wick = theme["text"] if sketch["inkWicks"] else color
    half = sketch["body"] / 2
    if sketch["shape"] == "ohlc":
        axes.vlines(i, bar["low"], bar["high"], colors=color, linewidth=line)
        axes.hlines(bar["open"], i - half, i, colors=color, linewidth=line)
        axes.hlines(bar["close"], i, i + half, colors=color, linewidth=line)
        continue
    fill = color if ink(bar)["fill"] else theme["background"]
    axes.vlines(i, bar["low"], bar["high"], colors=wick, linewidth=line, zorder=2)
    axes.bar(i, bar["close"] - bar["open"], sketch["body"], bar["open"], color=fill, edgecolor=wick, linewidth=line, zorder=3)
for average in sketch["averages"]:
    axes.plot([value if value is not None else float("nan") for value in average["values"]], color=average["color"], linewidth=1.1, zorder=4)
if sketch["grid"]:
    axes.grid(True, axis="both" if sketch["uprightGrid"] else "y", color=theme["grid"], linestyle="--" if sketch["dashedGrid"] else "-", linewidth=0.7, zorder=0)
    axes.set_axisbelow(True)
axes.set_xlim(-0.8, len(bars) - 0.2)
axes.set_ylim(sketch["least"], sketch["most"])
if sketch["side"] == "right":
    axes.yaxis.tick_right()
    axes.yaxis.set_label_position("right")
if sketch["axisTitle"]:
    axes.set_ylabel("Price")
for spine in axes.spines.values():
    spine.set_color(theme["text"])
    spine.set_visible(sketch["axisLines"])
comma = "," if "," in sketch["format"] else ""
if not sketch["plainLabels"]:
    axes.yaxis.set_major_formatter(FuncFormatter(lambda price, _: f"{price:{comma}.{sketch['decimals']}f}"))
every = max(1, len(bars) // 8)
axes.set_xticks(range(0, len(bars), every), sketch["days"][::every])
axes.tick_params(colors=theme["text"])
if sketch["title"]:
    axes.set_title(sketch["title"])
if sketch["volume"]:
    volume = axes.twinx()
    volume.bar(range(len(bars)), [bar["volume"] for bar in bars], sketch["body"], color=[ink(bar)["border"] for bar in bars], alpha=0.35)
    volume.set_ylim(0, 6 * max(bar["volume"] for bar in bars))
    volume.axis("off")
figure.tight_layout()
figure.savefig("chart.png", dpi=dpi, facecolor=theme["background"])
height = screen["height"] * screen["dpr"]
(x0, y0), (x1, y1) = axes.transData.transform([(0, sketch["least"]), (len(bars) - 1, sketch["most"])])
box = axes.get_window_extent()
open("place.txt", "w").write(f"{box.x0} {height - box.y1} {box.width} {box.height} {height - y0} {height - y1} {x0} {x1}")
