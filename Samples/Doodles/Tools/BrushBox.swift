import Heft
import Ink

/// What the user draws with: a brush of each kind with its size, and one color for all. It is kept for the next time.
final class BrushBox: NSObject {
  /// A kind of brush, its name, and its smallest, first and largest size in points (our choices).
  struct Tool {
    let kind: InkBrush.Kind
    let name: String
    let sizes: ClosedRange<Double>
    let firstSize: Double
  }

  static let tools = [
    Tool(kind: .pen, name: "Pen", sizes: 1...24, firstSize: 5),
    Tool(kind: .marker, name: "Marker", sizes: 6...60, firstSize: 22),
    Tool(kind: .pencil, name: "Pencil", sizes: 1...12, firstSize: 2.5),
    Tool(kind: .eraser, name: "Eraser", sizes: 6...80, firstSize: 28),
  ]

  /// A color by its name, as `0xRRGGBB` (our choices).
  struct Shade {
    let name: String
    let hex: UInt32

    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 255) / 255 }
    /// As ink.
    var pixel: UInt32 { premultiplied(red: part(16), green: part(8), blue: part(0), alpha: 1) }
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

  /// Which tool and which color are chosen.
  private(set) var tool = 0
  private(set) var shade = 0
  /// The size of each tool, in points.
  private(set) var sizes = BrushBox.tools.map { $0.firstSize }
  /// Told when something else is chosen.
  var changed: (() -> Void)?

  private let storage: Storage
  private static let key = "tools"
  private static let stepsInPoint = 16.0

  /// What was chosen the last time; what is kept and makes no sense is left out.
  init(storage: Storage) {
    self.storage = storage
    super.init()
    guard let bytes = storage.data(forKey: BrushBox.key) else { return }
    var file = ByteReader(bytes[...])
    if let kept = file.byte(), kept < BrushBox.tools.count { tool = Int(kept) }
    if let kept = file.byte(), kept < BrushBox.shades.count { shade = Int(kept) }
    for index in sizes.indices {
      if let kept = file.number(bytes: 2) {
        sizes[index] = bound(Double(kept) / BrushBox.stepsInPoint, index)
      }
    }
  }

  /// The brush, its size in points.
  var brush: InkBrush {
    InkBrush(BrushBox.tools[tool].kind, size: sizes[tool], color: BrushBox.shades[shade].pixel)
  }

  /// What a pen's other end takes ink away with.
  var eraser: InkBrush {
    let index = BrushBox.tools.firstIndex { $0.kind == .eraser } ?? 0
    return InkBrush(.eraser, size: sizes[index], color: BrushBox.shades[shade].pixel)
  }

  var sizeRange: ClosedRange<Double> { BrushBox.tools[tool].sizes }
  var size: Double { sizes[tool] }

  func choose(tool index: Int) {
    tool = index
    keep()
  }

  /// Whether what is chosen takes ink away, and has no color.
  var isErasing: Bool { BrushBox.tools[tool].kind == .eraser }

  /// Chooses a color. An eraser has none: the pen takes its place.
  func choose(shade index: Int) {
    shade = index
    if isErasing { tool = 0 }
    keep()
  }

  func choose(size: Double) {
    sizes[tool] = bound(size, tool)
    keep()
  }

  /// The nearest half point within the tool's range.
  private func bound(_ size: Double, _ tool: Int) -> Double {
    let range = BrushBox.tools[tool].sizes
    return min(max((size * 2).rounded() / 2, range.lowerBound), range.upperBound)
  }

  private func keep() {
    var file = ByteWriter()
    file.add(UInt64(tool), bytes: 1)
    file.add(UInt64(shade), bytes: 1)
    for size in sizes { file.add(UInt64((size * BrushBox.stepsInPoint).rounded()), bytes: 2) }
    // A choice that is not kept is no loss.
    storage.set(file.bytes, forKey: BrushBox.key)
    changed?()
  }
}
