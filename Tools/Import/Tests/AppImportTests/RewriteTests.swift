import Testing

@testable import AppImport

@Suite("Rewriting sources")
struct RewriteTests {
  @Test("A source without an import gets Heft's, on its first line")
  func noImports() {
    let text = "// Model\nstruct A {}\n"
    let result = SourceRewriter([("/A.swift", text)]).rewrite(text, path: "/A.swift")
    #expect(result.text == "// Model\nimport Heft; import HeftStubs; struct A {}\n")
  }

  @Test(
    "A value of Any becomes an object, and a cast to a value asks the object for it",
    arguments: [
      (
        "let a: [String: Any] = [\"n\": 1, \"l\": [x]]",
        "let a: [String: AnyObject] = [\"n\": heftObject(1), \"l\": heftObject([heftObject(x)])]"
      ),
      (
        "var a = [String: Any]()\na[\"n\"] = b\na[\"n\"] = nil",
        "var a = [String: AnyObject]()\na[\"n\"] = heftObject(b)\na[\"n\"] = nil"
      ),
      (
        "class A { let d: [String: Any]; init() { self.d = [\"n\": 1] } }",
        "class A { let d: [String: AnyObject]; init() { self.d = [\"n\": heftObject(1)] } }"
      ),
      (
        "switch a { case let s as String: f(s)\ncase let v as UIView: g(v)\ncase is Int: h()\ndefault: break }",
        "switch a { case let heftCase where heftCast(heftCase, String.self) != nil: let s = heftCast(heftCase, String.self)!; _ = s; f(s)\ncase let v as UIView: g(v)\ncase let heftCase where heftCast(heftCase, Int.self) != nil: h()\ndefault: break }"
      ),
      ("let a = b as NSString", "let a = heftString(b)"),
      ("String.localizedStringWithFormat(f, 1)", "heftLocalized(f, 1)"),
      ("a.perform(s, with: \"b\", afterDelay: 1)", "a.perform(s, with: heftObject(\"b\"), afterDelay: 1)"),
      ("let n = a[\"n\"] as? Int ?? 0", "let n = heftCast(a[\"n\"], Int.self) ?? 0"),
      ("let n = a[\"n\"] as! [String]", "let n = heftCast(a[\"n\"], [String].self)!"),
      ("let v = a as? UIView", "let v = a as? UIView"),
      ("let o = 1 as AnyObject", "let o = heftObject(1)"),
      (
        "center.post(name: n, object: nil, userInfo: [\"a\": 1])",
        "center.post(name: n, object: nil, userInfo: [\"a\": heftObject(1)])"
      ),
      ("func f(_ i: [AnyHashable: Any]) {}", "func f(_ i: Notification.UserInfo) {}"),
      (
        "UIContextMenuConfiguration(identifier: path as NSIndexPath, previewProvider: nil)",
        "UIContextMenuConfiguration(identifier: heftIdentifier(path as NSIndexPath), previewProvider: nil)"
      ),
    ])
  func anyValues(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "What is printed is made text before, and the name of a type is written out",
    arguments: [
      ("print(a, \"b\", c as Any)", "heftPrint(heftDescription(a), \"b\", heftDescription(c))"),
      ("print(\"b \\(a)\")", "print(\"b \\(a)\")"),
      ("let n = String(describing: Cell.self)", "let n = \"Cell\""),
      ("class A { func f() { g(\"\\(type(of: self))\") } }", "class A { func f() { g(\"\\(\"A\")\") } }"),
      ("let n = String(describing: a)", "let n = heftDescription(a)"),
    ])
  func printing(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "A selector that the project's own code takes is a value; one of Heft's functions is the method itself",
    arguments: [
      (
        "class G: UIGestureRecognizer { init(target: AnyObject?, action: Selector) { super.init(target: target, action: action) } }",
        "class G: UIGestureRecognizer { init(target: AnyObject?, action: Selector) { super.init(); addTarget(target, action: action) } }"
      ),
      (
        "class G: UIGestureRecognizer { init(target: AnyObject?, action: Selector) {} }\nclass A: UIView { func f() { G(target: self, action: #selector(t)) } }",
        "class G: UIGestureRecognizer { init(target: AnyObject?, action: Selector) {} }\nclass A: UIView { func f() { G(target: self, action: Selector(A.t, \"t\")) } }"
      ),
      (
        "class A: UIView { func f() { let s = #selector(t); b.addTarget(self, action: #selector(t), for: e) } }",
        "class A: UIView { func f() { let s = Selector(A.t, \"t\"); b.addTarget(self, action: A.t, for: e) } }"
      ),
      (
        "class A: UIView { func f() { UIKeyCommand(input: i, modifierFlags: m, action: #selector(t)) } }",
        "class A: UIView { func f() { UIKeyCommand(input: i, modifierFlags: m, target: self, action: A.t) } }"
      ),
    ])
  func selectors(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "Values of property lists, items to share, actions of rows and questions for a class are written as Heft has them",
    arguments: [
      ("let a = [\"i\": t.rawValue as NSSecureCoding]", "let a = [\"i\": NSSecureCoding(t.rawValue)]"),
      (
        "UIActivityViewController(activityItems: [a, b] as [Any], applicationActivities: nil)",
        "UIActivityViewController(activityItems: [UIActivityItem(a), UIActivityItem(b)], applicationActivities: nil)"
      ),
      ("if a.isKind(of: UIView.self) {}", "if (a is UIView) {}"),
      ("if a?.isKind(of: UIView.self) == true {}", "if (a is UIView) == true {}"),
    ])
  func values(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "An initializer overrides what Heft's class has, and only that",
    arguments: [
      (
        "class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
        "class A: UIViewController { override init() { super.init(nibName: nil, bundle: nil) } }"
      ),
      (
        "class G: UIPanGestureRecognizer { override init(target: Any?, action: Selector?) { super.init(target: target, action: action) } }",
        "class G: UIPanGestureRecognizer { init(target: AnyObject?, action: Selector?, _ heft: Void = ()) { super.init(); addTarget(target, action: action) } }"
      ),
      (
        "class G: UIPanGestureRecognizer { override init(target: Any?, action: Selector?) {} }\nclass H: G { init(a: Int) { super.init(target: nil, action: nil) } }",
        "class G: UIPanGestureRecognizer { init(target: AnyObject?, action: Selector?, _ heft: Void = ()) {} }\nclass H: G { init(a: Int) { super.init(target: nil, action: nil) } }"
      ),
    ])
  func initializers(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("A controller is made of the nib file that it names, or that is named as its class")
  func nibs() {
    let text = """
      import UIKit
      class A: UIViewController {}
      class B: UIViewController { init() { super.init(nibName: "B", bundle: nil) } }
      let a = [A(), A(nibName: nil, bundle: nil), A(nibName: "C", bundle: nil), B()]
      """
    let result = SourceRewriter([("/A.swift", text)], nibs: ["A", "B"]).rewrite(text, path: "/A.swift").text
    #expect(
      result == """
        import Heft; import HeftStubs
        class A: UIViewController {}
        class B: UIViewController { override init() { super.init(nibName: "B", bundle: nil); _ = heftNib(self, "B") } }
        let a = [heftNib(A(), "A"), heftNib(A(nibName: nil, bundle: nil), "A"), A(nibName: "C", bundle: nil), B()]
        """)
  }

  @Test("Row actions of iOS 8 are asked for by the method of swipe actions, on the same line")
  func rowActions() {
    let method =
      "func tableView(_ t: UITableView, editActionsForRowAt p: IndexPath) -> [UITableViewRowAction]? { return [] }"
    let text = "class A: UITableViewController {\n  override \(method)\n}\nlet last = 1"
    let result = rewritten(text)
    #expect(result.contains("trailingSwipeActionsConfigurationForRowAt path: IndexPath"))
    #expect(result.contains("; override func tableView(_ table"))
    #expect(result.split(separator: "\n").count == 4)
  }

  @Test("So are those of Swift 2, whose label is longer")
  func oldRowActions() {
    let result = rewritten(
      "class A: UITableViewController { override func tableView(tableView: UITableView, "
        + "editActionsForRowAtIndexPath indexPath: NSIndexPath) -> [UITableViewRowAction]? { return [] } }")
    #expect(result.contains("editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?"))
    #expect(result.contains("; override func tableView(_ table"))
  }

  @Test("A property that has its view do something when it is set says so itself")
  func invalidating() {
    #expect(
      rewritten("class A: UIView { @Invalidating(.display, .layout) var level = 1 }")
        == "class A: UIView { var level = 1 { didSet { setNeedsDisplay(); setNeedsLayout() } } }")
  }

  @Test("An import becomes Heft's; one of what Heft has not is told with its line")
  func imports() {
    let text = "import UIKit\nimport Intents\n"
    let result = SourceRewriter([("/A.swift", text)]).rewrite(text, path: "/A.swift")
    #expect(result.text == "import Heft; import HeftStubs\nimport Heft; import HeftStubs\n")
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
      (
        "let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)",
        "let a = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)"
      ),
      ("a.image = #imageLiteral(resourceName: \"b\")", "a.image = (UIImage(named: \"b\") ?? UIImage())"),
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
      (
        "class A: UILabel {\n  required init(coder: NSCoder) { super.init(coder: coder)! }\n}",
        "class A: UILabel {\n  required init(coder: NSCoder) { super.init(frame: .zero) }\n}"
      ),
      (
        "class A: CAShapeLayer {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}",
        "class A: CAShapeLayer {\n  required init?(coder: NSCoder) { super.init() }\n}"
      ),
      (
        "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: [\"a\": 1], repeats: true)",
        "t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: s, userInfo: heftObject([\"a\": 1]), repeats: true)"
      ),
    ])
  func spellings(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "An override of what Heft does not have goes with its call of super, and is told; what a class of the project has stays",
    arguments: [
      (
        "class A: UIView {\n  override func remoteControlReceived(with e: E?) {\n    super.remoteControlReceived(with: e)\n    b()\n  }\n}",
        "class A: UIView {\n  func remoteControlReceived(with e: E?) {\n    \n    b()\n  }\n}", 1
      ),
      (
        "class A: UIView { override var inputView: UIView? { nil } }",
        "class A: UIView { var inputView: UIView? { nil } }", 1
      ),
      (
        "class A: UIView { override func layoutSubviews() {} }",
        "class A: UIView { override func layoutSubviews() {} }", 0
      ),
      (
        "class B: UIView { func own() {} }\nclass A: B { override func own() {} }",
        "class B: UIView { func own() {} }\nclass A: B { override func own() {} }", 0
      ),
      (
        "class A: UIView { override func awakeFromNib() { super.awakeFromNib(); b() } }",
        "class A: UIView { func awakeFromNib() { b() } }", 0
      ),
      (
        "class A: UIView { override func b() -> Int { if c { return 1 }; return super.b() } }",
        "class A: UIView { func b() -> Int { if c { return 1 }; return heftUncalled() } }", 1
      ),
      (
        "class A: UIView {\n  override class var layerClass: AnyClass {\n    return CAShapeLayer.self\n  }\n}",
        "class A: UIView {\n  override func makeLayer() -> CALayer? { CAShapeLayer() }\n\n\n}", 0
      ),
      (
        "open class A: UIView {\n  open override class var layerClass: AnyClass { return CAShapeLayer.self }\n}",
        "open class A: UIView {\n  open override func makeLayer() -> CALayer? { CAShapeLayer() }\n}", 0
      ),
      (
        "class A: UIViewController { override func viewWillAppear(animated: Bool) { b(UIColor.redColor()) } }",
        "class A: UIViewController { override func viewWillAppear(_ animated: Bool) { b(UIColor.red) } }", 0
      ),
    ])
  func overrides(before: String, after: String, warnings: Int) {
    let facts = HeftFacts(functions: ["layoutSubviews()", "viewWillAppear(_:)"])
    let result = SourceRewriter([("/A.swift", before)], heft: facts).rewrite(before, path: "/A.swift")
    #expect(withoutImports(result.text) == after)
    #expect(result.diagnostics.count == warnings)
  }

  @Test("What a responder does with its selection stays, though Heft has methods of the name")
  func editActions() {
    let before = "class A: UIView { override func copy(_ sender: AnyObject?) { b() } }"
    var facts = HeftFacts(functions: ["copy(_:)"])
    facts.openFunctions = []
    let result = SourceRewriter([("/A.swift", before)], heft: facts).rewrite(before, path: "/A.swift")
    #expect(withoutImports(result.text) == "class A: UIView { func copy(_ sender: AnyObject?) { b() } }")
  }

  @Test("What a field does with its selection is the host's, and an override of it goes")
  func fieldsEditActions() {
    let before = "class A: UITextField { override func paste(_ sender: AnyObject?) { super.paste(sender) } }"
    var facts = HeftFacts(functions: ["paste(_:)"])
    facts.openFunctions = []
    let result = SourceRewriter([("/A.swift", before)], heft: facts).rewrite(before, path: "/A.swift")
    #expect(withoutImports(result.text) == "class A: UITextField {  }")
    #expect(result.diagnostics.map(\.message) == ["paste is left out: Heft's cannot be overridden."])
  }

  @Test("An override of what is not open goes whole, on as many lines, with a warning")
  func closed() {
    let before =
      "class A: UIView {\n  override func render() {\n    super.render()\n  }\n  override var area: Int { 1 }\n}"
    var facts = HeftFacts(functions: ["render()"], variables: ["area"])
    (facts.openFunctions, facts.openVariables) = ([], [])
    let result = SourceRewriter([("/A.swift", before)], heft: facts).rewrite(before, path: "/A.swift")
    #expect(withoutImports(result.text) == "class A: UIView {\n  \n\n\n  \n}")
    #expect(
      result.diagnostics.map(\.message) == [
        "render is left out: Heft's cannot be overridden.", "area is left out: Heft's cannot be overridden.",
      ])
  }

  @Test(
    "A collection controller overrides its flow layout's methods and does not say again that it has them",
    arguments: [
      (
        "class A: UICollectionViewController, UICollectionViewDelegateFlowLayout, P {}",
        "class A: UICollectionViewController, P {}"
      ),
      (
        "class A: UICollectionViewController {}\nextension A: UICollectionViewDelegateFlowLayout {}",
        "class A: UICollectionViewController {}\nextension A {}"
      ),
      (
        "class A: UICollectionViewController { func collectionView(_ c: C, layout l: L, sizeForItemAt i: IndexPath) -> CGSize { s } }",
        "class A: UICollectionViewController { override func collectionView(_ c: C, layout l: L, sizeForItemAt i: IndexPath) -> CGSize { s } }"
      ),
      (
        "class A: UIViewController, UICollectionViewDelegateFlowLayout {}",
        "class A: UIViewController, UICollectionViewDelegateFlowLayout {}"
      ),
    ])
  func flowLayouts(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "A number among the attributes of text is an object",
    arguments: [
      (
        "let a: [NSAttributedString.Key: Any] = [.kern: 1.5, .obliqueness: 0.1, .font: f]",
        "let a: [NSAttributedString.Key: AnyObject] = [.kern: NSNumber(value: 1.5), .obliqueness: NSNumber(value: 0.1), .font: f]"
      ),
      (
        "s.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: r)",
        "s.addAttribute(.underlineStyle, value: NSNumber(value: NSUnderlineStyle.single.rawValue), range: r)"
      ),
      ("let a = [Key.kern: 1.5]", "let a = [Key.kern: 1.5]"),
    ])
  func textAttributes(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("A framework of stubs is imported as such, and its errors are Heft's")
  func stubs() {
    let text = "import MapKit\nfunc f(_ done: (Bool, Error?) -> Void, error: Error?) {}"
    let result = SourceRewriter([("/A.swift", text)]).rewrite(text, path: "/A.swift")
    #expect(
      result.text
        == "import Heft; import HeftStubs\nfunc f(_ done: (Bool, NSError?) -> Void, error: NSError?) {}")
    #expect(result.diagnostics.map(\.line) == [1])
  }

  @Test(
    "What is thrown is an object, and is caught as what the project threw",
    arguments: [
      ("func f() throws -> Int { throw E.a }", "func f() throws(NSError) -> Int { throw heftError(E.a) }"),
      ("let f: () throws -> Void = g", "let f: () throws(NSError) -> Void = g"),
      ("do { try f() } catch { }", "do { try f() } catch { }"),
      ("do { try f() } catch let e as NSError { g(e) }", "do { try f() } catch let e { g(e) }"),
      (
        "do { try f() } catch let e as E { g(e) }",
        "do { try f() } catch let heftCaught where heftCast(heftCaught, E.self) != nil { let e = heftCast(heftCaught, E.self)!; g(e) }"
      ),
      (
        "do { try f() } catch E.a(let n) { g(n) } catch {}",
        "do { try f() } catch let error where heftCast(error, E.self).map({ if case E.a(let n) = $0 { return true }; return false }) ?? false { guard case E.a(let n)? = heftCast(error, E.self) else { fatalError() }; g(n) } catch {}"
      ),
      (
        "do { try f() } catch is E {} catch {}",
        "do { try f() } catch let error where heftCast(error, E.self) != nil {} catch {}"
      ),
      (
        "enum E: Error { case a; var description: String { \"\" } }",
        "enum E: Error { case a; var description: String { \"\" } }"
      ),
      ("var last: Error?\nlet done: (any Error) -> Void", "var last: NSError?\nlet done: (NSError) -> Void"),
    ])
  func errors(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "What an animation goes between is made a value of the one kind that there is",
    arguments: [
      ("a.fromValue = 0", "a.fromValue = 0"),
      ("a.toValue = color.cgColor", "a.toValue = heftAnimationValue(color.cgColor)"),
      ("a.toValue = NSValue(cgPoint: p)", "a.toValue = heftAnimationValue(p)"),
      ("a.toValue = b + 1", "a.toValue = heftAnimationValue(b + 1)"),
      ("a.values = [1, p]", "a.values = [1, heftAnimationValue(p)!]"),
      ("a.byValue = nil", "a.byValue = nil"),
    ])
  func animationValues(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "Values of a quick action's user info are those of a property list",
    arguments: [
      (
        "item.userInfo = [\"id\": note.id, \"n\": 1]",
        "item.userInfo = [\"id\": heftUserInfo(note.id), \"n\": 1]"
      ),
      (
        "UIApplicationShortcutItem(type: t, userInfo: [\"id\": id])",
        "UIApplicationShortcutItem(type: t, userInfo: [\"id\": heftUserInfo(id)])"
      ),
      (
        "UIApplicationShortcutItem(type: t, userInfo: [\"id\": id ?? \"\"])",
        "UIApplicationShortcutItem(type: t, userInfo: [\"id\": heftUserInfo(id ?? \"\")])"
      ),
    ])
  func userInfo(before: String, after: String) {
    #expect(rewritten(before) == after)
  }
}
