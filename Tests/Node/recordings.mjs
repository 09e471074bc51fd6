// Makes a trace of recorded force: a JSON array of `UITouch.force`, without times.

/**
 * A trace of an iPhone 6s on which one finger presses as recorded, at 60 samples a second. Where the force falls to 0
 * the finger is lifted.
 */
export function recordedPresses(json) {
  const lines = ["heft-trace 1", "setting device iphone-6s", "screen 375 667 2 0 0 0 0", "appearance light"];
  let isDown = false;
  let frame = 0;
  const put = (phase, count) => lines.push(`touch ${phase} 1 ${(frame / 60).toFixed(6)} 187.5 400 ${count}`);
  for (const force of JSON.parse(json)) {
    frame += 1;
    const count = Math.round(force * 60);
    if (count === 0) {
      if (isDown) put("up", 0);
      isDown = false;
    } else {
      put(isDown ? "move" : "down", count);
      isDown = true;
    }
  }
  frame += 1;
  if (isDown) put("up", 0);
  return lines.join("\n") + "\n";
}
