"""The browser that the tests of WebKit share."""

import os
import signal

import pytest
from heft_webkit import Browsers
from urllib3.exceptions import HTTPError


def test_a_browser_that_hangs_fails_one_test_and_the_next_has_a_new_one():
    with Browsers(answer_seconds=15) as browsers:
        first = browsers.page()
        assert first.js("1 + 1") == 2
        assert browsers.page() is first
        os.kill(first.driver.service.process.pid, signal.SIGSTOP)
        with pytest.raises(HTTPError):
            first.js("1 + 1")
        # What a test does at its end does not wait once more.
        with pytest.raises(RuntimeError, match="the browser hangs"):
            first.mouse.let_go()
        assert browsers.page() is not first
        assert browsers.page().js("1 + 1") == 2
