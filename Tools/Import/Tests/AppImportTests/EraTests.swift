import Testing

@testable import AppImport

/// What Swift 2 to 4.1 have otherwise, each kind before and after.
@Suite("Kinds of each era")
struct EraTests {
  /// A line that makes a source one of Swift 2.
  private static let old = "class Old: UIView { override func touchesBegan(touches: Set<UITouch>) {} }\n"

  private func last(_ text: String) -> String? {
    rewritten(text).split(separator: "\n").last.map(String.init)
  }

  private static func facts(_ text: String) -> HeftFacts {
    var facts = HeftFacts()
    Array(text.utf8).withUnsafeBytes { facts.take(SourceScan($0)) }
    return facts
  }

  @Test("A type whose name was one word is the type within the class that the name begins with")
  func nestedNames() {
    let facts = Self.facts(
      """
      open class UITableView: UIView {
        public enum SeparatorInsetReference: Int { case fromCellEdges }
      }
      #if hasFeature(Embedded)
        extension UIView {
          public struct SystemAnimation {}
        }
      #endif
      """)
    #expect(
      facts.nestedName(of: "UITableViewSeparatorInsetReference") == "UITableView.SeparatorInsetReference")
    #expect(facts.nestedName(of: "UIViewSystemAnimation") == "UIView.SystemAnimation")
    #expect(facts.nestedName(of: "UITableViewSeparator") == nil && facts.nestedName(of: "UITableView") == nil)
    let text = "let a = UITableViewSeparatorInsetReference.fromCellEdges"
    let result = SourceRewriter([("/A.swift", text)], heft: facts).rewrite(text, path: "/A.swift").text
    #expect(
      result == "import Heft; import HeftStubs; let a = UITableView.SeparatorInsetReference.fromCellEdges")
  }

  @Test("A notification whose name was one word is a constant of its class")
  func notificationNames() {
    let facts = Self.facts(
      """
      public final class UIDevice: NSObject {
        public static var batteryLevelDidChangeNotification: Notification.Name { .init("a") }
      }
      """)
    let text = "center.post(name: .UIDeviceBatteryLevelDidChange, object: nil)"
    let result = SourceRewriter([("/A.swift", text)], heft: facts).rewrite(text, path: "/A.swift").text
    #expect(result.hasSuffix("center.post(name: UIDevice.batteryLevelDidChangeNotification, object: nil)"))
    #expect(facts.notificationName(of: "UIDeviceBatteryLevelDidChangeNotification") != nil)
    #expect(facts.notificationName(of: "UIDeviceSomethingElse") == nil)
  }

  @Test("A case of the project's own error is taken out of the error that it is matched with")
  func errorPatterns() {
    let own = "enum Failure: Error { case offline, status(Int) }\n"
    let text =
      own
      + "func show(_ error: Error) { switch error { case Failure.status(let code) where code > 9: a(code)\n default: b() } }"
    let result = rewritten(text)
    #expect(
      result.contains(
        "case _ where heftCast(error, Failure.self).map({ if case Failure.status(let code) = $0, code > 9 { return true }; return false }) ?? false:"
      ))
    #expect(result.contains("guard case Failure.status(let code)? = heftCast(error, Failure.self) else"))
    #expect(
      rewritten(own + "func a(_ error: Error) { if case Failure.offline = error { b() } }")
        .contains("if case Failure.offline? = heftCast(error, Failure.self) {"))
    let typed =
      own + "func a(_ failure: Failure) { switch failure { case Failure.offline: b()\n default: c() } }"
    #expect(rewritten(typed).contains("{ switch failure { case Failure.offline: b()\n default: c() } }"))
  }

  @Test("A loop over values of one type asks each value for it")
  func loopCasts() {
    #expect(
      last("for case let name as String in names where name.isEmpty { print(1) }")?.hasPrefix(
        "for heftCase in names where heftCast(heftCase, String.self).map({ name in name.isEmpty }) ?? false { guard let name = heftCast(heftCase, String.self) else { continue };"
      ) == true)
  }

  @Test("A list of buttons is made one of views object by object, and one that is written out needs nothing")
  func listCasts() {
    #expect(
      last("let a = (buttons as [UIView]) + more") == "let a = (heftList(buttons, of: UIView.self)) + more")
    #expect(last("let a = [b, c] as [UIView]") == "let a = [b, c] as [UIView]")
  }

  @Test("What is handed to `Any...` is made an object, each by itself")
  func anyLists() {
    #expect(
      last("func log(_ items: Any..., file: String = \"\") {}\nlog(\"a\", 1, file: \"b\")")
        == "log(heftObject(\"a\"), heftObject(1), file: \"b\")")
  }

  @Test("An extension of `String` has the characters of `self`")
  func ownCharacters() {
    #expect(
      last("extension String { var first: Character? { return characters.first } }")
        == "extension String { var first: Character? { return self.first } }")
    #expect(
      last("struct A { var characters: [Int] }\nlet b = characters.first") == "let b = characters.first")
  }

  @Test("The keys of attributes of Swift 3 make the dictionary that is returned one of keys")
  func attributeDictionaries() {
    #expect(
      last("func a() -> [String: Any] { return [NSFontAttributeName: b] }")?.contains(
        "-> [NSAttributedString.Key: AnyObject] { return [NSAttributedString.Key.font: ") == true)
    #expect(
      last("a.typingAttributes = [NSAttributedStringKey.font.rawValue: b]")
        == "a.typingAttributes = [NSAttributedString.Key.font: b]")
  }

  @Test("In Swift 2 an object is looked into, and parts of addresses may be missing")
  func oldMembers() {
    #expect(
      last(Self.old + "let a = json[\"user\"]?[\"name\"] as? NSString")
        == "let a = heftMember(json[\"user\"], \"name\") as? NSString")
    #expect(last(Self.old + "let a = url.path!") == "let a = heftOptional(url.path)!")
    #expect(
      last(Self.old + "let a = url.URLByDeletingPathExtension?.lastPathComponent ?? b")
        == "let a = heftOptional(heftOptional(url.deletingPathExtension())?.lastPathComponent) ?? b")
  }

  @Test("In Swift 2 what is private is seen in its file, and a parameter may be a variable")
  func oldDeclarations() {
    #expect(last(Self.old + "class A { private var b = 1 }") == "class A { fileprivate var b = 1 }")
    #expect(
      last(Self.old + "func add(a: Int, var width: CGFloat) { width += 1 }")
        == "func add(_ a: Int, width: CGFloat) { var width = width; width += 1 }")
  }

  @Test("A closure in a variable that is bound from another has no labels either")
  func boundClosures() {
    let text =
      "class A { var handler: ((force: Float) -> Void)?\nfunc b() { if let call = handler { call(force: 1) } } }"
    #expect(rewritten(Self.old + text).hasSuffix("if let call = handler { call(1) } } }"))
  }

  @Test("A condition behind a binding, and labels in a closure's type, are of Swift 2")
  func signs() {
    #expect(Swift2Signs.isSwift2("if let a = b where a > 1 { }"))
    #expect(Swift2Signs.isSwift2("typealias Done = (success: Bool) -> Void"))
    #expect(!Swift2Signs.isSwift2("for a in b where a > 1 { if let c = a { } }"))
    #expect(!Swift2Signs.isSwift2("func a(success: Bool) -> Void {}"))
  }

  @Test(
    "What an initializer takes as any value becomes an object, in Swift 2 also what it takes as any object")
  func initializers() {
    let known = "struct Item { init?(json: Any) {} }; struct Note { init(_ text: AnyObject) {} }\n"
    #expect(
      last(known + "let a = list.map { Item(json: $0) }") == "let a = list.map { Item(json: heftObject($0)) }"
    )
    #expect(last(known + "let b = Note(view)") == "let b = Note(view)")
    #expect(last(Self.old + known + "let b = Note(text)") == "let b = Note(heftObject(text))")
    let named = "struct Tag { init?(json: AnyObject) {} }\n"
    #expect(last(Self.old + named + "let c = Tag(json: $0)") == "let c = Tag(json: heftObject($0))")
  }

  @Test("A precedence group that is lower than one of the same project is named by that one")
  func precedence() {
    let text = """
      precedencegroup Low { associativity: none
        lowerThan: High }
      precedencegroup High { associativity: left
        higherThan: TernaryPrecedence lowerThan: AdditionPrecedence }
      precedencegroup Middle { lowerThan: Low, CastingPrecedence }
      """
    #expect(
      rewritten(text) == """
        precedencegroup Low { higherThan: Middle associativity: none
          lowerThan: AdditionPrecedence }
        precedencegroup High { associativity: left
          higherThan: TernaryPrecedence, Low lowerThan: AdditionPrecedence }
        precedencegroup Middle { lowerThan: AdditionPrecedence, CastingPrecedence }
        """)
    let plain = "precedencegroup Pipe { lowerThan: AdditionPrecedence }"
    #expect(rewritten(plain) == plain)
  }
}
