import HeftProtocol

/// The lines of a text whose stretches have typefaces of their own, by the table of widths. A line is as high as its largest
/// typeface.
struct RunLines {
  private struct Extent {
    var top: CGFloat = 0
    var bottom: CGFloat = 0

    mutating func include(_ other: Extent) {
      top = max(top, other.top)
      bottom = max(bottom, other.bottom)
    }
  }

  /// The paragraph that the line is in.
  private var paragraph = TextParagraph()
  private var isInParagraph = false
  /// The room that the last paragraph leaves after it.
  private var spacing = 0.0
  private let limit: CGFloat
  private let isBroken: Bool
  /// The height that each line adds, with the room above it.
  private var heights: [CGFloat] = []
  private var widest: CGFloat = 0

  private var line = Extent()
  private var lineWidth: CGFloat = 0
  private var beginsParagraph = true
  private var word = Extent()
  private var wordWidth: CGFloat = 0
  /// The width of the space before the word.
  private var gap: CGFloat = 0
  /// The extent of the last stretch: a line without characters is as high.
  private var last = Extent()

  init(width: CGFloat, isBroken: Bool) {
    limit = width
    self.isBroken = isBroken
  }

  /// Goes on with a stretch of the text. A paragraph that begins with it lies as it says.
  mutating func add(
    _ text: Substring.UnicodeScalarView, font: UIFont, kern: CGFloat, offset: CGFloat,
    paragraph new: TextParagraph
  ) {
    // A quarter of a line lies below the letters (our choice); it counts only where some are raised.
    let height = font.lineHeight
    last = Extent(top: max(height * 0.75 + offset, 0), bottom: max(height * 0.25 - offset, 0))
    var rest = text
    while let part = rest.popPart() {
      if !isInParagraph { paragraph = new }
      isInParagraph = true
      word.include(last)
      switch part {
      case .word(let letters):
        wordWidth += TextMetrics.exactWidth(of: letters, font: font) + kern * CGFloat(letters.count)
      case .space(let space):
        endWord()
        gap = TextMetrics.width(of: space, font: font) + kern
      case .newline:
        endWord()
        endLine()
        beginsParagraph = true
        isInParagraph = false
        spacing = paragraph.spacing
      }
    }
  }

  /// The text is over.
  mutating func end() {
    if last.top + last.bottom == 0 { return }
    endWord()
    endLine()
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
    let width = max(wordWidth.rounded(.up), 0)
    let space = lineWidth == 0 ? 0 : gap
    if lineWidth > 0, isBroken, indent + lineWidth + space + width > lineEnd {
      endLine()
      lineWidth = width
    } else {
      lineWidth += space + width
    }
    line.include(word)
    widest = max(widest, indent + lineWidth + max(0, -CGFloat(paragraph.tailIndent)))
    wordWidth = 0
    word = Extent()
  }

  private mutating func endLine() {
    if line.top + line.bottom == 0 { line = last }
    var height = (line.top + line.bottom) * CGFloat(paragraph.lineHeightMultiple)
    if !heights.isEmpty {
      height += CGFloat(paragraph.lineSpacing + (beginsParagraph ? spacing : 0))
    }
    heights.append(height)
    line = Extent()
    lineWidth = 0
    gap = 0
    beginsParagraph = false
  }

  /// The size of the first lines; of 0 or fewer, of all.
  func size(of lines: Int) -> CGSize {
    let shown = lines <= 0 ? heights.count : min(lines, heights.count)
    return CGSize(width: min(widest, limit), height: heights[..<shown].reduce(0, +))
  }

  /// The height of as many lines as fit, of one at least.
  func height(within room: CGFloat) -> CGFloat {
    var height = heights.first ?? 0
    for next in heights.dropFirst() {
      if height + next > room { break }
      height += next
    }
    return height
  }
}
