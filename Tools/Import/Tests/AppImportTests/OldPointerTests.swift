import Testing

@testable import AppImport

@Suite("Pointers of Swift 2")
struct OldPointerTests {
  @Test(
    "Pointers to nothing known are raw ones, and one that is made of another keeps its kind",
    arguments: [
      (
        "func f(info: UnsafeMutablePointer<Void>, p: COpaquePointer) {}",
        "func f(_ info: UnsafeMutableRawPointer!, p: OpaquePointer) {}"
      ),
      ("let a: UnsafePointer<Void> = b", "let a: UnsafeRawPointer = b"),
      ("a(COpaquePointer(info))", "a(heftPointer(info))"),
      ("a(UnsafeMutablePointer(b.c()))", "a(heftPointer(b.c()))"),
      ("withUnsafePointer(&a, { b($0) })", "withUnsafePointer(to: &a, { b($0) })"),
      ("withUnsafeMutablePointer(&a) { b($0) }", "withUnsafeMutablePointer(to: &a) { b($0) }"),
      ("a(b.UTF8String)", "a(b.utf8String!)"),
    ])
  func pointers(before: String, after: String) {
    #expect(rewritten("let a = NSBundle.mainBundle()\n" + before).hasSuffix("\n" + after))
  }

  @Test("Today's pointers stay as they are")
  func today() {
    let text = "withUnsafePointer(to: &a) { UnsafeMutablePointer<Int>($0) }"
    #expect(rewritten("let a = Bundle.main\n" + text).hasSuffix(text))
  }
}
