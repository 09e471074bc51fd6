import Testing

@testable import AppImport

@Suite("The names of types as text")
struct TypeNameTests {
  private static let told = "\n#if hasFeature(Embedded)\n  public override class var heftOwnName: String { "

  @Test(
    "A name that only the call knows is asked for, and the types of the project tell theirs",
    arguments: [
      (
        "protocol R: class {}\nextension R { static var id: String { return String(describing: self) } }",
        "protocol R: AnyObject, HeftNamed {}\nextension R { static var id: String { return heftTypeName(Self.self) } }"
      ),
      (
        "protocol R { static var id: String { get } }\nextension R { static var id: String { \"\\(Self.self)\" } }\nstruct S: R {}",
        "protocol R: HeftNamed { static var id: String { get } }\nextension R { static var id: String { \"\\(heftTypeName(Self.self))\" } }\nstruct S: R { public static var heftOwnName: String { \"S\" };}"
      ),
      (
        "protocol R {}\nextension R { var id: String { String(describing: type(of: self)) } }\nclass P {}\nextension P: R {}\nclass Q: P {}",
        "protocol R: AnyObject, HeftNamed {}\nextension R { var id: String { heftTypeName(type(of: self)) } }\nclass P { public class var heftOwnName: String { \"P\" };}\nextension P: R {}\nclass Q: P { public override class var heftOwnName: String { \"Q\" };}"
      ),
      (
        "func cell<T: UITableViewCell>() -> T { make(String(describing: T.self)) as! T }",
        "func cell<T: UITableViewCell>() -> T { make(heftTypeName(T.self)) as! T }"
      ),
      (
        "func cell<T: UITableViewCell>(_ type: T.Type) -> T { make(String(describing: type)) as! T }",
        "func cell<T: UITableViewCell>(_ type: T.Type) -> T { make(heftTypeName(type)) as! T }"
      ),
      (
        "func all(_ type: UIView.Type) { names.forEach { type in show(\"\\(type)\") } }",
        "func all(_ type: UIView.Type) { names.forEach { type in show(\"\\(type)\") } }"
      ),
      (
        "func add(_ cell: UITableViewCell.Type) { make(\"\\(cell)\", String(describing: cell)) }",
        "func add(_ cell: UITableViewCell.Type) { make(\"\\(heftTypeName(cell))\", heftTypeName(cell)) }"
      ),
      (
        "protocol A {}\nprotocol B {}\ntypealias AB = A & B\nfunc cell<T>() where T: AB { make(\"\\(T.self)\") }",
        "protocol A: AnyObject, HeftNamed {}\nprotocol B: AnyObject, HeftNamed {}\ntypealias AB = A & B\nfunc cell<T>() where T: AB { make(\"\\(heftTypeName(T.self))\") }"
      ),
      (
        "extension UIViewController { class var id: String { NSStringFromClass(self) } }",
        "extension UIViewController { class var id: String { heftTypeName(Self.self) } }"
      ),
    ])
  func asked(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "A name that is always the same is written out",
    arguments: [
      (
        "final class A { static let id = String(describing: A.self) }",
        "final class A { static let id = \"A\" }"
      ),
      (
        "class A: UIView { class var id: String { String(describing: self) } }",
        "class A: UIView { class var id: String { \"A\" } }"
      ),
      (
        "extension String { static var n: String { \"\\(self)\" } }",
        "extension String { static var n: String { \"\\(\"String\")\" } }"
      ),
      ("func f<T>(_ t: T.Type) { g(\"\\(T.self)\") }", "func f<T>(_ t: T.Type) { g(\"\\(\"T\")\") }"),
    ])
  func known(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("Each class of a project tells its name at its end, where a superclass asks for it")
  func superclass() {
    let text = "class A: UIView { class var id: String { String(describing: self) } }\nclass B: A {}"
    #expect(
      rewritten(text).replacing(/\n#sourceLocation.*\n/, with: "\n")
        == "class A: UIView { class var id: String { heftTypeName(Self.self) } \(Self.told)\"A\" }\n#endif\n}\nclass B: A {\(Self.told)\"B\" }\n#endif\n}"
    )
  }

  @Test("A controller whose class only the call knows is made by the nib file that it owns")
  func controllers() {
    let text = """
      import UIKit
      protocol N {}
      extension N where Self: UIViewController { static func make() -> Self { return self.init(nibName: String(describing: self), bundle: nil) } }
      func make<T: UIViewController>() -> T { return T(nibName: nil, bundle: nil) }
      """
    let result = SourceRewriter([("/A.swift", text)], nibs: ["A"]).rewrite(text, path: "/A.swift").text
    #expect(result.contains("{ return heftController(Self.self, heftTypeName(Self.self)) }"))
    #expect(result.contains("{ return heftController(T.self, nil) }"))
  }
}
