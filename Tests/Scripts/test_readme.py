"""README's own package is complete, and can be copied as it stands."""

import sys

import pytest
from machine import ROOT

sys.path.insert(0, str(ROOT / "Scripts"))
import readme_package


def test_readme_shows_the_manifest_the_app_and_the_test():
    files = readme_package.files((ROOT / "README.md").read_text())
    assert sorted(files) == [
        "Package.swift",
        "Sources/MyApp/ColorApp.swift",
        "Sources/MyApp/main.swift",
        "Tests/MyAppTests/ColorAppTests.swift",
    ]
    assert "swiftLanguageMode(.v5)" in files["Package.swift"]
    assert str(ROOT) in files["Package.swift"]


def test_a_file_that_readme_leaves_out_is_missed():
    text = (ROOT / "README.md").read_text()
    with pytest.raises(ValueError, match="main.swift"):
        readme_package.files(text.replace("`Sources/MyApp/main.swift`", "The page"))


def test_the_first_screen_shows_the_same_app():
    text = (ROOT / "README.md").read_text()
    first = text.split("```swift\n")[1].split("```")[0]
    app = readme_package.files(text)["Sources/MyApp/ColorApp.swift"]
    assert app.startswith(first)


def test_every_example_treats_what_a_page_refuses_as_an_error():
    manifests = list(ROOT.glob("Examples/*/Package.swift"))
    assert manifests
    for manifest in manifests:
        text = manifest.read_text()
        assert '.treatWarning("EmbeddedRestrictions", as: .error)' in text, manifest
        assert text.count("swiftSettings: app") == 2, manifest
