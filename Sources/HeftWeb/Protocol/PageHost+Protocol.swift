// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

import HeftProtocol

extension PageHost: Host {
  func perform(_ operation: DisplayOperation) {
    switch operation {
    case .create(let view, let kind):
      start(1, view)
      output.u8(kind.rawValue)
    case .destroy(let view):
      start(2, view)
    case .insert(let view, let parent, let index):
      start(3, view)
      output.u32(parent)
      output.u32(UInt32(clamping: index))
    case .frame(let view, let frame):
      start(4, view)
      write(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    case .transform(let view, let matrix):
      start(5, view)
      write(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
    case .scroll(let view, let origin):
      start(6, view)
      write(origin.x, origin.y)
    case .alpha(let view, let alpha):
      start(7, view)
      output.f64(alpha)
    case .hidden(let view, let isHidden):
      start(8, view)
      output.flag(isHidden)
    case .background(let view, let color):
      start(9, view)
      output.u32(color)
    case .clip(let view, let clips):
      start(10, view)
      output.flag(clips)
    case .corner(let view, let radius):
      start(11, view)
      output.f64(radius)
    case .text(let view, let text):
      start(12, view)
      output.string(text)
    case .textStyle(let view, let style):
      start(13, view)
      write(style)
    case .image(let view, let mode, let tint, let svg):
      start(14, view)
      output.u8(mode)
      output.u32(tint)
      output.string(svg)
    case .accessibility(let view, let description):
      start(15, view)
      write(description)
    case .pixels(let view, let update):
      start(16, view)
      write(update)
    case .border(let view, let width, let color):
      start(17, view)
      output.f64(width)
      output.u32(color)
    case .shadow(let view, let opacity, let radius, let offset, let color):
      start(18, view)
      output.f64(opacity)
      output.f64(radius)
      write(offset.width, offset.height)
      output.u32(color)
    case .field(let view, let style):
      start(19, view)
      write(style)
    case .focus(let view, let isOn):
      start(20, view)
      output.flag(isOn)
    case .blurBackground(let view, let blur):
      start(21, view)
      write(blur)
    case .moveFocus(let view):
      start(22, view)
    case .thresholds(let hint, let peek, let pop):
      output.u8(23)
      output.f64(hint)
      output.f64(peek)
      output.f64(pop)
    case .selectAll(let view):
      start(24, view)
    case .selection(let view, let selectionStart, let selectionEnd, let isHeld):
      start(25, view)
      output.u32(selectionStart)
      output.u32(selectionEnd)
      output.flag(isHeld)
    case .document(let view, let nodes):
      start(30, view)
      output.u32(UInt32(clamping: nodes.count))
      for each in nodes { write(each) }
    case .documentStyle(let view, let style):
      start(31, view)
      write(style)
    case .title(let name):
      output.u8(32)
      output.string(name)
    case .setting(let name, let value):
      output.u8(33)
      output.string(name)
      output.string(value)
    case .force(let reading):
      output.u8(34)
      write(reading)
    case .console(let source, let line):
      output.u8(35)
      output.u8(source.rawValue)
      output.string(line)
    case .warning(let number, let text, let count):
      start(36, number)
      output.string(text)
      output.u32(count)
    case .replay(let isRunning):
      output.u8(37)
      output.flag(isRunning)
    case .apps(let names):
      output.u8(38)
      output.u32(UInt32(clamping: names.count))
      for each in names { output.string(each) }
    case .pressDemo(let state, let nearness, let words):
      output.u8(39)
      output.u8(state.rawValue)
      output.f64(nearness)
      output.string(words)
    case .model(let model):
      output.u8(40)
      write(model)
    case .advice(let words):
      output.u8(41)
      output.string(words)
    case .lists(let view, let lists):
      start(42, view)
      output.u32(UInt32(clamping: lists.count))
      for each in lists { write(each) }
    case .cursor(let view, let cursor):
      start(43, view)
      output.u8(cursor.rawValue)
    case .ownColors(let view, let keeps):
      start(44, view)
      output.flag(keeps)
    case .textRuns(let view, let runs, let paragraph):
      start(45, view)
      output.u32(UInt32(clamping: runs.count))
      for each in runs { write(each) }
      write(paragraph)
    case .hover(let view, let isWanted):
      start(46, view)
      output.flag(isWanted)
    case .anchor(let view, let point):
      start(50, view)
      write(point.x, point.y)
    case .space(let view, let matrix):
      start(51, view)
      output.u32(UInt32(clamping: matrix.count))
      for each in matrix { output.f64(each) }
    case .shapes(let view, let gradient, let shapes):
      start(52, view)
      write(gradient)
      output.u32(UInt32(clamping: shapes.count))
      for each in shapes { write(each) }
    case .mask(let view, let outline, let gradient):
      start(53, view)
      write(outline)
      write(gradient)
    case .roundCorners(let view, let corners):
      start(54, view)
      output.u8(corners)
    case .backdrop(let view, let blur, let saturation):
      start(55, view)
      output.f64(blur)
      output.f64(saturation)
    }
  }

  func perform(_ request: HostRequest) {
    switch request {
    case .ticks(let wanted, let delay):
      output.u8(64)
      output.flag(wanted)
      output.u32(delay)
    case .vibrate(let milliseconds):
      start(65, milliseconds)
    case .announce(let text, let isAssertive):
      output.u8(66)
      output.string(text)
      output.flag(isAssertive)
    case .store(let app, let key, let number, let bytes):
      output.u8(68)
      output.string(app)
      output.string(key)
      output.u32(number)
      output.bytes(bytes)
    case .remove(let app, let key, let number):
      output.u8(69)
      output.string(app)
      output.string(key)
      output.u32(number)
    case .share(let number, let title, let text, let files):
      start(70, number)
      output.string(title)
      output.string(text)
      output.u32(UInt32(clamping: files.count))
      for each in files { write(each) }
    case .copy(let number, let text, let file):
      start(71, number)
      output.string(text)
      output.flag(file != nil)
      if let file { write(file) }
    case .saveFile(let file):
      output.u8(72)
      write(file)
    case .fetch(let app, let key, let number):
      output.u8(73)
      output.string(app)
      output.string(key)
      output.u32(number)
    case .pickFiles(let accepting):
      output.u8(75)
      output.string(accepting)
    case .encodeVideo(let number, let picture):
      start(76, number)
      output.bytes(picture)
    case .open(let address, let isWeb):
      output.u8(80)
      output.string(address)
      output.flag(isWeb)
    case .keyTaken:
      output.u8(85)
    }
  }

  private func write(_ value: HostFile) {
    output.string(value.name)
    output.string(value.mediaType)
    output.bytes(value.bytes)
  }

  private func write(_ value: TextStyle) {
    output.f64(value.size)
    output.u32(value.weight)
    output.flag(value.hasMonospacedDigits)
    output.u32(value.color)
    output.u8(value.alignment)
    output.u32(value.lines)
  }

  private func write(_ value: TextRun) {
    output.u32(value.length)
    output.f64(value.size)
    output.u32(value.weight)
    output.flag(value.hasMonospacedDigits)
    output.u32(value.color)
    output.u32(value.background)
    output.u8(value.underline)
    output.u32(value.underlineColor)
    output.u8(value.strikethrough)
    output.u32(value.strikethroughColor)
    output.f64(value.kern)
    output.f64(value.baselineOffset)
  }

  private func write(_ value: TextParagraph) {
    output.f64(value.lineSpacing)
    output.f64(value.lineHeightMultiple)
    output.f64(value.spacing)
    output.f64(value.indent)
    output.f64(value.firstLineIndent)
  }

  private func write(_ value: FieldStyle) {
    output.string(value.placeholder)
    output.u32(value.placeholderColor)
    output.u32(value.caretColor)
    output.u32(value.borderColor)
    output.f64(value.left)
    output.f64(value.right)
    output.u8(value.keyboard)
    output.u8(value.returnKey)
    output.u8(value.capitalization)
    output.flag(value.isSecure)
    output.flag(value.correctsText)
    output.flag(value.isEnabled)
    output.flag(value.isReadOnly)
  }

  private func write(_ value: BackgroundBlur) {
    output.f64(value.scale)
    write(value.offset.width, value.offset.height)
    output.f64(value.blur)
    write(value.hole.origin.x, value.hole.origin.y, value.hole.size.width, value.hole.size.height)
    output.f64(value.corner)
  }

  private func write(_ value: GradientStop) {
    output.f64(value.place)
    output.u32(value.color)
  }

  private func write(_ value: Gradient) {
    output.flag(value.isRadial)
    write(value.start.x, value.start.y)
    write(value.end.x, value.end.y)
    output.u32(UInt32(clamping: value.stops.count))
    for each in value.stops { write(each) }
  }

  private func write(_ value: Outline) {
    output.u32(UInt32(clamping: value.steps.count))
    for each in value.steps { output.f64(each) }
    output.flag(value.isEvenOdd)
  }

  private func write(_ value: Shape) {
    write(value.outline)
    output.u32(value.fill)
    output.u32(value.stroke)
    output.f64(value.width)
    output.u8(value.cap)
    output.u8(value.join)
    output.f64(value.miterLimit)
    output.u32(UInt32(clamping: value.dashes.count))
    for each in value.dashes { output.f64(each) }
    output.f64(value.phase)
    output.f64(value.from)
    output.f64(value.to)
    output.f64(value.blur)
  }

  private func write(_ value: PixelUpdate) {
    output.u8(value.mode)
    output.f64(value.scale)
    output.u32(UInt32(clamping: value.width))
    output.u32(UInt32(clamping: value.height))
    output.u32(UInt32(clamping: value.x))
    output.u32(UInt32(clamping: value.y))
    output.u32(UInt32(clamping: value.changedWidth))
    output.u32(UInt32(clamping: value.changedHeight))
    output.plainBytes(value.bytes)
  }

  private func write(_ value: AccessibilityDescription) {
    output.u8(value.role.rawValue)
    output.u8(value.states.rawValue)
    output.u8(value.level)
    output.string(value.label)
    output.string(value.value)
    output.u8(value.valuePlace.rawValue)
    output.string(value.hint)
  }

  private func write(_ value: ListDescription) {
    output.string(value.name)
    output.u32(UInt32(clamping: value.count))
    output.u32(UInt32(clamping: value.first))
    output.u32(UInt32(clamping: value.rows.count))
    for each in value.rows { output.u32(each) }
  }

  private func write(_ value: ForceReading) {
    output.string(value.value)
    output.f64(value.fraction)
    output.string(value.source)
    output.u8(value.kind.rawValue)
    output.string(value.detail)
  }

  private func write(_ value: DocumentStyle) {
    output.u32(value.text)
    output.u32(value.softText)
    output.u32(value.link)
    output.u32(value.fill)
    output.u32(value.line)
    output.f64(value.size)
    output.f64(value.left)
    output.f64(value.right)
  }

  private func write(_ value: DeviceModel) {
    output.string(value.identifier)
    output.f64(value.screen.width)
    output.f64(value.screen.height)
    output.f64(value.screen.scale)
    output.f64(value.screen.safeTop)
    output.f64(value.screen.safeBottom)
  }

  private func write(_ value: WebNode) {
    switch value {
    case .close:
      output.u8(0)
    case .open(let element):
      output.u8(1)
      output.u8(element.rawValue)
    case .link(let number):
      start(2, number)
    case .text(let text):
      output.u8(3)
      output.string(text)
    case .lineBreak:
      output.u8(4)
    case .rule:
      output.u8(5)
    case .picture(let svg, let label, let width, let height):
      output.u8(6)
      output.string(svg)
      output.string(label)
      output.f64(width)
      output.f64(height)
    }
  }
}

extension Page {
  /// The version of the protocol in `docs/seam.md`.
  public static let abiVersion: Int32 = 15
}
