import Heft

/// One doodle, as large as fits: to look at closely, to see how it was drawn, to draw on, to share and to delete.
final class DoodleDetailViewController: UIViewController {
  /// The doodle that is shown.
  var doodle: Doodle?
  /// The list that the doodle is in.
  @Weak var doodlesViewController: DoodlesViewController?

  private let imageView = UIImageView(frame: .zero)
  private lazy var sheetView = SheetView(under: imageView)
  private lazy var paperView = PaperView(sheetView, fingers: 1)
  /// Its picture and strokes; nil until they are read, and where they cannot be.
  private var contents: DoodleContents?
  /// How it was drawn, read when it is asked for first.
  private var strokes: Drawing? { contents?.strokes }
  private var sharp: SharpInk?
  private var replay: Replay?
  private var timer: Timer?
  private var last: TimeInterval = 0
  private var isVisible = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    imageView.contentMode = .scaleToFill
    imageView.accessibilityIgnoresInvertColors = true
    sheetView.show(.plain)
    sheetView.layer.shadowOpacity = 0.18
    sheetView.layer.shadowRadius = 12
    sheetView.layer.shadowOffset = CGSize(width: 0, height: 4)
    imageView.isAccessibilityElement = true
    imageView.accessibilityTraits = .image
    paperView.margin = DoodleDetailViewController.margin
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addHandler(
      weakify(paperView) { paperView, _ in
        if paperView.isZoomed {
          paperView.fit()
        } else {
          paperView.enlarge(by: DoodleDetailViewController.closer)
        }
      })
    paperView.addGestureRecognizer(tap)
    view.addSubview(paperView)
    let share = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: DoodleDetailViewController.share)
    share.accessibilityLabel = "Share"
    let trash = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: DoodleDetailViewController.deleteDoodle)
    trash.accessibilityLabel = "Delete"
    navigationItem.rightBarButtonItems = [share, trash]
    title = doodle?.name
  }

  private static let margin: CGFloat = 20
  /// How long after the first frame with its picture the strokes are read, in seconds (our choice: two frames more).
  private static let soon: TimeInterval = 1.0 / 30
  /// How much larger a double tap shows the doodle (our choice).
  private static let closer: CGFloat = 2.25

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isVisible = true
    showDoodle()
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isVisible = false
    stop()
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    paperView.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  /// Another page may have changed the doodle, or deleted it.
  func follow() {
    guard let doodle, isVisible else { return }
    if !Doodle.sortedDoodles.contains(where: { $0 === doodle }) {
      navigationController?.popViewController(animated: true)
    } else if doodle.contents !== contents {
      showDoodle()
    } else {
      title = doodle.name
    }
  }

  /// Shows the doodle as it is now.
  private func showDoodle() {
    title = doodle?.name
    stop()
    contents = nil
    imageView.accessibilityLabel = doodle?.name
    // White paper, until the picture is read.
    show(CGRect(origin: .zero, size: doodle?.head.size ?? .zero))
    showTools()
    if let doodle { Doodle.load(doodle, weakify(self) { $0.show($1) }) }
  }

  private func show(_ contents: DoodleContents?) {
    self.contents = contents
    let image = contents?.image
    imageView.image = image
    sharp?.isPaused = true
    sharp = nil
    sheetView.scale = contents?.scale ?? 1
    guard let contents, contents.isPlacedLater, let image else { return place(contents) }
    // The picture is seen first, and its strokes are read some frames after it.
    sheetView.show(contents.sheet)
    show(CGRect(origin: .zero, size: image.size))
    if isVisible { showTools() }
    let screen = Weak<DoodleDetailViewController>(wrappedValue: self)
    // The first frame may be long due, as the picture took time: the other is counted from it.
    after(0) {
      screen.wrappedValue?.after(DoodleDetailViewController.soon) {
        guard let screen = screen.wrappedValue, screen.contents === contents else { return }
        screen.place(contents)
      }
    }
  }

  private func after(_ seconds: TimeInterval, _ act: @escaping () -> Void) {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in act() }
  }

  /// Shows where the picture lies on its paper, and what can be done with it.
  private func place(_ contents: DoodleContents?) {
    let paper = contents?.paper
    (sheetView.fineness, sheetView.isEndless) = (paper?.inkScale ?? 1, paper?.isEndless ?? false)
    if let image = imageView.image {
      show(paper.flatMap { $0.isEndless ? $0.rect : nil } ?? CGRect(origin: .zero, size: image.size))
    }
    sharp = contents.flatMap { contents in
      paper.map { paper in SharpInk(in: paperView, paper: paper) { contents.strokes ?? paper } }
    }
    sharp?.sheet = contents?.sheet ?? .plain
    // It may play already.
    sharp?.isPaused = timer != nil
    sheetView.show(contents?.sheet ?? .plain)
    let count = contents?.strokeCount
    imageView.accessibilityValue = count.map {
      "\($0) \($0 == 1 ? "stroke" : "strokes")" + (sheetView.isEndless ? ", endless paper" : "")
    }
    if isVisible { showTools() }
  }

  private func show(_ bounds: CGRect) {
    sheetView.bounds = bounds
    sheetView.setNeedsLayout()
    paperView.setNeedsLayout()
  }

  // MARK: Looking

  override var keyCommands: [UIKeyCommand]? {
    paperView.moves
      + [UIKeyCommand(input: "p", target: self, action: DoodleDetailViewController.playOrPause)]
  }

  // MARK: How it was drawn

  private func showTools() {
    var items: [UIBarButtonItem] = []
    if let count = contents?.strokeCount, count > 0 {
      let play = UIBarButtonItem(
        barButtonSystemItem: timer == nil ? .play : .pause, target: self,
        action: DoodleDetailViewController.playOrPause)
      play.accessibilityLabel = timer == nil ? "Show How It Was Drawn" : "Pause"
      items.append(play)
    }
    items.append(.flexibleSpace())
    let draw = UIBarButtonItem(
      image: ToolGlyphs.tools[2], style: .plain, target: self, action: DoodleDetailViewController.drawOn)
    draw.accessibilityLabel = "Draw on It"
    draw.isEnabled = contents != nil
    items += [draw, .flexibleSpace()]
    let more = UIBarButtonItem(
      image: ToolGlyphs.more, style: .plain, target: self, action: DoodleDetailViewController.showMore)
    more.accessibilityLabel = "More"
    toolbarItems = items + [more]
  }

  /// Plays from the beginning or from where it was paused, or pauses.
  private func playOrPause() {
    guard isVisible else { return }
    if let timer {
      timer.invalidate()
      self.timer = nil
      return showTools()
    }
    if replay == nil { replay = strokes.map { Replay($0) } }
    guard replay != nil else { return }
    sharp?.isPaused = true
    last = CACurrentMediaTime()
    let screen = Weak<DoodleDetailViewController>(wrappedValue: self)
    timer = Timer.scheduledTimer(withTimeInterval: 1.0 / 120, repeats: true) { _ in
      screen.wrappedValue?.continueDrawing()
    }
    showTools()
  }

  /// Goes on to the time of this frame.
  private func continueDrawing() {
    guard let replay else { return }
    let now = CACurrentMediaTime()
    replay.advance(by: now - last)
    last = now
    imageView.image = UIImage(cgImage: CGImage(replay.picture), scale: contents?.scale ?? 1)
    guard replay.isOver else { return }
    stop()
    showTools()
  }

  /// Shows the whole doodle again.
  private func stop() {
    timer?.invalidate()
    timer = nil
    replay = nil
    sharp?.isPaused = false
  }

  // MARK: What can be done

  /// The actions on the doodle in a preview, performed by the list, because the preview itself goes.
  override var previewActionItems: [any UIPreviewActionItem] {
    [
      action("Share") { list, doodle in list.share(doodle, from: nil) },
      action("Rename") { list, doodle in list.rename(doodle) },
      action("Duplicate") { list, doodle in list.duplicate(doodle) },
      action("Delete", .destructive) { list, doodle in list.delete(doodle) },
    ]
  }

  private func action(
    _ title: String, _ style: UIPreviewAction.Style = .default,
    _ act: @escaping (DoodlesViewController, Doodle) -> Void
  ) -> UIPreviewAction {
    UIPreviewAction(
      title: title, style: style,
      handler: weakify(self) { detail, _, _ in
        if let doodle = detail.doodle, let list = detail.doodlesViewController { act(list, doodle) }
      })
  }

  func share() {
    if let doodle { share(doodle, from: navigationItem.rightBarButtonItem) }
  }

  private func drawOn() {
    guard let doodle, let contents, presentedViewController == nil else { return }
    let controller = UIStoryboard.mainStoryboard.instantiateViewController(
      withIdentifier: "NewDoodleNavigationController")
    guard let navigation = controller as? UINavigationController,
      let split = splitViewController as? DoodlesSplitViewController
    else { return }
    let canvas = navigation.viewControllers.first as? NewDoodleViewController
    canvas?.doodle = doodle
    canvas?.contents = contents
    split.show(canvas: navigation, animated: true)
  }

  private func showMore() {
    guard let doodle else { return }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(
        title: "Rename", style: .default,
        handler: weakify(self) { detail, _ in
          NamePrompt.ask(for: doodle, in: detail, renamed: weakify(detail) { $0.title = doodle.name })
        }))
    sheet.addAction(
      UIAlertAction(
        title: "Duplicate", style: .default,
        handler: weakify(self) { detail, _ in
          let list = detail.doodlesViewController
          if detail.splitViewController?.isCollapsed != false {
            detail.navigationController?.popViewController(animated: true)
          }
          list?.duplicate(doodle)
        }))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = toolbarItems?.dropLast().last
    present(sheet, animated: true)
  }

  private func deleteDoodle() {
    guard let doodle else { return }
    let list = doodlesViewController
    navigationController?.popViewController(animated: true)
    if let list {
      list.delete(doodle)
    } else {
      Doodle.deleteDoodle(doodle)
    }
  }
}
