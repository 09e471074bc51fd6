import Foundation
import Heft
import HeftStubs
import HeftTesting
import Testing

/// The names that twenty further projects use.
@Suite("Names of further projects")
struct FurtherNameTests {
  @Test("A unit of one's own is converted by its coefficient, and units stand beside each other")
  func ownUnit() {
    let smoot = HeftStubs.UnitLength(
      symbol: "smoot", converter: HeftStubs.UnitConverterLinear(coefficient: 1.7018))
    let bridge = HeftStubs.Measurement(value: 364.4, unit: smoot).converted(to: .meters)
    #expect(abs(bridge.value - 620.136) < 0.001)
    let units: [HeftStubs.Dimension] = [HeftStubs.UnitLength.miles, HeftStubs.UnitSpeed.knots]
    #expect(units.map { HeftStubs.MeasurementFormatter().string(from: $0) } == ["mi", "kn"])
  }

  @Test("A collation puts names into the sections of an index and sorts them")
  func collation() {
    let names = ["bob", "Alice", "9 lives", "anna"]
    let collation = UILocalizedIndexedCollation.current()
    let sections = names.map { collation.section(for: $0, collationStringSelector: { $0 }) }
    #expect(sections.map { collation.sectionTitles[$0] } == ["B", "A", "#", "A"])
    #expect(
      collation.sortedArray(from: names, collationStringSelector: { $0 }) == [
        "9 lives", "Alice", "anna", "bob",
      ])
  }

  @Test("An undo manager tells that a group was closed, and before and after it undoes")
  func undoNotifications() {
    plainDevice().run {
      let manager = HeftStubs.UndoManager()
      manager.groupsByEvent = false
      var told: [Heft.Notification.Name] = []
      let names: [Heft.Notification.Name] = [
        .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      ]
      let tokens = names.map { name in
        Heft.NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
          told.append(name)
        }
      }
      let target = NSObject()
      manager.registerUndo(withTarget: target) { _ in }
      #expect(told == [.NSUndoManagerDidCloseUndoGroup])
      told = []
      manager.undo()
      #expect(told == [.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange])
      _ = tokens
    }
  }

  @Test("An object's address leads back to its identifier, and another address to none")
  func objectIdentifiers() {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    let address = "x-coredata://heft/Note/p12"
    let found = coordinator.managedObjectID(forURIRepresentation: URL(string: address)!)
    #expect(found?.uriRepresentation().absoluteString == address)
    #expect(
      coordinator.managedObjectID(forURIRepresentation: URL(string: "https://heft.dev/Note/p12")!) == nil)
  }

  @Test("Activities keep what belongs to them, and a responder its activity")
  func activities() {
    let activity = HeftStubs.NSUserActivity(activityType: "read")
    activity.addUserInfoEntries(from: ["page": 3])
    activity.addUserInfoEntries(from: ["page": 4, "book": "Cosmos"])
    #expect(activity.userInfo?["page"]?.integer == 4)
    let view = UIView()
    view.userActivity = activity
    #expect(view.userActivity === activity && UIView().userActivity == nil)
  }

  // The functions in it are deprecated: without this the build warns of them.
  @available(*, deprecated)
  @Test("Core Graphics by functions of C draws what its methods draw")
  func functionsOfC() {
    let path = CGPathCreateMutable()
    CGPathMoveToPoint(path, nil, 1, 2)
    CGPathAddLineToPoint(path, nil, 11, 2)
    CGPathAddLineToPoint(path, nil, 11, 22)
    CGPathCloseSubpath(path)
    #expect(CGPathGetBoundingBox(path) == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(CGPathContainsPoint(path, nil, CGPoint(x: 10, y: 4), false))
    #expect(
      CGRectApplyAffineTransform(CGRect(x: 0, y: 0, width: 2, height: 3), CGAffineTransform(scaleX: 2, y: 2))
        == CGRect(x: 0, y: 0, width: 4, height: 6))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { renderer in
      #expect(renderer.format.bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
      CGContextSetRGBFillColor(renderer.cgContext, 1, 0, 0, 1)
      CGContextFillRect(renderer.cgContext, CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(CGImageGetWidth(picture.cgImage) == Int(4 * picture.scale))
  }
}
