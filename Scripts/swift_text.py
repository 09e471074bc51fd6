"""Swift sources as the checks read them."""

import re


def blanked(text):
    """Swift of the same length without comments and the letters of strings, so that brackets can be counted."""
    def blank(found):
        return re.sub(r"[^\n]", " ", found[0])
    return re.sub(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|/\*(?:.|\n)*?\*/|//[^\n]*', blank, text)
