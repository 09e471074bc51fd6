import Testing

@testable import AppImport

@Suite("Casts to what a page does not know")
struct CastTests {
  @Test("A set of objects is cast to one of a class by a function")
  func sets() {
    #expect(
      rewritten("let members = group.members as? Set<Person> ?? []")
        == "let members = heftCast(group.members, Set<Person>.self) ?? []")
  }

  @Test(
    "A cast that is only there to be cast again goes, and a question for a value's type is a cast",
    arguments: [
      (
        "let all = json as AnyObject as! [String: Any]", "let all = heftCast(json, [String: AnyObject].self)!"
      ),
      ("let all = json as Any as? Int", "let all = heftCast(json, Int.self)"),
      (
        "let some = all.filter { $0 is String }",
        "let some = all.filter { (heftCast($0, String.self) != nil) }"
      ),
      ("add(\"#\" + hex as NSString, a)", "add(heftString(\"#\" + hex), a)"),
      ("let a = b ?? c as NSString", "let a = b ?? heftString(c)"),
      ("if let a = trip.photo as Data? {}", "if let a = heftOptionalPlainBytes(trip.photo) {}"),
      ("let all: [AnyClass] = [NSArray.self, NSNumber.self]", "let all: [AnyClass] = []"),
      ("let isButton = view is UIButton", "let isButton = view is UIButton"),
    ])
  func further(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "A generic type that values are cast to says what it is made of, and a function's does so too",
    arguments: [
      (
        "struct Kept<Value> { let store: UserDefaults\nvar value: Value? { store.object(forKey: k) as? Value } }",
        "struct Kept<Value: HeftGenericValue> { let store: UserDefaults\nvar value: Value? { heftGeneric(store.object(forKey: k), Value.self) } }"
      ),
      (
        "struct Kept<T: Plain> { var value: T { s.object(forKey: k) as! T } }",
        "struct Kept<T: Plain & HeftGenericValue> { var value: T { heftGeneric(s.object(forKey: k), T.self)! } }"
      ),
      (
        "func value<T>(_ k: String) -> [T]? { store.array(forKey: k) as? [T] }",
        "func value<T: HeftGenericValue>(_ k: String) -> [T]? { heftGeneric(store.array(forKey: k), [T].self) }"
      ),
      (
        "struct Told<Payload> { func parse(_ n: Notification) -> Payload? { n.userInfo?[k] as? Payload } }",
        "struct Told<Payload> { func parse(_ n: Notification) -> Payload? { heftUnboxed(n.userInfo?[k], Payload.self) } }"
      ),
      (
        "class Kept<T: RawRepresentable> { var v: T? { (d[k] as? T.RawValue).flatMap { T(rawValue: $0) } } }",
        "class Kept<T: RawRepresentable> where T.RawValue: HeftGenericValue { var v: T? { (heftGeneric(d[k], T.RawValue.self)).flatMap { T(rawValue: $0) } } }"
      ),
      (
        "extension Dictionary where Key == String { func v<T>(_ k: Key) -> T? { self[k] as? T } }",
        "extension Dictionary where Key == String, Value == AnyObject { func v<T: HeftGenericValue>(_ k: Key) -> T? { heftGeneric(self[k], T.self) } }"
      ),
      (
        "extension Dictionary { func name(_ k: Key) -> String? { self[k] as? String } }",
        "extension Dictionary where Value == AnyObject { func name(_ k: Key) -> String? { heftCast(self[k], String.self) } }"
      ),
      (
        "extension Dictionary { func shown(_ k: Key) -> Value? { (self[k]) } }",
        "extension Dictionary { func shown(_ k: Key) -> Value? { (self[k]) } }"
      ),
      (
        "struct Kept<T> {}\nextension Kept { var v: T? { s.value(forKey: k) as? T } }",
        "struct Kept<T: HeftGenericValue> {}\nextension Kept { var v: T? { heftGeneric(s.value(forKey: k), T.self) } }"
      ),
    ])
  func genericValues(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "A generic type that an object is cast to is one of classes, where it is not known to be",
    arguments: [
      (
        "func first<T>(_ type: T.Type) -> T? { children.first as? T }",
        "func first<T: AnyObject>(_ type: T.Type) -> T? { children.first as? T }"
      ),
      (
        "func cell<T: UITableViewCell>() -> T { dequeue() as! T }",
        "func cell<T: UITableViewCell>() -> T { dequeue() as! T }"
      ),
      (
        "func cell<T>() -> T where T: UIView { dequeue() as! T }",
        "func cell<T>() -> T where T: UIView { dequeue() as! T }"
      ),
    ])
  func genericObjects(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "The casts within the pattern of a tuple are made behind it",
    arguments: [
      (
        "switch (a, b) { case (\"x\"?, let s as String): f(s)\ndefault: break }",
        "switch (a, b) { case (\"x\"?, let heftCase1) where heftCast(heftCase1, String.self) != nil: let s = heftCast(heftCase1, String.self)!; _ = s; f(s)\ndefault: break }"
      ),
      (
        "switch (a, b) { case (let n as Int, is String) where n > 1: f(n)\ndefault: break }",
        "switch (a, b) { case (let heftCase0, let heftCase1) where heftCast(heftCase0, Int.self) != nil && heftCast(heftCase1, String.self) != nil && (heftCast(heftCase0, Int.self).map({ n in (n > 1) }) ?? false): let n = heftCast(heftCase0, Int.self)!; _ = n; f(n)\ndefault: break }"
      ),
    ])
  func tuples(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "The root protocol is no existential, and what extends it extends all objects",
    arguments: [
      ("var token: (any NSObjectProtocol)?", "var token: (NSObjectProtocol)?"),
      ("var token: NSObjectProtocol?", "var token: NSObjectProtocol?"),
      (
        "extension NSObjectProtocol where Self: UIView { func with(_ set: (Self) -> Void) -> Self { set(self); return self } }",
        "extension HeftNamed where Self: UIView { func with(_ set: (Self) -> Void) -> Self { set(self); return self } }"
      ),
      (
        "extension NSObjectProtocol { func f() {} }",
        "extension HeftNamed where Self: NSObject { func f() {} }"
      ),
    ])
  func rootProtocol(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("An extension of a list names the objects of the standard library in full")
  func objectsOfLists() {
    #expect(
      rewritten("extension Array where Element == Todo { init(lists: [[String: Any]]) { self = [] } }")
        == "extension Array where Element == Todo { init(lists: [[String: Swift.AnyObject]]) { self = [] } }")
  }

  @Test("A cast to a protocol of optionals asks whether a value is missing")
  func optionalProtocol() {
    let text = """
      protocol Missing { var isNil: Bool { get } }
      extension Optional: Missing { var isNil: Bool { self == nil } }
      struct Kept<T> { var v: T { get { s.object(forKey: k) as! T } set { if let o = newValue as? Missing, o.isNil { r() } } } }
      """
    let result = rewritten(text)
    #expect(result.contains("protocol Missing {"))
    #expect(result.contains("if let o = heftNothing(newValue), o.isNil"))
  }

  @Test("A protocol that a value conforms to by an extension is not one for classes only")
  func extendedValues() {
    let text = "protocol Plain {}\nextension String: Plain {}"
    #expect(rewritten(text) == text)
    #expect(rewritten("protocol P {}\nclass A {}\nextension A: P {}").hasPrefix("protocol P: AnyObject {}"))
  }

  @Test("A cast to a protocol asks for each class that conforms, at the end of the file")
  func protocols() {
    let text = """
      protocol Loading { func load() }
      protocol Reloading: Loading {}
      class A: UIViewController, Reloading {}
      class B: A {}
      class Outer { class Inner: NSObject, Loading {} }
      class Box<T>: Loading {}
      extension UIImageView: Loading {}
      func f(_ o: UIResponder) { (o as? Loading)?.load(); let l = o as! Loading; if o is Loading {} }
      """
    let lines = rewritten(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines[7]
        == "func f(_ o: UIResponder) { (heftAsLoading(o))?.load(); let l = heftAsLoading(o)!; if (heftAsLoading(o) != nil) {} }"
    )
    #expect(
      lines[8...] == [
        "private func heftAsLoading(_ object: AnyObject?) -> (any Loading)? {",
        "  if let object = object as? A { return object }",
        "  if let object = object as? Outer.Inner { return object }",
        "  if let object = object as? UIImageView { return object }",
        "  return nil", "}", "",
      ])
  }

  @Test(
    "A pattern that asks for a protocol does so too",
    arguments: [
      (
        "case let l as P: l.go()",
        "case let heftCase where heftAsP(heftCase) != nil: let l = heftAsP(heftCase)!; _ = l; l.go()"
      ),
      ("case is P: go()", "case let heftCase where heftAsP(heftCase) != nil: go()"),
    ])
  func patterns(before: String, after: String) {
    let text = "protocol P {}\nclass A: P {}\nswitch o { \(before)\ndefault: break }"
    #expect(rewritten(text).contains("switch o { \(after)\ndefault"))
  }

  @Test(
    "A loop and a condition over a pattern that casts to a protocol do so too",
    arguments: [
      (
        "for case let p as P in all { p.go() }",
        "for heftObject in all { guard let p = heftAsP(heftObject) else { continue }; p.go() }"
      ),
      (
        "for case let p as P in all where p.isOn { p.go() }",
        "for heftObject in all  { guard let p = heftAsP(heftObject), p.isOn else { continue }; p.go() }"
      ),
      ("if case let p as P = top { p.go() }", "if let p = heftAsP(top) { p.go() }"),
    ])
  func loops(before: String, after: String) {
    #expect(rewritten("protocol P {}\nclass A: P {}\n\(before)").contains("\n\(after)\n"))
  }

  @Test("A class of another file that only it can name is not asked for")
  func privateClasses() {
    let sources = [
      ("/A.swift", "protocol P {}\nclass A: P {}"), ("/B.swift", "private class B: P {}\nlet p = o as? P"),
      ("/C.swift", "let q = o as? P"),
    ]
    let rewriter = SourceRewriter(sources)
    #expect(rewriter.rewrite(sources[1].1, path: "/B.swift").text.contains("as? B {"))
    let other = rewriter.rewrite(sources[2].1, path: "/C.swift").text
    #expect(other.contains("as? A {"))
    #expect(!other.contains("as? B {"))
  }

  @Test("In a closure `self` may be missing wherever it is asked as an optional")
  func optionalSelf() {
    let text = "class A: NSObject { func f() { g { [weak self] in self.map { $0.f() }; h(self ?? b) } } }"
    #expect(
      rewritten(text)
        == "class A: NSObject { func f() { g { [self_ = Weak(wrappedValue: self)] in self_.wrappedValue.map { $0.f() }; h(self_.wrappedValue ?? b) } } }"
    )
  }

  @Test("Heft's weak reference has its full name beside a class of the project's that is called the same")
  func ownWeak() {
    let text = "class Weak<T> {}\nclass A: NSObject { weak var b: A? }"
    #expect(rewritten(text) == "class Weak<T> {}\nclass A: NSObject { @Heft.Weak var b: A? }")
  }

  @Test("Selectors that are compared have their names")
  func comparedSelectors() {
    let text = "class A: UIView { func mark() {} func f(_ s: Selector) -> Bool { s == #selector(mark) } }"
    #expect(
      rewritten(text)
        == "class A: UIView { func mark() {} func f(_ s: Selector) -> Bool { s == Selector(A.mark, \"mark\") } }"
    )
  }

  @Test("Selectors that a switch compares have their names")
  func switchedSelectors() {
    let text =
      "class A: UIView { func mark() {} func f(_ s: Selector) { switch s { case #selector(mark): break } } }"
    #expect(rewritten(text).contains("case Selector(A.mark, \"mark\"):"))
  }

  @Test("A selector of what can be done with a selection names a class's own method, or UIKit's")
  func editActions() {
    let use = "func f(_ s: Selector) -> Bool { s == #selector(copy(_:)) } }"
    #expect(
      rewritten("class A: UIView { " + use).contains(
        "Selector(UIResponderStandardEditActions.copy(_:), \"copy\")"))
    #expect(
      rewritten("class A: UIView { func copy(_ a: AnyObject?) {}; " + use).contains(
        "Selector(A.copy(_:), \"copy\")"))
  }

  @Test("What UIKit registers for previews is asked for as an object of its own")
  func previewing() {
    let text = rewritten(
      "func f(_ o: AnyObject) -> UIViewControllerPreviewing? { o as? UIViewControllerPreviewing }")
    #expect(text.contains("{ heftAsUIViewControllerPreviewing(o) }"))
    #expect(text.contains("{ heftPreviewing(object) }"))
  }
}
