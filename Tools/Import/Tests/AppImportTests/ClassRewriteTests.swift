import Testing

@testable import AppImport

@Suite("Rewriting classes, protocols and their extensions")
struct ClassRewriteTests {
  @Test("A method of a protocol that may be left out has an implementation that does nothing")
  func optionalMethods() {
    let text = "@objc protocol P { @objc optional func a(b: Int)\n func c() }\nfunc f(p: P?) { p?.a?(b: 1) }"
    #expect(
      rewritten(text)
        == "protocol P: AnyObject { func a(b: Int)\n func c() }; extension P { func a(b: Int) {}; }\nfunc f(p: P?) { p?.a(b: 1) }"
    )
  }

  @Test("An override in an extension of another file moves into its class")
  func extensionOfAnotherFile() {
    let (first, second) = (
      "class A: UIViewController {\n}\n", "extension A {\n  override func viewDidLoad() {}\n}\n"
    )
    let rewriter = SourceRewriter([("/A.swift", first), ("/B.swift", second)])
    let result = rewriter.rewrite(first, path: "/A.swift").text
    #expect(result.contains("#sourceLocation(file: \"/B.swift\", line: 2)\noverride func viewDidLoad() {}"))
    #expect(!rewriter.rewrite(second, path: "/B.swift").text.contains("viewDidLoad"))
  }

  @Test("An override in an extension moves into its class, and the lines after it stay what they are")
  func extensionOverride() {
    let text =
      "class A: UIViewController {\n}\nextension A {\n  override func viewDidLoad() {}\n}\nlet last = 1\n"
    let result = rewritten(text)
    #expect(
      result.contains(
        "#sourceLocation(file: \"/A.swift\", line: 4)\noverride func viewDidLoad() {}\n#sourceLocation(file: \"/A.swift\", line: 2)\n}"
      ))
    #expect(result.hasSuffix("let last = 1\n"))
  }

  @Test(
    "An initializer of such a class makes the root class's part as soon as all properties are set",
    arguments: [
      (
        "let n: Int; var t: Timer?; init(n: Int) { self.n = n; listen(#selector(go)); t = nil }",
        "let n: Int; var t: Timer?; init(n: Int) { self.n = n; super.init(); listen(A.go); t = nil }"
      ),
      (
        "let n = 1; init(m: Int) { listen(#selector(go)) }",
        "let n = 1; init(m: Int) { super.init(); listen(A.go) }"
      ),
      (
        "let n, m: Int; init(x: Int) { if x > 0 { n = 1 } else { n = 2 }; m = x; listen(#selector(go)) }",
        "let n, m: Int; init(x: Int) { if x > 0 { n = 1 } else { n = 2 }; m = x; super.init(); listen(A.go) }"
      ),
      (
        "let n: Int; init(n: Int) { self.n = n }; func b() { listen(#selector(go)) }",
        "let n: Int; init(n: Int) { self.n = n }; func b() { listen(A.go) }"
      ),
      (
        "var n = 1; convenience init(m: Int) { self.init(); listen(#selector(go)) }",
        "var n = 1; convenience init(m: Int) { self.init(); listen(A.go) }"
      ),
    ])
  func rootsPart(before: String, after: String) {
    #expect(rewritten("class A { \(before) }") == "class A: NSObject { \(after) }")
  }

  @Test("A class without a superclass whose methods are called by selectors is an object of the root class")
  func targetClass() {
    let text = "class Ticker<T>: Sendable where T: A { init() {}; @objc func tick() {} }"
    let facts = HeftFacts()
    let rewriter = SourceRewriter([("/A.swift", text)], heft: facts)
    #expect(
      withoutImports(rewriter.rewrite(text, path: "/A.swift").text)
        == "class Ticker<T>: Sendable where T: A { init() {}; func tick() {} }")
    var known = facts
    known.protocols = ["Sendable"]
    let second = SourceRewriter([("/A.swift", text)], heft: known)
    #expect(
      withoutImports(second.rewrite(text, path: "/A.swift").text)
        == "class Ticker<T>: NSObject, Sendable where T: A { override init() {}; func tick() {} }")
    #expect(
      rewritten("final class Clock { func go() { go(#selector(go)) } }")
        == "final class Clock: NSObject { func go() { go(Clock.go) } }")
    #expect(rewritten("class Key: Hashable { @objc func go() {} }") == "class Key: Hashable { func go() {} }")
    #expect(
      rewritten("class Own { @objc func go() {}; var hash = 0 }")
        == "class Own { func go() {}; var hash = 0 }")
  }

  @Test(
    "A generic method of a class is final, unless the project overrides it",
    arguments: [
      (
        "class A { public func map<T>(_ f: (T) -> T) {} }",
        "class A { public final func map<T>(_ f: (T) -> T) {} }"
      ),
      (
        "open class A { open func map<T>(_ t: T) {} }", "open class A { public final func map<T>(_ t: T) {} }"
      ),
      ("class A { class func make<T>(_ t: T) {} }", "class A { static func make<T>(_ t: T) {} }"),
      ("class A { func add(_ t: some P) {} }", "class A { final func add(_ t: some P) {} }"),
      ("final class A { func map<T>(_ t: T) {} }", "final class A { func map<T>(_ t: T) {} }"),
      ("struct A { func map<T>(_ t: T) {} }", "struct A { func map<T>(_ t: T) {} }"),
      (
        "class A { func map<T>(_ t: T) {} }; class B: A { override func map<T>(_ t: T) {} }",
        "class A { func map<T>(_ t: T) {} }; class B: A { override func map<T>(_ t: T) {} }"
      ),
    ])
  func genericMethods(before: String, after: String) { #expect(rewritten(before) == after) }
}
