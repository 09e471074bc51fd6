import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// The activity indicator, the page control, the stepper, the refresh control and the rotation, as a user has them.
struct SmallControlTests {
  private let fixture = Fixture()
  private var sheet: UIView { fixture.sheet }
  private var device: TestDevice { fixture.device }
  private var screen: RenderedTree { device.host.screen }

  private func run(_ work: () -> Void) { device.run(work) }

  private func shown(_ label: String) -> RenderedTree.View? {
    screen.views.values.first { $0.accessibility?.label == label }
  }

  @Test("An activity indicator turns by a spoke twelve times a second while it is seen", .rule("CONTROL-10"))
  func indicator() {
    let view = UIActivityIndicatorView(style: .gray)
    run { sheet.addSubview(view) }
    #expect(view.frame.size == CGSize(width: 20, height: 20))
    #expect(view.isHidden && !view.isAnimating)
    run { view.startAnimating() }
    device.advance(by: 0.3)
    #expect(shown("In progress")?.isHidden == false)
    #expect(screen.views.values.contains { !$0.transform.isIdentity })
    run { view.stopAnimating() }
    device.host.clear()
    device.advance(by: 0.5)
    #expect(view.isHidden)
    #expect(device.host.operations.isEmpty)
  }

  @Test(
    "A tap beside a page control's middle goes a page on or back, as far as there are pages",
    .rule("CONTROL-11"))
  func pages() {
    let view = UIPageControl(frame: CGRect(x: 0, y: 100, width: 200, height: 37))
    var pages: [Int] = []
    run {
      view.numberOfPages = 3
      view.addAction(
        UIAction(title: "") { [unowned view] _ in pages.append(view.currentPage) }, for: .valueChanged)
      sheet.addSubview(view)
    }
    #expect(view.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    for x in [150.0, 150, 150, 50] {
      device.tap(at: x, 118)
      device.advance(by: 0.5)
    }
    #expect(pages == [1, 2, 1])
    #expect(shown("Page")?.accessibility?.value == "2 of 3")
    run { view.numberOfPages = 1 }
    #expect(view.currentPage == 0)
    run { view.accessibilityIncrement() }
    #expect(view.currentPage == 0)
  }

  @Test("A stepper goes by its step within its limits, and on while a button is held", .rule("CONTROL-12"))
  func stepper() {
    let view = UIStepper(frame: CGRect(x: 0, y: 100, width: 0, height: 0))
    var values: [Double] = []
    run {
      view.maximumValue = 5
      view.addAction(
        UIAction(title: "") { [unowned view] _ in values.append(view.value) }, for: .valueChanged)
      sheet.addSubview(view)
    }
    #expect(view.frame.size == CGSize(width: 94, height: 32))
    device.tap(at: 70, 116)
    device.tap(at: 20, 116)
    // At its least the stepper's minus does nothing.
    device.tap(at: 20, 116)
    #expect(values == [1, 0])
    let touch = device.press(at: 70, 116, force: 0.5)
    device.advance(by: 2)
    touch.lift()
    #expect(values.suffix(5) == [1, 2, 3, 4, 5])
    run {
      view.wraps = true
      view.isContinuous = false
    }
    device.tap(at: 70, 116)
    #expect(view.value == 0)
    #expect(shown("Increment")?.accessibility?.role == .button)
  }

  @Test(
    "Content that is pulled down far enough loads anew, and keeps room until that is done",
    .rule("CONTROL-13"))
  func refresh() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let control = UIRefreshControl()
    var times = 0
    run {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 300, height: 1000)
      view.refreshControl = control
      control.addAction(UIAction(title: "") { _ in times += 1 }, for: .valueChanged)
      sheet.addSubview(view)
    }
    func pull(by distance: Double) {
      let touch = device.press(at: 100, 50, force: 0.5)
      for step in 1...10 {
        device.advance(by: 0.05)
        touch.move(to: 100, 50 + distance * Double(step) / 10)
      }
      device.advance(by: 0.3)
      touch.lift()
      device.advance(by: 2)
    }
    pull(by: 60)
    #expect(times == 0)
    #expect(view.contentOffset.y == 0)
    pull(by: 300)
    #expect(times == 1)
    #expect(control.isRefreshing)
    #expect(view.contentOffset.y == -60)
    run { control.endRefreshing() }
    device.advance(by: 1)
    #expect(view.contentOffset.y == 0)
  }

  @Test(
    "A refresh control among a table's subviews is the one that its rows pull, until it is taken out",
    .rule("CONTROL-17"), arguments: [true, false])
  func refreshSubview(isInserted: Bool) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let control = UIRefreshControl()
    var times = 0
    run {
      table.contentInsetAdjustmentBehavior = .never
      control.addAction(UIAction(title: "") { _ in times += 1 }, for: .valueChanged)
      if isInserted { table.insertSubview(control, at: 0) } else { table.addSubview(control) }
      sheet.addSubview(table)
    }
    #expect(table.refreshControl === control)
    func pull() {
      let touch = device.press(at: 100, 50, force: 0.5)
      for step in 1...10 {
        device.advance(by: 0.05)
        touch.move(to: 100, 50 + 30 * Double(step))
      }
      device.advance(by: 0.3)
      touch.lift()
      device.advance(by: 2)
    }
    pull()
    #expect(times == 1)
    #expect(control.isRefreshing)
    #expect(table.contentOffset.y == -60)
    run { control.endRefreshing() }
    device.advance(by: 1)
    #expect(table.contentOffset.y == 0)
    run { control.removeFromSuperview() }
    #expect(table.refreshControl == nil)
    pull()
    #expect(times == 1)
  }

  @Test("A scroll view has one refresh control, and a refresh control one scroll view", .rule("CONTROL-17"))
  func oneRefreshControl() {
    let (first, second) = (UIScrollView(), UIScrollView())
    let (control, other) = (UIRefreshControl(), UIRefreshControl())
    run {
      first.addSubview(control)
      first.refreshControl = other
      #expect(first.refreshControl === other)
      #expect(control.superview == nil)
      second.addSubview(other)
      #expect(first.refreshControl == nil)
      #expect(second.refreshControl === other)
      #expect(other.superview === second)
      second.refreshControl = nil
      #expect(other.superview == nil)
    }
  }

  @Test(
    "Two fingers that turn about each other rotate, from 0 and in the shorter direction", .rule("GESTURE-18"))
  func rotation() {
    let recognizer = UIRotationGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    run {
      sheet.isMultipleTouchEnabled = true
      recognizer.addHandler { states.append($0.state) }
      sheet.addGestureRecognizer(recognizer)
    }
    let one = device.press(at: 100, 200, force: 0.5)
    let other = device.press(at: 200, 200, force: 0.5)
    other.move(to: 200, 230)
    #expect(recognizer.state == .began)
    #expect(recognizer.rotation == 0)
    other.move(to: 200, 300)
    #expect(abs(Double(recognizer.rotation) - 0.494) < 0.001)
    #expect(states == [.began, .changed])
    run { recognizer.rotation = 1 }
    #expect(recognizer.rotation == 1)
    one.lift()
    #expect(states.last == .ended)
    other.lift()
    #expect(recognizer.rotation == 0)
  }

  @Test("A rotation that is over has no velocity, however fast it was", .rule("GESTURE-18"))
  func rotationVelocityAfterwards() {
    let recognizer = UIRotationGestureRecognizer()
    run {
      sheet.isMultipleTouchEnabled = true
      sheet.addGestureRecognizer(recognizer)
    }
    let fingers = [device.press(at: 100, 200, force: 0.5), device.press(at: 200, 200, force: 0.5)]
    for step in 1...5 {
      device.advance(by: 0.02)
      fingers[1].move(to: 200, 200 + Double(step) * 20)
    }
    #expect(recognizer.velocity > 1)
    for finger in fingers { finger.lift() }
    #expect(recognizer.state == .possible && recognizer.velocity == 0)
  }

  @Test("The velocity of a rotation is its angle over the last tenth of a second", .rule("GESTURE-18"))
  func rotationVelocity() {
    let recognizer = UIRotationGestureRecognizer()
    run {
      sheet.isMultipleTouchEnabled = true
      sheet.addGestureRecognizer(recognizer)
    }
    _ = device.press(at: 100, 200, force: 0.5)
    let other = device.press(at: 200, 200, force: 0.5)
    // A tenth of a radian each 20 ms.
    for step in 1...8 {
      device.advance(by: 0.02)
      let angle = Double(step) / 10
      other.move(to: 100 + 100 * cos(angle), 200 + 100 * sin(angle))
    }
    var velocity: CGFloat = 0
    run { velocity = recognizer.velocity }
    #expect((velocity - 5).magnitude < 0.5)
  }

  @Test("With paging, a drag past the middle or a flick comes to rest at the next page", .rule("SCROLL-10"))
  func paging() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    run {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 1200, height: 400)
      view.isPagingEnabled = true
      sheet.addSubview(view)
    }
    func drag(to x: Double, rests: Bool) {
      let touch = device.press(at: 250, 100, force: 0.5)
      for step in 1...5 {
        device.advance(by: 0.016)
        touch.move(to: 250 + (x - 250) * Double(step) / 5, 100)
      }
      if rests { device.advance(by: 0.5) }
      touch.lift()
      device.advance(by: 3)
    }
    drag(to: 180, rests: true)
    #expect(view.contentOffset.x == 0)
    drag(to: 50, rests: true)
    #expect(view.contentOffset.x == 300)
    drag(to: 190, rests: false)
    #expect(view.contentOffset.x == 600)
  }
}
