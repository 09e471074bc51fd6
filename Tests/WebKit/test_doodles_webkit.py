"""Doodles in WebKit: paper that is not shown pixel for pixel is inked in tiles, and they are seen (DOODLES-25, DOODLES-50)."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from test_webkit import BUTTON, button, place

PAPER = """[...document.querySelectorAll('#screen [role=img]')].find((one) =>
  one.getAttribute('aria-label').startsWith('New Doodle, canvas'))"""
SAYS = f"({PAPER})?.getAttribute('aria-label').includes(arguments[0])"
RADIO = BUTTON.replace("button", "radio")
# The list beside the canvas has a menu, too.
LAST = BUTTON.replace("].find(", "].findLast(")

# How many dark pixels a picture of the window has in a rectangle of it.
DARK = """
  const [data, left, top, width, height, done] = arguments;
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d");
    context.drawImage(image, -left, -top);
    const { data } = context.getImageData(0, 0, width, height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) count += data[at] < 120;
    done(count);
  };
  image.src = `data:image/png;base64,${data}`;
"""


@pytest.fixture
def product():
    return "Site"


@pytest.fixture
def page(browser, serve, product):
    browser.open(f"{serve(product)}/?app=doodles&action=dev.heft.Doodles.NewDoodle")
    browser.until(PAPER)
    yield browser
    browser.mouse.let_go()
    # The browser is the next test's, too, and keeps what is drawn.
    browser.mouse.click(*button(browser, "Cancel"))
    browser.mouse.click(*button(browser, "Throw Away"))
    browser.until(f"!({PAPER})")
    browser.settled("window.heft.settled()")
    assert browser.js("document.getElementById('failure').hidden")


def draw(page, x, y):
    chain = ActionChains(page.driver, duration=10)
    action = chain.w3c_actions.pointer_action
    action.move_to_location(round(x), round(y))
    action.pointer_down()
    for step in range(1, 25):
        action.move_to_location(round(x) + 8 * step, round(y))
    action.pointer_up()
    chain.perform()


def dark(page, x, y, width, height):
    """The dark pixels that the browser really shows."""
    picture = page.driver.get_screenshot_as_base64()
    return page.driver.execute_async_script(DARK, picture, round(x), round(y), round(width), round(height))


def shows_ink(page):
    """The browser comes to show ink in the middle of the paper's room."""
    left, top, width, height = page.js(f"""(() => {{
      const {{ x, y, width, height }} = ({PAPER}).closest('.clips:not([role])').getBoundingClientRect();
      return [x, y, width, height];
    }})()""")
    for _ in range(60):
        if dark(page, left + 4, top + 4, width - 8, height - 8) > 20:
            return
    raise AssertionError("no ink is shown")


@pytest.mark.parametrize("is_endless", [False, True], ids=["paper", "endless paper"])
def test_ink_is_seen_at_every_zoom(page, is_endless):
    if is_endless:
        page.mouse.click(*place(page, LAST, "More"))
        page.mouse.click(*button(page, "Paper\u2026"))
        page.mouse.click(*place(page, RADIO, "Endless"))
        page.until(SAYS, "endless paper")
        page.keys("\ue00c")
    x, y = place(page, PAPER)
    draw(page, x - 100, y)
    page.until(SAYS, "1 stroke")
    shows_ink(page)
    for key in "-+":
        page.keys(key)
        # Until the tiles are there the paper itself is stretched.
        page.until("[...document.querySelectorAll('#screen canvas')].some(({ width }) => width === 256)")
        page.driver.execute_async_script("setTimeout(arguments[0], 1500)")
        shows_ink(page)
        page.keys("0")
        page.driver.execute_async_script("setTimeout(arguments[0], 1500)")
        shows_ink(page)
