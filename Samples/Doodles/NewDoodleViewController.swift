import Heft

/// A canvas for a new doodle.
final class NewDoodleViewController: UIViewController {
  private let canvas = Canvas(frame: .zero)
  private lazy var undoItem = UIBarButtonItem(
    barButtonSystemItem: .undo, target: canvas, action: Canvas.undo)
  private lazy var doneItem = UIBarButtonItem(
    barButtonSystemItem: .done, target: self, action: NewDoodleViewController.done)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Doodle"
    view.backgroundColor = .secondarySystemBackground
    view.addSubview(canvas)
    canvas.changed = { [unowned(unsafe) self] in showWhatCanBeDone() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: NewDoodleViewController.cancel)
    navigationItem.rightBarButtonItems = [doneItem, undoItem]
    showWhatCanBeDone()
  }

  /// The paper is as large as the room was at first, and keeps its size: turned, it is shown smaller.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets)
    guard room.width > 0, room.height > 0 else { return }
    if canvas.bounds.isEmpty { canvas.bounds = CGRect(origin: .zero, size: room.size) }
    let paper = canvas.bounds.size
    let scale = min(room.width / paper.width, room.height / paper.height)
    canvas.transform = CGAffineTransform(scaleX: scale, y: scale)
    canvas.center = CGPoint(x: room.midX, y: room.midY)
  }

  private func showWhatCanBeDone() {
    undoItem.isEnabled = canvas.canUndo
    doneItem.isEnabled = canvas.drawing != nil
  }

  private func cancel() {
    guard canvas.drawing != nil else { return close() }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Throw Away", style: .destructive) { [unowned(unsafe) self] _ in close() })
    sheet.addAction(UIAlertAction(title: "Keep Drawing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  private func close() {
    navigationController?.presentingViewController?.dismiss(animated: true)
  }

  /// Asks for a name and saves.
  private func done() {
    let proposal = "Doodle \(Doodle.nextNumber)"
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = proposal
      field.placeholder = proposal
      field.autocapitalizationType = .sentences
      field.clearButtonMode = .whileEditing
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let saveAction = UIAlertAction(title: "Save", style: .default) {
      [unowned(unsafe) self, unowned(unsafe) alert] _ in
      save(as: alert.textFields?.first?.text, proposal: proposal)
    }
    alert.addAction(saveAction)
    alert.preferredAction = saveAction
    present(alert, animated: true)
  }

  private func save(as typed: String?, proposal: String) {
    guard let image = canvas.drawing else { return }
    let name = typed?.trimmed ?? ""
    Doodle.addDoodle(
      Doodle(
        number: Doodle.nextNumber, name: name.isEmpty ? proposal : name, date: UIApplication.shared.now,
        image: image))
    close()
  }
}

extension String {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String {
    func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\n" || scalar == "\t" }
    var scalars = unicodeScalars[...]
    while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
    while let last = scalars.last, isBlank(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
