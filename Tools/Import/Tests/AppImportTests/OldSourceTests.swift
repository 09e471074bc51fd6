import Testing

@testable import AppImport

@Suite("Rewriting what Swift 2 and the years after it wrote")
struct OldSourceTests {
  /// A line that only Swift 2 has, so that the source counts as one of its.
  private static let old = "let ground = UIColor.whiteColor()\n"

  @Test(
    "A loop of C becomes one that still counts on after a continue",
    arguments: [
      ("for var i = 0; i < n; i++ { f(i) }", "do { var i = 0; while i < n { defer { i++ }; f(i) } }"),
      (
        "for (var i = 0, j = 9; i < j; i++, j--) { if i == 3 { continue }; f(i) }",
        "do {var i = 0, j = 9; while i < j { defer { i++; j-- }; if i == 3 { continue }; f(i) } }"
      ),
      ("for i in 0..<3 { f(i) }", "for i in 0..<3 { f(i) }"),
    ])
  func loops(before: String, after: String) {
    #expect(Swift2Loops.rewrite(before).text == after)
  }

  @Test("A loop of C over several lines leaves what follows on its line")
  func linesOfLoops() {
    let text = "for var i = 0;\n  i < n;\n  i += 1 {\n  f(i)\n}\nlast()"
    let result = Swift2Loops.rewrite(text)
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    #expect(result.text.hasSuffix("\nlast()"))
  }

  @Test(
    "Types as Swift 2 writes them are those of today",
    arguments: [
      ("func f(done: Bool -> Void) {}", "func f(done: (Bool) -> Void) {}"),
      (
        "class A { var done: ((ok: Bool, by: Int) -> Void)?; func f() { done?(ok: true, by: 1) } }",
        "class A { var done: ((_ ok: Bool, _ by: Int) -> Void)?; func f() { done?(true, 1) } }"
      ),
      (
        "func f(done: (ok: Bool) -> Void) { done(ok: g(a: 1)) }",
        "func f(_ done: @escaping (_ ok: Bool) -> Void) { done(g(a: 1)) }"
      ),
      ("var c = t.cell(1) as UITableViewCell!", "var c: UITableViewCell! = t.cell(1)"),
    ])
  func types(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "Calls and casts of Swift 2 are those of today",
    arguments: [
      ("1.stride(through: 5, by: 1)", "stride(from: 1, through: 5, by: 1)"),
      ("if self.isViewLoaded() {}", "if self.isViewLoaded {}"),
      ("a.maxElement()", "a.max()"),
      ("a.removeAll(keepCapacity: false)", "a.removeAll(keepingCapacity: false)"),
      ("let p = sender as! NSIndexPath", "let p = heftCast(sender, IndexPath.self)!"),
      (
        "performSegueWithIdentifier(\"a\", sender: path)",
        "performSegue(withIdentifier: \"a\", sender: heftObject(path))"
      ),
      ("let b = NSBundle(forClass: self.dynamicType)", "let b = Bundle.main"),
      ("let b = Bundle(for: type(of: self))", "let b = Bundle.main"),
      ("[UIActivityTypePrint]", "[UIActivity.ActivityType.print]"),
    ])
  func calls(before: String, after: String) {
    #expect(rewritten(Self.old + before).split(separator: "\n").last.map(String.init) == after)
  }

  @Test(
    "Delegate methods of Swift 2 get the names by which they are called",
    arguments: [
      (
        "tableView(tableView: UITableView, shouldHighlightRowAtIndexPath p: NSIndexPath) -> Bool",
        "tableView(_ tableView: UITableView, shouldHighlightRowAt p: IndexPath) -> Bool"
      ),
      (
        "collectionView(c: UICollectionView, didDeselectItemAtIndexPath p: NSIndexPath)",
        "collectionView(_ c: UICollectionView, didDeselectItemAt p: IndexPath)"
      ),
      (
        "collectionView(c: UICollectionView, moveItemAtIndexPath p: NSIndexPath, toIndexPath q: NSIndexPath)",
        "collectionView(_ c: UICollectionView, moveItemAt p: IndexPath, to q: IndexPath)"
      ),
      (
        "imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo i: [String: AnyObject])",
        "imagePickerController(_ p: UIImagePickerController, didFinishPickingMediaWithInfo i: [UIImagePickerController.InfoKey: AnyObject])"
      ),
      (
        "animationControllerForDismissedController(dismissed: UIViewController) -> Int",
        "animationController(forDismissed dismissed: UIViewController) -> Int"
      ),
    ])
  func delegates(before: String, after: String) {
    let text = "class A: NSObject { func \(before) {} }"
    #expect(rewritten(Self.old + text).contains("func \(after) {}"))
  }

  @Test(
    "An error that is handed to a result or a closure is the object that it is when thrown",
    arguments: [
      (
        "enum Result<T> { case success(T), failure(Error) }\nlet r = Result<Int>.failure(MyError.full)",
        "let r = Result<Int>.failure(heftError(MyError.full))"
      ),
      (
        "enum Outcome { case failed(Error) }\ndone(.failed(MyError.full))",
        "done(.failed(heftError(MyError.full)))"
      ),
      (
        "enum Outcome { case failed(Error) }\nswitch a { case .failed(let e): f(e) }",
        "switch a { case .failed(let e): f(e) }"
      ),
      (
        "try each { try save($0) }\nfunc each(_ body: (T) throws -> Void) rethrows { try body(a) }",
        "func each<HeftFailure: Error>(_ body: (T) throws(HeftFailure) -> Void) throws(HeftFailure) { try body(a) }"
      ),
      (
        "func each(_ body: (T) throws -> Bool) rethrows -> Bool { return try !contains { try body($0) } }",
        "func each(_ body: (T) -> Bool) -> Bool { return !contains { body($0) } }"
      ),
      (
        "func each(_ body: (T) throws -> Bool) rethrows -> Bool { return try !contains { item in try body(item) } }",
        "func each(_ body: (T) -> Bool) -> Bool { return !contains { item in body(item) } }"
      ),
      (
        "func load(done: @escaping (Int?, Error?) -> Void) {\ndone(nil, MyError.full); done(1, nil); done(nil, error) }",
        "done(nil, heftError(MyError.full)); done(1, nil); done(nil, heftError(error)) }"
      ),
    ])
  func errors(before: String, after: String) {
    #expect(rewritten(before).split(separator: "\n").last.map(String.init) == after)
  }

  @Test(
    "A value of Any is one behind a name for its type, in a struct and in a list that grows",
    arguments: [
      (
        "typealias JSON = [String: Any]\nstruct A { var m: JSON; init() { m = [\"n\": 1] } }",
        "struct A { var m: JSON; init() { m = [\"n\": heftObject(1)] } }"
      ),
      (
        "var h = d.array() as? [[String: Any]] ?? []\nh.append([\"n\": 1])",
        "h.append([\"n\": heftObject(1)])"
      ),
      (
        "let c = UIContextMenuConfiguration(identifier: raw as NSCopying, previewProvider: nil)",
        "let c = UIContextMenuConfiguration(identifier: heftIdentifier(raw), previewProvider: nil)"
      ),
      (
        "class A: UIView { override func isEqual(_ object: Any?) -> Bool { true } }",
        "class A: UIView { override func isEqual(_ object: HeftEqual?) -> Bool { true } }"
      ),
      (
        "animation.values = [1, 2].map { $0 * 2 }",
        "animation.values = heftAnimationValues([1, 2].map { $0 * 2 })"
      ),
      (
        "let a = [NSFontAttributeName: f, NSKernAttributeName: k]",
        "let a: [NSAttributedString.Key: AnyObject] = [NSAttributedString.Key.font: f, NSAttributedString.Key.kern: heftNumber(k)]"
      ),
      (
        "let a = [NSFontAttributeName: f] as [String: Any]",
        "let a = [NSAttributedString.Key.font: f] as [NSAttributedString.Key: AnyObject]"
      ),
    ])
  func anyValues(before: String, after: String) {
    #expect(rewritten(before).split(separator: "\n").last.map(String.init) == after)
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
      (
        "guard let a = b as? A, c = a.c else { return }", "guard let a = b as? A, let c = a.c else { return }"
      ),
      ("if let a = b where a > 1 && d {}", "if let a = b , a > 1 && d {}"),
      ("if case .A = b where c {}", "if case .a = b , c {}"),
      ("if let a = b, case .C(let d, e) = a {}", "if let a = b, case .c(let d, e) = a {}"),
      ("for a in b where a > 1 {}", "for a in b where a > 1 {}"),
      ("if a == b, c == d {}", "if a == b, c == d {}"),
      ("editButtonItem().title", "editButtonItem.title"),
      ("s.characters.count", "s.count"),
      ("a.sort { $0 < $1 }", "a.sorted { $0 < $1 }"),
      ("a.sort(f)", "a.sorted(by: f)"),
      ("a.enumerate()", "a.enumerated()"),
      ("a.indexOf(b)", "a.firstIndex(of: b)"),
      ("a.indexOf { $0 == b }", "a.firstIndex { $0 == b }"),
      ("a.reduce(0, combine: max)", "a.reduce(0, max)"),
      ("x.dynamicType", "type(of: x)"),
      ("f(NSDateFormatterStyle.ShortStyle)", "f(DateFormatter.Style.short)"),
      ("CGFloat.max", "CGFloat.greatestFiniteMagnitude"),
      ("a.performSelector(s, withObject: b)", "heftPerform(a, s, withObject: b)"),
      (
        "c.postNotificationName(\"n\", object: nil)", "c.post(name: heftNotificationName(\"n\"), object: nil)"
      ),
      ("a.respondsToSelector(\"setItems:\")", "true"),
    ])
  func oldSpellings(before: String, after: String) {
    let mark = "func x(a: Int) { UIColor.blackColor() }\n"
    #expect(rewritten(mark + before).split(separator: "\n").last.map(String.init) == after)
  }

  @Test("A view's own property of an old name is renamed, and a variable of that name is not")
  func oldProperties() {
    let text =
      "class V: UIView { func x() { hidden = UIColor.blackColor() == nil } }\nfunc f(_ hidden: Bool) { g(hidden) }"
    let new = text.replacing("x() { hidden", with: "x() { isHidden")
    #expect(rewritten(text) == new.replacing("UIColor.blackColor()", with: "UIColor.black"))
    let alone = "class V: UIView { func x() { hidden = UIColor.blackColor() == nil } }"
    #expect(rewritten(alone).contains("{ isHidden = UIColor.black == nil }"))
  }

  @Test(
    "Constants and expressions of Swift 3 and 4 become those of Swift 5",
    arguments: [
      ("l.lineCap = kCALineCapRound", "l.lineCap = CAShapeLayerLineCap.round"),
      ("let w = UIWindowLevelAlert + 1", "let w = UIWindow.Level.alert + 1"),
      (
        "let a: [String: Any] = [NSFontAttributeName: f]",
        "let a: [NSAttributedString.Key: AnyObject] = [NSAttributedString.Key.font: heftObject(f)]"
      ),
      ("let k = #keyPath(CALayer.position)", "let k = \"position\""),
      ("let p = ProcessInfo()", "let p = ProcessInfo.processInfo"),
      ("c.responds(to: #selector(getter: UIView.alpha))", "true"),
      (
        "class_getInstanceMethod(A.self, #selector(getter: UIView.alpha))",
        "class_getInstanceMethod(A.self, \"UIView.alpha\")"
      ),
      ("let n = NSStringFromClass(Cell.self)", "let n = \"Cell\""),
      ("class A { open let b = 1 }", "class A { public let b = 1 }"),
      ("class A { open static var b = 1 }", "class A { public static var b = 1 }"),
      ("class A { open static func b() {} }", "class A { public static func b() {} }"),
      ("UIActivityIndicatorView(activityIndicatorStyle: .gray)", "UIActivityIndicatorView(style: .gray)"),
      ("let n = progress as NSNumber", "let n = heftNumber(progress)"),
      (
        "UILabel.appearance(whenContainedInInstancesOf: [UIToolbar.self]).textColor = c",
        "UILabel.appearance(whenContainedInInstancesOf: UIToolbar.self).textColor = c"
      ),
    ])
  func oldConstants(before: String, after: String) {
    #expect(rewritten(before) == after)
  }
}
