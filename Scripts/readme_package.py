"""README's own package, written out: every block of "Your own app" that follows the name of its file."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "readme" / "MyApp"
NEEDED = {"Package.swift", "Sources/MyApp/main.swift"}


def files(text):
    """The files by name; README's place of Heft becomes the place of this repository."""
    start = text.index("\n## Your own app\n")
    end = text.find("\n## ", start + 1)
    found = dict(re.findall(r"^`([\w./]+\.swift)`[^\n]*:\n\n```swift\n(.*?)^```$", text[start:end], re.M | re.S))
    missing = NEEDED - set(found)
    if missing or not any(name.startswith("Tests/") for name in found):
        raise ValueError(f"README shows no {', '.join(sorted(missing)) or 'test'}; it has {sorted(found)}")
    manifest = found["Package.swift"]
    if manifest.count('path: "../Heft"') != 1:
        raise ValueError('README\'s manifest does not name Heft by path: "../Heft"')
    found["Package.swift"] = manifest.replace('path: "../Heft"', f'path: "{ROOT}"')
    return found


def write():
    """Writes the package, and touches no file that is as it should be; returns its folder."""
    wanted = files((ROOT / "README.md").read_text())
    for old in FOLDER.rglob("*.swift"):
        if str(old.relative_to(FOLDER)) not in wanted:
            old.unlink()
    for name, text in wanted.items():
        path = FOLDER / name
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return FOLDER


if __name__ == "__main__":
    print(write())
