import Foundation
import Heft
import HeftTesting
import Testing

/// A file that imports Foundation and Heft sees one type by each name.
struct BesideFoundationTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test func geometryIsFoundations() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let rect: Foundation.CGRect = view.frame
    #expect(rect.contains(CGPoint(x: 2, y: 3)))
    #expect(CGFloat(rect.width) == 30)
    let size: CGSize = rect.size
    #expect(size == Foundation.CGSize(width: 30, height: 40))
    #expect(Date(timeIntervalSince1970: TimeInterval(3)).timeIntervalSince1970 == 3)
  }

  @Test func aViewIsAnObjectOfFoundations() {
    let object: Foundation.NSObject = UIView()
    #expect(object.isEqual(object))
    #expect(Set([object, object]).count == 1)
  }

  @Test func aDelegateMayBeAnObjectOfFoundations() {
    let device = TestDevice(App(name: "Plain", bundleIdentifier: "test.plain", delegate: { Delegate() }))
    #expect(device.host.screen.title == "Plain")
  }
}
