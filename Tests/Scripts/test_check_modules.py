"""What `Scripts/check-modules` says of imports, circles and public names, on sources that are made up."""

from machine import script

check_modules = script("check-modules")

ORDER = ["Base", "Middle", "Top"]


def edges(module, text, given=()):
    return list(check_modules.back_edges([(module, "a.swift", text)], ORDER, {module: list(given)}))


def test_an_import_that_goes_back_is_told_with_its_place():
    [problem] = edges("Base", "// Values.\n\nimport Top\n", ["Top"])
    assert problem == "a.swift:3: Base comes before Top and may not import it."
    assert edges("Middle", "@_exported import struct Top.Kind\n", ["Top"])
    assert edges("Middle", "@testable import Top\n", ["Top"])


def test_an_import_down_the_order_is_fine_where_the_target_has_it():
    assert edges("Top", "import Base\nimport Foundation\n", ["Base"]) == []
    [problem] = edges("Top", "import Base\n", ["Middle"])
    assert "Package.swift does not give Top the module Base" in problem


def test_an_import_in_a_comment_is_none():
    assert edges("Base", "// import Top\n/// As `import Top` has it.\n") == []


def test_parts_that_name_each_other_are_a_circle():
    counts = check_modules.matrix({
        "Views": ["class View {\n  var window: Window?\n}\n"],
        "Windows": ["class Window: View {}\nstruct Size {}\n"],
        "Apps": ["struct App {\n  var window: Window\n}\n"],
    })
    assert counts["Views"] == {"Views": 0, "Windows": 1, "Apps": 0}
    assert check_modules.circles(counts) == [["Views", "Windows"]]


def test_a_name_that_two_parts_declare_is_nobodys():
    counts = check_modules.matrix({"One": ["struct Size {}\n"], "Two": ["struct Size {}\n"], "Three": ["let a: Size\n"]})
    assert counts["Three"] == {"One": 0, "Two": 0, "Three": 0}


def test_a_name_of_a_nested_type_means_that_type():
    counts = check_modules.matrix({
        "Events": ["enum Event {\n  public struct Shared {}\n  var shared: Shared\n}\n"],
        "Views": ["final class Shared {}\n"],
    })
    assert counts["Events"]["Views"] == 0


def test_a_module_names_only_types_that_it_sees():
    seen = check_modules.reached({"Base": [], "Middle": ["Base"], "Top": ["Middle"]})
    assert seen == {"Base": set(), "Middle": {"Base"}, "Top": {"Base", "Middle"}}
    parts = {"Base": ["let a: Coding\nstruct Point {}\n"], "Middle": [""], "Top": ["protocol Coding {}\nlet b: Point\n"]}
    counts = check_modules.matrix(parts, seen)
    assert counts["Base"]["Top"] == 0
    assert counts["Top"]["Base"] == 1


def test_the_list_of_the_public_names_holds_both_ways():
    names = check_modules.shown(
        ["public struct Weak {}\npackage struct Hidden {}\n"], ["open class UIView {}\npublic final class App {}\n"],
        "@_exported import HeftBase\n@_exported import struct HeftProtocol.HostFile\n")
    assert names == {"App", "HostFile", "Weak"}
    page = "| `App` | an app |\n| `Gone` | what was |\n| `Weak` | weak |\n"
    new, old = check_modules.api_differences(names, page)
    assert "`HostFile` is public" in new and "`Gone` is listed" in old
