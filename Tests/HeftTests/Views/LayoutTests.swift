import Heft
import HeftTesting
import TestRules
import Testing

/// When views lay themselves out (VIEW-4), and the screen's unsafe edges (VIEW-5).
struct LayoutTests {
  private final class Layer: UIView {
    let name: String
    let log: Log
    var work: ((Layer) -> Void)?
    init(_ name: String, _ log: Log, frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) {
      self.name = name
      self.log = log
      super.init(frame: frame)
    }
    override func layoutSubviews() {
      log.lines.append(name)
      work?(self)
    }
  }

  private final class Log {
    var lines: [String] = []
  }

  private let fixture = Fixture()
  private let log = Log()

  private func makeTree() -> (outer: Layer, inner: Layer, leaf: Layer) {
    let tree = (Layer("outer", log), Layer("inner", log), Layer("leaf", log))
    tree.0.addSubview(tree.1)
    tree.1.addSubview(tree.2)
    fixture.device.run { fixture.sheet.addSubview(tree.0) }
    return tree
  }

  @Test(.rule("VIEW-4")) func eachViewIsLaidOutOnceTheOuterFirst() {
    _ = makeTree()
    #expect(log.lines == ["outer", "inner", "leaf"])
  }

  @Test func nothingIsLaidOutAgainWithoutACause() {
    let tree = makeTree()
    log.lines = []
    fixture.device.run {
      tree.inner.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
      tree.inner.transform = CGAffineTransform(rotationAngle: 1)
      tree.inner.backgroundColor = .red
    }
    #expect(log.lines == [])
  }

  @Test(.rule("VIEW-4")) func anotherSizeIsACause() {
    let tree = makeTree()
    log.lines = []
    fixture.device.run { tree.inner.frame.size.width = 11 }
    #expect(log.lines == ["inner"])
  }

  @Test(.rule("VIEW-4")) func manyRequestsAreOneLayout() {
    let tree = makeTree()
    log.lines = []
    fixture.device.run {
      for _ in 0..<5 { tree.leaf.setNeedsLayout() }
      #expect(log.lines == [])
    }
    #expect(log.lines == ["leaf"])
  }

  @Test func layoutIfNeededDoesItAtOnce() {
    let tree = makeTree()
    log.lines = []
    fixture.device.run {
      tree.leaf.setNeedsLayout()
      tree.outer.layoutIfNeeded()
      #expect(log.lines == ["leaf"])
    }
    #expect(log.lines == ["leaf"])
  }

  @Test func aViewThatResizesItsChildLaysThatOutInTheSameFrame() {
    let tree = makeTree()
    tree.outer.work = { outer in outer.subviews[0].frame = outer.bounds }
    log.lines = []
    fixture.device.run { tree.outer.frame.size = CGSize(width: 99, height: 99) }
    #expect(log.lines == ["outer", "inner"])
    #expect(tree.inner.frame.size.width == 99)
  }

  @Test(.rule("VIEW-4")) func aChildThatAsksItsSuperviewToLayOutIsHeardInTheSameFrame() {
    let tree = makeTree()
    var asks = 1
    tree.leaf.work = { leaf in
      if asks > 0 { leaf.superview?.superview?.setNeedsLayout() }
      asks -= 1
    }
    log.lines = []
    fixture.device.run { tree.leaf.setNeedsLayout() }
    #expect(log.lines == ["leaf", "outer"])
  }

  @Test(.rule("VIEW-4")) func aViewThatAlwaysAsksAgainDoesNotHangTheApp() {
    let tree = makeTree()
    tree.leaf.work = { $0.setNeedsLayout() }
    log.lines = []
    fixture.device.run { tree.leaf.setNeedsLayout() }
    #expect(log.lines.count <= 100)
    tree.leaf.work = nil
  }

  @Test func aControllerLaysOutAroundItsView() {
    final class Controller: UIViewController {
      let log: Log
      init(_ log: Log) {
        self.log = log
        super.init()
      }
      override func loadView() { view = Layer("view", log) }
      override func viewWillLayoutSubviews() { log.lines.append("will") }
      override func viewDidLayoutSubviews() { log.lines.append("did") }
    }
    let log = log
    let device = TestDevice(
      App(
        name: "Layout", bundleIdentifier: "test.layout", rootViewController: { Controller(log) },
        delegate: { PlainDelegate() }))
    #expect(log.lines == ["will", "view", "did"])
    log.lines = []
    device.device.handle(.screen(HostEvent.Screen(width: 667, height: 375)))
    #expect(log.lines == ["will", "view", "did"])
  }

  @Test func theRootViewFillsTheScreenAndFollowsIt() {
    #expect(fixture.sheet.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    fixture.device.device.handle(.screen(HostEvent.Screen(width: 800, height: 400)))
    #expect(fixture.sheet.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(fixture.device.run { UIScreen.main.bounds.size } == CGSize(width: 800, height: 400))
  }

  @Test(.rule("VIEW-5")) func aViewKnowsWhichOfItsEdgesAreUnsafe() {
    fixture.device.device.handle(
      .screen(
        HostEvent.Screen(width: 375, height: 667, safeTop: 44, safeLeft: 10, safeBottom: 34, safeRight: 20)))
    let part = UIView(frame: CGRect(x: 0, y: 30, width: 360, height: 100))
    let middle = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    fixture.device.run {
      fixture.sheet.addSubview(part)
      fixture.sheet.addSubview(middle)
      #expect(fixture.sheet.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 20))
      #expect(part.safeAreaInsets == UIEdgeInsets(top: 14, left: 10, bottom: 0, right: 5))
      #expect(middle.safeAreaInsets == .zero)
      #expect(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).safeAreaInsets == .zero)
    }
  }

  @Test func aChangeOfTheSafeAreaIsACauseForLayout() {
    log.lines = []
    let layer = Layer("root", log)
    let device = TestDevice(
      App(
        name: "Safe", bundleIdentifier: "test.safe", rootViewController: { SheetController(layer) },
        delegate: { PlainDelegate() }))
    log.lines = []
    device.device.handle(.screen(HostEvent.Screen(width: 375, height: 667, safeTop: 20)))
    #expect(log.lines == ["root"])
  }
}
