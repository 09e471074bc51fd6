import Testing

@testable import AppImport

/// Values that become objects, and names that an extension gives: each kind before and after.
@Suite("Arguments of Any and their kin")
struct ArgumentKindTests {
  /// A line that makes a source one of Swift 2.
  private static let old = "let ground = UIColor.whiteColor()\n"

  private func last(_ text: String) -> String? {
    rewritten(text).split(separator: "\n").last.map(String.init)
  }

  @Test(
    "What the project's own functions take as any value is given as an object",
    arguments: [
      (
        "extension A { func f() { set(1, for: \"b\") } }",
        "extension A { func f() { set(heftObject(1), for: \"b\") } }"
      ),
      ("log(2)", "log(heftObject(2))"),
      ("class S { func f() { log(self) } }", "class S { func f() { log(self) } }"),
      ("Keys.set(n, for: \"b\")", "Keys.set(heftObject(n), for: \"b\")"),
      ("Keys.shared.set(n, for: \"b\")", "Keys.shared.set(heftObject(n), for: \"b\")"),
      (
        "class B { let keys: Keys? = nil; func f() { keys?.set(1, for: \"b\") } }",
        "class B { let keys: Keys? = nil; func f() { keys?.set(heftObject(1), for: \"b\") } }"
      ),
      ("UserDefaults.standard.set(n, for: \"b\")", "UserDefaults.standard.set(n, for: \"b\")"),
      (
        "i.applyingFilter(\"a\", withInputParameters: [k: 1 + s])",
        "i.applyingFilter(\"a\", withInputParameters: [k: heftObject(1 + s)])"
      ),
      ("Keys.set(n, by: \"b\")", "Keys.set(n, by: \"b\")"),
    ])
  func anyArguments(before: String, after: String) {
    let own =
      "class Keys { func set(_ value: Any, for key: String) {} }; class A: Keys {}; func log(_ value: Any?) {}\n"
    #expect(last(own + before) == after)
  }

  @Test(
    "A type of UIKit's that the project extends has today's name there, and one of its own keeps its name")
  func extendedTypes() {
    #expect(
      rewritten("extension UIControlEvents { static let a = UIControlEvents(rawValue: 1) }")
        == "extension UIControl.Event { static let a = UIControl.Event(rawValue: 1) }")
    let own = "struct UIControlEvents {}; let a = UIControlEvents()"
    #expect(rewritten(own) == own)
  }

  @Test("An activity of the app's own takes the shared items as objects")
  func activities() {
    #expect(rewritten("class Save: UIActivity, Named {}") == "class Save: HeftActivity, Named {}")
    #expect(rewritten("let a: UIActivity? = nil") == "let a: UIActivity? = nil")
  }

  @Test("The distance of two places in Swift 2 is asked of what they are in")
  func distances() {
    #expect(last(Self.old + "a.b.startIndex.distanceTo(i)") == "a.b.distance(from: a.b.startIndex, to: i)")
  }

  @Test("An observer of Swift 2 hears by the name and with the types of today")
  func observers() {
    let text =
      "class A: NSObject { func observeValueForKeyPath(keyPath: String?, ofObject object: AnyObject?, "
      + "change: [String : AnyObject]?, context: UnsafeMutablePointer<Void>) {} }"
    #expect(
      last(Self.old + text)
        == "class A: NSObject { func observeValue(forKeyPath keyPath: String?, of object: AnyObject?, "
        + "change: [NSKeyValueChangeKey: AnyObject]?, context: UnsafeMutableRawPointer?) {} }")
  }
}
