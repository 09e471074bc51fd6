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

  @Test(
    "A closure of several statements that throws says of which kind its errors are",
    arguments: [
      (
        "parse = { data in let d = D(); return try d.a(data) }",
        "parse = { data throws(NSError) in let d = D(); return try d.a(data) }"
      ),
      (
        "parse = { data in let d = D(); return try? d.a(data) }",
        "parse = { data in let d = D(); return try? d.a(data) }"
      ),
      ("parse = { data in try a(data) }", "parse = { data in try a(data) }"),
    ])
  func throwing(before: String, after: String) {
    #expect(rewritten(before) == after)
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
}
