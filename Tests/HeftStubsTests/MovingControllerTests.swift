import Heft
import HeftStubs
import HeftTesting
import Testing

/// Notes what it is told as it disappears.
private final class LeavingController: UIViewController {
  var leaves: [Bool] = []
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    leaves.append(isMovingFromParent)
  }
}

@Suite("Controllers that go")
struct MovingControllerTests {
  @Test("A controller moves from its parent where it is popped, and not where another comes above it")
  func pops() {
    let leaving = LeavingController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let device = TestDevice(
      App(
        name: "Stubs", bundleIdentifier: "test.stubs", rootViewController: { navigation },
        delegate: { StackDelegate() }))
    device.run {
      navigation.pushViewController(leaving, animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
    }
    #expect(leaving.leaves == [false])
    device.run {
      navigation.popViewController(animated: false)
      navigation.popViewController(animated: false)
    }
    #expect(leaving.leaves == [false, true])
  }
}

private final class StackDelegate: NSObject, UIApplicationDelegate {}
