import Heft
import Ink

/// A canvas for a new doodle, or for one that is drawn on further.
final class NewDoodleViewController: UIViewController {
  /// What is drawn on further; nil for a new doodle.
  var doodle: Doodle?
  /// The doodle's picture and strokes, which whoever presents this has loaded.
  var contents: DoodleContents?
  /// What was drawn before and not saved.
  var draft: Drawing?
  /// Saved or thrown away: what is still on the canvas while it goes is no draft any more.
  var isOver = false

  /// The paper is made when its size is known.
  private(set) var canvas: Canvas?
  private var paperView: PaperView?
  private let box = BrushBox(storage: UIApplication.shared.storage)
  private lazy var toolBar = ToolBar(box)
  private lazy var panel = StylePanel(box)
  private lazy var moreItem = UIBarButtonItem(
    image: ToolGlyphs.more, style: .plain, target: self, action: NewDoodleViewController.showMore)
  private lazy var doneItem = UIBarButtonItem(
    barButtonSystemItem: .done, target: self, action: NewDoodleViewController.done)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = doodle?.name ?? "New Doodle"
    view.backgroundColor = .secondarySystemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: NewDoodleViewController.cancel)
    moreItem.accessibilityLabel = "More"
    navigationItem.rightBarButtonItems = [doneItem, moreItem]
    toolBar.undoButton.addTarget(self, action: NewDoodleViewController.undo, for: .touchUpInside)
    toolBar.redoButton.addTarget(self, action: NewDoodleViewController.redo, for: .touchUpInside)
    toolBar.styled = weakify(self) { $0.togglePanel() }
    panel.closed = weakify(self) { $0.closePanel() }
    box.changed = weakify(self) { $0.showChoice() }
    view.addSubview(toolBar)
    showWhatCanBeDone()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    guard safe.width > 0, safe.height > ToolBar.height else { return }
    let top = safe.maxY - ToolBar.height
    toolBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    let room = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: top - safe.minY)
    if canvas == nil { makeCanvas(room.size) }
    paperView?.frame = room
    panel.place(in: room.insetBy(dx: NewDoodleViewController.margin, dy: NewDoodleViewController.margin))
  }

  /// The paper is as large as the room was at first, and keeps its size: turned, it is shown smaller.
  private func makeCanvas(_ size: CGSize) {
    let scale = UIScreen.main.scale
    let bare = Drawing(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      scale: Double(scale))
    guard let original = contents?.drawing ?? bare else { return }
    let picture = draft == nil ? contents?.image.cgImage?.bitmap : nil
    let canvas = Canvas(draft ?? original, picture: picture, since: original)
    canvas.accessibilityLabel = "\(title ?? ""), canvas"
    canvas.changed = weakify(self) { screen in
      screen.showWhatCanBeDone()
      screen.keepDraft()
    }
    canvas.began = weakify(self) { $0.closePanel() }
    canvas.progressed = weakify(self) { $0.keepDraft() }
    let paperView = PaperView(canvas, fingers: 2)
    paperView.mayMove = weakify(canvas, otherwise: true) { !$0.isDrawing }
    addTaps(to: paperView)
    view.insertSubview(paperView, at: 0)
    self.canvas = canvas
    self.paperView = paperView
    showChoice()
    showWhatCanBeDone()
  }

  /// Two fingers that tap take back, three do again.
  private func addTaps(to room: UIView) {
    for (fingers, act) in [(2, NewDoodleViewController.undo), (3, NewDoodleViewController.redo)] {
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = fingers
      tap.addHandler(
        weakify(self) { screen, _ in
          if screen.canvas?.isDrawing != true { act(screen)() }
        })
      room.addGestureRecognizer(tap)
    }
  }

  private func showWhatCanBeDone() {
    toolBar.undoButton.isEnabled = canvas?.canUndo ?? false
    toolBar.redoButton.isEnabled = canvas?.canRedo ?? false
    doneItem.isEnabled = hasChanged && canvas?.isBare == false
  }

  private func showChoice() {
    canvas?.brush = box.brush
    canvas?.eraser = box.eraser
    toolBar.showChoice()
    panel.showChoice()
  }

  private var hasChanged: Bool { canvas?.hasChanged ?? false }

  private func undo() { canvas?.undo() }
  private func redo() { canvas?.redo() }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    var commands = [
      UIKeyCommand(input: "z", modifierFlags: .command, target: self, action: NewDoodleViewController.undo),
      UIKeyCommand(
        input: "z", modifierFlags: [.command, .shift], target: self, action: NewDoodleViewController.redo),
      UIKeyCommand(input: "y", modifierFlags: .command, target: self, action: NewDoodleViewController.redo),
      UIKeyCommand(input: "s", modifierFlags: .command, target: self, action: NewDoodleViewController.done),
      UIKeyCommand(input: "[", target: self, action: NewDoodleViewController.thinner),
      UIKeyCommand(input: "]", target: self, action: NewDoodleViewController.thicker),
    ]
    if let paperView { commands += paperView.moves }
    if panel.superview != nil {
      commands.append(
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, target: self, action: NewDoodleViewController.closePanel))
    }
    // 1 to 4, in the order of the bar.
    for index in BrushBox.tools.indices {
      commands.append(
        UIKeyCommand(input: "\(index + 1)", target: self) { screen in { screen.box.choose(tool: index) } })
    }
    return commands
  }

  private func thinner() { box.choose(size: box.size / NewDoodleViewController.step - 0.5) }
  private func thicker() { box.choose(size: box.size * NewDoodleViewController.step + 0.5) }

  /// So many times a key makes a line wider (our choice).
  private static let step = 1.1

  // MARK: The card of sizes and colors

  /// Between the card and the edges of the paper's room, in points (our choice).
  private static let margin: CGFloat = 10

  private func togglePanel() {
    if panel.superview == nil { openPanel() } else { closePanel() }
  }

  private func openPanel() {
    view.addSubview(panel)
    panel.alpha = 0
    panel.transform =
      UIAccessibility.isReduceMotionEnabled ? .identity : CGAffineTransform(translationX: 0, y: 12)
    UIView.animate(withDuration: 0.18) {
      panel.alpha = 1
      panel.transform = .identity
    }
  }

  private func closePanel() {
    guard panel.superview != nil else { return }
    panel.removeFromSuperview()
  }

  // MARK: More, and the way out

  private func showMore() {
    guard let canvas, let paperView else { return }
    closePanel()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    if toolBar.redoButton.isHidden, canvas.canRedo {
      sheet.addAction(UIAlertAction(title: "Redo", style: .default) { _ in canvas.redo() })
    }
    if paperView.isZoomed {
      sheet.addAction(UIAlertAction(title: "Show Whole Paper", style: .default) { _ in paperView.fit() })
    }
    sheet.addAction(
      UIAlertAction(title: canvas.fingersDraw ? "Draw with Pen Only" : "Draw with Fingers", style: .default) {
        _ in
        canvas.fingersDraw.toggle()
      })
    let clear = UIAlertAction(title: "Clear", style: .destructive) { _ in canvas.clear() }
    clear.isEnabled = !canvas.isBare
    sheet.addAction(clear)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = moreItem
    present(sheet, animated: true)
  }

  private func cancel() {
    guard hasChanged else { return throwAway() }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(
        title: "Throw Away", style: .destructive, handler: weakify(self) { screen, _ in screen.throwAway() }))
    sheet.addAction(UIAlertAction(title: "Keep Drawing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  private func throwAway() {
    Doodle.drafts?.forget()
    close()
  }

  private func close() {
    isOver = true
    navigationController?.presentingViewController?.dismiss(animated: true)
  }

  /// Saves; asks for a name first where there is none yet.
  private func done() {
    guard doneItem.isEnabled, presentedViewController == nil else { return }
    closePanel()
    guard let doodle, let file = file(named: doodle.name, date: doodle.date) else {
      return present(
        NamePrompt.alert(proposing: Doodle.nextName, named: weakify(self) { $0.save(as: $1) }),
        animated: true)
    }
    doodle.redraw(file)
    Doodle.keep(doodle, kept: Doodle.drafts?.giveUp())
    close()
  }

  private func save(as name: String) {
    guard let file = file(named: name, date: UIApplication.shared.now) else { return }
    // Until it is kept for good the draft stays, and is on the canvas again should that fail.
    Doodle.addDoodle(Doodle(number: Doodle.nextNumber, file: file), kept: Doodle.drafts?.giveUp())
    close()
  }

  private func file(named name: String, date: Date) -> DoodleFile? {
    canvas.flatMap { DoodleFile(name: name, date: date, image: $0.image, drawing: $0.result) }
  }
}
