import Testing

@testable import AppImport

@Suite("Values by their names")
struct KeyedTests {
  private let use = "; func read(a: A) { a.setValuesForKeys([:]) }"

  @Test("A class of a project that sets values by name says which it has")
  func names() {
    let text = rewritten(
      "class A: NSObject { var n = 0; var s: String?; let b: B? = nil }; class B: NSObject {}" + use)
    #expect(text.contains("class A: KeyedObject {"))
    #expect(text.contains(#"case "n": return heftObject(self.n); "#))
    #expect(
      text.contains(#"case "n": if let heftValue = heftCast(heftNew, Int.self) { self.n = heftValue }; "#))
    #expect(text.contains(#"case "s": self.s = heftCast(heftNew, String.self); "#))
    #expect(text.contains(#"case "b": return self.b; default: return super.keyedValue(heftName)"#))
    #expect(!text.contains(#"self.b ="#))
  }

  @Test("Its own functions of these names are those of Heft's class")
  func overrides() {
    let text = rewritten(
      "class A: NSObject { override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }"
        + " override func setValue(_ value: Any?, forUndefinedKey key: String) {} }" + use)
    #expect(
      text.contains(
        "override func heftSetValue(_ value: AnyObject?, forKey key: String) { super.heftSetValue(value, forKey: key) }"
      ))
    #expect(text.contains("override func heftSetValue(_ value: AnyObject?, forUndefinedKey key: String) {}"))
  }

  @Test("In a project that does not, classes stay, and so do views and controllers in every project")
  func others() {
    #expect(rewritten("class A: NSObject { var n = 0 }") == "class A: NSObject { var n = 0 }")
    #expect(rewritten("class A: UIView { var n = 0 }" + use).hasPrefix("class A: UIView { var n = 0 }"))
  }
}
