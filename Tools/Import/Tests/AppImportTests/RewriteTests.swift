import Testing

@testable import AppImport

@Suite("Rewriting sources")
struct RewriteTests {
  private func rewritten(_ text: String) -> String {
    SourceRewriter([("/A.swift", text)]).rewrite(text, path: "/A.swift").text
  }

  @Test("An import of what Heft has becomes Heft's; another goes and is told with its line")
  func imports() {
    let text = "import UIKit\nimport MapKit\n"
    let result = SourceRewriter([("/A.swift", text)]).rewrite(text, path: "/A.swift")
    #expect(result.text == "import Heft\n\n")
    #expect(result.diagnostics.map(\.line) == [2])
  }

  @Test(
    "Each spelling that Heft cannot compile becomes one that it can",
    arguments: [
      ("@UIApplicationMain\nclass A: UIResponder {}", "\nclass A: UIResponder {}"),
      (
        "class A: UIView {\n  @IBOutlet private weak var b: UILabel!\n}",
        "class A: UIView {\n  var b: UILabel!\n}"
      ),
      ("class A: UIView {\n  weak var b: UIView?\n}", "class A: UIView {\n  @Weak var b: UIView?\n}"),
      ("protocol P { func f() }", "protocol P: AnyObject { func f() }"),
      ("protocol P: class {}", "protocol P: AnyObject {}"),
      ("let a = b.map(\\.name)", "let a = b.map({ $0.name })"),
      (
        "class A: UIView {\n  func g() { b(#selector(tap(_:))) }\n}",
        "class A: UIView {\n  func g() { b(A.tap(_:)) }\n}"
      ),
      (
        "class A: UIView {\n  func g() { b { [weak self] in self?.c() } }\n}",
        "class A: UIView {\n  func g() { b { [self_ = Weak(wrappedValue: self)] in self_.wrappedValue?.c() } }\n}"
      ),
      (
        "class A: UIView {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}",
        "class A: UIView {\n  required init?(coder: NSCoder) { super.init(frame: .zero) }\n}"
      ),
    ])
  func spellings(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "What Swift 2 says becomes what Swift 5 says",
    arguments: [
      ("CGRectMake(0, 0, CGRectGetWidth(b), 1)", "CGRect(x: 0, y: 0, width: (b).width, height: 1)"),
      ("UIColor.redColor()", "UIColor.red"),
      ("UIScreen.mainScreen()", "UIScreen.main"),
      ("f(.Began)", "f(.began)"),
      (
        "t.dequeueReusableCellWithIdentifier(\"C\", forIndexPath: p)",
        "t.dequeueReusableCell(withIdentifier: \"C\", for: p)"
      ),
    ])
  func oldSpellings(before: String, after: String) {
    let mark = "func x(a: Int) { UIColor.blackColor() }\n"
    #expect(rewritten(mark + before).split(separator: "\n").last.map(String.init) == after)
  }

  @Test("An override in an extension moves into its class, and the lines after it stay what they are")
  func extensionOverride() {
    let text =
      "class A: UIViewController {\n}\nextension A {\n  override func viewDidLoad() {}\n}\nlet last = 1\n"
    let result = rewritten(text)
    #expect(
      result.contains("class A: UIViewController {\n\n  override func viewDidLoad() {}\n#sourceLocation")
        || result.contains("override func viewDidLoad() {}\n#sourceLocation(file: \"/A.swift\", line: 2)\n}"))
    #expect(result.hasSuffix("let last = 1\n"))
  }
}
