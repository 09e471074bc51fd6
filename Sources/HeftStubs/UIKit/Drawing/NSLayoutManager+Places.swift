// The lines of a text, and the places of its letters.

import Heft

extension NSLayoutManager {
  // MARK: Lines

  /// The text's lines in the first container, as measured now.
  final var lines: [Line] {
    guard let storage = textStorage, let container = textContainers.first else { return [] }
    let units = Array(storage.string.utf16)
    let padding = container.lineFragmentPadding
    let full = container.size.width > 0 ? container.size.width : CGFloat.greatestFiniteMagnitude
    let room = max(full - 2 * padding, 1)
    var lines: [Line] = []
    var (start, y) = (0, CGFloat(0))
    while start < units.count {
      if container.maximumNumberOfLines > 0, lines.count == container.maximumNumberOfLines { break }
      let paragraphEnd = units[start...].firstIndex(of: 10) ?? units.count
      let end = lineEnd(from: start, to: paragraphEnd, units, room, storage)
      let isLast = end == paragraphEnd
      let size = measured(start, end, storage)
      let style = storage.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      var x = padding
      if full < 1e6, let alignment = style?.alignment {
        if alignment == .center { x += max(room - size.width, 0) / 2 }
        if alignment == .right { x += max(room - size.width, 0) }
      }
      let range = NSRange(location: start, length: end - start + (isLast && end < units.count ? 1 : 0))
      let width = full < 1e6 ? full : size.width + 2 * padding
      lines.append(
        Line(
          range: range, rect: CGRect(x: 0, y: y, width: width, height: size.height),
          used: CGRect(x: x - padding, y: y, width: size.width + 2 * padding, height: size.height)))
      y += size.height + (style?.lineSpacing ?? 0) + (isLast ? style?.paragraphSpacing ?? 0 : 0)
      start = range.location + range.length
    }
    return lines
  }

  /// How wide and high a part of a line is; of none as high as its font.
  private final func measured(_ start: Int, _ end: Int, _ storage: NSTextStorage) -> CGSize {
    if start < end {
      return storage.attributedSubstring(from: NSRange(location: start, length: end - start)).size()
    }
    let font = storage.attribute(.font, at: start, effectiveRange: nil) as? UIFont
    return CGSize(width: 0, height: (font ?? .systemFont(ofSize: 12)).lineHeight)
  }

  /// Where a line ends: with its paragraph, else behind the last space before which it fits, else in a word.
  private final func lineEnd(
    from start: Int, to end: Int, _ units: [UInt16], _ room: CGFloat, _ storage: NSTextStorage
  ) -> Int {
    func fits(_ place: Int) -> Bool {
      var last = place
      while last > start, units[last - 1] == 32 { last -= 1 }
      return measured(start, last, storage).width <= room
    }
    /// The last of places that fits; nil where none does.
    func last(of places: [Int]) -> Int? {
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if fits(places[middle]) { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? places[low - 1] : nil
    }
    if end <= start || fits(end) { return end }
    let spaces = (start + 1..<end).filter { units[$0 - 1] == 32 && units[$0] != 32 }
    if let place = last(of: spaces) { return place }
    // Not within the two units of one character.
    let letters = (start + 1..<end).filter { units[$0] & 0xFC00 != 0xDC00 }
    return last(of: letters) ?? letters.first ?? end
  }

  final func isLineEnd(_ place: Int) -> Bool {
    guard let storage = textStorage, place < storage.length else { return false }
    let unit = storage.attributedSubstring(from: NSRange(location: place, length: 1)).string
    return unit == "\n" || unit == "\r\n" || unit == "\r"
  }

  private final func line(of glyph: Int) -> Line? {
    let lines = lines
    return lines.first { glyph < $0.range.location + $0.range.length } ?? lines.last
  }

  /// How far a letter is from the left end of its line.
  private final func offset(of glyph: Int, in line: Line) -> CGFloat {
    guard let storage = textStorage else { return 0 }
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    let end = min(max(glyph, line.range.location), line.range.location + line.range.length)
    return line.used.minX + padding
      + (end > line.range.location ? measured(line.range.location, end, storage).width : 0)
  }

  // MARK: Places

  /// The line of a letter, from edge to edge.
  ///
  /// - Parameters:
  ///   - glyphIndex: The letter.
  ///   - effectiveGlyphRange: Gets the line's letters; nil is fine.
  /// - Returns: In the container's points; zero where there is no text.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let found = line(of: glyphIndex)
    effectiveGlyphRange?.pointee = found?.range ?? NSRange(location: 0, length: 0)
    return found?.rect ?? .zero
  }

  /// The part of a letter's line that has letters.
  ///
  /// - Parameters:
  ///   - glyphIndex: The letter.
  ///   - effectiveGlyphRange: Gets the line's letters; nil is fine.
  /// - Returns: In the container's points; zero where there is no text.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    let found = line(of: glyphIndex)
    effectiveGlyphRange?.pointee = found?.range ?? NSRange(location: 0, length: 0)
    return found?.used ?? .zero
  }

  /// Where a letter stands.
  ///
  /// - Parameter glyphIndex: The letter.
  /// - Returns: On its baseline, from its line's corner.
  public final func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = line(of: glyphIndex) else { return .zero }
    let font = textStorage?.attribute(.font, at: glyphIndex, effectiveRange: nil) as? UIFont
    let descent = -(font ?? .systemFont(ofSize: 12)).descender
    return CGPoint(x: offset(of: glyphIndex, in: line), y: line.rect.height - descent)
  }

  /// The rectangle around letters.
  ///
  /// - Parameters:
  ///   - glyphRange: In UTF-16 units.
  ///   - container: The place.
  /// - Returns: In the place's points; zero where there are none.
  public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = rects(of: glyphRange)
    return rects.isEmpty ? .zero : rects.reduce(CGRect.null) { $0.union($1) }
  }

  private final func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      let part = heftOverlap(line.range, range)
      guard part.length > 0 else { return nil }
      let (from, to) = (
        offset(of: part.location, in: line), offset(of: part.location + part.length, in: line)
      )
      return CGRect(x: from, y: line.rect.minY, width: max(to - from, 0), height: line.rect.height)
    }
  }

  /// The rectangle around all letters.
  ///
  /// - Parameter container: The place.
  /// - Returns: In the place's points.
  public final func usedRect(for container: NSTextContainer) -> CGRect {
    lines.reduce(CGRect.null) { $0.union($1.used) }.heftUnlessNull
  }

  /// The line after a text that ends with a line's end.
  public final var extraLineFragmentRect: CGRect {
    guard let last = lines.last, numberOfGlyphs > 0, isLineEnd(numberOfGlyphs - 1) else { return .zero }
    return last.rect.offsetBy(dx: 0, dy: last.rect.height)
  }
  /// The part of that line that would have letters.
  public final var extraLineFragmentUsedRect: CGRect { extraLineFragmentRect }

  /// The letter at a point, or the one nearest to it.
  ///
  /// - Parameters:
  ///   - point: In the place's points.
  ///   - container: The place.
  ///   - partialFraction: Gets how far in the letter the point is, 0...1; nil is fine.
  /// - Returns: The letter; 0 where there is no text.
  public final func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    partialFraction?.pointee = 0
    let lines = lines
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    let first = line.range.location
    var last = first + line.range.length - 1
    if last > first, isLineEnd(last) { last -= 1 }
    // The last letter that begins before the point.
    var (low, high) = (first, last)
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle, in: line) <= point.x { low = middle } else { high = middle - 1 }
    }
    let (from, to) = (offset(of: low, in: line), offset(of: low + 1, in: line))
    if to > from { partialFraction?.pointee = min(max((point.x - from) / (to - from), 0), 1) }
    return low
  }

  /// The character at a point, or the one nearest to it.
  ///
  /// - Parameters:
  ///   - point: In the place's points.
  ///   - container: The place.
  ///   - partialFraction: Gets how far in the character the point is, 0...1; nil is fine.
  /// - Returns: Its place; 0 where there is no text.
  public final func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  /// Hands over the lines of letters.
  ///
  /// - Parameters:
  ///   - glyphRange: In UTF-16 units.
  ///   - block: Gets the line, the part that has letters, the place, the line's letters and where to say
  ///     that it is enough.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = false
    for line in lines where !stop && heftOverlap(line.range, glyphRange).length > 0 {
      block(line.rect, line.used, container, line.range, &stop)
    }
  }

  /// Hands over the rectangles around letters, one for each line.
  ///
  /// - Parameters:
  ///   - glyphRange: In UTF-16 units.
  ///   - selectedRange: Left aside.
  ///   - textContainer: The place.
  ///   - block: Gets the rectangle and where to say that it is enough.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stop = false
    for rect in rects(of: glyphRange) where !stop { block(rect, &stop) }
  }
}

extension CGRect {
  fileprivate var heftUnlessNull: CGRect { isNull ? .zero : self }
}

/// What two ranges have in common; without a length where that is nothing.
func heftOverlap(_ one: NSRange, _ other: NSRange) -> NSRange {
  let start = max(one.location, other.location)
  let end = min(one.location + one.length, other.location + other.length)
  return NSRange(location: start, length: max(end - start, 0))
}
