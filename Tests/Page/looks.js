// Measurements of how a page looks, for Tests/Page/test_looks.py. Each function answers a list of sentences about what
// is wrong: empty is good.

(() => {
  const name = (element) => {
    const words = element.textContent.trim().slice(0, 30);
    const id = element.id ? `#${element.id}` : "";
    return `${element.tagName.toLowerCase()}${id}.${element.className} "${words}"`;
  };

  /** Whether the element is there for the eye: not hidden, not transparent, not for screen readers alone. */
  const isSeen = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath !== "none") return false;
    }
    return true;
  };

  /** Each piece of text that is seen, with its element and the box of its letters, without the room that a
      font keeps above and below them. */
  const texts = (root = document.body) => {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { currentNode: node } = walk;
      const element = node.parentElement;
      if (node.data.trim() === "" || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const line = range.getClientRects()[0].height;
      const spare = Math.max(0, line - parseFloat(getComputedStyle(element).fontSize)) / 2;
      found.push({ element, box: { left, right, top: top + spare, bottom: bottom - spare } });
    }
    return found;
  };

  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1
    && b.top < a.bottom - 1;

  /** Boxes wider than their room, and whether the window lets itself be scrolled. */
  const scrollsSideways = () => {
    const boxes = [...document.querySelectorAll("html, body, #control-panel, .pages, .lines, .failure")];
    const wrong = boxes.filter((at) => at.checkVisibility() && at.scrollWidth > at.clientWidth)
      .filter((at) => at.tagName === "HTML" || getComputedStyle(at).overflowX !== "visible").map(name);
    scrollTo(100, scrollY);
    if (scrollX !== 0) wrong.push(`the window scrolls by ${scrollX}`);
    scrollTo(0, 0);
    return wrong;
  };

  /** Text that an ancestor cuts off, or that leaves the window at its sides. */
  const cutTexts = (root = "body") => {
    const wrong = [];
    for (const { element, box } of texts(document.querySelector(root))) {
      if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${name(element)} leaves the window`);
      for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const isSideways = at.scrollWidth > at.clientWidth;
        const isDeeper = at.scrollHeight > at.clientHeight + 1 && style.overflowY !== "auto";
        if (isSideways || isDeeper) wrong.push(`${name(element)} is cut off by ${name(at)}`);
      }
    }
    return wrong;
  };

  /** Texts and controls of the control panel that lie on one another or on the device. */
  const overlaps = () => {
    const wrong = [];
    const device = document.querySelector(".body").getBoundingClientRect();
    const isSheet = getComputedStyle(document.getElementById("handle")).display !== "none";
    const all = texts();
    for (const { element, box } of all) {
      const isOutside = !document.getElementById("screen").contains(element);
      if (!isSheet && isOutside && overlap(box, device)) wrong.push(`${name(element)} lies on the device`);
    }
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1)) {
        const inOne = one.element.closest("#screen") !== null;
        if (inOne !== (other.element.closest("#screen") !== null)) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (overlap(one.box, other.box)) wrong.push(`${name(one.element)} lies on ${name(other.element)}`);
      }
    });
    return wrong;
  };

  /** Labels of the app that the handle covers. */
  const covered = () => {
    const handle = document.getElementById("handle").getBoundingClientRect();
    return texts(document.getElementById("screen")).filter(({ box }) => overlap(box, handle))
      .map(({ element }) => `the handle covers ${name(element)}`);
  };

  /** The box that a finger or a pointer has to hit for each control: its label's, or its own. */
  const smallControls = (least, root = "body") => {
    const wrong = [];
    const controls = "button, input, textarea, summary";
    for (const control of document.querySelector(root).querySelectorAll(controls)) {
      const target = control.closest("label") ?? control;
      if (control.type === "file" || !isSeen(target)) continue;
      const { width, height } = target.getBoundingClientRect();
      // The strip that it lies in is as high as it can be, and it is as wide as it likes.
      const wanted = target.id === "handle" ? Math.min(least, 24) : least;
      if (Math.min(width, height) < wanted - 0.01) wrong.push(`${name(target)} is ${width} by ${height}`);
    }
    return wrong;
  };

  const parse = (color) => {
    const numbers = color.match(/[\d.]+/g).map(Number);
    return color.startsWith("color(srgb") ? [...numbers.slice(0, 3).map((n) => n * 255), numbers[3] ?? 1]
      : [...numbers.slice(0, 3), numbers[3] ?? 1];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
  const luminance = (color) => {
    const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = color.map((c) => linear(c / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (a, b) => {
    const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };

  /** The two ends of the paper's gradient. */
  const papers = () => ["--paper", "--paper-lit"].map((property) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const color = parse(getComputedStyle(probe).color).slice(0, 3);
    probe.remove();
    return color;
  });

  /** Texts of the control panel with less contrast than wanted to what they lie on, wherever that is in the tree. */
  const faintTexts = (least, root = "body") => {
    const wrong = [];
    for (const { element } of texts(document.querySelector(root))) {
      if (element.closest("#screen")) continue;
      element.scrollIntoView({ block: "center" });
      const box = element.getBoundingClientRect();
      const behind = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const layers = [];
      for (const at of behind) {
        const color = parse(getComputedStyle(at).backgroundColor);
        if (at !== document.body && at !== document.documentElement && color[3] > 0) layers.push(color);
      }
      for (const paper of papers()) {
        const background = layers.reduceRight((below, layer) => over(layer, below), paper);
        const ratio = contrast(over(parse(getComputedStyle(element).color), background), background);
        if (ratio < least) wrong.push(`${name(element)} has a contrast of ${ratio.toFixed(2)}`);
      }
    }
    scrollTo(0, 0);
    return wrong;
  };

  /** Where everything of the control panel is. */
  const places = () => [...document.querySelectorAll("header, aside, aside *, .body")].map((element) => {
    // The marks of the thresholds follow the sensor's range.
    if (element.id === "fill" || element.closest(".marks")) return "";
    const { x, y, width, height } = element.getBoundingClientRect();
    // A value's letters may differ in width; what stands around them may not move for it.
    const isText = element.matches("#force-value, #force-source, #force-detail");
    return `${element.tagName}.${element.className} ${x} ${y} ${isText ? "" : width} ${height}`;
  });

  window.looks = { scrollsSideways, cutTexts, overlaps, covered, smallControls, faintTexts, places };
})();
