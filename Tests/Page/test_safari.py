"""Safari's own events for force, made up: that they are forwarded is known before a real phone tries it."""

from heft_browser import DESKTOP
from playwright.sync_api import expect

SCALE = """() => [...document.querySelectorAll("#screen [data-view]")]
  .filter((view) => !view.querySelector("[data-view]")).map((view) => view.textContent)
  .filter((text) => text.includes("gram"))"""

# The events of an iPhone with 3D Touch: a pointer without pressure, and beside it a touch with force.
PHONE = """
([force]) => {
  const screen = document.getElementById("screen");
  const box = screen.getBoundingClientRect();
  const at = { clientX: box.x + 150, clientY: box.y + 300 };
  const pointer = (name) => screen.dispatchEvent(new PointerEvent(name, {
    pointerId: 40, pointerType: "touch", pressure: 0, bubbles: true, cancelable: true, ...at,
  }));
  const touch = (name, value) => {
    const touches = [new Touch({ identifier: 1234567, target: screen, force: value, ...at })];
    screen.dispatchEvent(new TouchEvent(name, {
      touches, targetTouches: touches, changedTouches: touches, bubbles: true, cancelable: true,
    }));
  };
  if (force === 0) {
    pointer("pointerup");
    return;
  }
  if (!window.isDown) {
    window.isDown = true;
    pointer("pointerdown");
    touch("touchstart", 0);
  }
  touch("touchforcechange", force);
}
"""

# The parts of a click come in one task, as the browser sends them: a busy machine would else take the press before
# its force for one without a sensor.
TRACKPAD = """
(steps) => steps.forEach(([name, force]) => {
  const screen = document.getElementById("screen");
  const box = screen.getBoundingClientRect();
  const at = { clientX: box.x + 150, clientY: box.y + 300, bubbles: true, cancelable: true };
  if (name.startsWith("pointer")) {
    screen.dispatchEvent(new PointerEvent(name, {
      pointerId: 1, pointerType: "mouse", pressure: 0.5, button: 0, buttons: 1, ...at,
    }));
    return;
  }
  const event = new MouseEvent(name, at);
  Object.defineProperty(event, "webkitForce", { value: force });
  screen.dispatchEvent(event);
})
"""


def test_an_iphones_touch_force_weighs_though_its_pointer_tells_no_pressure(page):
    page.evaluate(PHONE, [0.5])
    assert page.evaluate(SCALE) == ["192 grams"]
    expect(page.locator("#force-source")).to_have_text("Touch force")
    page.evaluate(PHONE, [1])
    assert page.evaluate(SCALE) == ["385+ grams"]
    page.evaluate(PHONE, [0])
    assert page.evaluate(SCALE) == ["0 gram"]


def test_a_trackpads_force_click_weighs(open_page):
    page = open_page(DESKTOP)
    force = "webkitmouseforcechanged"
    page.evaluate(TRACKPAD, [["pointerdown", 1], [force, 1], [force, 2]])
    # 2 is a force click: half way from an average touch (1) to the most (20/3), which makes 57.5 % of it.
    expect(page.locator("#force-source")).to_have_text("Trackpad force")
    expect(page.locator("#force-value")).to_have_text("3.83")
    assert page.evaluate(SCALE) == ["221 grams"]
    page.evaluate(TRACKPAD, [["pointerup", 0]])
    assert page.evaluate(SCALE) == ["0 gram"]
