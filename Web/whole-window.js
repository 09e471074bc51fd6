// @ts-check
// Whether the device takes the whole window: on a phone always, elsewhere as `data-window` of the root says. A script of
// its own, and no module, so that the first thing seen is right.

{
  const root = document.documentElement;
  const isPhone = matchMedia("(max-width: 599px), (max-height: 479px)");
  const update = () => root.classList.toggle("whole", isPhone.matches || root.dataset.window === "whole");
  isPhone.addEventListener("change", update);
  root.addEventListener("windowmode", update);
  try {
    // The window in which this address was shown the last time.
    const asked = new URLSearchParams(location.search).get("app") ?? "";
    root.dataset.window = localStorage.getItem(`heft-window-shown:${asked}`) ?? "panel";
  } catch {
    // Without storage the app says so a moment later.
  }
  update();
}
