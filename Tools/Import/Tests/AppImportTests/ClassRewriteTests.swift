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
}
