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

# A loop that does nothing, and how many of its turns take so many milliseconds: the fastest of many tries.
SPIN = """
  window.spin = (turns) => {
    let sum = 0;
    for (let turn = 0; turn < turns; turn += 1) sum = Math.imul(sum ^ turn, 1664525) | 0;
    window.spun = sum;
  };
"""
TURNS = """(milliseconds) => {
  const turns = 100_000;
  let least = Infinity;
  for (let index = 0; index < 200; index += 1) {
    const began = performance.now();
    spin(turns);
    least = Math.min(least, performance.now() - began);
  }
  return Math.round(turns * milliseconds / least);
}"""


def tell(name, milliseconds, shares):
    """Prints percentiles of what was measured: a line for each share of a hundred."""
    costs = sorted(milliseconds)
    for share in shares:
        print(f"{name}-p{share} {costs[len(costs) * share // 100]:.3f} ms n={len(costs)}")
