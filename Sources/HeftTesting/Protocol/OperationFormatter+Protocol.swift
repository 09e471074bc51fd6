// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

import HeftProtocol

extension OperationFormatter {
  static func line(for it: DisplayOperation) -> String {
    switch it {
    case .create(let view, let kind): "create \(view) \(kind)"
    case .destroy(let view): "destroy \(view)"
    case .insert(let view, let parent, let index): "insert \(view) in \(parent) at \(index)"
    case .frame(let view, let frame):
      "frame \(view) \(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)"
    case .transform(let view, let matrix):
      "transform \(view) \(matrix.a) \(matrix.b) \(matrix.c) \(matrix.d) \(matrix.tx) \(matrix.ty)"
    case .scroll(let view, let origin): "scroll \(view) \(origin.x) \(origin.y)"
    case .alpha(let view, let alpha): "alpha \(view) \(alpha)"
    case .hidden(let view, let isHidden): "hidden \(view) \(isHidden)"
    case .background(let view, let color): "background \(view) \(hex(color))"
    case .clip(let view, let clips): "clip \(view) \(clips)"
    case .corner(let view, let radius): "corner \(view) \(radius)"
    case .text(let view, let text): "text \(view) \(quoted(text))"
    case .textStyle(let view, let style):
      "textStyle \(view) \(style.size) \(style.weight) \(style.hasMonospacedDigits) \(hex(style.color)) \(style.alignment) \(style.lines) \(style.lineBreak)"
    case .image(let view, let mode, let tint, let svg):
      "image \(view) \(mode) \(hex(tint)) \(svg.utf8.count) bytes"
    case .accessibility(let view, let description):
      "accessibility \(view) \(description.role) \(names(of: description.states)) \(description.level) \(quoted(description.label)) \(quoted(description.value)) \(description.valuePlace) \(quoted(description.hint))"
    case .pixels(let view, let update):
      "pixels \(view) \(update.mode) \(update.scale) \(update.width) \(update.height) \(update.x) \(update.y) \(update.changedWidth) \(update.changedHeight) \(checksum(update.bytes))"
    case .border(let view, let width, let color): "border \(view) \(width) \(hex(color))"
    case .shadow(let view, let opacity, let radius, let offset, let color, let isOfContent):
      "shadow \(view) \(opacity) \(radius) \(offset.width) \(offset.height) \(hex(color)) \(isOfContent)"
    case .field(let view, let style):
      "field \(view) \(quoted(style.placeholder)) \(hex(style.placeholderColor)) \(hex(style.caretColor)) \(hex(style.borderColor)) \(style.left) \(style.right) \(style.top) \(style.bottom) \(style.keyboard) \(style.returnKey) \(style.capitalization) \(style.isSecure) \(style.correctsText) \(style.isEnabled) \(style.isReadOnly) \(style.hasInputView)"
    case .focus(let view, let isOn): "focus \(view) \(isOn)"
    case .blurBackground(let view, let blur):
      "blurBackground \(view) \(blur.scale) \(blur.offset.width) \(blur.offset.height) \(blur.blur) \(blur.hole.origin.x) \(blur.hole.origin.y) \(blur.hole.size.width) \(blur.hole.size.height) \(blur.corner)"
    case .moveFocus(let view): "moveFocus \(view)"
    case .thresholds(let hint, let peek, let pop): "thresholds \(hint) \(peek) \(pop)"
    case .selectAll(let view): "select all \(view)"
    case .selection(let view, let selectionStart, let selectionEnd, let isHeld):
      "select \(view) \(selectionStart) \(selectionEnd) \(isHeld)"
    case .document(let view, let nodes): "document \(view) \(nodes.count) nodes \(checksum(of: nodes))"
    case .documentStyle(let view, let style):
      "documentStyle \(view) \(hex(style.text)) \(hex(style.softText)) \(hex(style.link)) \(hex(style.fill)) \(hex(style.line)) \(style.size) \(style.left) \(style.right)"
    case .title(let name): "title \(quoted(name))"
    case .setting(let name, let value): "setting \(name.text) \(value)"
    case .force(let reading):
      "force \(reading.value) \(reading.fraction) \(reading.kind) \(quoted(reading.source)) \(quoted(reading.detail))"
    case .console(let source, let line): "console \(source) \(quoted(line))"
    case .warning(let number, let text, let count): "warning \(number) \(count) \(quoted(text))"
    case .replay(let isRunning): "replay \(isRunning)"
    case .apps(let names): "apps \(names.joined(separator: ", "))"
    case .pressDemo(let state, let nearness, let words): "pressDemo \(state) \(nearness) \(quoted(words))"
    case .model(let model): "model \(model.identifier)"
    case .advice(let words): "advice \(quoted(words))"
    case .lists(let view, let lists):
      "lists \(view)" + lists.map { " \(quoted($0.name)) \($0.first) of \($0.count) \($0.rows)" }.joined()
    case .cursor(let view, let cursor): "cursor \(view) \(cursor)"
    case .ownColors(let view, let keeps): "ownColors \(view) \(keeps)"
    case .textRuns(let view, let runs, let paragraphs):
      "textRuns \(view)"
        + runs.map {
          " \($0.length) \($0.size) \($0.weight) \($0.hasMonospacedDigits) \(hex($0.color)) \(hex($0.background)) \($0.underline) \(hex($0.underlineColor)) \($0.strikethrough) \(hex($0.strikethroughColor)) \($0.kern) \($0.baselineOffset)"
        }.joined()
        + paragraphs.map {
          " \($0.length) \($0.alignment) \($0.lineSpacing) \($0.lineHeightMultiple) \($0.spacing) \($0.indent) \($0.firstLineIndent) \($0.tailIndent)"
        }.joined()
    case .hover(let view, let isWanted): "hover \(view) \(isWanted)"
    case .textInsets(let view, let top, let left, let bottom, let right):
      "textInsets \(view) \(top) \(left) \(bottom) \(right)"
    case .anchor(let view, let point): "anchor \(view) \(point.x) \(point.y)"
    case .space(let view, let matrix): "space \(view)" + matrix.map { " \($0)" }.joined()
    case .shapes(let view, let gradient, let shapes):
      "shapes \(view) \(gradient.isRadial) \(gradient.start.x) \(gradient.start.y) \(gradient.end.x) \(gradient.end.y) \(gradient.stops)"
        + shapes.map {
          " \($0.outline.steps) \($0.outline.isEvenOdd) \(hex($0.fill)) \(hex($0.stroke)) \($0.width) \($0.cap) \($0.join) \($0.miterLimit) \($0.dashes) \($0.phase) \($0.from) \($0.to) \($0.blur)"
        }.joined()
    case .mask(let view, let outline, let gradient, let shapes, let pixels, let map):
      "mask \(view) \(outline.steps) \(outline.isEvenOdd) \(gradient.isRadial) \(gradient.start.x) \(gradient.start.y) \(gradient.end.x) \(gradient.end.y) \(gradient.stops) \(pixels.mode) \(pixels.scale) \(pixels.width) \(pixels.height) \(pixels.x) \(pixels.y) \(pixels.changedWidth) \(pixels.changedHeight) \(checksum(pixels.bytes)) \(map.a) \(map.b) \(map.c) \(map.d) \(map.tx) \(map.ty)"
        + shapes.map {
          " \($0.outline.steps) \($0.outline.isEvenOdd) \(hex($0.fill)) \(hex($0.stroke)) \($0.width) \($0.cap) \($0.join) \($0.miterLimit) \($0.dashes) \($0.phase) \($0.from) \($0.to) \($0.blur)"
        }.joined()
    case .roundCorners(let view, let corners): "roundCorners \(view) \(corners)"
    case .backdrop(let view, let blur, let saturation): "backdrop \(view) \(blur) \(saturation)"
    case .backside(let view, let isShown): "backside \(view) \(isShown)"
    }
  }
  static func line(for it: HostRequest) -> String {
    switch it {
    case .ticks(let wanted, let delay): "ticks \(wanted)" + (delay > 0 ? " after \(delay) ms" : "")
    case .vibrate(let milliseconds): "vibrate \(milliseconds)"
    case .announce(let text, let isAssertive): "announce \(quoted(text)) \(isAssertive)"
    case .store(let app, let key, let number, let bytes):
      "store \(number) \(app) \(quoted(key)) \(bytes.count) bytes"
    case .remove(let app, let key, let number): "remove \(number) \(app) \(quoted(key))"
    case .share(let number, let title, let text, let files):
      "share \(number) \(quoted(title)) \(quoted(text))"
        + files.map { " \(quoted($0.name)) \($0.mediaType) \($0.bytes.count) bytes" }.joined()
    case .copy(let number, let text, let file):
      "copy \(number) \(quoted(text))"
        + (file.map { " \(quoted($0.name)) \($0.mediaType) \($0.bytes.count) bytes" } ?? "")
    case .saveFile(let file): "saveFile \(quoted(file.name)) \(file.mediaType) \(file.bytes.count) bytes"
    case .fetch(let app, let key, let number): "fetch \(number) \(app) \(quoted(key))"
    case .pickFiles(let accepting): "pickFiles \(quoted(accepting))"
    case .encodeVideo(let number, let picture): "encodeVideo \(number) \(picture.count) bytes"
    case .open(let address, _): "open \(quoted(address))"
    case .keyTaken: "keyTaken"
    }
  }

  private static func names(of it: AccessibilityStates) -> String {
    var names: [String] = []
    if it.contains(.hidden) { names.append("hidden") }
    if it.contains(.selected) { names.append("selected") }
    if it.contains(.disabled) { names.append("disabled") }
    if it.contains(.hasMenu) { names.append("hasMenu") }
    if it.contains(.focusable) { names.append("focusable") }
    if it.contains(.tabbable) { names.append("tabbable") }
    return names.isEmpty ? "-" : names.joined(separator: "+")
  }
}
