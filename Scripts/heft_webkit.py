"""Heft's page in a real WebKit: Debian's MiniBrowser on a display of its own, driven by WebDriver.

    with webkit() as page:
        page.open(server.url)
        page.mouse.press(100, 200)

It has neither a finger nor a sensor: mouse and keyboard are real, Safari's events for force are made up by the tests that
need them. Every wait has an end: a browser that hangs, which the driver's does now and then, fails one test, and the next
has a new one.
"""

import contextlib
import os
import signal
import socket
import subprocess
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

DRIVER = "/usr/bin/WebKitWebDriver"
# For what is to be seen on a busy machine, and for an answer of the browser itself.
WAIT_SECONDS = 30
ANSWER_SECONDS = 60
WINDOW = (1200, 860)


@contextlib.contextmanager
def display():
    """An X server of our own, on a number that nobody else has."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        command, pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Driver(webdriver.WebKitGTK):
    """The driver and its browser, which are ended together where they do not answer in time."""

    hangs = False

    def execute(self, driver_command, params=None):
        if self.hangs:
            raise RuntimeError("the browser hangs, and is ended")
        try:
            return super().execute(driver_command, params)
        except HTTPError:
            self.hangs = True
            # The browser is in the driver's group.
            os.killpg(self.service.process.pid, signal.SIGKILL)
            raise

    def quit(self):
        if not self.hangs:
            super().quit()


@contextlib.contextmanager
def webkit(answer_seconds=ANSWER_SECONDS):
    """A page in WebKit, until the end of the `with`."""
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
    if not browsers:
        raise RuntimeError("there is no MiniBrowser; run Scripts/setup, or install 'webkit2gtk-driver'")
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(browsers[-1])
    options.add_argument("--automation")
    before = socket.getdefaulttimeout()
    with display() as name:
        # Its sandbox needs more rights than a container gives.
        quirks = {"DISPLAY": name, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GDK_BACKEND": "x11"}
        service = Service(DRIVER, env={**os.environ, **quirks}, popen_kw={"start_new_session": True})
        # The driver's own client asks for this when it is made.
        socket.setdefaulttimeout(answer_seconds)
        try:
            driver = Driver(options=options, service=service)
        finally:
            socket.setdefaulttimeout(before)
        try:
            driver.set_page_load_timeout(answer_seconds)
            driver.set_script_timeout(answer_seconds)
            driver.set_window_size(*WINDOW)
            yield WebKitPage(driver)
        finally:
            driver.quit()


class Browsers:
    """One browser for all tests, and a new one after one that hung."""

    def __init__(self, answer_seconds=ANSWER_SECONDS):
        self._answer_seconds = answer_seconds
        self._open = contextlib.ExitStack()
        self._page = None

    def page(self):
        if self._page is None or self._page.hangs:
            self._open.close()
            self._page = self._open.enter_context(webkit(self._answer_seconds))
        return self._page

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self._open.close()


class WebKitPage:
    """The page, and what there is to see of it."""

    def __init__(self, driver):
        self.driver = driver
        self.mouse = Mouse(driver)

    @property
    def hangs(self):
        """Whether the browser did not answer in time, and is ended."""
        return self.driver.hangs

    def open(self, url):
        """Loads the page anew and waits until its app runs."""
        self.driver.get(url)
        self.until("window.heft")
        self.settled("window.heft.ready")

    def js(self, expression, *arguments):
        return self.driver.execute_script(f"return ({expression})", *arguments)

    def settled(self, promise):
        """Waits until a promise of the page is kept."""
        self.driver.execute_async_script(f"({promise}).then(() => arguments[arguments.length - 1]())")

    def until(self, expression, *arguments):
        """Waits until an expression of the page is true."""
        wait = WebDriverWait(self.driver, WAIT_SECONDS, poll_frequency=0.05)
        return wait.until(lambda _: self.js(expression, *arguments), f"never came: {expression} {arguments}")

    def keys(self, *names):
        """Presses keys together and lets go of them."""
        chain = ActionChains(self.driver, duration=0)
        for name in names:
            chain.key_down(name)
        for name in reversed(names):
            chain.key_up(name)
        chain.perform()

    def key_down(self, name):
        ActionChains(self.driver, duration=0).key_down(name).perform()

    def key_up(self, name):
        ActionChains(self.driver, duration=0).key_up(name).perform()


class Mouse:
    """A real mouse; positions are CSS pixels of the window."""

    def __init__(self, driver):
        self._driver = driver
        # The driver counts where the wheel stands, and turns it by what that has changed.
        self._wheel = 0

    def press(self, x, y):
        chain = ActionChains(self._driver, duration=0)
        chain.w3c_actions.pointer_action.move_to_location(round(x), round(y))
        chain.w3c_actions.pointer_action.pointer_down()
        chain.perform()

    def lift(self):
        chain = ActionChains(self._driver, duration=0)
        chain.w3c_actions.pointer_action.pointer_up()
        chain.perform()

    def click(self, x, y, button=0):
        chain = ActionChains(self._driver, duration=0)
        chain.w3c_actions.pointer_action.move_to_location(round(x), round(y))
        chain.w3c_actions.pointer_action.pointer_down(button)
        chain.w3c_actions.pointer_action.pointer_up(button)
        chain.perform()

    def turn_wheel(self, x, y, pixels):
        self._wheel += pixels
        chain = ActionChains(self._driver, duration=0)
        chain.scroll_from_origin(ScrollOrigin.from_viewport(round(x), round(y)), 0, self._wheel)
        chain.perform()

    def let_go(self):
        """Lets go of whatever is pressed, also for the driver, which forgets the end of a right click."""
        ActionChains(self._driver).reset_actions()
        self._wheel = 0
