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
    case .shadow(let view, let opacity, let radius, let offset, let color, let isOfContent):
      start(18, view)
      output.f64(opacity)
      output.f64(radius)
      write(offset.width, offset.height)
      output.u32(color)
      output.flag(isOfContent)
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
      output.u8(name.rawValue)
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
    case .textRuns(let view, let runs, let paragraphs):
      start(45, view)
      output.u32(UInt32(clamping: runs.count))
      for each in runs { write(each) }
      output.u32(UInt32(clamping: paragraphs.count))
      for each in paragraphs { write(each) }
    case .hover(let view, let isWanted):
      start(46, view)
      output.flag(isWanted)
    case .textInsets(let view, let top, let left, let bottom, let right):
      start(47, view)
      output.f64(top)
      output.f64(left)
      output.f64(bottom)
      output.f64(right)
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
    case .mask(let view, let outline, let gradient, let shapes, let pixels, let map):
      start(53, view)
      write(outline)
      write(gradient)
      output.u32(UInt32(clamping: shapes.count))
      for each in shapes { write(each) }
      write(pixels)
      write(map.a, map.b, map.c, map.d, map.tx, map.ty)
    case .roundCorners(let view, let corners):
      start(54, view)
      output.u8(corners)
    case .backdrop(let view, let blur, let saturation):
      start(55, view)
      output.f64(blur)
      output.f64(saturation)
    case .backside(let view, let isShown):
      start(56, view)
      output.flag(isShown)
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
}

extension WebModule {
  /// The version of the protocol in `docs/host-protocol.md`.
  public static let abiVersion: Int32 = 19
}
