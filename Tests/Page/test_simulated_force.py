"""The simulated forces, where nothing measures any: the wheel, holding still, the keyboard."""

import pytest
from heft_browser import DESKTOP
from playwright.sync_api import expect
from waiting import frames, hold


@pytest.fixture
def screen():
    return DESKTOP


@pytest.fixture
def pressed(page, shown):
    """The mouse, pressed on the device where nothing has raised its force yet."""
    page.mouse.move(*shown.middle())
    page.mouse.down()
    shown.gauge_shows("1.00", "No sensor")
    return page.mouse


def rises(shown, above):
    """The force comes to be more than that by itself; answers what it has become."""
    shown.page.wait_for_function(
        "(above) => parseFloat(document.getElementById('force-value').textContent) > above", arg=above
    )
    return shown.gauge_value()


def test_a_mouse_is_an_average_touch_once_it_is_known_to_feel_nothing(page, shown):
    page.mouse.move(*shown.middle())
    page.mouse.down()
    shown.gauge_shows("1.00", "No sensor")
    expect(shown.detail).to_have_text("Hold or turn the wheel")
    page.mouse.up()
    shown.gauge_shows("0.00", "No touch")


def test_until_then_the_gauge_says_that_it_is_looking(page, shown):
    sources = "() => new Promise((resolve) => new MutationObserver((_, me) => {"
    sources += "me.disconnect(); resolve(document.getElementById('force-source').textContent) })"
    sources += ".observe(document.getElementById('force-source'), { childList: true, subtree: true }))"
    page.evaluate(f"() => {{ window.firstSource = ({sources})() }}")
    page.mouse.move(*shown.middle())
    page.mouse.down()
    assert page.evaluate("() => window.firstSource") == "Finding the source"
    shown.gauge_shows("1.00", "No sensor")


def test_each_notch_of_the_wheel_is_half_an_average_touch(pressed, shown):
    for value in ("1.50", "2.00", "2.50"):
        pressed.wheel(0, -100)
        shown.gauge_shows(value, "Mouse wheel")
    pressed.wheel(0, 100)
    shown.gauge_shows("2.00", "Mouse wheel")
    expect(shown.detail).to_have_text("Simulated, of 6.67")


def test_a_turn_past_the_end_does_not_pile_up(pressed, shown):
    pressed.wheel(0, -5000)
    shown.gauge_shows("6.67", "Mouse wheel")
    shown.says("385+ grams")
    pressed.wheel(0, 100)
    shown.gauge_shows("6.17", "Mouse wheel")
    pressed.wheel(0, 5000)
    shown.gauge_shows("0.00", "Mouse wheel")
    pressed.wheel(0, -100)
    shown.gauge_shows("0.50", "Mouse wheel")


def test_the_wheel_without_a_press_does_nothing(page, shown):
    page.mouse.move(*shown.middle())
    page.mouse.wheel(0, -100)
    page.mouse.down()
    shown.gauge_shows("1.00", "No sensor")


def test_holding_still_presses_deeper_until_the_most(pressed, shown):
    expect(shown.source).to_have_text("Touch and hold", timeout=2000)
    first = rises(shown, above=1.2)
    assert rises(shown, above=first) <= 6.67
    shown.says("Nominal: Touch and hold stands in for force")
    shown.gauge_shows("6.67", "Touch and hold")


def test_letting_go_ends_the_hold(pressed, shown):
    expect(shown.source).to_have_text("Touch and hold", timeout=2000)
    rises(shown, above=1.2)
    pressed.up()
    shown.gauge_shows("0.00", "No touch")
    shown.says("0 gram")
    assert shown.frames_asked_for(12) == 0


def test_a_mouse_that_has_moved_away_is_not_held(page, shown):
    shown.choose("0.3")
    x, y = shown.middle()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y)
    shown.gauge_shows("1.00", "No sensor")
    hold(page, "longer than a hold")
    shown.gauge_shows("1.00", "No sensor")


def test_moving_away_stops_a_hold_where_it_is(page, pressed, shown):
    expect(shown.source).to_have_text("Touch and hold", timeout=2000)
    rises(shown, above=1.5)
    x, y = shown.middle()
    page.mouse.move(x + 60, y)
    # Anything that was under way when the mouse moved has been drawn after two frames.
    frames(page, 2)
    value = shown.gauge_value()
    assert value < 6.67
    frames(page, 10)
    assert shown.gauge_value() == value


def test_the_space_bar_presses_and_letting_go_releases(page, shown):
    shown.screen.focus()
    page.keyboard.down(" ")
    expect(shown.source).to_have_text("Keyboard")
    first = rises(shown, above=1.1)
    rises(shown, above=first)
    shown.says("Nominal: Keyboard stands in for force")
    page.keyboard.up(" ")
    shown.gauge_shows("0.00", "No touch")
    shown.says("0 gram")


def test_a_held_space_bar_is_one_press(page, shown):
    shown.screen.focus()
    page.keyboard.down(" ")
    first = rises(shown, above=1.1)
    page.keyboard.down(" ")
    page.keyboard.down(" ")
    assert rises(shown, above=first) > first
    page.keyboard.up(" ")
    shown.gauge_shows("0.00", "No touch")


def test_escape_takes_a_press_of_the_keyboard_back(page, shown):
    shown.screen.focus()
    page.keyboard.down(" ")
    expect(shown.source).to_have_text("Keyboard")
    page.keyboard.press("Escape")
    shown.gauge_shows("0.00", "No touch")
    page.keyboard.up(" ")
    shown.gauge_shows("0.00", "No touch")


def test_leaving_the_device_by_tab_releases_the_space_bar(page, shown):
    shown.screen.focus()
    page.keyboard.down(" ")
    expect(shown.source).to_have_text("Keyboard")
    page.keyboard.press("Tab")
    shown.gauge_shows("0.00", "No touch")


def test_arrows_press_harder_and_softer(page, pressed, shown):
    page.keyboard.press("ArrowUp")
    shown.gauge_shows("1.50", "Keyboard")
    page.keyboard.press("ArrowUp")
    shown.gauge_shows("2.00", "Keyboard")
    page.keyboard.press("ArrowDown")
    shown.gauge_shows("1.50", "Keyboard")


def test_a_sensors_force_is_not_raised_by_the_wheel(page, pen, shown):
    pen.press(*shown.middle(), force=0.24)
    shown.gauge_shows("1.00", "Pen pressure")
    page.mouse.wheel(0, -300)
    page.keyboard.press("ArrowUp")
    shown.gauge_shows("1.00", "Pen pressure")
    shown.says("92 grams")


def test_a_simulated_force_does_not_look_like_a_sensor(page, pen, shown):
    style = """(selector) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(document.querySelector(selector));
      return `${backgroundImage} ${backgroundColor}`;
    }"""
    box = shown.meter.bounding_box()
    bottom = (box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
    pen.press(*shown.middle(), force=0.6)
    shown.gauge_shows("2.50", "Pen pressure")
    expect(shown.detail).to_have_text("Measured, of 4.17")
    measured = [page.evaluate(style, part) for part in ("#fill", ".swatch")]
    red, green, blue = shown.color_at(*bottom)
    assert red > 2 * max(green, blue), "a sensor's bar is red"
    pen.lift()

    page.mouse.move(*shown.middle())
    page.mouse.down()
    page.mouse.wheel(0, -500)
    shown.gauge_shows("3.50", "Mouse wheel")
    expect(shown.detail).to_have_text("Simulated, of 6.67")
    simulated = [page.evaluate(style, part) for part in ("#fill", ".swatch")]
    assert all(mine != theirs for mine, theirs in zip(simulated, measured, strict=True))
    red, green, blue = shown.color_at(*bottom)
    assert max(red, green, blue) - min(red, green, blue) < 24, "the bar of a simulated force is gray"


def test_the_bar_is_as_high_as_the_share_of_the_force(page, pen, shown):
    pen.press(*shown.middle(), force=0.6)
    shown.gauge_shows("2.50", "Pen pressure")
    heights = "() => [document.getElementById('fill'), document.getElementById('meter')]"
    fill, meter = page.evaluate(f"() => ({heights})().map((bar) => bar.getBoundingClientRect().top)")
    height = shown.meter.bounding_box()["height"]
    assert (fill - meter) / height == pytest.approx(0.4, abs=0.01)
