// @ts-check
// The handle lies over the app's own screen: whoever needs what is under it drags it away.

/** Further than this, in CSS pixels, is a drag and no press. */
const SLOP = 8;
/** How near the window's edge the handle may come. */
const MARGIN = 12;

/**
 * Lets a handle be dragged; let go, it moves to the nearer side. While it has something open it stays.
 *
 * @param {HTMLElement} handle
 */
export function makeMovable(handle) {
  let place = { x: 0, y: 0 };
  /** @type {{ x: number, y: number, isDrag: boolean } | undefined} */
  let grip;
  let wasDragged = false;
  let isLeft = false;

  /** @param {{ x: number, y: number }} wanted from where the style sheet has the handle */
  const move = (wanted) => {
    const left = MARGIN - handle.offsetLeft;
    const top = MARGIN - handle.offsetTop;
    const right = innerWidth - MARGIN - handle.offsetWidth - handle.offsetLeft;
    const bottom = innerHeight - MARGIN - handle.offsetHeight - handle.offsetTop;
    const x = Math.max(left, Math.min(right, wanted.x));
    const y = Math.max(top, Math.min(bottom, wanted.y));
    handle.style.setProperty("--moved", `${x}px ${y}px`);
    return { x, y };
  };
  const settle = () => { place = move({ x: isLeft ? -innerWidth : 0, y: place.y }) };

  handle.addEventListener("pointerdown", (event) => {
    wasDragged = false;
    if (handle.getAttribute("aria-expanded") === "true" || !event.isPrimary) return;
    handle.setPointerCapture(event.pointerId);
    grip = { x: event.clientX - place.x, y: event.clientY - place.y, isDrag: false };
  });
  handle.addEventListener("pointermove", (event) => {
    if (!grip || !event.isPrimary) return;
    const wanted = { x: event.clientX - grip.x, y: event.clientY - grip.y };
    grip.isDrag ||= Math.hypot(wanted.x - place.x, wanted.y - place.y) > SLOP;
    if (!grip.isDrag) return;
    handle.classList.add("dragged");
    move(wanted);
  });
  /** @param {PointerEvent} event */
  const drop = (event) => {
    if (!grip || !event.isPrimary) return;
    const wanted = { x: event.clientX - grip.x, y: event.clientY - grip.y };
    wasDragged = grip.isDrag;
    grip = undefined;
    handle.classList.remove("dragged");
    if (!wasDragged) return;
    isLeft = handle.offsetLeft + wanted.x + handle.offsetWidth / 2 < innerWidth / 2;
    place.y = wanted.y;
    settle();
  };
  handle.addEventListener("pointerup", drop);
  handle.addEventListener("pointercancel", drop);
  // The end of a drag is no press.
  handle.addEventListener("click", (event) => {
    if (wasDragged) event.stopImmediatePropagation();
    wasDragged = false;
  });
  // Where there is room for the desk, the handle has no place at all.
  addEventListener("resize", () => { if (handle.offsetWidth > 0) settle() });
}
