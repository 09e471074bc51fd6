import Testing

@testable import AppImport

/// Values of Swift 2 whose types today's compiler asks for.
struct OldValueTests {
  private static let old = "func f() { UIColor.blackColor() }\n"

  private func old(_ text: String) -> String {
    rewritten(Self.old + text).split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test("A text is made an object where one is declared")
  func texts() {
    #expect(
      old("var d: NSString { return a()[0] }") == "var d: NSString { return heftString(a()[0]) }")
    #expect(old("let d: NSString = \"a\"") == "let d: NSString = heftString(\"a\")")
    #expect(
      old("func d() -> NSString { b { return 1 }; return \"a\" }")
        == "func d() -> NSString { b { return 1 }; return heftString(\"a\") }")
    #expect(old("let d: NSString = NSString()") == "let d: NSString = NSString()")
    #expect(rewritten("let d: NSString = \"a\"") == "let d: NSString = \"a\"")
  }

  @Test("A variable that is set to an implicitly unwrapped property is one")
  func implicitlyUnwrapped() {
    let type = "class A { var b: B!; var c: B? }\n"
    #expect(old(type + "func g(a: A) { let b = a.b }").hasSuffix("{ let b: B! = a.b }"))
    #expect(old(type + "func g(a: A?) { let b = a?.b }").hasSuffix("{ let b = a?.b }"))
    #expect(old(type + "func g(a: A) { let c = a.c }").hasSuffix("{ let c = a.c }"))
    #expect(old(type + "func g(a: A) { if let b = a.b {} }").hasSuffix("{ if let b = a.b {} }"))
    #expect(old(type + "func g(a: A) { for b in [a.b, a.c] {} }").hasSuffix("{ for b in [a.b!, a.c] {} }"))
    #expect(
      old(type + "func g(a: A) { for b in [a.b] { b?.c() } }").hasSuffix("{ for b in [a.b] { b?.c() } }"))
  }

  @Test("What could not fail in Swift 2 is unwrapped, unless the source does so itself")
  func certain() {
    #expect(old("let f = AVAudioFormat(settings: s)").contains("let f = AVAudioFormat(settings: s)!"))
    #expect(old("if let f = AVAudioFormat(settings: s) {}") == "if let f = AVAudioFormat(settings: s) {}")
    #expect(old("let f = AVAudioFormat(settings: s)!") == "let f = AVAudioFormat(settings: s)!")
    #expect(old("let p = b.floatChannelData[0]") == "let p = b.floatChannelData![0]")
    #expect(rewritten("let f = AVAudioFormat(settings: s)") == "let f = AVAudioFormat(settings: s)")
  }

  @Test("A property of the project's own keeps its name where its owner is declared in the file")
  func ownNames() {
    let type = "class Lamp: UIControl { var on = false }\n"
    #expect(
      old(type + "class B { let lamp = Lamp(); let s = UISwitch(); func c() { lamp.on = s.on } }")
        .hasSuffix("func c() { lamp.on = s.isOn } }"))
    #expect(old(type + "func c(l: Lamp!) { l.on = true }").hasSuffix("{ l.on = true }"))
  }

  @Test("A label comes before the call that makes its argument")
  func labels() {
    #expect(
      old("func c(m: NSUserDefaults, d: NSString) { m.objectForKey(d as String) }")
        .hasSuffix("m.object(forKey: heftText(d)) }"))
  }

  @Test("The sizes of a collection controller's items are overridden in Swift 2 as well")
  func flowLayout() {
    let text =
      "class C: UICollectionViewController { func collectionView(c: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAtIndex s: Int) -> UIEdgeInsets { return UIEdgeInsetsZero } }"
    #expect(old(text).contains("override func collectionView(_ c:"))
    #expect(old(text).contains("insetForSectionAt s: Int"))
  }
}
