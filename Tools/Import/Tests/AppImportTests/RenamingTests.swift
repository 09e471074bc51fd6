import Testing

@testable import AppImport

@Suite("Names of Swift 2 that no table has")
struct RenamingTests {
  /// A line that only Swift 2 has, so that the source counts as one of its.
  private static let old = "let ground = UIColor.whiteColor()\n"

  private static let facts = HeftFacts(
    functions: [
      "highlightRow(at:animated:)", "setNeedsDisplay(_:)", "add(_:)", "add(_:forKey:)", "move(to:)",
      "move(in:)",
      "layoutAttributes(at:)", "layoutAttributes(for:)", "touchesCancelled(_:with:)",
      "index(of:)",
    ], variables: [])

  private func rewritten(_ text: String) -> String {
    let source = Self.old + text
    let new = SourceRewriter([("/A.swift", source)], heft: Self.facts).rewrite(source, path: "/A.swift").text
    return new.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
  }

  @Test(
    "Words that repeat an argument's type go, and the preposition before them is the label",
    arguments: [
      ("view.highlightRowAtIndexPath(path, animated: true)", "view.highlightRow(at: path, animated: true)"),
      ("view.setNeedsDisplayInRect(rect)", "view.setNeedsDisplay(rect)"),
      ("layer.addEmitter(cell)", "layer.add(cell)"),
      // Another rewrite has the name.
      ("if let i = list.indexOf(item) {}", "if let i = list.firstIndex(of: item) {}"),
      // Nothing begins so, or it is a name of today.
      ("view.unknownAtIndexPath(path)", "view.unknownAtIndexPath(path)"),
      ("layer.add(animation, forKey: nil)", "layer.add(animation, forKey: nil)"),
      ("layer.additional(cell)", "layer.additional(cell)"),
    ])
  func needlessWords(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("A name that is as near to two of today stays")
  func tied() {
    let words = NeedlessWords(["moveAll(to:)", "moveAll(_:)"])
    #expect(words.newName(of: "moveAllToPoint(_:)") == "moveAll(to:)")
    #expect(
      NeedlessWords(["turn(_:by:)", "turn(_:at:)"]).newName(of: "turnView(_:byAngle:)") == "turn(_:by:)")
    #expect(NeedlessWords(["send(_:a:)", "send(_:b:)"]).newName(of: "sendAll(_:c:)") == nil)
    // It is there as it was, with a further parameter that has a value of its own.
    #expect(NeedlessWords(["set(_:)", "setActive(_:options:)"]).newName(of: "setActive(_:)") == nil)
  }

  @Test("What the project itself calls so stays")
  func ownFunctions() {
    let text = "class A { func addEmitter(e: Int) {} }\nfunc f(a: A) { a.addEmitter(1) }"
    #expect(rewritten(text).contains("a.addEmitter(1)"))
  }

  @Test(
    "Sets, ranges and lists are asked by the names of today",
    arguments: [
      ("let both = one.intersect(other)", "let both = one.intersection(other)"),
      ("if one.isSubsetOf(other) {}", "if one.isSubset(of: other) {}"),
      ("let rest = one.subtract(other)", "let rest = one.subtracting(other)"),
      ("list.removeRange(0..<2)", "list.removeSubrange(0..<2)"),
      ("let rows = NSIndexSet(index: 2)", "let rows = IndexSet(integer: 2)"),
      (
        "defaults.registerDefaults([key: unit.rawValue])",
        "defaults.register(defaults: [key: heftUserInfo(unit.rawValue)])"
      ),
      ("formatter.roundingMode = .RoundHalfUp", "formatter.roundingMode = .halfUp"),
    ])
  func library(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("Later code may have functions of its own by those names")
  func later() {
    let text = "let both = one.intersect(other)"
    let new = SourceRewriter([("/A.swift", text)], heft: Self.facts).rewrite(text, path: "/A.swift").text
    #expect(new.hasSuffix(text))
  }

  @Test(
    "An operator has a precedence group for its number",
    arguments: [
      (
        "infix operator ~> { associativity left precedence 140 }", "infix operator ~>: AdditionPrecedence"
      ),
      ("infix operator => {}", "infix operator =>"),
      ("prefix operator √ {}", "prefix operator √"),
      (
        "infix operator ** {\n  associativity left\n  precedence 155\n}",
        "precedencegroup Precedence42_42 { associativity: left higherThan: MultiplicationPrecedence "
          + "lowerThan: BitwiseShiftPrecedence }; "
          + "infix operator **: Precedence42_42\n\n\n"
      ),
      // A range on its right is one whole, as before.
      (
        "infix operator >|< { associativity left precedence 130 }",
        "precedencegroup Precedence62_124_60 { associativity: left higherThan: LogicalConjunctionPrecedence "
          + "lowerThan: NilCoalescingPrecedence }; infix operator >|<: Precedence62_124_60"
      ),
    ])
  func operators(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("Touches that were optional are given to super as a set")
  func optionalTouches() {
    let text = """
      class A: UIView {
        override func touchesCancelled(touches: Set<UITouch>?, withEvent event: UIEvent?) {
          super.touchesCancelled(touches, withEvent: event)
        }
      }
      """
    #expect(rewritten(text).contains("super.touchesCancelled(touches ?? [], with: event)"))
  }
}
