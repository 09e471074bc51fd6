import Foundation
import Heft
import TestRules
import Testing

/// Objects beside Foundation's (FOUNDATION-3).
struct KindTests {
  private class Cell: UIView {
    func prepare() {}
  }
  private final class SmallCell: Cell {}

  @Test(
    "An object is of its class and of those that it inherits, and has their methods", .rule("FOUNDATION-3"))
  func anObjectIsOfItsClasses() {
    let small = SmallCell()
    #expect(small.isKind(of: Cell.self))
    #expect(small.isKind(of: NSObject.self))
    #expect(!Cell().isKind(of: SmallCell.self))
    #expect(!small.isKind(of: UILabel.self))
    #expect(small.responds(to: Cell.prepare))
    #expect(!UIView().responds(to: Cell.prepare))
  }

  @Test("A place in a list has the name of Swift 2 too", .rule("FOUNDATION-3"))
  func aPlaceHasTheNameOfSwiftTwo() {
    let place: Heft.NSIndexPath = IndexPath(forRow: 2, inSection: 1)
    #expect(place == IndexPath(row: 2, section: 1))
  }
}
