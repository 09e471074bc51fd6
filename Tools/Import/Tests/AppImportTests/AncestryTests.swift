import Testing

@testable import AppImport

@Suite("The superclasses of a project's classes")
struct AncestryTests {
  private func index(_ text: String) -> ProjectIndex { SourceRewriter([("/A.swift", text)]).index }

  @Test(
    "The root of a class is its superclass, whatever protocols it and UIKit's class are extended by",
    arguments: [
      ("protocol P {}\nextension UITableViewCell: P {}\nclass A: UITableViewCell {}", "UITableViewCell"),
      ("extension UITableViewCell: External {}\nclass A: UITableViewCell {}", "UITableViewCell"),
      ("protocol P {}\nclass B {}\nextension B: P {}\nclass A: B {}", "B"),
      ("protocol P {}\nclass A: P {}", "A"),
      ("typealias Base = UIViewController\nclass A: Base {}", "UIViewController"),
      ("protocol P {}\ntypealias Base = P & UIViewController\nclass A: Base {}", "UIViewController"),
      ("protocol P {}\nclass A: UIView & P {}", "UIView"),
      ("class B<T>: UITableViewController {}\nclass A: B<Int> {}", "UITableViewController"),
      ("enum Names { class B: UIView {} }\nclass A: Names.B {}", "UIView"),
      ("class A: UIKit.UIView {}", "UIView"),
    ])
  func roots(text: String, root: String) {
    #expect(index(text).root("A") == root)
  }

  @Test("UIKit's class that a project extends by a protocol is its own root")
  func extended() {
    #expect(
      index("protocol P {}\nextension UIViewController: P {}").root("UIViewController") == "UIViewController")
  }

  @Test("A class below one of UIKit's that has a protocol of the project tells its name as any object does")
  func names() {
    let text = """
      protocol R: AnyObject {}
      extension R { static var id: String { return String(describing: self) } }
      extension UITableViewCell: R {}
      class Cell: UITableViewCell {}
      """
    let result = rewritten(text)
    #expect(result.contains("class Cell: UITableViewCell {\n#if hasFeature(Embedded)"))
    #expect(result.components(separatedBy: "heftOwnName").count == 2)
  }
}
