import Testing

@testable import AppImport

@Suite("What Heft declares")
struct HeftFactsTests {
  private func facts(_ text: String) -> HeftFacts {
    var facts = HeftFacts()
    var bytes = Array(text.utf8)
    bytes.withUnsafeMutableBytes { facts.take(SourceScan(UnsafeRawBufferPointer($0))) }
    return facts
  }

  @Test("Classes are those that are open or final, properties any")
  func classes() {
    let found = facts(
      """
      open class UIView: UIResponder {
        open class var layerClass: Int { 1 }
        final var isHidden = false
      }
      public final class CALayer {}
      final class Hidden {}
      """)
    #expect(found.classes == ["UIView", "CALayer"])
    #expect(found.variables == ["layerClass", "isHidden"])
    #expect(found.openVariables == ["layerClass"])
  }

  @Test(
    "Functions are told by their labels, over several lines, with closures and generics among their parameters"
  )
  func functions() {
    let found = facts(
      """
      public func plain() {}
      func animate(
        withDuration duration: Double, animations: @escaping (Int, Bool) -> Void,
        completion: ((_ done: Bool) -> Void)? = nil
      ) {}
      func f<T: A>(_ a: [T: Int], _: Int) -> Int { 1 }
      """)
    #expect(found.functions == ["plain()", "animate(withDuration:animations:completion:)", "f(_:_:)"])
  }

  @Test("What subclasses may override says so in its line")
  func overridable() {
    let found = facts(
      """
      open func a() {}
      @discardableResult open override func b() -> Bool { true }
      public final func c() {}
      func reopen() {}
      """)
    #expect(found.openFunctions == ["a()", "b()"])
  }

  @Test("The methods of delegates and data sources are those of their protocols")
  func delegates() {
    let found = facts(
      """
      @MainActor public protocol ListDelegate: AnyObject {
        func list(_ list: Int, didChoose row: Int)
      }
      public protocol Other {
        func other(_ a: Int)
      }
      """)
    #expect(found.delegateMethods == ["list"])
  }

  @Test("A source that ends in the middle of a declaration stops nothing")
  func broken() {
    #expect(facts("func ").functions.isEmpty)
    #expect(facts("func a(b: (").functions.isEmpty)
    #expect(facts("open class ").classes.isEmpty)
    #expect(facts("").functions.isEmpty)
  }
}
