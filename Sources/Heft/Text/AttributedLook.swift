import HeftProtocol

/// The looks of a text with attributes, and the font and the color of stretches without their own.
final class AttributedLook {
  let text: NSAttributedString
  let font: UIFont
  /// Nil is the color of the style that the host has.
  let color: UIColor?
  /// The font of the view that shows the text: that of most of the text when it was set.
  let viewFont: UIFont
  /// The attributes of what the user types next; nil for those of the text at the caret.
  var typed: NSAttributedString.Attributes?

  /// - Parameters:
  ///   - text: The text; later changes to it do not count.
  ///   - font: The font of stretches without one.
  ///   - color: The color of stretches without one.
  ///   - viewFont: The font of the view; nil for that of most of the text.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor?, viewFont: UIFont? = nil) {
    self.text = NSAttributedString(attributedString: text)
    self.font = font
    self.color = color
    self.viewFont = viewFont ?? text.commonAttributes[.font] as? UIFont ?? font
  }

  /// The look as a view keeps it.
  var kept: TextLook {
    TextLook(
      string: text.string, content: self,
      size: { width, lines in self.lines(width: width, isBroken: lines != 1).size(of: lines) },
      show: { self.show($0, style: $1, on: $2, colors: $3) }, changed: { self.changed($0).kept },
      edited: { self.edited($0).kept }, caretMoved: { self.caretMoved() })
  }

  func changed(_ change: TextLook.Change) -> AttributedLook {
    let new = NSMutableAttributedString(attributedString: text)
    var (font, color, viewFont) = (font, color, viewFont)
    switch change {
    case .font(let wanted): viewFont = wanted
    case .color, .alignment: break
    case .contentSize: viewFont = viewFont.scaled(in: .current)
    }
    for index in new.runs.indices {
      switch change {
      case .font(let wanted):
        font = wanted
        new.runs[index].attributes[.font] = wanted
      case .color(let wanted):
        color = wanted
        new.runs[index].attributes[.foregroundColor] = wanted
      case .alignment(let wanted):
        // A paragraph without a style lies as the view says.
        guard let style = new.runs[index].attributes[.paragraphStyle] as? NSParagraphStyle else { continue }
        new.runs[index].attributes[.paragraphStyle] = style.aligned(wanted)
      case .contentSize:
        font = self.font.scaled(in: .current)
        new.runs[index].attributes[.font] = self.font(of: new.runs[index]).scaled(in: .current)
      }
    }
    let look = AttributedLook(new, font: font, color: color, viewFont: viewFont)
    look.typed = typed
    return look
  }

  // MARK: Measured

  func font(of run: NSAttributedString.Run) -> UIFont { run.attributes[.font] as? UIFont ?? font }

  /// The lines, by the table of widths.
  func lines(width: CGFloat, isBroken: Bool) -> RunLines {
    var lines = RunLines(width: width, isBroken: isBroken)
    for run in text.runs {
      lines.add(
        run.text.unicodeScalars[...], font: font(of: run), kern: run.number(.kern),
        offset: run.number(.baselineOffset), paragraph: paragraph(of: run))
    }
    lines.end()
    return lines
  }
  /// How the lines of a paragraph lie that begins with a stretch.
  ///
  /// - Parameters:
  ///   - run: The stretch.
  ///   - alignment: That of a paragraph that says none, `NSTextAlignment`'s raw value.
  /// - Returns: It without its length.
  func paragraph(of run: NSAttributedString.Run, alignment: UInt8 = 4) -> TextParagraph {
    guard let style = run.attributes[.paragraphStyle] as? NSParagraphStyle else {
      return TextParagraph(alignment: alignment)
    }
    func length(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }
    var multiple = length(style.lineHeightMultiple)
    if multiple == 0 { multiple = 1 }
    // Lines are as high as the font's, which the least and the largest height bound.
    let line = Double(font(of: run).lineHeight)
    let (least, most) = (length(style.minimumLineHeight), length(style.maximumLineHeight))
    if least > 0 { multiple = max(multiple, least / line) }
    if most > 0 { multiple = min(multiple, most / line) }
    let indent = length(style.headIndent)
    return TextParagraph(
      alignment: UInt8(style.alignment.rawValue), lineSpacing: length(style.lineSpacing),
      lineHeightMultiple: multiple, spacing: length(style.paragraphSpacing), indent: indent,
      firstLineIndent: length(style.firstLineHeadIndent) - indent,
      tailIndent: style.tailIndent.isFinite ? Double(style.tailIndent) : 0)
  }

  /// How the lines lie, for stretches of paragraphs that are alike. A paragraph lies as its first character says.
  private func paragraphs(alignment: UInt8) -> [TextParagraph] {
    var paragraphs: [TextParagraph] = []
    var begun: TextParagraph?
    for run in text.runs {
      var rest = run.text.unicodeScalars[...]
      while !rest.isEmpty {
        let paragraph = begun ?? self.paragraph(of: run, alignment: alignment)
        let line = rest.prefix { $0 != "\n" }
        let end = line.endIndex < rest.endIndex ? rest.index(after: line.endIndex) : rest.endIndex
        begun = line.endIndex < rest.endIndex ? nil : paragraph
        let length = UInt32(clamping: Substring(rest[..<end]).utf16.count)
        rest = rest[end...]
        var new = paragraph
        new.length = paragraphs.last?.length ?? 0
        if new == paragraphs.last {
          paragraphs[paragraphs.count - 1].length += length
        } else {
          new.length = length
          paragraphs.append(new)
        }
      }
    }
    return paragraphs
  }

  // MARK: Shown

  private func show(
    _ number: ViewNumber, style: TextStyle, on host: any Host, colors: ColorAppearance
  ) {
    let common = viewFont.pointSize
    // A label may show its text smaller than it is.
    let scale = style.size / Double(common)
    var runs: [TextRun] = []
    for run in text.runs {
      var new = textRun(of: run, scale: scale, color: style.color, in: colors)
      if font(of: run).pointSize == common { new.size = style.size }
      let length = UInt32(clamping: run.text.utf16.count)
      if let last = runs.last {
        new.length = last.length
        if new == last {
          runs[runs.count - 1].length += length
          continue
        }
      }
      new.length = length
      runs.append(new)
    }
    guard let first = runs.first else { return }
    let plain = TextRun(
      length: first.length, size: style.size, weight: style.weight,
      hasMonospacedDigits: style.hasMonospacedDigits, color: style.color)
    let paragraphs = paragraphs(alignment: style.alignment)
    if runs.count == 1, first == plain, paragraphs.count == 1,
      paragraphs[0] == TextParagraph(length: first.length, alignment: style.alignment)
    {
      return
    }
    host.perform(.textRuns(number, runs: runs, paragraphs: paragraphs))
  }

  /// How a stretch looks, without its length.
  func textRun(
    of run: NSAttributedString.Run, scale: Double, color common: UInt32, in colors: ColorAppearance
  ) -> TextRun {
    let font = font(of: run)
    let color = run.attributes[.foregroundColor] as? UIColor ?? color
    var new = TextRun(
      length: 0, size: Double(font.pointSize) * scale, weight: font.cssWeight,
      hasMonospacedDigits: font.hasMonospacedDigits, color: color?.rgba(in: colors).packed ?? common)
    new.background = run.color(.backgroundColor, in: colors)
    new.underline = run.line(.underlineStyle)
    new.underlineColor = run.color(.underlineColor, in: colors)
    new.strikethrough = run.line(.strikethroughStyle)
    new.strikethroughColor = run.color(.strikethroughColor, in: colors)
    new.kern = Double(run.number(.kern)) * scale
    new.baselineOffset = Double(run.number(.baselineOffset)) * scale
    return new
  }
}

extension NSAttributedString.Run {
  /// A number that is finite; 0 where there is none.
  fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat {
    guard let number = attributes[key] as? NSNumber else { return 0 }
    let value = CGFloat(number.doubleValue)
    return value.isFinite ? value : 0
  }

  /// A color as the host is told it; 0 where there is none.
  fileprivate func color(_ key: NSAttributedString.Key, in colors: ColorAppearance) -> UInt32 {
    (attributes[key] as? UIColor)?.rgba(in: colors).packed ?? 0
  }

  /// A line under or through the text as the host is told it.
  fileprivate func line(_ key: NSAttributedString.Key) -> UInt8 {
    guard let number = attributes[key] as? NSNumber else { return 0 }
    // The bits beside these say how it is dashed.
    switch number.intValue & 15 {
    case 0: return 0
    case NSUnderlineStyle.thick.rawValue: return 2
    case NSUnderlineStyle.double.rawValue: return 3
    default: return 1
    }
  }
}
