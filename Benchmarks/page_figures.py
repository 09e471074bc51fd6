"""What the benchmarks of the page share."""

# Counts the late frames of a page with nothing but a dot that moves: what the browser makes of the machine by itself.
EMPTY = """async (count) => {
  const dot = document.body.appendChild(document.createElement("div"));
  const frame = () => new Promise(requestAnimationFrame);
  let late = 0;
  let last = await frame();
  for (let index = 0; index < count; index += 1) {
    dot.style.cssText = `position:fixed;width:9px;height:9px;background:red;transform:translateX(${index % 99}px)`;
    const now = await frame();
    if (now - last > 20) late += 1;
    last = now;
  }
  return late;
}"""


def tell(name, milliseconds, shares):
    """Prints percentiles of what was measured: a line for each share of a hundred."""
    costs = sorted(milliseconds)
    for share in shares:
        print(f"{name}-p{share} {costs[len(costs) * share // 100]:.3f} ms n={len(costs)}")
