import Heft

/// Writes operations and requests as the bytes that the page reads. `docs/seam.md` lists them.
final class PageHost: Host {
  let output = ByteWriter(capacity: 1 << 16)

  func perform(_ operation: DisplayOperation) {
    switch operation {
    case .create(let view, let kind):
      start(1, view)
      output.u8(kind.rawValue)
    case .destroy(let view): start(2, view)
    case .insert(let view, let parent, let index):
      start(3, view)
      output.u32(parent)
      output.u32(UInt32(clamping: index))
    case .frame(let view, let frame):
      start(4, view)
      numbers(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    case .transform(let view, let map):
      start(5, view)
      numbers(map.a, map.b, map.c, map.d)
      numbers(map.tx, map.ty)
    case .scroll(let view, let origin):
      start(6, view)
      numbers(origin.x, origin.y)
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
      output.f64(style.size)
      output.u32(style.weight)
      output.flag(style.hasMonospacedDigits)
      output.u32(style.color)
      output.u8(style.alignment)
      output.u32(style.lines)
    case .image(let view, let mode, let tint, let svg):
      start(14, view)
      output.u8(mode)
      output.u32(tint)
      output.string(svg)
    case .accessibility(let view, let description):
      start(15, view)
      strings(description.role, description.label, description.value, description.hint)
    case .pixels(let view, let update):
      start(16, view)
      output.u8(update.mode)
      output.f64(update.scale)
      numbers(update.width, update.height)
      numbers(update.x, update.y)
      numbers(update.changedWidth, update.changedHeight)
      output.plainBytes(update.bytes)
    case .border(let view, let width, let color):
      start(17, view)
      output.f64(width)
      output.u32(color)
    case .shadow(let view, let opacity, let radius, let offset, let color):
      start(18, view)
      output.f64(opacity)
      output.f64(radius)
      numbers(offset.width, offset.height)
      output.u32(color)
    case .field(let view, let look): write(look, of: view)
    case .focus(let view, let isOn):
      start(20, view)
      output.flag(isOn)
    case .selectAll(let view): start(24, view)
    case .recede(let view, let look):
      start(21, view)
      output.f64(look.scale)
      numbers(look.offset.width, look.offset.height)
      output.f64(look.blur)
      numbers(look.hole.origin.x, look.hole.origin.y, look.hole.size.width, look.hole.size.height)
      output.f64(look.corner)
    case .attend(let view): start(22, view)
    case .thresholds(let hint, let peek, let pop):
      output.u8(23)
      output.f64(hint)
      output.f64(peek)
      output.f64(pop)
    case .document(let view, let nodes):
      start(30, view)
      output.u32(UInt32(clamping: nodes.count))
      for node in nodes { write(node) }
    case .documentStyle(let view, let style):
      start(31, view)
      for color in [style.text, style.softText, style.link, style.fill, style.line] { output.u32(color) }
      output.f64(style.size)
      output.f64(style.left)
      output.f64(style.right)
    case .lists(let view, let lists):
      start(42, view)
      output.u32(UInt32(clamping: lists.count))
      for list in lists { write(list) }
    case .cursor(let view, let cursor):
      start(43, view)
      output.u8(cursor.rawValue)
    case .ownColors(let view, let keeps):
      start(44, view)
      output.flag(keeps)
    case .title(let name): start(32, strings: name)
    case .setting(let name, let value): start(33, strings: name, value)
    case .force(let reading):
      start(34, strings: reading.value)
      output.f64(reading.fraction)
      output.string(reading.source)
      output.u8(reading.kind.rawValue)
      output.string(reading.detail)
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
      start(38, UInt32(names.count))
      for name in names { output.string(name) }
    case .trial(let stage, let nearness, let words):
      output.u8(39)
      output.u8(stage.rawValue)
      output.f64(nearness)
      output.string(words)
    case .model(let model):
      start(40, strings: model.identifier)
      let screen = model.screen
      output.f64(screen.width)
      output.f64(screen.height)
      output.f64(screen.scale)
      output.f64(screen.safeTop)
      output.f64(screen.safeBottom)
    case .advice(let words): start(41, strings: words)
    }
  }

  func perform(_ request: HostRequest) {
    switch request {
    case .ticks(let wanted, let delay):
      output.u8(64)
      output.flag(wanted)
      output.u32(delay)
    case .vibrate(let milliseconds): start(65, milliseconds)
    case .announce(let text, let isAssertive):
      start(66, strings: text)
      output.flag(isAssertive)
    case .store(let app, let key, let number, let bytes):
      start(68, strings: app, key)
      output.u32(number)
      output.bytes(bytes)
    case .remove(let app, let key, let number):
      start(69, strings: app, key)
      output.u32(number)
    case .fetch(let app, let key, let number):
      start(73, strings: app, key)
      output.u32(number)
    case .share(let number, let title, let text, let files):
      start(70, number)
      strings(title, text)
      output.u32(UInt32(files.count))
      for file in files { write(file) }
    case .copy(let number, let text, let file):
      start(71, number)
      output.string(text)
      output.u32(file == nil ? 0 : 1)
      if let file { write(file) }
    case .saveFile(let file):
      output.u8(72)
      write(file)
    case .open(let address): start(80, strings: address)
    case .keyTaken: output.u8(85)
    }
  }

  private func write(_ look: FieldLook, of view: ViewNumber) {
    start(19, view)
    output.string(look.placeholder)
    output.u32(look.placeholderColor)
    output.u32(look.caretColor)
    output.u32(look.borderColor)
    output.f64(look.left)
    output.f64(look.right)
    output.u8(look.keyboard)
    output.u8(look.returnKey)
    output.u8(look.capitalization)
    output.u8((look.isSecure ? 1 : 0) | (look.correctsText ? 2 : 0) | (look.isEnabled ? 4 : 0))
  }

  private func write(_ list: ListDescription) {
    output.string(list.name)
    numbers(list.count, list.first)
    output.u32(UInt32(clamping: list.rows.count))
    for row in list.rows { output.u32(row) }
  }

  private func write(_ file: HostFile) {
    strings(file.name, file.mediaType)
    output.bytes(file.bytes)
  }

  private func start(_ code: UInt8, _ number: UInt32) {
    output.u8(code)
    output.u32(number)
  }

  private func start(_ code: UInt8, strings values: String...) {
    output.u8(code)
    for value in values { output.string(value) }
  }

  private func strings(_ values: String...) {
    for value in values { output.string(value) }
  }

  private func numbers(_ first: Int, _ second: Int) {
    output.u32(UInt32(clamping: first))
    output.u32(UInt32(clamping: second))
  }

  private func numbers(_ first: CGFloat, _ second: CGFloat) {
    output.f64(Double(first))
    output.f64(Double(second))
  }

  private func numbers(_ first: CGFloat, _ second: CGFloat, _ third: CGFloat, _ fourth: CGFloat) {
    numbers(first, second)
    numbers(third, fourth)
  }
}
