"""The page in WebKit: mouse, wheel and keyboard for real, and Safari's own events for force made up.

What is seen is what counts, as in Tests/Page: the hint's blur, the card of the peek, its actions, the screen of the
pop. So it is known that Safari's forces are forwarded before a real phone or trackpad tries it.
"""

import pytest
from selenium.webdriver.common.keys import Keys

# Tells whether the screen shows a text, leaving out the copies behind a preview.
SHOWS = """[...document.querySelectorAll('#screen .text')].some((text) => text.textContent.includes(arguments[0])
  && !text.closest('.background-blur') && text.getBoundingClientRect().width > 0)"""
BUTTON = """[...document.querySelectorAll('#screen [role=button]')].find((one) =>
  one.getAttribute('aria-label') === arguments[0] && one.getBoundingClientRect().width > 0)"""
CELL = "[...document.querySelectorAll('#screen [role=button]')].find((one) => one.textContent === arguments[0])"
BLURRED = "document.querySelector('#screen [data-blur]') !== null"
SOURCE = "document.getElementById('force-source').textContent === arguments[0]"

# How many frames a thing lies still that has come to rest.
REST_FRAMES = 20

# Forces of a finger, of all that it can press: a hint, a peek, a pop.
HINT, PEEK, NEARLY, POP = 0.27, 0.46, 0.63, 0.8

# An iPhone's finger: a pointer without pressure, and a touch with force beside it. WebKit on a desktop has no touch
# events, so the event is a plain one with what the page reads of it.
FINGER = """
  const [name, force, x, y] = arguments;
  const screen = document.getElementById("screen");
  const at = { clientX: x, clientY: y };
  if (name === "touchstart" || name === "touchend") {
    screen.dispatchEvent(new PointerEvent(name === "touchstart" ? "pointerdown" : "pointerup", {
      pointerId: 40, pointerType: "touch", pressure: 0, bubbles: true, cancelable: true, ...at,
    }));
  }
  const touch = new Event(name, { bubbles: true, cancelable: true });
  touch.changedTouches = [{ identifier: 7, force, ...at }];
  screen.dispatchEvent(touch);
"""

# A trackpad tells its force beside the mouse's own events, and first when it is pressed.
TRACKPAD = """
  const screen = document.getElementById("screen");
  window.pressTrackpad = (force) => {
    const event = new MouseEvent("webkitmouseforcechanged", { bubbles: true, ...window.pressed });
    Object.defineProperty(event, "webkitForce", { value: force });
    screen.dispatchEvent(event);
  };
  screen.addEventListener("pointerdown", ({ clientX, clientY }) => {
    window.pressed = { clientX, clientY };
    for (const force of [1, 1.02]) window.pressTrackpad(force);
  });
"""


def place(page, script, *arguments):
    """The middle of an element, once it has come to rest: it has lain there for so many frames, however slow they are."""
    page.until(
        f"""((one) => {{
          if (!one) return false;
          const {{ x, y }} = one.getBoundingClientRect();
          const last = window.lastPlace;
          if (last?.one === one && last.x === x && last.y === y) return last.frames >= {REST_FRAMES};
          const here = window.lastPlace = {{ one, x, y, frames: 0 }};
          const count = () => {{
            here.frames += 1;
            if (window.lastPlace === here) requestAnimationFrame(count);
          }};
          requestAnimationFrame(count);
          return false;
        }})({script})""",
        *arguments,
    )
    page.driver.execute_script("window.lastPlace = null")
    box = page.js(f"(({{ x, y, width, height }}) => [x, y, width, height])(({script}).getBoundingClientRect())", *arguments)
    return box[0] + box[2] / 2, box[1] + box[3] / 2


def row(page, number):
    return place(
        page,
        "[...document.querySelectorAll('#screen .text')].find(({ textContent }) => textContent === arguments[0])",
        f"Message {number}",
    )


def button(page, name):
    return place(page, BUTTON, name)


def shows_peek(page, number):
    page.until(SHOWS, f"This is what message {number} says")


def gone(page):
    page.until(f"!({BLURRED})")


def switch_off_3d_touch(page):
    page.driver.execute_script("document.querySelector('[name=\"3d-touch\"]').click()")


@pytest.mark.parametrize("product", ["Site"])
def test_the_page_starts(page):
    page.until(SOURCE, "No touch")
    assert page.js("document.querySelectorAll('#screen [data-view]').length") > 3
    assert page.js("document.querySelectorAll('#console .warning').length") == 0


def test_a_held_mouse_peeks_where_3d_touch_is_off_and_the_actions_stay(page):
    switch_off_3d_touch(page)
    page.mouse.press(*row(page, 3))
    shows_peek(page, 3)
    page.mouse.lift()
    page.mouse.click(*button(page, "Delete"))
    gone(page)
    page.until(f"!({SHOWS})", "Message 3")


def test_a_short_click_is_no_peek(page):
    switch_off_3d_touch(page)
    page.mouse.click(*row(page, 3))
    page.until(BUTTON, "Back, Messages")
    assert not page.js(BLURRED)


def test_holding_the_mouse_stands_in_for_force(page):
    page.mouse.press(*row(page, 2))
    page.until(BLURRED)
    page.until(SOURCE, "Touch and hold")
    shows_peek(page, 2)
    page.mouse.lift()
    page.until(BUTTON, "Delete")
    page.keys(Keys.ESCAPE)
    gone(page)


def test_the_wheel_presses_as_deep_as_the_pop(page):
    x, y = row(page, 2)
    page.mouse.press(x, y)
    for _ in range(4):
        page.mouse.turn_wheel(x, y, -100)
    page.until(SOURCE, "Mouse wheel")
    shows_peek(page, 2)
    for _ in range(4):
        page.mouse.turn_wheel(x, y, -100)
    page.until(BUTTON, "Back, Messages")
    page.mouse.lift()
    gone(page)


def test_the_right_button_opens_the_actions(page):
    page.mouse.click(*row(page, 4), button=2)
    page.until("document.activeElement.getAttribute('aria-label') === 'Mark as read'")
    page.keys(Keys.ENTER)
    page.until("document.getElementById('console').textContent.includes('Mark as read: Message 4')")
    gone(page)


def test_the_keyboard_opens_the_actions_and_backs_out(page):
    focus = f"({CELL}).focus()"
    page.driver.execute_script(focus, "Message 3")
    page.keys(Keys.SHIFT, Keys.F10)
    page.until("document.activeElement.getAttribute('aria-label') === 'Mark as read'")
    page.keys(Keys.ESCAPE)
    gone(page)
    page.driver.execute_script(focus, "Message 3")
    page.key_down(Keys.SPACE)
    shows_peek(page, 3)
    page.key_up(Keys.SPACE)
    page.keys(Keys.ESCAPE)
    gone(page)


def test_an_iphones_touch_force_hints_peeks_and_pops(page):
    x, y = row(page, 2)
    finger = page.driver.execute_script
    finger(FINGER, "touchstart", 0.02, x, y)
    finger(FINGER, "touchforcechange", HINT, x, y)
    page.until(BLURRED)
    page.until(SOURCE, "Touch force")
    first = float(page.js("document.querySelector('#screen [data-blur]').dataset.blur"))
    finger(FINGER, "touchforcechange", 0.33, x, y)
    page.until("Number(document.querySelector('#screen [data-blur]').dataset.blur) > arguments[0]", first)
    blurs = page.js("[...document.querySelectorAll('.background-blur > div > *')].map((one) => getComputedStyle(one).filter)")
    assert any(blur.startswith("blur(") for blur in blurs)
    finger(FINGER, "touchforcechange", PEEK, x, y)
    shows_peek(page, 2)
    finger(FINGER, "touchforcechange", NEARLY, x, y)
    finger(FINGER, "touchforcechange", POP, x, y)
    page.until(BUTTON, "Back, Messages")
    finger(FINGER, "touchend", 0, x, y)
    gone(page)


def test_an_iphones_finger_that_is_lifted_leaves_no_trace(page):
    x, y = row(page, 2)
    finger = page.driver.execute_script
    shows_as_before = "document.getElementById('screen').innerText === arguments[0]"
    before = page.js("document.getElementById('screen').innerText")
    finger(FINGER, "touchstart", 0.02, x, y)
    finger(FINGER, "touchforcechange", PEEK, x, y)
    shows_peek(page, 2)
    finger(FINGER, "touchend", 0, x, y)
    gone(page)
    # The card is still on its way back when the last of the blur has gone.
    page.until(shows_as_before, before)


def test_a_trackpads_force_hints_peeks_and_pops(page):
    page.driver.execute_script(TRACKPAD)
    page.mouse.press(*row(page, 2))
    page.until(SOURCE, "Trackpad force")
    press = page.driver.execute_script
    press("window.pressTrackpad(1.3)")
    page.until(BLURRED)
    press("window.pressTrackpad(1.7)")
    shows_peek(page, 2)
    press("window.pressTrackpad(2.1)")
    press("window.pressTrackpad(2.6)")
    page.until(BUTTON, "Back, Messages")
    page.mouse.lift()
    gone(page)
