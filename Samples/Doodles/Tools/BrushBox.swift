import Heft
import Ink

/// The user's tools: a brush of each kind with its size, and one color for all. They are kept for the next time.
final class BrushBox: NSObject {
  /// A kind of brush, its name, and its smallest, first and largest size in points (our choices).
  struct Tool {
    let kind: InkBrush.Kind
    /// The number by which a choice of the tool is kept: it never changes.
    let number: Int
    let name: String
    let sizes: ClosedRange<Double>
    let firstSize: Double
  }

  static let tools = [
    Tool(kind: .pen, number: 0, name: "Pen", sizes: 1...24, firstSize: 5),
    Tool(kind: .marker, number: 1, name: "Marker", sizes: 6...60, firstSize: 22),
    Tool(kind: .pencil, number: 2, name: "Pencil", sizes: 1...12, firstSize: 2.5),
    Tool(kind: .watercolor, number: 4, name: "Watercolor", sizes: 4...80, firstSize: 24),
    Tool(kind: .eraser, number: 3, name: "Eraser", sizes: 6...80, firstSize: 28),
    Tool(kind: .pen, number: 5, name: "Text", sizes: 8...144, firstSize: 24),
  ]

  /// A color by its name, as `0xRRGGBB` (our choices).
  struct Shade {
    let name: String
    let hex: UInt32

    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
    /// As ink of an opacity, 0...1.
    func pixel(_ opacity: Double) -> UInt32 {
      premultiplied(red: part(16), green: part(8), blue: part(0), alpha: opacity)
    }
    var color: UIColor {
      UIColor(red: CGFloat(part(16)), green: CGFloat(part(8)), blue: CGFloat(part(0)), alpha: 1)
    }
  }

  static let shades = [
    Shade(name: "Black", hex: 0x1A1A1C), Shade(name: "Gray", hex: 0x7D7D85),
    Shade(name: "Brown", hex: 0x8F5B34), Shade(name: "Red", hex: 0xE0312E),
    Shade(name: "Orange", hex: 0xF58A1F), Shade(name: "Yellow", hex: 0xF7C832),
    Shade(name: "Green", hex: 0x2F9E5B), Shade(name: "Teal", hex: 0x1FA7A8),
    Shade(name: "Blue", hex: 0x2463EB), Shade(name: "Indigo", hex: 0x3B2F8F),
    Shade(name: "Purple", hex: 0x9747D6), Shade(name: "Pink", hex: 0xEE5C9A),
  ]

  /// The color on dark paper that stands for black on light paper (our choice).
  static let light = Shade(name: "White", hex: 0xF5F5F7)
  /// Whether the paper is dark.
  private var isOnDark = false
  /// The colors to choose from on this paper.
  var shades: [Shade] { isOnDark ? [BrushBox.light] + BrushBox.shades.dropFirst() : BrushBox.shades }

  /// Which tool and which color are chosen, as `0xRRGGBB`.
  private(set) var tool = 0
  private(set) var hex = BrushBox.shades[0].hex
  /// How opaque the color is, 0.05...1.
  private(set) var opacity = 1.0
  /// The latest colors that are not among `shades`, the newest first.
  private(set) var recent: [UInt32] = []
  /// Whether the eraser takes whole strokes.
  private(set) var erasesStrokes = false
  /// How the force becomes the force of the ink, for all tools.
  private(set) var response = ForceResponse.straight
  /// Whether a pen was ever seen, and what it does whose barrel's button is held.
  private(set) var hasPen = false
  private(set) var barrel = BarrelAction.nothing
  static let mostRecent = 6
  static let opacities = 0.05...1.0
  /// The size of each tool, in points.
  private(set) var sizes = BrushBox.tools.map { $0.firstSize }
  /// Points of the screen in a point of the paper: where that is enlarged there are lines that are finer in the same measure.
  var enlargement = 1.0
  /// Told when something else is chosen.
  var changed: (() -> Void)?

  private let storage: Storage
  private static let key = "tools"
  /// The size of letters in points, a byte: the other key has no room for more that earlier versions would pass over.
  private static let textKey = "text-size"
  /// What a pen's button does, a byte; it is there once a pen was seen.
  private static let penKey = "pen-button"
  private static let stepsInPoint = 16.0
  /// The finest line, in points: a step.
  private static let finest = 1 / stepsInPoint
  /// The tools of earlier versions; the size of the next one is kept behind what these read.
  private static let firstTools = 4
  private static let textNumber = 5

  private static func index(of number: Int) -> Int? { tools.firstIndex { $0.number == number } }

  /// Reads the last choices; those that make no sense are left out.
  init(storage: Storage) {
    self.storage = storage
    super.init()
    if let kept = storage.data(forKey: BrushBox.textKey)?.first,
      let index = BrushBox.index(of: BrushBox.textNumber)
    {
      sizes[index] = bound(Double(kept), index)
    }
    if let kept = storage.data(forKey: BrushBox.penKey)?.first {
      (hasPen, barrel) = (true, BarrelAction(rawValue: kept) ?? .nothing)
    }
    guard let bytes = storage.data(forKey: BrushBox.key) else { return }
    var file = ByteReader(bytes[...])
    if let kept = file.byte(), let index = BrushBox.index(of: Int(kept)) { tool = index }
    if let kept = file.byte(), kept < BrushBox.shades.count { hex = BrushBox.shades[Int(kept)].hex }
    for number in 0..<BrushBox.firstTools {
      if let kept = file.number(bytes: 2), let index = BrushBox.index(of: number) {
        sizes[index] = bound(Double(kept) / BrushBox.stepsInPoint, index)
      }
    }
    // Earlier versions had a color of `shades`, and all of it.
    guard let percent = file.byte(), let own = file.number(bytes: 3) else { return }
    opacity = bound(opacity: Double(percent & 127) / 100)
    erasesStrokes = percent > 127
    hex = UInt32(own)
    while recent.count < BrushBox.mostRecent, let color = file.number(bytes: 3) {
      recent.append(UInt32(color))
    }
    // The byte after the colors is the firmness; earlier versions had none.
    if let kept = file.byte() { response = ForceResponse(firmness: Int(Int8(bitPattern: kept))) }
    if let kept = file.byte(), let index = BrushBox.index(of: BrushBox.firstTools) {
      sizes[index] = bound(Double(kept) / 2, index)
    }
  }

  /// The chosen color.
  var color: Shade {
    shades.first { $0.hex == hex } ?? Shade(name: BrushBox.digits(of: hex), hex: hex)
  }

  /// The brush, its size in points.
  var brush: InkBrush {
    var brush = InkBrush(
      BrushBox.tools[tool].kind, size: sizes[tool], color: color.pixel(isErasing ? 1 : opacity))
    brush.isGrainy = brush.kind == .pencil
    return brush
  }

  /// The eraser at a pen's other end.
  var eraser: InkBrush {
    let index = BrushBox.tools.firstIndex { $0.kind == .eraser } ?? 0
    return InkBrush(.eraser, size: sizes[index], color: color.pixel(1))
  }

  /// The sizes to choose from, down to the size that is chosen if that is finer.
  var sizeRange: ClosedRange<Double> {
    let range = BrushBox.tools[tool].sizes
    let finest = isWriting ? range.lowerBound : range.lowerBound / max(enlargement, 1)
    return max(min(finest, size), BrushBox.finest)...range.upperBound
  }
  var size: Double { sizes[tool] }

  func choose(tool index: Int) {
    tool = index
    keep()
  }

  /// Whether the chosen tool writes text; the size is then the size of the letters.
  var isWriting: Bool { BrushBox.tools[tool].number == BrushBox.textNumber }

  /// Whether what is chosen takes ink away, and has no color.
  var isErasing: Bool { BrushBox.tools[tool].kind == .eraser }

  /// Chooses a color, `0xRRGGBB`. An eraser has none: the pen takes its place.
  func choose(hex color: UInt32) {
    hex = color & 0xFFFFFF
    if isErasing { tool = 0 }
    if !shades.contains(where: { $0.hex == hex }) {
      recent.removeAll { $0 == hex }
      recent.insert(hex, at: 0)
      if recent.count > BrushBox.mostRecent { recent.removeLast() }
    }
    keep()
  }

  /// Draws in a color that is still being mixed, which is not among the latest ones yet.
  func mix(_ color: UInt32) {
    hex = color & 0xFFFFFF
    if isErasing { tool = 0 }
    keep()
  }

  /// Takes in whether the paper is dark: a user who draws in the color that is seen best goes on with the best color on
  /// the other paper.
  func show(onDark isDark: Bool) {
    guard isDark != isOnDark || (!isDark && hex == BrushBox.light.hex) else { return }
    let before = shades[0].hex
    isOnDark = isDark
    if hex == before || (!isDark && hex == BrushBox.light.hex) { hex = shades[0].hex }
    keep()
  }

  func choose(opacity share: Double) {
    opacity = bound(opacity: share)
    keep()
  }

  /// Chooses whether the eraser takes whole strokes.
  func choose(erasesStrokes takes: Bool) {
    erasesStrokes = takes
    keep()
  }

  /// Chooses how the force becomes the force of the ink.
  func choose(_ response: ForceResponse) {
    if response == self.response { return }
    self.response = response
    keep()
  }

  /// A pen touches.
  func seePen() { if !hasPen { choose(barrel) } }

  /// Chooses what a pen does whose barrel's button is held.
  func choose(_ action: BarrelAction) {
    if hasPen, action == barrel { return }
    (hasPen, barrel) = (true, action)
    storage.set([action.rawValue], forKey: BrushBox.penKey)
    changed?()
  }

  /// To the nearest hundredth.
  private func bound(opacity share: Double) -> Double {
    let range = BrushBox.opacities
    return min(max((share * 100).rounded() / 100, range.lowerBound), range.upperBound)
  }

  /// A color as designers write it: `#1A2B3C`.
  static func digits(of hex: UInt32) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let text = stride(from: UInt32(20), through: 0, by: -4).map { digits[Int(hex >> $0 & 15)] }
    return "#" + String(decoding: text, as: UTF8.self)
  }

  /// The color of three or six hexadecimal digits, a `#` before them or not, as in `#F80`; nil where the text is not a color.
  static func hex(of text: String) -> UInt32? {
    var digits: [UInt32] = []
    var hasMark = false
    for byte in text.utf8 where byte != 0x20 {
      switch byte {
      case UInt8(ascii: "#") where !hasMark && digits.isEmpty: hasMark = true
      case 48...57: digits.append(UInt32(byte) - 48)
      case 65...70: digits.append(UInt32(byte) - 55)
      case 97...102: digits.append(UInt32(byte) - 87)
      default: return nil
      }
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    return digits.count == 6 ? digits.reduce(0) { $0 << 4 | $1 } : nil
  }

  func choose(size: Double) {
    sizes[tool] = bound(max(size, sizeRange.lowerBound), tool)
    keep()
  }

  /// The nearest half point, or of less than two points the nearest 16th, that the tool may have.
  private func bound(_ size: Double, _ tool: Int) -> Double {
    let steps = size < 2 ? BrushBox.stepsInPoint : 2
    return min(max((size * steps).rounded() / steps, BrushBox.finest), BrushBox.tools[tool].sizes.upperBound)
  }

  private func keep() {
    var file = ByteWriter()
    file.add(UInt64(BrushBox.tools[tool].number), bytes: 1)
    file.add(UInt64(BrushBox.shades.firstIndex { $0.hex == hex } ?? 0), bytes: 1)
    func size(_ number: Int) -> Double { BrushBox.index(of: number).map { sizes[$0] } ?? 0 }
    for number in 0..<BrushBox.firstTools {
      file.add(UInt64((size(number) * BrushBox.stepsInPoint).rounded()), bytes: 2)
    }
    // The highest bit is the eraser's.
    file.add(UInt64((opacity * 100).rounded()) | (erasesStrokes ? 128 : 0), bytes: 1)
    for color in [hex] + recent { file.add(UInt64(color), bytes: 3) }
    // Behind the colors, however many they are, for earlier versions read those to the end.
    file.add(UInt64(UInt8(bitPattern: Int8(response.firmness))), bytes: 1)
    // In half points, because there is no room for more before they would take it for a color.
    file.add(UInt64((size(BrushBox.firstTools) * 2).rounded()), bytes: 1)
    // A choice that is not kept is no loss.
    storage.set(file.bytes, forKey: BrushBox.key)
    storage.set([UInt8(size(BrushBox.textNumber).rounded())], forKey: BrushBox.textKey)
    changed?()
  }
}
