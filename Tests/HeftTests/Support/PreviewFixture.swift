import Heft
import HeftTesting
import Testing

/// A device with a list whose two sources can be previewed, in a navigation controller, and what everybody heard.
final class PreviewFixture {
  let log = PreviewLog()
  let device: TestDevice
  let list: PreviewListController

  init(width: Double = 375, height: Double = 667) {
    let list = PreviewListController()
    list.log = log
    self.list = list
    device = TestDevice(
      App(
        name: "Previews", bundleIdentifier: "test.previews",
        rootViewController: { UINavigationController(rootViewController: list) },
        delegate: { PlainDelegate() }), width: width, height: height)
    device.advance(by: 1)
    log.lines = []
  }

  var screen: RenderedTree { device.host.screen }

  /// The blur of what is behind a preview, in points; nil if there is none.
  var blur: Double? { screen.views.values.first { $0.backgroundBlur.blur > 0 }?.backgroundBlur.blur }

  /// Whether a label can be seen.
  func shows(_ text: String) -> Bool { screen.texts.contains(text) }

  /// Presses the first source with a force, and lets the preview open.
  func peek(_ force: Double = 3) -> TestTouch {
    let finger = device.press(at: 100, 150, force: 1)
    device.advance(by: 0.1)
    finger.press(force)
    device.advance(by: 0.8)
    return finger
  }

  /// Opens the actions of the first source, and lifts the finger.
  func openActions() {
    let finger = peek()
    finger.move(to: 100, 80)
    finger.lift()
    device.advance(by: 1)
  }

  /// Taps the row of that title.
  func tap(_ title: String) {
    guard let place = screen.middle(ofText: title) else {
      Issue.record("nothing says \(title)")
      return
    }
    device.tap(at: Double(place.x), Double(place.y))
    device.advance(by: 1)
  }

  var vibrations: [UInt32] {
    device.host.requests.compactMap { if case .vibrate(let time) = $0 { return time } else { return nil } }
  }

  var words: [String] {
    device.host.requests.compactMap {
      if case .announce(let words, _) = $0 { return words } else { return nil }
    }
  }

  /// The parts of a screen, apart from the numbers of its views, to compare before and after.
  var picture: [String] { screen.picture }
}

final class PreviewLog {
  var lines: [String] = []
}

extension RenderedTree {
  /// Where the middle of a label is on the screen.
  func middle(ofText text: String) -> CGPoint? {
    views.values.filter { $0.text == text }.max { $0.number < $1.number }.flatMap { middle(of: $0.number) }
  }

  /// Every view from the rearmost to the frontmost with how it looks, without its number.
  var picture: [String] {
    var lines: [String] = []
    func visit(_ number: ViewNumber, _ depth: Int) {
      guard let view = views[number] else { return }
      lines.append(
        "\(depth) \(view.kind) \(view.frame) \(view.transform) \(view.alpha) \(view.isHidden) \(view.background) "
          + "\(view.text) \(view.backgroundBlur.blur) \(view.backgroundBlur.scale) \(view.accessibility?.role ?? .generic) \(view.accessibility?.states.rawValue ?? 0)"
      )
      for child in view.children { visit(child, depth + 1) }
    }
    for root in roots { visit(root, 0) }
    return lines
  }
}

/// A controller that tells of its coming and going.
final class PreviewedController: UIViewController {
  var log: PreviewLog?
  var items: [any UIPreviewActionItem] = []
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    log?.lines.append("loaded")
    view.backgroundColor = .white
    label.text = title
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 30)
  }

  override func viewWillAppear(_ animated: Bool) { log?.lines.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log?.lines.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log?.lines.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log?.lines.append("did disappear") }

  override var previewActionItems: [any UIPreviewActionItem] { items }
}

/// Two sources, and answers to their presses.
final class PreviewListController: UIViewController, UIViewControllerPreviewingDelegate {
  var log: PreviewLog!
  let sources = [UIView(), UIView()]
  var contexts: [any UIViewControllerPreviewing] = []
  var previewed: PreviewedController?
  /// Makes the controller for the next press; one with three actions unless told otherwise.
  var makeController: ((CGPoint) -> UIViewController?)?
  var committed: UIViewController?
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    view.backgroundColor = .white
    for (index, source) in sources.enumerated() {
      source.frame = CGRect(x: 20, y: 120 + CGFloat(index) * 200, width: 200, height: 60)
      source.backgroundColor = .systemBlue
      source.isAccessibilityElement = true
      source.accessibilityTraits = .button
      source.accessibilityLabel = "Source \(index + 1)"
      view.addSubview(source)
      contexts.append(registerForPreviewing(with: self, sourceView: source))
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler { [unowned self] _ in taps += 1 }
    sources[0].addGestureRecognizer(tap)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    log.lines.append("asked at \(Int(location.x)) \(Int(location.y))")
    if let makeController { return makeController(location) }
    let controller = PreviewedController()
    controller.title = "Detail"
    controller.log = log
    let done: (UIPreviewAction, UIViewController) -> Void = { [unowned self] action, controller in
      log.lines.append("did \(action.title) with \(controller.title ?? "")")
    }
    controller.items = [
      UIPreviewAction(title: "Jump", style: .default, handler: done),
      UIPreviewAction(title: "Cancel", style: .destructive, handler: done),
      UIPreviewActionGroup(
        title: "More", style: .default,
        actions: ["One", "Two", "Three"].map { UIPreviewAction(title: $0, style: .selected, handler: done) }),
    ]
    previewed = controller
    return controller
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    log.lines.append("commit")
    committed = viewControllerToCommit
    show(viewControllerToCommit, sender: self)
  }
}
