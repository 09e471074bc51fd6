import Testing

@testable import AppImport

/// Code of Swift 2 and 3 that has no single name to look up: each kind before and after.
@Suite("Kinds of old sources")
struct OldKindsTests {
  /// A line that makes a source one of Swift 2.
  private static let old = "class Old: UIView { override func touchesBegan(touches: Set<UITouch>) {} }\n"

  private func last(_ text: String) -> String? {
    rewritten(text).split(separator: "\n").last.map(String.init)
  }

  @Test("A method of the project's own with an old label makes no source one of Swift 2")
  func ownLabels() {
    let text = "func draw(_ touches: Set<UITouch>, withEvent event: UIEvent?) { a.insert(.Finger) }"
    #expect(rewritten(text) == text)
  }

  @Test("An option set's own members keep their capital letters in Swift 2")
  func ownMembers() {
    let text = "struct Kind: OptionSet { static var Finger: Kind { return Kind(rawValue: 1) } }\na = .Finger"
    #expect(last(Self.old + text) == "a = .Finger")
    #expect(last(Self.old + "a = .Rounded") == "a = .rounded")
  }

  @Test("A case of the library's has today's name where the project has one of that name too")
  func sharedCase() {
    let text = "enum Action: String { case Compose }\na = UIBarButtonSystemItem.Compose\nb = Action.Compose"
    let lines = rewritten(Self.old + text).split(separator: "\n").suffix(2)
    #expect(lines == ["a = UIBarButtonItem.SystemItem.compose", "b = Action.Compose"])
  }

  @Test("A table of Swift 2 holds any objects")
  func mapTable() {
    #expect(
      last(Self.old + "let a = NSMapTable.strongToStrongObjectsMapTable()")
        == "let a = NSMapTable<AnyObject, AnyObject>.strongToStrongObjects()")
  }

  @Test("What a type shares has today's name in an extension of the type too")
  func sharedWithin() {
    #expect(
      last(
        Self.old
          + "extension NSUserDefaults { class func all() -> NSUserDefaults { return standardUserDefaults() } }"
      )?
      .hasSuffix("{ return standard } }") == true)
  }

  @Test("A function of the project's own that splits keeps its call")
  func ownSplit() {
    let text =
      "struct Route { static func split(text: String) -> [String] { return [] } }; let a = Route.split(b)"
    #expect(last(Self.old + text)?.hasSuffix("Route.split(b)") == true)
  }

  @Test("What the app was opened with has its keys' type in the project's own functions too")
  func launchOptions() {
    #expect(
      last(Self.old + "func start(launchOptions: [NSObject: AnyObject]?) {}")
        == "func start(_ launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?) {}")
  }

  @Test("A closure that the project's own function of a common name takes may be kept")
  func commonName() {
    var facts = HeftFacts(functions: ["load(_:)", "application(_:done:)"])
    facts.delegateMethods = ["application"]
    let text =
      Self.old
      + "class A {\nfunc load(done: () -> ()) {}\nfunc application(a: UIApplication, done: () -> ()) {}\n}"
    let result = SourceRewriter([("/A.swift", text)], heft: facts).rewrite(text, path: "/A.swift").text
    #expect(result.contains("load(_ done: @escaping () -> ())"))
    #expect(!result.contains("done done: @escaping") && !result.contains("UIApplication, done: @escaping"))
  }

  @Test("Options of a search lose their last word")
  func searchOptions() {
    #expect(
      last(Self.old + "a.rangeOfString(b, options: .CaseInsensitiveSearch)")
        == "a.range(of: b, options: .caseInsensitive)")
  }

  @Test(
    "A case with the name of one of UIKit's is written as UIKit's, and the project's enum answers to it",
    arguments: [
      (
        "b.setTitle(\"\", forState: .Normal)",
        "b.setTitle(\"\", for: .normal)"
      ),
      ("mode = .Normal", "mode = .normal"),
      (
        "switch mode { case .Normal: a(); case .Edit: b() }",
        "switch mode { case .Normal: a(); case .Edit: b() }"
      ),
      (
        "switch c.state { case .Normal: a(); case .Reserved: b() }",
        "switch c.state { case .normal: a(); case .reserved: b() }"
      ),
    ])
  func sharedCases(before: String, after: String) {
    let source = rewritten(Self.old + "enum Mode { case Normal, Edit }\n" + before)
    #expect(source.split(separator: "\n").last.map(String.init) == after)
    #expect(source.contains("case Normal, Edit ; static var `normal`: Mode { return .Normal }"))
  }

  @Test(
    "A closure that a function of Swift 2 takes may be kept",
    arguments: [
      ("func a(done: () -> ()) {}", "func a(_ done: @escaping () -> ()) {}"),
      ("func a(@noescape done: () -> ()) {}", "func a(_ done: () -> ()) {}"),
      ("func a(done: (Bool -> Void)?) {}", "func a(_ done: ((Bool) -> Void)?) {}"),
      (
        "typealias Done = (Int) -> Void; func a(done: Done) {}",
        "typealias Done = (Int) -> Void; func a(_ done: @escaping Done) {}"
      ),
      (
        "class A: UIView { override func layout(done: () -> ()) {} }",
        "class A: UIView { override func layout(_ done: () -> ()) {} }"
      ),
    ])
  func escaping(before: String, after: String) {
    #expect(last(Self.old + before) == after)
  }

  @Test("C's rounding in an extension of a number is the number's own")
  func rounding() {
    let text = "extension Double { func cut() -> Double { return round(self * 10) / 10 } }"
    #expect(
      rewritten(text) == "extension Double { func cut() -> Double { return (self * 10).rounded() / 10 } }")
    #expect(rewritten("let a = round(b * 10)") == "let a = round(b * 10)")
  }

  @Test("Who is told of animations in Swift 2 conforms to their delegate's protocol")
  func animationDelegate() {
    let told =
      "func animationDidStop(anim: CAAnimation, finished flag: Bool) { super.animationDidStop(anim, finished: flag); go() }"
    let source = rewritten(Self.old + "class Pulse: CAShapeLayer { override \(told) }")
    #expect(source.contains("class Pulse: CAShapeLayer, CAAnimationDelegate {"))
    #expect(!source.contains("override func animationDidStop") && !source.contains("super.animationDidStop"))
    #expect(source.contains("func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {"))
  }

  @Test(
    "One unused argument stands for all that UIKit hands over",
    arguments: [
      (
        "UIPreviewAction(title: t, style: .default, handler: { _ in })",
        "UIPreviewAction(title: t, style: .default, handler: { _, _ in })"
      ),
      (
        "UIPreviewAction(title: t, style: .default) { (_) in a() }",
        "UIPreviewAction(title: t, style: .default) { (_, _) in a() }"
      ),
      (
        "UIPreviewAction(title: t, style: .default) { _, c in a(c) }",
        "UIPreviewAction(title: t, style: .default) { _, c in a(c) }"
      ),
      (
        "UIAlertAction(title: t, style: .default) { _ in a() }",
        "UIAlertAction(title: t, style: .default) { _ in a() }"
      ),
    ])
  func unusedArguments(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("A dictionary for user info has the type of user info, and objects in it are its values")
  func userInfo() {
    #expect(
      rewritten("func a(info: [String: NSSecureCoding]? = nil) {}")
        == "func a(info: UIApplicationShortcutItem.UserInfo? = nil) {}")
    #expect(
      rewritten("let info: [String: NSSecureCoding] = [\"a\": text as NSString, \"b\": 1]")
        == "let info: UIApplicationShortcutItem.UserInfo = [\"a\": heftUserInfo(heftString(text)), \"b\": 1]")
  }

  @Test(
    "A place in a text is moved by the text",
    arguments: [
      ("a = s.startIndex.advancedBy(2)", "a = s.index(s.startIndex, offsetBy: 2)"),
      ("a = endIndex.predecessor()", "a = index(before: endIndex)"),
      ("a = self.startIndex.successor()", "a = self.index(after: self.startIndex)"),
      ("a = place.advancedBy(2)", "a = place.advancedBy(2)"),
    ])
  func places(before: String, after: String) {
    #expect(last(Self.old + before) == after)
  }

  @Test(
    "Names of Swift 2 that apps use less often",
    arguments: [
      (
        "t = c.addObserverForName(N, object: nil, queue: nil) { _ in a() }",
        "t = c.addObserver(forName: heftNotificationName(N), object: nil, queue: nil) { _ in a() }"
      ),
      ("p.selectedRowInComponent(0)", "p.selectedRow(inComponent: 0)"),
      (
        "NSURLSession.sharedSession().dataTaskWithURL(u) { a, b, c in }",
        "URLSession.shared.dataTask(with: u) { a, b, c in }"
      ),
      (
        "switch r.rawValue { case MFMailComposeResultSent.rawValue: f(); default: break }",
        "switch r.rawValue { case MFMailComposeResult.sent.rawValue: f(); default: break }"
      ),
      (
        "c.rangeOfUnit(.Month, startDate: &s, interval: &l, forDate: d)",
        "c.heftDateInterval(of: .month, start: &s, interval: &l, for: d)"
      ),
      (
        "func URLSession(session: NSURLSession, dataTask: NSURLSessionDataTask, didReceiveData data: NSData) {}",
        "func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}"
      ),
      (
        "class L: NSObject, NSURLSessionDataDelegate { var d = NSURLSessionResponseDisposition.Allow }",
        "class L: NSObject, URLSessionDataDelegate { var d = URLSession.ResponseDisposition.allow }"
      ),
      (
        "s.stringByAddingPercentEncodingWithAllowedCharacters(NSCharacterSet.URLQueryAllowedCharacterSet())",
        "s.addingPercentEncoding(withAllowedCharacters: CharacterSet.urlQueryAllowed)"
      ),
      ("struct Failure: ErrorType {}", "struct Failure: Error {}"),
      ("let c = NSCache()", "let c = NSCache<NSString, AnyObject>()"),
      ("func f(_ touches: Set<NSObject>?) {}", "func f(_ touches: Set<UITouch>?) {}"),
      (
        "let c = UILocalizedIndexedCollation.currentCollation()",
        "let c = UILocalizedIndexedCollation.current()"
      ),
      (
        "c.sectionForObject(p, collationStringSelector: \"name\")",
        "c.section(for: p, collationStringSelector: { $0.name })"
      ),
      (
        "c.sortedArrayFromArray(a, collationStringSelector: \"name\")",
        "c.sortedArray(from: a, collationStringSelector: { $0.name })"
      ),
      (
        "func key() {}; c.sectionForObject(p, collationStringSelector: Selector(\"key\"))",
        "func key() {}; c.section(for: p, collationStringSelector: { $0.key() })"
      ),
      ("UIStackView(arrangedSubviews: all)", "UIStackView(arrangedSubviews: (all).map { $0 })"),
      ("a = n?[k] as? TimeInterval", "a = heftCast(n?[k], TimeInterval.self)"),
      ("let t = NSDate.timeIntervalSinceReferenceDate()", "let t = Date().timeIntervalSinceReferenceDate"),
      ("let r = NSMutableURLRequest(URL: u)", "var r = URLRequest(url: u)"),
      ("let c = k.components(.Day, fromDate: d)", "var c = k.dateComponents(.day, from: d)"),
      (
        "class A { func f(UUID: String = NSUUID().UUIDString) {} }",
        "class A { func f(_ UUID: String = NSUUID().uuidString) {} }"
      ),
      ("let a = NSUUID().UUIDString", "let a = UUID().uuidString"),
      ("r.HTTPMethod = \"GET\"", "r.httpMethod = \"GET\""),
    ])
  func names(before: String, after: String) {
    #expect(last(Self.old + before) == after)
  }

  @Test("Attributes of text keep their keys where a condition chooses them")
  func chosenAttributes() {
    #expect(
      last("let a: [String: Any] = b ? [NSStrikethroughStyleAttributeName: 1] : [:]")
        == "let a: [NSAttributedString.Key: AnyObject] = b ? [NSAttributedString.Key.strikethroughStyle: heftNumber(1)] : [:]"
    )
  }

  @Test("A number among the attributes of text is made an object once, in a variable of the project's too")
  func numberAttributes() {
    #expect(
      last("func f() { var a: [NSAttributedString.Key: Any] = [:]; a = [.kern: 1, .link: b] }")
        == "func f() { var a: [NSAttributedString.Key: AnyObject] = [:]; a = [.kern: NSNumber(value: 1), .link: heftObject(b)] }"
    )
  }

  @Test("What undoes something is registered by its new name")
  func undo() {
    #expect(
      last(
        Self.old
          + "func f(u: NSUndoManager, v: UIView) { u.registerUndoWithTarget(v) { v in v.removeFromSuperview() } }"
      )
        == "func f(_ u: UndoManager, v: UIView) { u.registerUndo(withTarget: v) { v in v.removeFromSuperview() } }"
    )
  }

  @Test("A delegate's method is called by its new name on another object too")
  func delegatesCall() {
    let text =
      "class A: NSObject { func previewingContext(_ c: C, viewControllerForLocation l: CGPoint) { d.previewingContext(c, commitViewController: v) } }"
    #expect(rewritten(text).contains("d.previewingContext(c, commit: v)"))
  }
}
