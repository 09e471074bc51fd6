import Heft
import HeftForce
import HeftProtocol
import Ink

// The code of the articles in Sources/*/*.docc, line for line: Scripts/documentation looks for it here and in
// Tests/TutorialTests/ArticleTests.swift.

final class PressureViewController: UIViewController {
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.backgroundColor = .systemBlue
    view.addSubview(bar)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let share = touch.force / touch.maximumPossibleForce
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width * share, height: 8)
  }
}

let pressure = App(
  name: "Pressure", bundleIdentifier: "com.example.Pressure",
  rootViewController: { PressureViewController() }, delegate: { PressureAppDelegate() })

final class PressureAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

final class TrailView: UIView {
  private(set) var trail: [CGPoint] = []
  private(set) var ahead: [CGPoint] = []

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    trail += (event?.coalescedTouches(for: touch) ?? [touch]).map { $0.location(in: self) }
    ahead = (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: self) }
    setNeedsDisplay()
  }
}

/// The forces of a pointer's samples, worked out without a view.
func forces(of event: HostEvent.Pointer, on input: TouchInput) -> [Double] {
  var forces: [Double] = []
  input.pointer(event)
  while let update = input.nextUpdate() {
    forces += update.readings.map { $0.force }
  }
  return forces
}

final class MailViewController: UITableViewController, UIViewControllerPreviewingDelegate {
  private let subjects = ["Lunch", "Keys", "Holiday"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    registerForPreviewing(with: self, sourceView: tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    subjects.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
    cell.textLabel?.text = subjects[indexPath.row]
    return cell
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let row = tableView.indexPathForRow(at: location) else { return nil }
    previewingContext.sourceRect = tableView.rectForRow(at: row)
    let letter = LetterViewController()
    letter.title = subjects[row.row]
    return letter
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    show(viewControllerToCommit, sender: self)
  }
}

final class LetterViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    label.text = "About \(title ?? "")"
    view.addSubview(label)
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    let reply = UIPreviewAction(title: "Reply", style: .default) { _, letter in
      print("reply to \(letter.title ?? "")")
    }
    let delete = UIPreviewAction(title: "Delete", style: .destructive) { _, _ in print("deleted") }
    return [reply, UIPreviewActionGroup(title: "More", style: .default, actions: [delete])]
  }
}

let mail = App(
  name: "Mail", bundleIdentifier: "com.example.Mail",
  rootViewController: { UINavigationController(rootViewController: MailViewController()) },
  delegate: { PressureAppDelegate() })

/// Returns a pen's drawing as a PNG.
func picture(of samples: [InkSample]) -> [UInt8] {
  let brush = InkBrush(.pen, size: 6, color: premultiplied(red: 0.1, green: 0.2, blue: 0.7, alpha: 1))
  guard let paper = Bitmap(width: 200, height: 100) else { return [] }
  var picture = paper
  var stroke = LiveStroke(brush: brush, planes: StrokeBuffers(width: 200, height: 100))
  for sample in samples {
    stroke.add(sample)
    stroke.show(on: &picture, over: paper, predicting: 1.0 / 60)
  }
  stroke.finish(on: &picture, over: paper)
  return PNG.encode(picture)
}
