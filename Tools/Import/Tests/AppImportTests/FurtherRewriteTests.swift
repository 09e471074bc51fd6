import Testing

@testable import AppImport

/// Rewrites that sixteen further projects need.
@Suite("Rewrites of further projects")
struct FurtherRewriteTests {
  @Test(
    "A search by a regular expression has a name of its own",
    arguments: [
      (
        "s.range(of: p, options: .regularExpression)", "s.heftRange(of: p, options: .regularExpression)"
      ),
      (
        "s.rangeOfString(p, options: .RegularExpressionSearch)",
        "s.heftRange(of: p, options: .regularExpression)"
      ),
      (
        "s.replacingOccurrences(of: p, with: t, options: [.regularExpression, .caseInsensitive])",
        "s.heftReplacingOccurrences(of: p, with: t, options: [.regularExpression, .caseInsensitive])"
      ),
      ("s.range(of: p, options: .backwards)", "s.range(of: p, options: .backwards)"),
    ])
  func expressions(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("A property that only a class of the project has is given to all its views by a function")
  func appearances() {
    let known = "class Dial: UIView { dynamic var track = UIColor.gray }\n"
    #expect(
      rewritten(known + "Dial.appearance().track = a ?? .red").hasSuffix(
        "\nDial.setAppearance(a ?? .red, in: { $0.track = $1 }, of: { $0.track }, plain: Dial(frame: .zero))")
    )
    #expect(
      rewritten(known + "Dial.appearance().tintColor = .red").hasSuffix(
        "\nDial.appearance().tintColor = .red"))
  }

  @Test(
    "A closure that throws says of which kind its errors are",
    arguments: [
      (
        "parse = { data in let d = D(); return try d.a(data) }",
        "parse = { data throws(NSError) in let d = D(); return try d.a(data) }"
      ),
      (
        "parse = { data in let d = D(); return try? d.a(data) }",
        "parse = { data in let d = D(); return try? d.a(data) }"
      ),
      ("parse = { data in try a(data) }", "parse = { data throws(NSError) in try a(data) }"),
      ("attempt { try store.save() }", "attempt { () throws(NSError) in try store.save() }"),
      ("attempt { [a] in try b(a) }", "attempt { [a] () throws(NSError) in try b(a) }"),
      ("a.map { try b($0) }", "a.map { try b($0) }"),
    ])
  func throwing(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("Where a closure within it throws, a block says which errors it catches")
  func caught() {
    #expect(
      rewritten("do { a = try b.map { try C($0) } } catch { f() }")
        == "do throws(NSError) { a = try b.map { try C($0) } } catch { f() }")
    #expect(rewritten("do { try a() } catch { f() }") == "do { try a() } catch { f() }")
  }

  @Test("What is chosen for a dictionary of any values becomes an object as a whole")
  func chosen() {
    #expect(
      rewritten("var a: [String: Any] = [:]\na[k] = b ? Date() : nil")
        == "var a: [String: AnyObject] = [:]\na[k] = heftObject(b ? Date() : nil)")
  }

  @Test(
    "A result that is made of a closure says of which kind the closure's errors are",
    arguments: [
      ("r = Result { try a() }", "r = Result { () throws(NSError) in try a() }"),
      (
        "r = Result<Int, Error> { let d = try a(); return d }",
        "r = Result<Int, NSError> { () throws(NSError) in let d = try a(); return d }"
      ),
      ("r = Result.success(1)", "r = Result.success(1)"),
    ])
  func results(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "Attributes of a layout are copied by a function without a zone, which makes the subclass's own object")
  func copiedAttributes() {
    #expect(
      rewritten(
        "class A: UICollectionViewLayoutAttributes { override func copy(with zone: NSZone? = nil) -> Any { "
          + "let c = super.copy(with: zone) as! A; return c } }")
        == "class A: UICollectionViewLayoutAttributes { override func copy() -> HeftAny { "
        + "let c = heftCopy(A(forCellWith: indexPath), of: self); return c } }")
    #expect(
      rewritten(
        "class A: UICollectionViewLayoutAttributes { override func copy(with z: NSZone?) -> Any { "
          + "guard let c = super.copy(with: z) as? A else { return self }; return c } }"
      ).contains("guard let c = Optional(heftCopy(A(forCellWith: indexPath), of: self)) else"))
    #expect(
      rewritten("class B: NSObject, NSCopying { func copy(with zone: NSZone? = nil) -> Any { self } }")
        .contains("func copy(with zone: NSZone? = nil)"))
  }

  @Test("A generic subscript says what its type is for the casts in it")
  func genericSubscript() {
    #expect(
      rewritten(
        "class A { subscript<V>(key: K<V>) -> V { get { return d.object(forKey: key.name) as? V ?? key.other } } }"
      )
        == "class A { subscript<V: HeftGenericValue>(key: K<V>) -> V "
        + "{ get { return heftGeneric(d.object(forKey: key.name), V.self) ?? key.other } } }")
  }

  @Test("A cast to a value that another type has in it is one to a value")
  func nestedValue() {
    #expect(
      rewritten("class S { enum Change { case a } }; let c = n.userInfo?[k] as? S.Change")
        .hasSuffix("let c = heftCast(n.userInfo?[k], S.Change.self)"))
  }

  @Test("What a closure captures weakly by another name may be nil there")
  func weakCapture() {
    #expect(rewritten("f { [weak m = self.m] in m?.go() }") == "f { [m = heftOptional(self.m)] in m?.go() }")
  }

  @Test("A text searches itself by a regular expression")
  func ownSearch() {
    #expect(
      rewritten("extension String { var a: Bool { range(of: \"b\", options: .regularExpression) != nil } }")
        == "extension String { var a: Bool { heftRange(of: \"b\", options: .regularExpression) != nil } }")
  }

  @Test("The values of a predicate's format need no type of a format's value")
  func predicateValue() {
    #expect(
      rewritten("let p = NSPredicate(format: \"id == %@\", id as CVarArg)")
        == "let p = NSPredicate(format: \"id == %@\", heftObject(id))")
  }

  @Test("What a notification is about is an object, and a value goes into a box")
  func notificationObject() {
    #expect(
      rewritten("NotificationCenter.default.post(name: n, object: photo)")
        == "NotificationCenter.default.post(name: n, object: heftObject(photo))")
    #expect(
      rewritten("NotificationCenter.default.post(name: n, object: self)")
        == "NotificationCenter.default.post(name: n, object: self)")
  }

  @Test("A convenience initializer without parameters overrides that of a class of Heft's, and of no other")
  func convenience() {
    #expect(
      rewritten("class A: UITableViewController { convenience init() { self.init(style: .grouped) } }")
        == "class A: UITableViewController { override convenience init() { self.init(style: .grouped) } }"
        .replacing(
          "override convenience init", with: "convenience override init"))
    let further = "class B: A { convenience init() { self.init(name: n) } }"
    #expect(
      rewritten("class A: UIViewController { init(name: String) {} }\n" + further).hasSuffix(further))
  }

  @Test(
    "The window of UIKit's delegate is optional once",
    arguments: [
      ("a = app.delegate?.window??.bounds", "a = app.delegate?.window?.bounds"),
      ("a = app.delegate!.window!!.bounds", "a = app.delegate!.window!.bounds"),
      ("a = b.window??.bounds", "a = b.window??.bounds"),
      (
        "if let w = app.delegate?.window, let window = w { a() }",
        "if let w = app.delegate?.window, let window = Optional(w) { a() }"
      ),
    ])
  func delegateWindow(before: String, after: String) {
    #expect(withoutImports(rewritten(before)) == after)
  }
}
