// @ts-check
// Draws parts of the control panel at most once a frame, and not at all while nothing changes.

/** @type {Set<() => void>} */
const asked = new Set();

/**
 * Returns a function that asks for `draw` to be called before the next frame is shown.
 * @param {() => void} draw
 */
export function onNextFrame(draw) {
  return () => {
    if (asked.size === 0) requestAnimationFrame(drawAsked);
    asked.add(draw);
  };
}

/** Draws what waits. At the end of a frame's work this shows it in that frame and not in the next. */
export function drawAsked() {
  const draws = [...asked];
  asked.clear();
  for (const draw of draws) draw();
}
