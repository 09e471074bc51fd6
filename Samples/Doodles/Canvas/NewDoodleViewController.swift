import Heft
import Ink

/// A canvas for a new doodle, or for one that is drawn on further.
final class NewDoodleViewController: UIViewController {
  /// The doodle to go on with; nil for a new doodle.
  var doodle: Doodle?
  /// The doodle's picture and strokes, loaded by the screen that presents this one.
  var contents: DoodleContents?
  /// The drawing that was not saved before.
  var draft: Drawing?
  /// How it came to be that, for what can be taken back and done again.
  var steps: Draft?
  /// Saved or thrown away: what is still on the canvas while it goes is no draft any more.
  var isOver = false
  /// The other pages in which the doodle is drawn on, and what they have changed that is not shown yet.
  var peers: CanvasPeers?
  var coming: [(change: CanvasChange, saved: DoodleContents?)] = []
  /// Whether it was said that paper without an end is as large as it can be.
  var hasToldEnd = false
  /// How large the paper of a new doodle is to be.
  var paperSize = PaperSize.window

  /// The paper is made when its size is known.
  private(set) var canvas: Canvas?
  private(set) var paperView: PaperView?
  private(set) var sheetView: SheetView?
  /// The view over the paper while strokes are chosen.
  var selectionView: SelectionView?
  /// The text that is being written.
  var entry: TextEntry? {
    didSet { showWhatCanBeDone() }
  }
  private(set) var sharp: SharpInk?
  private(set) var ring: HoverRing?
  /// The view that draws a stroke several times, and its setting.
  private(set) var aid: SymmetryView?
  var symmetry = Symmetry.none {
    didSet { aid?.symmetry = symmetry }
  }
  private let zoomLabel = ZoomLabel()
  /// Where a color is being typed.
  var typedColor: UIAlertController?
  let box = BrushBox(storage: UIApplication.shared.storage)
  lazy var toolBar = ToolBar(box)
  lazy var panel = StylePanel(box)
  lazy var colorPanel = ColorPanel(box)
  lazy var paperPanel = PaperPanel(frame: .zero)
  lazy var layersPanel = LayersPanel(frame: .zero)
  /// The card that is seen.
  private var card: Card?
  private lazy var layersItem = UIBarButtonItem(
    image: ToolGlyphs.layers, style: .plain, target: self, action: NewDoodleViewController.toggleLayers)
  lazy var moreItem = UIBarButtonItem(
    image: ToolGlyphs.more, style: .plain, target: self, action: NewDoodleViewController.showMore)
  private lazy var doneItem = UIBarButtonItem(
    barButtonSystemItem: .done, target: self, action: NewDoodleViewController.done)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = doodle?.name ?? "New Doodle"
    view.backgroundColor = .secondarySystemBackground
    moreItem.accessibilityLabel = "More"
    layersItem.accessibilityLabel = "Layers"
    navigationItem.rightBarButtonItems = [doneItem, moreItem, layersItem]
    toolBar.undoButton.addTarget(self, action: NewDoodleViewController.undo, for: .touchUpInside)
    toolBar.redoButton.addTarget(self, action: NewDoodleViewController.redo, for: .touchUpInside)
    toolBar.selectButton.addTarget(
      self, action: NewDoodleViewController.toggleSelecting, for: .touchUpInside)
    toolBar.toolChosen = weakify(self) { $0.beginDrawing() }
    toolBar.styled = weakify(self) { $0.toggle($0.panel) }
    prepareCards()
    panel.typed = weakify(self) { $0.typeColor() }
    panel.mixed = weakify(self) { $0.toggle($0.colorPanel) }
    panel.picked = weakify(self) { $0.pickColor() }
    box.changed = weakify(self) { $0.showChoice() }
    view.addSubview(toolBar)
    showWhatCanBeDone()
  }

  private lazy var cancelItem = UIBarButtonItem(
    barButtonSystemItem: .cancel, target: self, action: NewDoodleViewController.cancel)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Beside the list there is a button that hides it, for more paper.
    let split = splitViewController.flatMap { $0.isCollapsed ? nil : $0 }
    navigationItem.leftBarButtonItems = [cancelItem] + (split.map { [$0.displayModeButtonItem] } ?? [])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    guard safe.width > 0, safe.height > ToolBar.height else { return }
    let top = safe.maxY - ToolBar.height
    toolBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    let room = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: top - safe.minY)
    if canvas == nil || isFresh(in: room.size) { makeCanvas(room.size) }
    paperView?.frame = room
    card?.place(in: room.insetBy(dx: NewDoodleViewController.margin, dy: NewDoodleViewController.margin))
  }

  /// Whether nothing was done on the paper of a new doodle beside the list, whose room is another by now.
  private func isFresh(in room: CGSize) -> Bool {
    guard let canvas, canChooseSize, paperSize != .endless, selectionView == nil,
      splitViewController?.isCollapsed == false,
      navigationController?.presentingViewController == nil
    else { return false }
    let (width, height) = paperSize.pixels(in: room, scale: UIScreen.main.scale)
    return canvas.ground.width != width || canvas.ground.height != height
  }

  /// The paper is as large as the room was at first, or as was chosen, and keeps its size: turned, it is shown smaller.
  func makeCanvas(_ size: CGSize) {
    let sheet = self.canvas?.sheet
    let scale = UIScreen.main.scale
    let (width, height) = paperSize.pixels(in: size, scale: scale)
    var bare = Drawing(width: width, height: height, scale: Double(scale))
    bare?.isEndless = paperSize == .endless
    guard let original = contents?.drawing ?? bare else { return }
    let picture = draft == nil && !original.isEndless ? contents?.image.cgImage?.bitmap : nil
    // Paper without an end is at once as large as will be needed soon.
    let drawing = (draft ?? original).surrounded(by: width / 2, height / 2)
    let canvas = Canvas(drawing, picture: picture, since: original)
    canvas.accessibilityLabel = "\(title ?? ""), canvas"
    if let steps { canvas.redo(steps) }
    canvas.changed = weakify(self) { screen in
      screen.showWhatCanBeDone()
      screen.showSheet()
      screen.keepDraft()
      if let canvas = screen.canvas { screen.peers?.tell(canvas.result) }
    }
    canvas.began = weakify(self) { $0.closePanel() }
    canvas.refused = weakify(self) { $0.tellHidden() }
    canvas.progressed = weakify(self) { $0.keepDraft() }
    let sheetView = SheetView(under: canvas)
    sheetView.scale = CGFloat(canvas.scale)
    (sheetView.fineness, sheetView.isEndless) = (canvas.drawing.inkScale, drawing.isEndless)
    let paperView = PaperView(sheetView, fingers: 2)
    self.sheetView = sheetView
    paperView.leavesPens = true
    paperView.smallest = NewDoodleViewController.smallest
    paperView.canTurn = true
    paperView.mayMove = weakify(self, otherwise: true) { !$0.isBusy }
    // Where fingers do not draw one is enough.
    canvas.fingersChanged = weakify(self) { $0.paperView?.fingers = $0.canvas?.fingersDraw == false ? 1 : 2 }
    canvas.penSeen = weakify(self) { screen in
      screen.paperView?.cancelTouches()
      screen.box.seePen()
    }
    canvas.choosing = weakify(self, otherwise: nil) { $0.viewToChoose() }
    canvas.colorTaken = weakify(self) { $0.box.choose(hex: $1) }
    paperView.zoomed = weakify(self) { screen in
      screen.ring?.show()
      if let sharp = screen.sharp, let paperView = screen.paperView {
        screen.zoomLabel.show(sharp.shownPixels, over: paperView)
        screen.box.enlargement = sharp.shownScale
      }
    }
    if drawing.isEndless { lead(canvas, in: paperView) }
    addTaps(to: paperView)
    let aid = SymmetryView(of: canvas, in: paperView)
    aid.symmetry = symmetry
    paperView.aided = weakify(aid) { $0.place() }
    paperView.addSubview(aid)
    canvas.aid = aid
    self.aid = aid
    let ring = HoverRing(of: canvas, in: paperView)
    paperView.addSubview(ring)
    self.ring = ring
    self.paperView?.removeFromSuperview()
    view.insertSubview(paperView, at: 0)
    let sharp = SharpInk(in: paperView, drawing: weakify(canvas, otherwise: original) { $0.result })
    canvas.sharp = sharp
    self.sharp = sharp
    self.canvas = canvas
    self.paperView = paperView
    if let sheet, sheet != canvas.sheet {
      // The kept draft has the old size.
      Doodle.drafts?.forget()
      canvas.arrange(sheet, words: "Paper changed")
    }
    showSheet()
    showChoice()
    showWhatCanBeDone()
    beginSharing()
  }

  /// Two fingers that tap take back, three do again.
  private func addTaps(to room: UIView) {
    for (fingers, act) in [(2, NewDoodleViewController.undo), (3, NewDoodleViewController.redo)] {
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = fingers
      tap.addHandler(
        weakify(self) { screen, _ in
          if !screen.isBusy { act(screen)() }
        })
      room.addGestureRecognizer(tap)
    }
  }

  func showWhatCanBeDone() {
    toolBar.undoButton.isEnabled = canvas?.canUndo ?? false
    toolBar.redoButton.isEnabled = canvas?.canRedo ?? false
    doneItem.isEnabled = entry != nil || (hasChanged && canvas?.isBare == false)
  }

  private func showChoice() {
    canvas?.brush = box.brush
    canvas?.eraser = box.eraser
    canvas?.erasesStrokes = box.erasesStrokes
    canvas?.response = box.response
    canvas?.barrel = box.barrel
    ring?.show()
    toolBar.showChoice()
    panel.showChoice()
    colorPanel.showChoice()
    showWriting()
  }

  private var hasChanged: Bool { canvas?.hasChanged ?? false }

  private func undo() {
    endWriting()
    selectionView?.chooseNone()
    canvas?.undo()
  }

  private func redo() {
    endWriting()
    selectionView?.chooseNone()
    canvas?.redo()
  }

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
      UIKeyCommand(input: "l", target: self, action: NewDoodleViewController.toggleLayers),
      UIKeyCommand(input: "i", target: self, action: NewDoodleViewController.pickColor),
    ]
    commands += [
      UIKeyCommand(input: "6", target: self, action: NewDoodleViewController.toggleSelecting),
      UIKeyCommand(
        input: "a", modifierFlags: .command, target: self, action: NewDoodleViewController.selectAll),
    ]
    if StrokeClipboard.current?.isEmpty == false {
      commands.append(
        UIKeyCommand(
          input: "v", modifierFlags: .command, target: self, action: NewDoodleViewController.paste))
    }
    // The arrows belong to the color that is mixed, otherwise to the chosen strokes.
    commands = mixingKeys + writingKeys + selectionKeys + commands
    if canvas?.picked != nil {
      commands.insert(
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, target: self, action: NewDoodleViewController.stopPicking), at: 0)
    }
    if let paperView {
      commands += paperView.moves.filter { move in !commands.contains { $0.input == move.input } }
    }
    if card != nil {
      commands.append(
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, target: self, action: NewDoodleViewController.closePanel))
    }
    // 1 to 5, in the order of the bar, and T for text.
    for (index, key) in zip(BrushBox.tools.indices, ["1", "2", "3", "4", "5", "t"]) {
      commands.append(
        UIKeyCommand(input: key, target: self) { screen in
          { screen.choose(tool: index) }
        })
    }
    return commands
  }

  func choose(tool index: Int) {
    beginDrawing()
    box.choose(tool: index)
  }

  private func thinner() { box.choose(size: box.size / NewDoodleViewController.step - stepOfSize) }
  private func thicker() { box.choose(size: box.size * NewDoodleViewController.step + stepOfSize) }

  /// So many times a key makes a line wider (our choice), and so much more, in points, that the next size is reached.
  private static let step = 1.1
  private var stepOfSize: Double { box.size <= 1 ? 1.0 / 16 : 0.5 }

  /// How small the paper can be made, as a share of fitting (our choice).
  private static let smallest: CGFloat = 0.1

  // MARK: The cards

  /// Between the card and the edges of the paper's room, in points (our choice).
  private static let margin: CGFloat = 10

  func toggle(_ card: Card) {
    let wasOpen = card === self.card
    closePanel()
    if !wasOpen { open(card) }
  }

  private func open(_ card: Card) {
    self.card = card
    showSheet()
    view.addSubview(card)
    view.setNeedsLayout()
    card.alpha = 0
    card.transform =
      UIAccessibility.isReduceMotionEnabled ? .identity : CGAffineTransform(translationX: 0, y: 12)
    UIView.animate(withDuration: 0.18) {
      card.alpha = 1
      card.transform = .identity
    }
  }

  func closePanel() {
    let wasMixing = card === colorPanel
    card?.removeFromSuperview()
    card = nil
    if wasMixing { colorPanel.finish() }
  }

  // MARK: The way out

  private func cancel() {
    endWriting()
    leave(nil)
  }

  /// Throws the drawing away and goes; asks first where something would be lost. Then something else is done.
  func leave(_ then: (() -> Void)?) {
    guard hasChanged else { return throwAway(then) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(
        title: "Throw Away", style: .destructive,
        handler: weakify(self) { screen, _ in screen.throwAway(then) }))
    sheet.addAction(UIAlertAction(title: "Keep Drawing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = cancelItem
    present(sheet, animated: true)
  }

  func throwAway(_ then: (() -> Void)? = nil) {
    Doodle.drafts?.forget()
    endSharing(throwingAway: true)
    close(showing: doodle)
    then?()
  }

  /// Goes; what was drawn is shown beside the list.
  func close(showing doodle: Doodle?) {
    isOver = true
    endSharing(throwingAway: false)
    endSelecting()
    if let presenting = navigationController?.presentingViewController {
      return presenting.dismiss(animated: true)
    }
    (splitViewController as? DoodlesSplitViewController)?.closeCanvas(doodle)
  }

  /// Saves; asks for a name first where there is none yet.
  private func done() {
    endWriting()
    guard doneItem.isEnabled, presentedViewController == nil else { return }
    closePanel()
    guard let doodle else {
      return present(
        NamePrompt.alert(proposing: Doodle.nextName, named: weakify(self) { $0.save(as: $1) }),
        animated: true)
    }
    withChangesElsewhere(of: doodle, weakify(self) { $0.save($1, into: doodle) })
  }

  private func save(as name: String) {
    guard let file = file(named: name, date: UIApplication.shared.now) else { return }
    // Until it is kept for good the draft stays, and is on the canvas again should that fail.
    let doodle = Doodle(number: Doodle.nextNumber, file: file)
    Doodle.addDoodle(doodle, kept: Doodle.drafts?.giveUp())
    close(showing: doodle)
  }

  private func file(named name: String, date: Date) -> DoodleFile? {
    canvas.flatMap { DoodleFile(name: name, date: date, image: $0.image, drawing: $0.result) }
  }
}
