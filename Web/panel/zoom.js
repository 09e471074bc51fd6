// @ts-check
// A user who enlarges the page wants larger text in the device too: it keeps the height that it had, and the page
// scrolls.

/** A window's frame, a scroll bar or a panel beside the page make less of a difference (our choice). */
const least = 1.2;

/** Tells the style sheet how much larger the browser shows the page than the screen has it. */
export function followZoom() {
  const update = () => {
    const zoom = outerWidth / innerWidth;
    // It makes more pixels of each of the page's; a panel beside the page does not.
    const isZoom = zoom >= least && devicePixelRatio >= zoom * 0.95;
    document.documentElement.style.setProperty("--zoom", isZoom ? zoom.toFixed(3) : "1");
  };
  addEventListener("resize", update);
  update();
}
