import HeftProtocol
import Ink

/// A document with its links to touch. The host lays it out; it is as wide as it is made, and as high as the host says.
final class DocumentView: UIView {
  /// The document that is shown.
  var document = WebDocument() {
    didSet {
      links = []
      shownNumber = 0
      unlight()
      setNeedsDisplay(.content)
    }
  }
  /// Room beside the text in points, besides `margin`.
  var sideInsets = UIEdgeInsets.zero {
    didSet { if sideInsets != oldValue { setNeedsDisplay(.content) } }
  }
  /// The height of the document, as the host says; 0 before it has.
  private(set) var laidOutHeight: CGFloat = 0
  /// The rectangles of the links, in reading order.
  private(set) var links: [LinkPlace] = []
  /// A link is followed.
  var followed: ((UInt32) -> Void)?
  /// The document lies otherwise than before.
  var laidOut: (() -> Void)?
  /// The keyboard has come to a link with that rectangle.
  var focused: ((CGRect) -> Void)?

  private var shownNumber: ViewNumber = 0
  private var shownStyle: DocumentStyle?
  private var lights: [UIView] = []

  /// Between the view's edges and the text, in points, and how far from a link a finger may be (our choice).
  static let margin: CGFloat = 16
  private static let reach: CGFloat = 6
  /// A pressed link's ground reaches that far around it, and has that corner, in points (our choice).
  private static let lightReach: CGFloat = 2
  private static let lightCorner: CGFloat = 4

  /// A line of a link.
  struct LinkPlace {
    let number: UInt32
    let frame: CGRect
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UITapGestureRecognizer(
        handler: weakify(self) { view, recognizer in
          guard recognizer.state == .ended else { return }
          if let link = view.link(at: recognizer.location(in: view)) { view.followed?(link.number) }
        }))
  }

  override var kind: ViewKind { .document }

  /// The line of a link at a point, or else the nearest within a finger's reach.
  func link(at point: CGPoint) -> LinkPlace? {
    if let hit = links.first(where: { $0.frame.contains(point) }) { return hit }
    let reach = DocumentView.reach
    return links.first { $0.frame.insetBy(dx: -reach, dy: -reach).contains(point) }
  }

  /// The rectangle around all lines of a link; nil where the host has told of none.
  func frame(ofLink number: UInt32) -> CGRect? {
    var whole: CGRect?
    for link in links where link.number == number {
      guard let before = whole else {
        whole = link.frame
        continue
      }
      let x = min(before.minX, link.frame.minX)
      let y = min(before.minY, link.frame.minY)
      whole = CGRect(
        x: x, y: y, width: max(before.maxX, link.frame.maxX) - x,
        height: max(before.maxY, link.frame.maxY) - y)
    }
    return whole
  }

  // MARK: The host

  override func displayContent(on host: any Host, style: ColorAppearance) {
    if shownNumber != display.number {
      shownNumber = display.number
      shownStyle = nil
      host.perform(.document(display.number, document.nodes))
    }
    func packed(_ color: UIColor) -> UInt32 { color.rgba(in: style).packed }
    let look = DocumentStyle(
      text: packed(.label), softText: packed(.secondaryLabel), link: packed(tintColor),
      fill: packed(.tertiarySystemFill), line: packed(.separator),
      size: Double(UIFont.TextStyle.body.size(in: traitCollection.preferredContentSizeCategory)),
      left: Double(DocumentView.margin + sideInsets.left),
      right: Double(DocumentView.margin + sideInsets.right))
    if look != shownStyle {
      shownStyle = look
      host.perform(.documentStyle(display.number, look))
    }
  }

  /// Takes the host's layout. False where it makes no sense; a link that the document has not is passed over.
  func take(_ layout: HostEvent.DocumentLayout) -> Bool {
    guard Micros.isInRange(layout.height), layout.height >= 0 else { return false }
    unlight()
    laidOutHeight = CGFloat(layout.height)
    links = []
    for link in layout.links where Int(clamping: link.number) < document.addresses.count {
      let frame = CGRect(x: link.x, y: link.y, width: link.width, height: link.height)
      guard Micros.isInRange(link.x), Micros.isInRange(link.y), Micros.isInRange(link.width),
        Micros.isInRange(link.height), link.width >= 0, link.height >= 0
      else { continue }
      links.append(LinkPlace(number: link.number, frame: frame))
    }
    laidOut?()
    return true
  }

  /// Handles a use of a link by the keyboard or a screen reader. Returns false if the document has no such link.
  func take(_ use: HostEvent.LinkUse) -> Bool {
    guard Int(clamping: use.link) < document.addresses.count else { return false }
    switch use.kind {
    case .activated: followed?(use.link)
    case .focused: if let frame = frame(ofLink: use.link) { focused?(frame) }
    case .menu:
      if let place = links.first(where: { $0.number == use.link }) {
        _ = openMenu(at: convert(place.frame.center, to: nil))
      }
    }
    return true
  }

  // MARK: A pressed link

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let pressed = link(at: touch.location(in: self)) else { return }
    for link in links where link.number == pressed.number {
      let reach = DocumentView.lightReach
      let light = UIView(frame: link.frame.insetBy(dx: -reach, dy: -reach))
      light.backgroundColor = .systemFill
      light.cornerRadius = DocumentView.lightCorner
      light.isUserInteractionEnabled = false
      addSubview(light)
      lights.append(light)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { unlight() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unlight() }

  private func unlight() {
    for light in lights { light.removeFromSuperview() }
    lights = []
  }
}

extension AppProcess {
  /// False where the view shows no document, or the layout makes no sense.
  package func lay(out layout: HostEvent.DocumentLayout) -> Bool {
    guard let view = view(numbered: layout.view) as? DocumentView else { return false }
    return run { view.take(layout) }
  }

  /// False where the view shows no document with that link.
  package func use(_ use: HostEvent.LinkUse) -> Bool {
    guard let view = view(numbered: use.view) as? DocumentView else { return false }
    return run { view.take(use) }
  }
}
