import HeftProtocol
import Ink

/// Text that is drawn into pixels: its lines, broken by the table of widths as `RunLines` measures them, and how their
/// stretches look. Only who draws text into a picture makes one.
struct PictureText {
  /// A stretch of a line.
  struct Piece {
    var text: String
    var look: TextRun
    let font: UIFont
    /// Points of the text in a point of the font.
    let scale: CGFloat

    /// By the table of widths.
    var width: CGFloat { width(of: text.unicodeScalars[...]) }

    func width(of letters: Substring.UnicodeScalarView) -> CGFloat {
      TextMetrics.exactWidth(of: letters, font: font) * scale + CGFloat(look.kern) * CGFloat(letters.count)
    }
  }

  struct Line {
    var pieces: [Piece] = []
    var indent: CGFloat = 0
    /// The room behind it.
    var tail: CGFloat = 0
    /// Nil is that of the text.
    var alignment: NSTextAlignment?
    /// From the text's upper edge, without the room that is left above the line.
    var top: CGFloat = 0
    var height: CGFloat = 0
    /// Of the table's letters, from the text's upper edge.
    var baseline: CGFloat = 0

    var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }
  }

  private(set) var lines: [Line]

  /// - Parameters:
  ///   - look: The text and its looks.
  ///   - width: Of the lines, in points.
  ///   - isBroken: Whether longer text continues in another line.
  ///   - scale: Points of the text in a point of its fonts.
  ///   - colors: The appearance that its colors have.
  init(
    _ look: AttributedLook, width: CGFloat, isBroken: Bool, scale: CGFloat = 1, in colors: ColorAppearance
  ) {
    var breaker = PictureLines(width: width, isBroken: isBroken)
    for run in look.text.runs {
      breaker.add(
        run.text.unicodeScalars[...],
        as: Piece(
          text: "", look: look.textRun(of: run, scale: Double(scale), color: 0xFF, in: colors),
          font: look.font(of: run), scale: scale),
        paragraph: look.paragraph(of: run),
        alignment: (run.attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment)
    }
    breaker.end()
    lines = breaker.lines
  }

  private var height: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  /// How many lines there is room for, of one at least.
  private func count(within height: CGFloat) -> Int {
    // Heights that were added up in another order differ by less than a hundredth of a point.
    max(lines.prefix { $0.top + $0.height <= height + 0.01 }.count, 1)
  }

  /// Leaves as many lines as a label shows, the last one with an ellipsis where there is more text.
  ///
  /// - Parameters:
  ///   - count: The most lines; 0 is any number.
  ///   - size: Of the label. A point more than there is room for fits, as on the page.
  mutating func cut(to count: Int, within size: CGSize) {
    let fitting = self.count(within: size.height + 1)
    let shown = count > 0 ? min(count, fitting) : fitting
    let isCut = lines.count > shown
    lines.removeLast(max(lines.count - shown, 0))
    guard var line = lines.popLast() else { return }
    let room = size.width - line.indent - line.tail
    if isCut || line.width > room + 1 { line.end(before: room) }
    lines.append(line)
  }

  /// Draws as many lines as fit into a rectangle of a context, from its upper edge on.
  func draw(upTo height: CGFloat, in rect: CGRect, of context: CGContext, alignment: NSTextAlignment) {
    var shown = self
    shown.lines.removeLast(max(lines.count - count(within: height), 0))
    shown.draw(from: rect.origin, width: rect.width, of: context, alignment: alignment)
  }

  /// Draws the lines in the middle of a rectangle's height.
  func draw(in rect: CGRect, of context: CGContext, alignment: NSTextAlignment) {
    let corner = CGPoint(x: rect.minX, y: rect.minY + (rect.height - height) / 2)
    draw(from: corner, width: rect.width, of: context, alignment: alignment)
  }

  private func draw(from corner: CGPoint, width: CGFloat, of context: CGContext, alignment: NSTextAlignment) {
    let size = lines.flatMap { $0.pieces }.reduce(0) { max($0, $1.look.size) }
    // Letters may reach beyond their lines (our choice of how far).
    let room = CGRect(
      x: corner.x - CGFloat(size), y: corner.y - CGFloat(size) / 2, width: width + 2 * CGFloat(size),
      height: height + CGFloat(size))
    let map = Affine(context.state.transform)
    let area = PixelRectangle(around: room, through: map).intersection(context.state.clip)
      .intersection(context.bitmap.bounds)
    guard size > 0, !area.isEmpty else { return }
    let letters = PictureLetters(
      lines: lines, width: width, alignment: alignment,
      map: Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(corner.x), ty: Double(corner.y)).followed(by: map)
        .followed(by: Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(area.x), ty: -Double(area.y))))
    guard let picture = letters.hosts(area) ?? letters.boxes(area) else { return }
    let place = Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(area.x), ty: Double(area.y))
    let alpha = context.state.alpha
    context.draw { $0.draw(picture, through: place, alpha: alpha, mode: $1, clip: $2, mask: $3) }
  }
}

extension PictureText.Line {
  /// Ends the line in an ellipsis, within a width.
  fileprivate mutating func end(before width: CGFloat) {
    while var last = pieces.popLast() {
      let before = self.width
      var letters = last.text.unicodeScalars[...]
      let ellipsis = Substring("…").unicodeScalars
      while !letters.isEmpty, before + last.width(of: letters) + last.width(of: ellipsis) > width {
        letters.removeLast()
      }
      guard !letters.isEmpty || pieces.isEmpty else { continue }
      last.text = String(Substring(letters)) + "…"
      pieces.append(last)
      return
    }
  }
}

extension PixelRectangle {
  /// All pixels that a rectangle touches where a map takes it.
  fileprivate init(around rect: CGRect, through map: Affine) {
    let corners = [
      Point(Double(rect.minX), Double(rect.minY)), Point(Double(rect.maxX), Double(rect.minY)),
      Point(Double(rect.minX), Double(rect.maxY)), Point(Double(rect.maxX), Double(rect.maxY)),
    ].map { map($0) }
    var (least, most) = (corners[0], corners[0])
    for corner in corners {
      least = Point(min(least.x, corner.x), min(least.y, corner.y))
      most = Point(max(most.x, corner.x), max(most.y, corner.y))
    }
    self.init(
      from: Point(least.x.rounded(.down), least.y.rounded(.down)),
      to: Point(most.x.rounded(.up), most.y.rounded(.up)))
  }
}

/// Breaks text into lines.
private struct PictureLines {
  private(set) var lines: [PictureText.Line] = []
  /// The paragraph that the line is in.
  private var paragraph = TextParagraph()
  private var alignment: NSTextAlignment?
  private var isInParagraph = false
  /// The room that the last paragraph leaves after it.
  private var spacing = 0.0
  private let limit: CGFloat
  private let isBroken: Bool

  private var line = PictureText.Line()
  private var word: [PictureText.Piece] = []
  /// The spaces before the word.
  private var gap: [PictureText.Piece] = []
  private var beginsParagraph = true
  /// That of the last stretch: a line without characters is as high.
  private var last: PictureText.Piece?

  init(width: CGFloat, isBroken: Bool) {
    limit = width
    self.isBroken = isBroken
  }

  /// Goes on with a stretch of the text, which looks like a piece. A paragraph that begins with it lies as it says.
  mutating func add(
    _ text: Substring.UnicodeScalarView, as piece: PictureText.Piece, paragraph new: TextParagraph,
    alignment newAlignment: NSTextAlignment?
  ) {
    last = piece
    var rest = text
    while let part = rest.popPart() {
      if !isInParagraph { (paragraph, alignment) = (new, newAlignment) }
      isInParagraph = true
      switch part {
      case .word(let letters):
        PictureLines.append(letters, of: piece, to: &word)
      case .space(let space):
        endWord()
        PictureLines.append(space, of: piece, to: &gap)
      case .newline:
        endWord()
        endLine()
        beginsParagraph = true
        isInParagraph = false
        spacing = paragraph.spacing
      }
    }
  }

  mutating func end() {
    guard last != nil else { return }
    endWord()
    endLine()
  }

  private static func append(
    _ letters: Substring.UnicodeScalarView, of piece: PictureText.Piece, to pieces: inout [PictureText.Piece]
  ) {
    var new = piece
    new.text = String(Substring(letters))
    append(new, to: &pieces)
  }

  private static func append(_ piece: PictureText.Piece, to pieces: inout [PictureText.Piece]) {
    if let last = pieces.last, last.look == piece.look, last.font === piece.font {
      pieces[pieces.count - 1].text += piece.text
    } else {
      pieces.append(piece)
    }
  }

  private var indent: CGFloat {
    CGFloat(paragraph.indent + (beginsParagraph ? paragraph.firstLineIndent : 0))
  }

  /// Where a line ends at the latest.
  private var lineEnd: CGFloat {
    let tail = CGFloat(paragraph.tailIndent)
    return tail > 0 ? min(tail, limit) : limit + tail
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    func width(_ pieces: [PictureText.Piece]) -> CGFloat {
      pieces.reduce(0) { $0 + $1.width }.rounded(.up)
    }
    let next = width(word)
    if isBroken, !line.pieces.isEmpty, indent + width(line.pieces) + width(gap) + next > lineEnd {
      endLine()
    }
    for piece in gap + word { PictureLines.append(piece, to: &line.pieces) }
    gap = []
    word = []
  }

  private mutating func endLine() {
    // A quarter of a line lies below the letters, as in `RunLines`.
    var (above, below): (CGFloat, CGFloat) = (0, 0)
    var pieces = line.pieces
    if pieces.isEmpty, let last { pieces = [last] }
    for piece in pieces {
      let height = piece.font.lineHeight * piece.scale
      above = max(above, height * 0.75 + CGFloat(piece.look.baselineOffset))
      below = max(below, height * 0.25 - CGFloat(piece.look.baselineOffset))
    }
    let before = lines.last.map { $0.top + $0.height } ?? 0
    let room =
      lines.isEmpty ? 0 : CGFloat(paragraph.lineSpacing + (beginsParagraph ? spacing : 0))
    line.indent = indent
    // A width without a limit has no end to be away from.
    line.tail = limit < 1e6 ? limit - lineEnd : 0
    line.alignment = alignment
    line.top = before + room
    line.height = (above + below) * CGFloat(paragraph.lineHeightMultiple)
    line.baseline = line.top + above * CGFloat(paragraph.lineHeightMultiple)
    lines.append(line)
    line = PictureText.Line()
    gap = []
    beginsParagraph = false
  }
}

extension UILabel {
  /// Returns the text that the label shows; nil if it has none.
  final func pictureText(in colors: ColorAppearance) -> PictureText? {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    let look =
      look?.content as? AttributedLook
      ?? AttributedLook(NSAttributedString(string: text), font: font, color: textColor)
    var picture = PictureText(
      look, width: bounds.width, isBroken: numberOfLines != 1, scale: shownSize / font.pointSize, in: colors)
    picture.cut(to: max(numberOfLines, 0), within: bounds.size)
    return picture
  }
}

extension CATextLayer {
  /// Returns the text that the layer shows; nil if it has none.
  final func pictureText(in colors: ColorAppearance) -> PictureText? {
    guard let string, !string.isEmpty, fontSize.isFinite, fontSize > 0, bounds.width > 0, bounds.height > 0
    else { return nil }
    let font = font ?? .systemFont(ofSize: fontSize)
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    let look =
      look?.content as? AttributedLook
      ?? AttributedLook(NSAttributedString(string: string), font: font, color: color)
    var picture = PictureText(
      look, width: bounds.width, isBroken: isWrapped, scale: fontSize / font.pointSize, in: colors)
    picture.cut(to: isWrapped ? 0 : 1, within: bounds.size)
    return picture
  }
}
