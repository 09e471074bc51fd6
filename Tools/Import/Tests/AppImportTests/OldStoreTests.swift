import Testing

@testable import AppImport

@Suite("Core Data, dates and numbers of Swift 2")
struct OldStoreTests {
  private func old(_ text: String) -> String {
    let result = rewritten("func f() { UIColor.blackColor() }\n" + text)
    return String(result.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
  }

  @Test(
    "Requests and their results are of any managed object, and their functions have today's names",
    arguments: [
      (
        "var c: NSFetchedResultsController!", "var c: NSFetchedResultsController<NSFetchRequestResult>!"
      ),
      (
        "let r = NSFetchRequest(entityName: \"A\")",
        "let r = NSFetchRequest<NSFetchRequestResult>(entityName: \"A\")"
      ),
      ("try context.executeFetchRequest(r)", "try context.fetch(r)"),
      ("let a = c.objectAtIndexPath(p)", "let a = c.object(at: p)"),
    ])
  func requests(before: String, after: String) {
    #expect(old(before) == after)
  }

  @Test(
    "A number that goes to a property which is an object becomes one",
    arguments: [
      ("a.done = isDone", "a.done = heftNumber(isDone)"),
      ("a.done = b ? 1 : c", "a.done = heftNumber(b ? 1 : c)"),
      ("a.done = nil", "a.done = nil"),
      ("a.done = NSNumber(bool: b)", "a.done = NSNumber(value: b)"),
      ("a.title = b", "a.title = b"),
    ])
  func numbers(before: String, after: String) {
    let type = "class A: NSManagedObject { var done: NSNumber?; var title: String? }\n"
    #expect(old(type + "func f() { \(before) }").hasSuffix("{ \(after) }"))
  }

  @Test("The parts of a date that a calendar has given are numbers")
  func parts() {
    #expect(
      old("func f() { let c = k.components(.Day, fromDate: d); g(c.day); c.day = 1 }")
        == "func f() { var c = k.dateComponents(.day, from: d); g(c.day!); c.day = 1 }")
    #expect(old("func f() { let c = k.parts(d); g(c.day) }") == "func f() { let c = k.parts(d); g(c.day) }")
    #expect(
      old("k.dateByAddingUnit(.Day, value: 1, toDate: d, options: [])")
        == "k.date(byAdding: .day, value: 1, to: d, options: [])")
  }

  @Test("An overridden property has today's name, and so has the class's own use of it")
  func overridden() {
    #expect(
      old("class A: UIButton { override var highlighted: Bool { didSet { alpha = highlighted ? 0.5 : 1 } } }")
        == "class A: UIButton { override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } } }"
    )
    #expect(old("class A { var highlighted = true }") == "class A { var highlighted = true }")
  }

  @Test("A color of the project's own keeps its name, and so do a list's functions")
  func ownNames() {
    let own = "extension UIColor { class func mossColor() -> UIColor { return UIColor.redColor() } }\n"
    #expect(old(own + "let c = UIColor.mossColor()").hasSuffix("let c = UIColor.mossColor()"))
    #expect(old(own).contains("return UIColor.red }"))
    #expect(old("list.removeFirst(2)") == "list.removeFirst(2)")
  }
}
