"""What `Scripts/check-api` finds in a page of declarations and in sources that are made up."""

from machine import script

check_api = script("check-api")

SOURCE = {
    "Sources/Heft/UIScale.swift": """
open class UIScale: UIView {
  public var load: CGFloat = 0 // tare
  public enum Unit { case gram, ounce }
  public func weigh(_ thing: UIView, in unit: Unit) {}
}
public protocol UIScaleDelegate: AnyObject {
  func scale(_ scale: UIScale, didWeighAt place: Int)
}
"""
}


def page(*rows):
    return "## Scales\n\n| declaration | needed by |\n| --- | --- |\n" + "".join(f"| {row} | apps |\n" for row in rows)


def test_a_public_type_without_a_row_is_told_with_its_file():
    assert check_api.left_out(page("`UIScale.load`"), SOURCE) == [
        "Sources/Heft/UIScale.swift: docs/uikit.md has no row for UIScaleDelegate."
    ]


def test_rows_that_name_what_is_declared_are_right():
    text = page("`UIScale.load`, `weigh(_:in:)`, `.gram`", "`UIScaleDelegate`: `didWeighAt`")
    assert check_api.left_out(text, SOURCE) + check_api.not_there(text, SOURCE) == []


def test_a_name_or_a_label_that_nothing_declares_is_told_with_its_line():
    text = page("`UIScale.load`", "`UIScale.tare`", "`weigh(_:with:)`")
    assert check_api.not_there(text, SOURCE) == [
        "docs/uikit.md:6: nothing declares tare, of `UIScale.tare`.",
        "docs/uikit.md:7: nothing declares with, of `weigh(_:with:)`.",
    ]


def test_what_is_not_here_is_not_looked_for():
    assert check_api.not_there(page("`UIScale`").replace("Scales", "What is not here"), {}) == []
