"""What a test waits for: a state of the page, some frames, or time where time itself is what the user does."""

# So many frames a thing has lain still that has come to rest: the page puts what has changed in order 250 ms later.
REST_FRAMES = 24

# Milliseconds that a state is waited for, and what `expect` waits. Beside builds a page draws a few frames in a second, so
# that a rest alone takes some: what comes is not waited for any longer, and what never comes is told later [our choice].
LIMIT = 20_000

# Milliseconds that a hand lets pass, and what for. `hold` takes only these: all else waits for a state.
HOLDS = {
    # A finger that rests so long before it is lifted flicks nothing: its velocity is measured over the last 100 ms.
    "no flick": 200,
    # A shorter touch in a field may be a tap still (TEXT-15), and the caret does not follow it.
    "no tap": 200,
    # Longer than the shortest touch and hold, 0.3 s, and the time that makes it deeper.
    "longer than a hold": 450,
    # Longer than a hold of any setting, 0.8 s, and the time to a peek.
    "longer than any hold": 1200,
    # Longer than Scale waits until it says a weight again, if it did.
    "another announcement": 2500,
}


def hold(page, what):
    """Lets real time pass because it is the input, or because nothing may come of it; HOLDS has the reasons."""
    page.wait_for_timeout(HOLDS[what])


def frames(page, count=1):
    """Waits for so many animation frames of the page, however slow they are."""
    page.evaluate(
        """async (count) => {
          for (; count > 0; count -= 1) await new Promise(requestAnimationFrame);
        }""",
        count,
    )


def until(page, is_so, argument=None, what="it"):
    """Waits until a function of the page returns, or promises, something that is true, asked once for each frame."""
    # Not `wait_for_function`, which takes any promise for an answer, also one of false.
    page.evaluate(
        f"""async ([argument, what]) => {{
          const isSo = {is_so};
          const end = performance.now() + {LIMIT};
          while (!(await isSo(argument))) {{
            if (performance.now() > end) throw new Error(`${{what}} does not come`);
            await new Promise(requestAnimationFrame);
          }}
        }}""",
        [argument, what],
    )


def unchanged(page, value, argument=None, what="the screen"):
    """Waits until a function of the page has returned the same text for as many frames as make a rest."""
    page.evaluate(
        f"""async ([argument, what, rest]) => {{
          const value = {value};
          const end = performance.now() + {LIMIT};
          for (let before = value(argument), count = 0; count < rest;) {{
            if (performance.now() > end) throw new Error(`${{what}} does not come to rest`);
            await new Promise(requestAnimationFrame);
            const now = value(argument);
            count = now === before ? count + 1 : 0;
            before = now;
          }}
        }}""",
        [argument, what, REST_FRAMES],
    )
