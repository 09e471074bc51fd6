import Heft
import HeftTesting
import TestRules
import Testing

/// Going back by swiping from the edge: NAV-7.
struct SwipeBackTests {
  private let log = LifeLog()

  private func makeDevice() -> (TestDevice, UINavigationController, Told) {
    let log = log
    let device = device { UINavigationController(rootViewController: Told("one", log)) }
    let navigation = device.root as! UINavigationController
    let two = Told("two", log)
    device.settle { navigation.pushViewController(two, animated: false) }
    _ = log.take()
    return (device, navigation, two)
  }

  private func drag(_ device: TestDevice, from start: Double, to end: Double) -> TestTouch {
    let finger = device.press(at: start, 300)
    for step in 1...10 {
      device.advance(by: 1.0 / 60)
      finger.move(to: start + (end - start) * Double(step) / 10, 300)
    }
    return finger
  }

  @Test("A swipe from the left edge goes back, following the finger", .rule("NAV-7"))
  func complete() {
    let (device, navigation, two) = makeDevice()
    let finger = drag(device, from: 2, to: 262)
    #expect(log.take() == ["two willDisappear", "one willAppear"])
    #expect(navigation.viewControllers.count == 2)
    let shifts = device.host.screen.views.values.map { Double($0.transform.tx) }
    #expect(shifts.contains { isClose($0, 250, within: 1) })
    device.advance(by: 0.2)
    finger.lift()
    #expect(navigation.viewControllers.count == 1)
    device.advance(by: 1)
    #expect(log.take() == ["two didDisappear", "one didAppear"])
    #expect(two.parent == nil)
    #expect(device.host.screen.texts == ["one"])
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A swipe that is given up changes nothing, and says so to both screens", .rule("NAV-7"))
  func takenBack() {
    let (device, navigation, two) = makeDevice()
    let finger = drag(device, from: 2, to: 102)
    device.advance(by: 0.2)
    finger.lift()
    device.advance(by: 1)
    #expect(
      log.take() == [
        "two willDisappear", "one willAppear", "two willAppear", "one willDisappear", "one didDisappear",
        "two didAppear",
      ])
    #expect(navigation.topViewController === two)
    #expect(two.view.window != nil)
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(device.host.screen.texts == ["one", "two"])
  }

  @Test(
    "A swipe elsewhere, from the first screen, or where the way back is hidden goes nowhere", .rule("NAV-7"))
  func nowhere() {
    let (device, navigation, two) = makeDevice()
    drag(device, from: 100, to: 350).lift()
    device.settle { two.navigationItem.hidesBackButton = true }
    drag(device, from: 2, to: 300).lift()
    device.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    device.settle { navigation.popViewController(animated: false) }
    drag(device, from: 2, to: 300).lift()
    device.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A push in the middle of a swipe ends it", .rule("NAV-7"))
  func pushedMeanwhile() {
    let (device, navigation, _) = makeDevice()
    let finger = drag(device, from: 2, to: 150)
    let three = Told("three", log)
    device.run { navigation.pushViewController(three, animated: true) }
    finger.move(to: 300, 300)
    finger.lift()
    device.advance(by: 1)
    #expect(navigation.viewControllers.map { $0.title } == ["one", "two", "three"])
    #expect(three.view.window != nil)
    #expect(device.host.screen.mistakes == [])
  }
}
