import Testing

@testable import AppImport

@Suite("What only the compiler sees is mended where it says so")
struct TypeFixTests {
  /// The text with the mended error, which stands at the mark `|`.
  private func mended(_ marked: String, _ message: String) -> String {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let text = parts.joined()
    let error = PageCompiler.Error(
      path: "/A.swift", line: before.count, column: (before.last?.utf8.count ?? 0) + 1, message: message)
    return TextEdits.apply(TypeFixes.edits(of: [error], [], in: text), to: text)
  }

  @Test(
    "A value in an object's place becomes an object",
    arguments: [
      (
        #"track(["a": |b])"#,
        "cannot convert value of type 'Int' to expected dictionary value type 'AnyObject'",
        #"track(["a": heftObject(b)])"#
      ),
      (
        #"track(["a": x |+ y.z, "b": c])"#,
        "cannot convert value of type 'Double' to expected dictionary value type 'AnyObject'",
        #"track(["a": heftObject(x + y.z), "b": c])"#
      ),
      (
        "log([a, 1 |+ 2])", "cannot convert value of type 'Int' to expected element type 'AnyObject'",
        "log([a, heftObject(1 + 2)])"
      ),
      (
        "store.keep(item.|id, 1)",
        "argument type 'Int' expected to be an instance of a class or class-constrained type",
        "store.keep(heftObject(item.id), 1)"
      ),
      (
        #"row["a"] = |b ?? 1"#, "cannot assign value of type 'Int' to subscript of type 'AnyObject'",
        #"row["a"] = heftObject(b ?? 1)"#
      ),
      (
        "frames.values = lamps.map { |$0.color.cgColor }",
        "cannot convert value of type 'CGColor' to closure result type 'CAAnimationValue'",
        "frames.values = lamps.map { heftAnimationValue($0.color.cgColor)! }"
      ),
      (
        "frames.values = |values", "cannot assign value of type '[Float]' to type '[CAAnimationValue]'",
        "frames.values = heftAnimationValues(values)"
      ),
      (
        "item.local = |flag",
        "value of type 'Flag' expected to be an instance of a class or class-constrained type in assignment",
        "item.local = heftObject(flag)"
      ),
      (
        #"let a = b["c"] ?? |"d""#,
        "value of type 'String' expected to be instance of class or class-constrained type",
        #"let a = b["c"] ?? heftObject("d")"#
      ),
      (
        "let a: AnyObject = |b", "cannot convert value of type 'Int' to specified type 'AnyObject'",
        "let a: AnyObject = heftObject(b)"
      ),
      (
        "func f() -> AnyObject { return |b }",
        "cannot convert return expression of type 'Int' to return type 'AnyObject'",
        "func f() -> AnyObject { return heftObject(b) }"
      ),
      (
        "let f: (Int) -> AnyObject? = { |$0 }",
        "cannot convert value of type 'Int' to closure result type 'AnyObject?'",
        "let f: (Int) -> AnyObject? = { heftObject($0) }"
      ),
      (
        "subscript(key: Key) -> AnyObject? { get { return |d.object(forKey: key) } }",
        "return expression of type 'UserDefaults.Value?' expected to be an instance of a class or class-constrained type",
        "subscript(key: Key) -> AnyObject? { get { return heftObject(d.object(forKey: key)) } }"
      ),
      (
        "tokens[|ObjectIdentifier(observer)] = f",
        "initializer 'init(_:)' requires that 'any Observer' be a class type",
        "tokens[ObjectIdentifier((observer as AnyObject))] = f"
      ),
      (
        "parse(|data)", "cannot convert value of type 'NSMutableData' to expected argument type 'Data'",
        "parse(Data(referencing: data))"
      ),
      (
        "let s: String = |text", "cannot convert value of type 'NSMutableString' to specified type 'String'",
        "let s: String = String(text)"
      ),
      (
        #"query.map { ["q": |$0] }"#,
        "cannot convert value of type 'String' to expected dictionary value type 'UIApplicationShortcutItem.UserInfo.Value'",
        #"query.map { ["q": heftUserInfo($0)] }"#
      ),
    ])
  func values(before: String, message: String, after: String) {
    #expect(mended(before, message) == after)
  }

  @Test(
    "Of a list or a dictionary whose members are of several kinds each becomes an object",
    arguments: [
      (
        #"track(|["a": 1, "b": ["c": nil, "d": x]])"#,
        "argument type 'Any' expected to be an instance of a class or class-constrained type",
        #"track(["a": heftObject(1), "b": heftObject(["c": nil, "d": heftObject(x)])])"#
      ),
      (
        #"all += |["y", z]"#, "cannot convert value of type 'String' to expected element type 'AnyObject'",
        #"all += [heftObject("y"), heftObject(z)]"#
      ),
      (
        #"all.|merging(["a": 1]) { _, new in new }"#,
        "instance method 'merging' requires the types '(key: String, value: Int)' and '(String, AnyObject)' be equivalent",
        #"all.merging(["a": heftObject(1)]) { _, new in new }"#
      ),
      (
        #"keep(["a": |[1, 2]])"#,
        "cannot convert value of type '[Int]' to expected dictionary value type 'AnyObject'",
        #"keep(["a": heftObject([heftObject(1), heftObject(2)])])"#
      ),
    ])
  func members(before: String, message: String, after: String) {
    #expect(mended(before, message) == after)
  }

  @Test(
    "What was an optional in the language of its time is taken as one",
    arguments: [
      (
        "print(a|??[1])", "cannot use optional chaining on non-optional value of type 'A'", "print(a?[1])"
      ),
      ("let b = a.b|!", "cannot force unwrap value of non-optional type 'A'", "let b = a.b"),
      (
        "if let a = b, let |c = a.c ?? d {}",
        "initializer for conditional binding must have Optional type, not 'A'",
        "if let a = b, let c = Optional(a.c ?? d) {}"
      ),
    ])
  func optionals(before: String, message: String, after: String) {
    #expect(mended(before, message) == after)
  }

  @Test(
    "A member that was taken for another's has its own name again",
    arguments: [
      ("a = board.|URL", "value of type 'UIPasteboard' has no member 'URL'", "a = board.url"),
      ("a = Item.|Compose", "type 'Item' has no member 'Compose'", "a = Item.compose"),
      ("router.|isOn(a) {}", "value of type 'Router' has no member 'isOn'", "router.on(a) {}"),
      ("store.|sorted()", "value of type 'Store' has no member 'sorted'", "store.sort()"),
      ("store.|lost()", "value of type 'Store' has no member 'lost'", "store.lost()"),
    ])
  func names(before: String, message: String, after: String) {
    #expect(mended(before, message) == after)
  }

  @Test("A member of a class is one of a structure where the class has become one")
  func classMember() {
    #expect(
      mended(
        "extension Date { class func |now2() -> Date { Date() } }",
        "class methods are only allowed within classes; use 'static' to declare a static method")
        == "extension Date { static func now2() -> Date { Date() } }")
  }

  @Test("A call that throws errors of its own type throws objects")
  func thrown() {
    #expect(
      mended(
        "let n = try |result.next().get() + 1",
        "thrown expression type 'A.Failure' cannot be converted to error type 'NSError'")
        == "let n = try heftThrowing { () throws(A.Failure) in try result.next().get() } + 1")
  }

  @Test(
    "What throws what a closure does says which kind of errors, where the standard library takes it for any",
    arguments: [
      (
        "try |list.forEach { try save($0) }",
        "try list.heftForEach { (heft0) throws(NSError) in try save(heft0) }"
      ),
      (
        "try |list.reduce(0) { a, b in try add(a, b) }",
        "try list.heftReduce(0) { a, b throws(NSError) in try add(a, b) }"
      ),
      (
        "try |all().map { [x] in try made(x, $1) }.first(where: { $0 > 1 })",
        "try all().map { [x] (heft0, heft1) throws(NSError) in try made(x, heft1) }.first(where: { $0 > 1 })"
      ),
      ("try |list.forEach(store.save)", "try list.heftForEach(store.save)"),
    ])
  func thrownAgain(before: String, after: String) {
    #expect(
      mended(before, "thrown expression type 'any Error' cannot be converted to error type 'NSError'")
        == after)
  }

  @Test("Values of a property list become objects, and objects such values")
  func propertyLists() {
    let (objects, values) = ("[String : AnyObject]", "UIApplicationShortcutItem.UserInfo")
    #expect(
      mended(
        "init(info: [String: AnyObject]? = |Bundle.main.infoDictionary) {}",
        "default argument value of type '\(values)?' cannot be converted to type '\(objects)?'")
        == "init(info: [String: AnyObject]? = heftMembers(Bundle.main.infoDictionary)) {}")
    #expect(
      mended(
        "keep(info.|all)", "cannot convert value of type '\(objects)' to expected argument type '\(values)'")
        == "keep(heftUserInfo(info.all))")
  }

  @Test(
    "The cases of an error's type are looked for in the object that was made of it",
    arguments: [
      (
        "switch error { case |A.b(let c), A.d: f(c); default: g() }",
        "switch heftCast(error, A.self) { case A.b(let c)?, A.d?: f(c); default: g() }"
      ),
      ("if case |A.b(let c) = error { f(c) }", "if case A.b(let c)? = heftCast(error, A.self) { f(c) }"),
      // Two types cannot both be asked for.
      ("switch error { case |A.b: f(); case B.c: g() }", "switch error { case A.b: f(); case B.c: g() }"),
    ])
  func matched(before: String, after: String) {
    #expect(mended(before, "pattern of type 'A' cannot match 'NSError'") == after)
  }

  @Test("An error that is taken as what it is is not made an object")
  func kept() {
    let message = "cannot convert value of type 'NSError' to expected argument type 'CLError'"
    #expect(mended("state = .failed(|heftError(error))", message) == "state = .failed((error))")
    #expect(mended("state = .failed(|error)", message) == "state = .failed(error)")
  }

  @Test("An error of another type that is wanted as an object becomes one, also one that has two names")
  func wanted() {
    for type in ["A.Failure", "Failure' (aka 'A.Failure"] {
      let message = "cannot convert value of type '\(type)' to expected argument type 'NSError'"
      #expect(mended("show(|error)", message) == "show(heftError(error))")
    }
  }

  @Test("What was moved within a file is found where it stands")
  func moved() {
    let text = """
      #sourceLocation(file: "/A.swift", line: 1)
      class A {
      #sourceLocation(file: "/A.swift", line: 5)
        let a = b!
      #sourceLocation(file: "/A.swift", line: 2)
      }

      extension A {
        \u{20}
      }
      """
    let error = PageCompiler.Error(
      path: "/A.swift", line: 5, column: 12, message: "cannot force unwrap value of non-optional type 'B'")
    #expect(
      TextEdits.apply(TypeFixes.edits(of: [error], [], in: text), to: text)
        == text.replacing("b!", with: "b"))
  }

  @Test("Values that a format does not take are written as text")
  func formatted() {
    #expect(
      mended(
        #"let a = |String(format: "%d of %@", 1, person)"#,
        "initializer 'init(format:_:_:)' requires that 'Person' conform to 'FormatArgument'")
        == #"let a = String(format: "%d of %@", heftFormatted(1), heftFormatted(person))"#)
  }

  @Test("The user info of a quick action, or nothing, becomes a dictionary of any values where one is taken")
  func userInfo() {
    let message =
      "conflicting arguments to generic parameter 'T' ('UIApplicationShortcutItem.UserInfo' vs. '[String : AnyObject]')"
    #expect(
      mended("show(a, info: item.userInfo |?? [:])", message)
        == "show(a, info: heftMembers(item.userInfo ?? [:]))")
  }

  @Test(
    "What could not fail to be made at the time is unwrapped",
    arguments: [
      ("let rate = |format.sampleRate", "let rate = format!.sampleRate"),
      ("play(|AVAudioFormat(rate: 1), 2)", "play(AVAudioFormat(rate: 1)!, 2)"),
      ("|format.describe(1)", "format!.describe(1)"),
    ])
  func unwrapped(before: String, after: String) {
    let message =
      "value of optional type 'AVAudioFormat?' must be unwrapped to refer to member 'x' of wrapped base type 'AVAudioFormat'"
    #expect(mended(before, message) == after)
  }

  @Test(
    "What a generic parameter is made with stays where no class of UIKit's has such an initializer",
    arguments: [
      ("let a = |T(frame: .zero)", "let a = heftMake(T.self, frame: .zero)"),
      ("let a = T.|init( )", "let a = heftMake(T.self)"),
      ("let a = demos[0].|init()", "let a = heftMake(demos[0])"),
      ("let a = row.type.|init(frame: b)", "let a = heftMake(row.type, frame: b)"),
      ("let a = type?.|init()", "let a = type?.init()"),
      ("let a = |T(model: 1)", "let a = T(model: 1)"),
      ("let a = |T { 1 }", "let a = T { 1 }"),
    ])
  func genericInitializers(before: String, after: String) {
    let message =
      "constructing an object of class type 'T' with a metatype value must use a 'required' initializer"
    #expect(mended(before, message) == after)
  }

  @Test(
    "What nothing here mends stays as it is",
    arguments: [
      ("let a: Int = |b", "cannot convert value of type 'String' to specified type 'Int'"),
      (
        "f(heftObject|(a))",
        "argument type 'Int' expected to be an instance of a class or class-constrained type"
      ),
      ("f(|nil)", "cannot convert value of type 'Int' to expected argument type 'AnyObject'"),
      ("|", "cannot convert value of type 'Int' to expected argument type 'AnyObject'"),
    ])
  func others(marked: String, message: String) {
    #expect(mended(marked, message) == marked.replacing("|", with: ""))
  }

  @Test(
    "A list that is taken for one of a more general kind is made anew, and what becomes any value an object",
    arguments: [
      ("collection_upcast", "[UIView]", "take(buttons)", 6, 6, "take((buttons).map { $0 })"),
      ("collection_upcast", "[String : UIView]", "take(a.b)", 6, 8, "take((a.b).mapValues { $0 })"),
      ("collection_upcast", "Set<NSObject>", "take(all)", 6, 6, "take(Set((all).map { $0 }))"),
      ("erasure", "Any", #"f(["a": "b c"])"#, 9, 9, #"f(["a": heftObject("b c")])"#),
      ("erasure", "any Error", "f(a)", 3, 3, "f(a)"),
    ])
  func conversions(
    kind: String, type: String, before: String, first: Int, last: Int, after: String
  ) {
    let tree = """
      (source_file
        (call_expr type="()" location=/P/A.swift:1:1 range=[/P/A.swift:1:1 - line:1:9]
          (\(kind)_expr implicit type="\(type)" location=/P/A.swift:1:\(first) range=[/P/A.swift:1:\(first) - line:1:\(last)]
      """
    let found = Array(PageCompiler.conversions(in: tree))
    #expect(found.allSatisfy { $0.path == "/P/A.swift" })
    let head = "#sourceLocation(file: \"/A.swift\", line: 1)\n"
    let edits = TypeFixes.edits(of: [], found, in: head + before)
    #expect(TextEdits.apply(edits, to: head + before) == head + after)
  }
}
