import Testing

@testable import AppImport

/// Values that a page keeps as closures or as objects: key paths, values behind a protocol, lists of a more general
/// kind. Each kind before and after.
@Suite("What a page keeps as closures and objects")
struct ObjectKindTests {
  private func last(_ text: String) -> String? {
    rewritten(text).split(separator: "\n").last.map(String.init)
  }

  /// A page has no key paths, so one that a function of the project takes is a value that reads, or reads and writes.
  @Test(
    "A key path is what the function takes that it is given to",
    arguments: [
      ("s.update(b, \\.title)", "s.update(b, HeftKeyPath({ $0.title }))"),
      ("a?[keyPath: path] = 1", "heftSet(a, path, 1)"),
      ("b = a?[keyPath: path]", "b = heftGet(a, path)"),
      ("s.change(\\.title, to: t)", "s.change(HeftWritableKeyPath({ $0.title }, { $0.title = $1 }), to: t)"),
      (
        "s.tint(\\UIView.alpha)",
        "s.tint(HeftReferenceKeyPath({ (object: UIView) in object.alpha }, { $0.alpha = $1 }))"
      ),
      (
        "p.assign(to: \\.text, on: label)",
        "p.assign(to: HeftReferenceKeyPath({ $0.text }, { $0.text = $1 }), on: label)"
      ),
      ("let c = Column(title: t, value: \\.self)", "let c = Column(title: t, value: HeftKeyPath({ $0 }))"),
      (
        "rows = [.toggle(title: t, path: \\.isOn)]",
        "rows = [.toggle(title: t, path: HeftReferenceKeyPath({ $0.isOn }, { $0.isOn = $1 }))]"
      ),
      (
        "if case .toggle(_, let path) = row { self[keyPath: path] = true }",
        "if case .toggle(_, let path) = row { heftSet(self, path, true) }"
      ),
      ("Column(title: t, value: .init(\\.a.b))", "Column(title: t, value: .init(\\.a.b))"),
      ("a.map(\\.title)", "a.map({ $0.title })"),
      ("Dictionary(grouping: a, by: \\.kind)", "Dictionary(grouping: a, by: { $0.kind })"),
      (
        "var path: WritableKeyPath<A, Int> { switch self { case .x: return \\.x; case .y: return \\.y } }",
        "var path: HeftWritableKeyPath<A, Int> { switch self { case .x: return HeftWritableKeyPath({ $0.x }, { $0.x = $1 }); case .y: return HeftWritableKeyPath({ $0.y }, { $0.y = $1 }) } }"
      ),
      (
        "func path() -> KeyPath<A, Int> { \\.x }",
        "func path() -> HeftKeyPath<A, Int> { HeftKeyPath({ $0.x }) }"
      ),
      ("self.value = \\.x", "self.value = HeftKeyPath({ $0.x })"),
      ("func path() -> Int { use(); return \\.x }", "func path() -> Int { use(); return \\.x }"),
      ("let all: [KeyPath<A, Int>] = [\\.b]", "let all: [HeftKeyPath<A, Int>] = [HeftKeyPath({ $0.b })]"),
      (
        "let d = NSSortDescriptor(keyPath: \\Task.list.date, ascending: true)",
        "let d = NSSortDescriptor(key: \"list.date\", ascending: true)"
      ),
      ("token = observe(\\.x) { _, _ in }", "token = self.heftObserve(\"x\", { $0.x }) { _, _ in }"),
      ("v.observe(\\.x) { _, _ in }", "v.heftObserve(\"x\", { $0.x }) { _, _ in }"),
    ])
  func keyPaths(before: String, after: String) {
    let known = """
      class Store { func update<V>(_ b: B, _ path: KeyPath<B, V>) {}
        func change<V>(_ path: WritableKeyPath<B, V>, to value: V) {}
        func tint<V>(_ path: ReferenceWritableKeyPath<UIView, V>) {} }
      enum Row { case toggle(title: String, path: ReferenceWritableKeyPath<C, Bool>) }
      struct Column { let title: String; let value: KeyPath<B, String> }

      """
    #expect(last(known + before) == after)
  }

  @Test("A value is read and written by the closures of its key path")
  func keyPathValues() {
    let text = """
      func a<V>(_ path: WritableKeyPath<B, V>, other: ReferenceWritableKeyPath<C, Int>) {
        list[0][keyPath: path] = v ?? w
        x[keyPath: other] += 1
        list[0][keyPath: path].toggle()
        x[keyPath: other].names[2] = w
        let last = x[keyPath: other].removeLast()
        use(x[keyPath: other], list[1][keyPath: path])
        print(x[keyPath: other])
      }
      """
    #expect(
      rewritten(text) == """
        func a<V>(_ path: HeftWritableKeyPath<B, V>, other: HeftReferenceKeyPath<C, Int>) {
          heftSet(&list[0], path, v ?? w)
          heftChange(x, other) { $0 += 1 }
          heftChange(&list[0], path) { $0.toggle() }
          heftChange(x, other) { $0.names[2] = w }
          let last = heftGet(x, other).removeLast()
          use(heftGet(x, other), heftGet(list[1], path))
          heftPrint(heftDescription(heftGet(x, other)))
        }
        """)
  }

  /// A page's variable holds only objects behind a protocol.
  @Test("A struct that never changes becomes a class where something has its protocol for a type")
  func sharedValues() {
    let text = """
      protocol Service { func load() }
      struct Files: Service { let name = "a"; var bundle = Bundle.main; var limit: Int = 3; let done: () -> Void; let info: [String: Any]
        func load() {} }
      class Screen { let service: Service; init(service: Service) { self.service = service } }
      """
    let result = rewritten(text)
    #expect(result.contains("protocol Service: AnyObject {"))
    #expect(
      result.contains(
        "final class Files: Service { init(limit: Int = 3, done: @escaping () -> Void, info: [String: AnyObject]) { self.limit = limit; self.done = done; self.info = info }; let name"
      ))
  }

  @Test(
    "A struct stays one where that could be told, and where nothing has its protocol for a type",
    arguments: [
      "struct Files: Service { var count = 0 }\nfunc a(f: Service) { files.count += 1 }",
      "struct Files: Service { var list: [Int] = [] }\nfunc a(f: Service) { files.list.append(1) }",
      "struct Files: Service { mutating func load() {} }\nfunc a(f: Service) {}",
      "struct Files: Service, Equatable {}\nfunc a(f: Service) {}",
      "struct Files: Service {}\nenum Kind: Service { case a }\nfunc a(f: Service) {}",
      "struct Files: Service {}\nextension Int: Service {}\nfunc a(f: [Service]) {}",
      "struct Files: Service {}\nfunc a<T: Service>(f: T, g: some Service) {}",
    ])
  func values(text: String) {
    let result = rewritten("protocol Service {}\n" + text)
    #expect(result.contains("struct Files") && !result.contains("AnyObject"))
  }

  @Test("An initializer that calls another one is a convenience in the class that a struct becomes")
  func convenience() {
    let text = """
      protocol Shape {}
      struct Round: Shape { let r: Int; init(r: Int) { self.r = r } }
      extension Round { init() { self.init(r: 1) } }
      let all: [any Shape] = []
      """
    let result = rewritten(text)
    #expect(result.contains("final class Round: Shape { let r: Int; init(r: Int)"))
    #expect(result.contains("extension Round { convenience init()"))
  }

  /// A page cannot look at each element of a list of buttons as at a view, unless the list is made anew.
  @Test(
    "A list is made anew where UIKit takes one of a more general kind",
    arguments: [
      ("UIMenu(title: t, children: actions)", "UIMenu(title: t, children: (actions).map { $0 })"),
      ("UIMenu(title: t, children: [a, b])", "UIMenu(title: t, children: [a, b])"),
      ("tabs.viewControllers = make()", "tabs.viewControllers = (make()).map { $0 }"),
      (
        "n.setViewControllers(list, animated: true)",
        "n.setViewControllers((list).map { $0 }, animated: true)"
      ),
      (
        "class A: UIViewController { override var previewActionItems: [UIPreviewActionItem] { return actions } }",
        "class A: UIViewController { override var previewActionItems: [UIPreviewActionItem] { return (actions).map { $0 } } }"
      ),
    ])
  func lists(before: String, after: String) {
    #expect(last(before) == after)
  }

  @Test(
    "A list is made anew where the project takes one of a more general kind",
    arguments: [
      (
        "class C: NSObject { var all: [A] = []; func f() { all = list; self.all += list; all.append(contentsOf: list) } }",
        "class C: NSObject { var all: [A] = []; func f() { all = (list).map { $0 }; self.all += (list).map { $0 }; all.append(contentsOf: (list).map { $0 }) } }"
      ),
      (
        "class C: NSObject { func take(_ a: [A], b: Int) {}; func f() { take(list, b: 1); take([], b: 2) } }",
        "class C: NSObject { func take(_ a: [A], b: Int) {}; func f() { take((list).map { $0 }, b: 1); take([], b: 2) } }"
      ),
      ("func f() -> [A] { return list }", "func f() -> [A] { return (list).map { $0 } }"),
      ("func f() -> [B] { return list }", "func f() -> [B] { return list }"),
      ("let views: [UIView] = list", "let views: [UIView] = (list).map { $0 }"),
      ("let views: [UIView]? = nil", "let views: [UIView]? = nil"),
    ])
  func ownLists(before: String, after: String) {
    #expect(last("class A {}\nclass B: A {}\n" + before) == after)
  }

  @Test("Quick actions that can change are made anew as a list of quick actions")
  func shortcutItems() {
    let (before, after) = ("app.shortcutItems = items", "app.shortcutItems = (items).map { $0 }")
    #expect(last(before) == after)
  }

  /// Both ends would touch one list at once.
  @Test(
    "A swap within a list is the list's own",
    arguments: [
      ("swap(&list[a], &list[b + 1])", "list.swapAt(a, b + 1)"), ("swap(&a, &b)", "swap(&a, &b)"),
      ("swap(&list[a], &other[a])", "swap(&list[a], &other[a])"),
    ])
  func swaps(before: String, after: String) {
    #expect(last(before) == after)
  }

  @Test(
    "Texts and decimal numbers that were objects are asked for their values",
    arguments: [
      ("let a = n as String?", "let a = heftText(n) as String?"),
      (
        "a = c.sortedArray(from: $0, collationStringSelector: #selector(getter: P.name)) as! [P]",
        "a = c.sortedArray(from: $0, collationStringSelector: { (object: P) in object.name })"
      ),
      ("let a = n as NSDecimalNumber", "let a = heftDecimal(n)"),
      ("let a = n as Decimal", "let a = heftPlainDecimal(n)"),
    ])
  func casts(before: String, after: String) {
    #expect(last(before) == after)
  }

  /// A page has no list of values of any type.
  @Test(
    "A function that takes the values of a format takes some of any types",
    arguments: [
      (
        "func tr(_ k: String, _ args: CVarArg...) -> String { String(format: k, arguments: args) }",
        "func tr<HeftValue1: FormatArgument, HeftValue2: FormatArgument, HeftValue3: FormatArgument, "
          + "HeftValue4: FormatArgument, HeftValue5: FormatArgument>(_ k: String, _ args1: HeftValue1 = HeftNoValue(), "
          + "_ args2: HeftValue2 = HeftNoValue(), _ args3: HeftValue3 = HeftNoValue(), "
          + "_ args4: HeftValue4 = HeftNoValue(), _ args5: HeftValue5 = HeftNoValue()) -> String "
          + "{ let args = heftFormatValues(args1, args2, args3, args4, args5); return String(format: k, arguments: args) }"
      ),
      ("func tr(_ list: [CVarArg]) {}", "func tr(_ list: [CVarArg]) {}"),
    ])
  func formatValues(before: String, after: String) {
    #expect(last(before) == after)
  }
}
