import Heft
import HeftTesting
import TestRules
import Testing

/// The actions on a view besides activating it (TEXT-12).
struct CustomActionTests {
  private final class Log { var lines: [String] = [] }

  private final class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate,
    UIViewControllerPreviewingDelegate
  {
    let log: Log
    let button = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let log = log
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      inner.backgroundColor = .red
      inner.isAccessibilityElement = true
      inner.accessibilityLabel = "Inner"
      button.isAccessibilityElement = true
      button.accessibilityLabel = "Outer"
      button.accessibilityTraits = .button
      button.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Flag") { _ in
          log.lines.append("flag")
          return true
        },
        UIAccessibilityCustomAction(name: "Refuse") { _ in false },
      ]
      button.addSubview(inner)
      view.addSubview(button)
      table.dataSource = self
      table.delegate = self
      view.addSubview(table)
      registerForPreviewing(with: self, sourceView: button)
    }

    func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
      -> UIViewController?
    {
      Peeked(log)
    }

    func previewingContext(_ context: UIViewControllerPreviewing, commit controller: UIViewController) {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    {
      let log = log
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Archive") { _, _, done in
          log.lines.append("archive \(indexPath.row)")
          done(true)
        }
      ])
    }
  }

  private final class Peeked: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override var previewActionItems: [any UIPreviewActionItem] {
      [UIPreviewAction(title: "Reply") { [log] _, _ in log.lines.append("reply") }]
    }
  }

  private let log = Log()
  private let screen: Screen
  private let device: TestDevice

  init() {
    let screen = Screen(log)
    self.screen = screen
    device = TestDevice(
      App(
        name: "Custom", bundleIdentifier: "test.custom", rootViewController: { screen },
        delegate: { PlainDelegate() }), width: 375, height: 667)
  }

  /// The shown view with that name for a screen reader, or with that text.
  private func shown(_ name: String) throws -> RenderedTree.View {
    let named = device.host.screen.views.values.first { $0.accessibility?.label == name }
    return try #require(named ?? device.host.screen.label(name))
  }

  private func act(_ kind: HostEvent.Action.Kind, on name: String, index: UInt32 = 0) throws {
    let number = try shown(name).number
    device.device.handle(.action(HostEvent.Action(view: number, kind: kind, index: index, time: device.time)))
    device.advance(by: 1)
  }

  private func lists(_ texts: String...) -> Bool { texts.allSatisfy(device.host.screen.texts.contains) }

  @Test("The menu key lists custom actions, and the one that is picked is done", .rule("TEXT-12"))
  func menu() throws {
    try act(.menu, on: "Outer")
    #expect(lists("Flag", "Refuse", "Preview", "Cancel"))
    try act(.activate, on: "Flag")
    #expect(log.lines == ["flag"])
    #expect(!lists("Refuse"))
    #expect(try shown("Outer").accessibility?.states.contains(.hasMenu) == true)
  }

  @Test("A view in one with custom actions offers those", .rule("TEXT-12"))
  func inner() throws {
    try act(.menu, on: "Inner")
    try act(.activate, on: "Flag")
    #expect(log.lines == ["flag"])
  }

  @Test("The actions of a preview are offered below the custom ones", .rule("TEXT-12"))
  func previewActions() throws {
    try act(.menu, on: "Outer")
    try act(.activate, on: "Preview")
    try act(.activate, on: "Reply")
    #expect(log.lines == ["reply"])
  }

  @Test("What is behind a row is among its actions", .rule("TEXT-12"))
  func rows() throws {
    try act(.menu, on: "Row 1")
    #expect(lists("Archive"))
    try act(.activate, on: "Archive")
    #expect(log.lines == ["archive 1"])
  }

  @Test(
    "A host does a custom action by its number; one that is not there is left out, a refusal told",
    .rule("TEXT-12"))
  func numbers() throws {
    try act(.activate, on: "Outer", index: 1)
    try act(.activate, on: "Outer", index: 7)
    #expect(log.lines == ["flag"])
    try act(.activate, on: "Outer", index: 2)
    let told = device.host.operations.contains { operation in
      if case .console(.heft, let line) = operation { return line.contains("'Refuse'") }
      return false
    }
    #expect(told)
  }
}
