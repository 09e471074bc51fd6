// @ts-check
// The wheel, while it is over the device or a pointer is down.

/**
 * @param {HTMLElement} screen
 * @param {import("./place.js").Place} place
 * @param {{anyDown: boolean}[]} pressed
 * @param {import("../seam/events.js").Events} events
 */
export function forwardWheel(screen, place, pressed, events) {
  addEventListener("wheel", (event) => {
    const isOverDevice = event.target instanceof Node && screen.contains(event.target);
    // With Ctrl it is the browser's zoom, and a trackpad's pinch.
    if (event.ctrlKey || !(isOverDevice || pressed.some(({ anyDown }) => anyDown))) return;
    event.preventDefault();
    events.wheel(event, place.point(event));
  }, { passive: false });
}
