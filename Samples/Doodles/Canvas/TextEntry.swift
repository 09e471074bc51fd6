import Heft
import Ink

/// Text that is being written: a field over the paper, which lies as the text will, whatever the zoom and the turn.
final class TextEntry: NSObject, UITextViewDelegate {
  let field = UITextView(frame: .zero)
  private let canvas: Canvas
  @Weak private var room: PaperView? = nil
  /// The place among the strokes of the one that is written anew; nil for a new one.
  private let index: Int?
  private let before: DrawnStroke?
  /// The upper left corner in pixels of the drawing, and how far the lines are turned.
  private let corner: Point
  private let angle: Double
  /// In pixels of the drawing.
  private var size: Double
  private var color: UInt32
  /// The size and the color that were chosen last, in points: only a new choice changes the text.
  private var known: (size: Double, color: UInt32)?

  /// Letters that are smaller than this are shown smaller and not set so: a browser would enlarge the page (Safari's size).
  private static let least: CGFloat = 16
  /// The room at the left that a text view leaves free, in points (UIKit's, as documented).
  private static let padding: CGFloat = 5

  /// New text with its upper left corner at a place, in pixels, upright on the screen.
  init(at corner: Point, size: Double, color: UInt32, on canvas: Canvas, in room: PaperView) {
    (index, before, self.canvas) = (nil, nil, canvas)
    (self.corner, self.size, self.color) = (corner, size, color)
    angle = -Double(room.turn.angle)
    super.init()
    begin("", in: room)
  }

  /// The text of a stroke, which is hidden meanwhile; nil where it is a new text.
  init?(_ index: Int, of strokes: [DrawnStroke], on canvas: Canvas, in room: PaperView) {
    let stroke = strokes[index]
    guard let lettering = stroke.lettering else { return nil }
    (self.index, before, self.canvas) = (index, stroke, canvas)
    (corner, size, color) = (lettering.origin, lettering.size, stroke.brush.color)
    angle = lettering.angle
    super.init()
    var others = strokes
    others.remove(at: index)
    canvas.preview(others)
    begin(stroke.text ?? "", in: room)
  }

  private func begin(_ text: String, in room: PaperView) {
    self.room = room
    field.text = text
    field.delegate = self
    field.isScrollEnabled = false
    field.backgroundColor = .clear
    field.textContainerInset = .zero
    field.autocorrectionType = .no
    field.layer.borderColor = UIColor.systemBlue.cgColor
    field.cornerRadius = 4
    field.accessibilityIgnoresInvertColors = true
    field.accessibilityLabel = "Text on the paper"
    room.addSubview(field)
    place()
    field.becomeFirstResponder()
  }

  /// Takes the size, in points, and the color that are chosen to write with. The choice from when the writing began
  /// changes nothing.
  func choose(size: Double, color: UInt32) {
    let last = known ?? (size, color)
    known = (size, color)
    if size != last.size { self.size = size * canvas.scale }
    if color != last.color { self.color = color }
    place()
  }

  /// Lies where the paper is by now.
  func place() {
    guard let room else { return }
    let shown = CGFloat(size / canvas.scale) * room.shownScale
    let size = max(shown, TextEntry.least)
    let font = UIFont.systemFont(ofSize: size)
    if field.font?.pointSize != size { field.font = font }
    field.textColor = UIColor(pixel: color)
    let lines = field.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    let width = lines.reduce(CGFloat(0)) {
      let line = NSAttributedString(string: String(decoding: $1, as: UTF8.self), attributes: [.font: font])
      return max($0, line.size().width)
    }
    // The host's letters may be wider than the table says, and none is to begin a line of its own.
    let box = CGSize(
      width: width * 1.25 + size * 2, height: font.lineHeight * CGFloat(max(lines.count, 1)))
    let stretch = shown / size
    field.bounds = CGRect(origin: .zero, size: box)
    field.layer.borderWidth = 1 / stretch
    let turn = CGAffineTransform(scaleX: stretch, y: stretch)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle))).concatenating(room.turn.map)
    field.transform = turn
    let origin = CGPoint(x: CGFloat(corner.x / canvas.scale), y: CGFloat(corner.y / canvas.scale))
      .applying(room.map)
    let half = CGPoint(x: box.width / 2 - TextEntry.padding, y: box.height / 2).applying(turn)
    field.center = CGPoint(x: origin.x + half.x, y: origin.y + half.y)
    room.bringSubviewToFront(field)
  }

  func textViewDidChange(_ textView: UITextView) { place() }

  /// Lays the text on the paper, as one step; a text without letters is left out.
  func finish() {
    let text: String = field.text
    field.delegate = nil
    field.endEditing(true)
    field.removeFromSuperview()
    let isBlank = text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A }
    var stroke = DrawnStroke(text, at: corner, angle: angle, size: size, color: color)
    guard let index, let before else {
      stroke.layer = canvas.layerNumber
      if !isBlank { canvas.lay([stroke], words: "Text written") }
      return
    }
    (stroke.layer, stroke.opacity) = (before.layer, before.opacity)
    canvas.preview(nil)
    var strokes = canvas.history.visible.strokes
    // Letters that stay keep their frame, which may be another program's.
    let isSame = text == before.text && size == before.lettering?.size && color == before.brush.color
    guard !isSame, strokes.indices.contains(index), strokes[index] == before else { return }
    if isBlank { strokes.remove(at: index) } else { strokes[index] = stroke }
    canvas.change(to: strokes, words: isBlank ? "Text deleted" : "Text changed")
  }
}
