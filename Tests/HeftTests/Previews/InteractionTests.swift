import Heft
import HeftTesting
import TestRules
import Testing

/// `UIPreviewInteraction` (PEEK-19) and `UIContextMenuInteraction` (MENU-1 to MENU-4).
struct InteractionTests {
  let fixture = PreviewFixture()

  final class Follower: NSObject, UIPreviewInteractionDelegate {
    var lines: [String] = []
    var begins = true

    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
      lines.append("should begin")
      return begins
    }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
      ended: Bool
    ) {
      lines.append("preview \(transitionProgress)\(ended ? " ended" : "")")
    }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
      ended: Bool
    ) {
      lines.append("commit \(transitionProgress)\(ended ? " ended" : "")")
    }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { lines.append("cancel") }
  }

  /// Leaves the commitment out.
  final class Peeker: NSObject, UIPreviewInteractionDelegate {
    var lines: [String] = []
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
      ended: Bool
    ) {
      if ended { lines.append("ended") }
    }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { lines.append("cancel") }
  }

  private func interaction(_ delegate: any UIPreviewInteractionDelegate) -> UIPreviewInteraction? {
    fixture.device.run {
      fixture.list.unregisterForPreviewing(withContext: fixture.list.contexts[0])
      let interaction = UIPreviewInteraction(view: fixture.list.sources[0])
      interaction.delegate = delegate
      return interaction
    }
  }

  @Test("An interaction's delegate hears all stages in order, each end once", .rule("PEEK-19"))
  func order() {
    let follower = Follower()
    let interaction = interaction(follower)
    let finger = fixture.device.press(at: 100, 150)
    fixture.device.advance(by: 0.2)
    finger.press(1.75)
    finger.press(2.5)
    fixture.device.advance(by: 0.2)
    finger.press(3.625)
    finger.press(5)
    finger.lift()
    #expect(
      follower.lines == [
        "should begin", "preview 0.5", "preview 1.0 ended", "commit 0.0", "commit 0.5", "commit 1.0 ended",
      ])
    #expect(interaction?.view === fixture.list.sources[0] && fixture.vibrations == [10, 15])
  }

  @Test("Lifting before the end is one cancel; refusing and canceling by program are not", .rule("PEEK-19"))
  func cancel() {
    let follower = Follower()
    let interaction = interaction(follower)
    var finger = fixture.peek(3)
    finger.lift()
    #expect(follower.lines.last == "cancel" && follower.lines.filter { $0 == "cancel" }.count == 1)
    follower.lines = []
    finger = fixture.peek(3)
    fixture.device.run { interaction?.cancel() }
    finger.lift()
    #expect(!follower.lines.contains("cancel"))
    follower.begins = false
    follower.lines = []
    finger = fixture.peek(3)
    finger.lift()
    #expect(follower.lines == ["should begin"])
  }

  @Test("Without a commitment the preview is the end, and lifting is no cancel", .rule("PEEK-19"))
  func previewOnly() {
    let peeker = Peeker()
    let interaction = interaction(peeker)
    let finger = fixture.peek(3)
    finger.press(6)
    finger.lift()
    #expect(peeker.lines == ["ended"] && interaction != nil)
  }

  /// Cancels the interaction at whatever it hears last.
  final class Canceler: NSObject, UIPreviewInteractionDelegate {
    var lines: [String] = []

    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
      ended: Bool
    ) {}
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
      ended: Bool
    ) {
      guard ended else { return }
      lines.append("committed")
      previewInteraction.cancel()
    }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
      lines.append("cancel")
      previewInteraction.cancel()
    }
  }

  @Test("Canceling from the last call that an interaction makes calls nothing more", .rule("PEEK-19"))
  func cancelAtTheEnd() {
    let canceler = Canceler()
    let interaction = interaction(canceler)
    fixture.peek(3).lift()
    #expect(canceler.lines == ["cancel"])
    let finger = fixture.peek(3)
    finger.press(5)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(canceler.lines == ["cancel", "committed"])
    fixture.peek(3).lift()
    #expect(canceler.lines == ["cancel", "committed", "cancel"] && interaction != nil)
  }

  // MARK: Menus

  final class Menus: NSObject, UIContextMenuInteractionDelegate {
    var lines: [String] = []
    var controller: UIViewController?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      lines.append("asked")
      let controller = controller
      return UIContextMenuConfiguration(previewProvider: { controller }) { [unowned self] _ in
        UIMenu(
          title: "Things",
          children: [
            UIAction(title: "Copy", state: .on) { [unowned self] _ in lines.append("copy") },
            UIMenu(title: "Send", children: [UIAction(title: "Mail") { _ in }]),
            UIMenu(title: "Group", options: .displayInline, children: [UIAction(title: "Inline") { _ in }]),
            UIAction(title: "Off", attributes: .disabled) { _ in },
            UIAction(title: "Secret", attributes: .hidden) { _ in },
          ])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("will display") }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      lines.append("will perform")
      animator.addCompletion { [unowned self] in lines.append("completion") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { lines.append("will end") }
  }

  private func menus(_ controller: UIViewController? = nil) -> (Menus, UIContextMenuInteraction?) {
    let menus = Menus()
    menus.controller = controller
    let interaction = fixture.device.run {
      let interaction = UIContextMenuInteraction(delegate: menus)
      fixture.list.unregisterForPreviewing(withContext: fixture.list.contexts[0])
      fixture.list.sources[0].addInteraction(interaction)
      return interaction
    }
    return (menus, interaction)
  }

  @Test(
    "A menu opens with the press and stays; its entries are rows, menus inside it open",
    .rules("MENU-1", "MENU-2"))
  func menu() {
    let (menus, interaction) = menus()
    let finger = fixture.peek()
    finger.lift()
    fixture.device.advance(by: 1)
    for title in ["Copy", "Send", "Inline", "Off"] { #expect(fixture.shows(title), "\(title)") }
    let order = ["Things", "Copy", "Send", "Group", "Inline", "Off"]
    #expect(fixture.screen.texts.filter { order.contains($0) } == order)
    #expect(!fixture.shows("Secret") && menus.lines == ["asked", "will display"])
    let marked = fixture.screen.views.values.filter { $0.accessibility?.states.contains(.selected) == true }
    #expect(marked.compactMap(\.accessibility?.label) == ["Copy"])
    fixture.tap("Off")
    #expect(fixture.shows("Copy"))
    fixture.tap("Send")
    #expect(fixture.shows("Mail") && !fixture.shows("Copy"))
    fixture.tap("Send")
    fixture.tap("Copy")
    #expect(menus.lines == ["asked", "will display", "will end", "copy"])
    #expect(fixture.blur == nil && interaction?.view === fixture.list.sources[0])
  }

  @Test(
    "A menu ends with the app's turn on the screen, and its delegate is told", .rules("MENU-1", "PEEK-15"))
  func leaving() {
    let (menus, interaction) = menus()
    fixture.peek().lift()
    fixture.device.advance(by: 1)
    fixture.device.device.handle(.visibility(isVisible: false, time: fixture.device.time))
    #expect(menus.lines == ["asked", "will display", "will end"])
    #expect(fixture.blur == nil && interaction != nil)
  }

  @Test(
    "A tap on a menu's preview performs it, and the completion comes when it fills the screen",
    .rule("MENU-3"))
  func preview() {
    let controller = fixture.device.run {
      let controller = PreviewedController()
      controller.title = "Detail"
      return controller
    }
    let (menus, interaction) = menus(controller ?? nil)
    let finger = fixture.peek()
    finger.lift()
    fixture.device.advance(by: 1)
    fixture.tap("Detail")
    #expect(menus.lines == ["asked", "will display", "will perform", "completion"])
    #expect(interaction != nil && fixture.blur == nil)
  }

  @Test("An interaction that is removed while its menu is open takes that along", .rule("MENU-4"))
  func removed() throws {
    let (_, made) = menus()
    let interaction = try #require(made)
    let finger = fixture.peek()
    fixture.device.run { fixture.list.sources[0].removeInteraction(interaction) }
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.blur == nil && interaction.view == nil && fixture.list.sources[0].interactions.isEmpty)
  }

  @Test(
    "An interaction that goes to another view opens its menu there and no longer at the old one",
    .rule("MENU-4"))
  func moved() throws {
    let (menus, made) = menus()
    let interaction = try #require(made)
    let (old, new) = (fixture.list.sources[0], fixture.list.sources[1])
    let count = old.gestureRecognizers?.count ?? 0
    fixture.device.run {
      old.removeInteraction(interaction)
      new.addInteraction(interaction)
    }
    #expect((old.gestureRecognizers?.count ?? 0) == count - 1 && interaction.view === new)
    fixture.peek().lift()
    fixture.device.advance(by: 1)
    #expect(menus.lines.isEmpty && !fixture.shows("Copy"))
  }
}
