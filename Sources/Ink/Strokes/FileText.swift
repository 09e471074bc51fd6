/// The bytes of a text file that is being written.
struct FileText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits: [UInt8] = []
    var rest = number.magnitude
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes.append(contentsOf: digits.reversed())
  }

  /// A number to the nearest hundredth, without zeros at its end. What is not a number, or beyond ten million, is 0.
  mutating func add(_ number: Double) {
    guard number.magnitude < 1e7 else { return add(0) }
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = Int(hundredths.magnitude)
    add(size / 100)
    let rest = size % 100
    if rest == 0 { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 != 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  /// Points, each as `x y`, with blanks between them.
  mutating func add(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index > 0 { add(" ") }
      add(point.x)
      add(" ")
      add(point.y)
    }
  }

  /// A byte in two hexadecimal digits.
  mutating func addHex(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  mutating func add(_ other: [UInt8]) { bytes.append(contentsOf: other) }
}

/// A drawing for files: its size, its paper, its strokes from the lowest to the topmost.
public struct InkDrawing: Sendable {
  /// In pixels.
  public var width: Double
  public var height: Double
  /// The paper's color, as `premultiplied` gives it; 0 for none.
  public var paper: UInt32
  /// What is printed on the paper, and its color; nil where it is plain.
  public var pattern: (path: Path, color: UInt32)?
  /// A stroke's circles and how it lies over what is below it.
  public var strokes: [(circles: [InkPoint], layer: InkLayer)] = []
  /// Texts, and how many of the strokes each lies over; in the order in which they lie over each other.
  public var texts: [(text: InkText, place: Int)] = []

  /// A drawing without strokes. A size that is not a number or not more than 0 is 1.
  ///
  /// - Parameters:
  ///   - width: In pixels, below a million.
  ///   - height: In pixels, below a million.
  ///   - paper: The color below all strokes, multiplied by its alpha; 0 means none.
  public init(width: Double, height: Double, paper: UInt32 = 0) {
    self.width = width > 0 && width < 1e6 ? width : 1
    self.height = height > 0 && height < 1e6 ? height : 1
    self.paper = paper
  }

  /// The stroke's color for a file, which cannot take ink away: an eraser draws in the paper's color, white where there
  /// is none. Nor has it grain, whose mean is the coverage, or the edge of a wash, which is as dark everywhere.
  func color(of layer: InkLayer) -> UInt32 {
    if layer.finish == .wetEdge { return faded(layer.color, by: UInt32(InkFinisher.meanShare)) }
    return layer.erases ? faded(paper >> 24 == 255 ? paper : 0xFFFF_FFFF, by: layer.color >> 24) : layer.color
  }

  /// A color's parts 0...255, not multiplied by its alpha.
  static func parts(_ color: UInt32) -> (red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    let alpha = color >> 24
    if alpha == 0 { return (0, 0, 0, 0) }
    func part(_ shift: UInt32) -> UInt32 { min(((color >> shift & 255) * 255 + alpha / 2) / alpha, 255) }
    return (part(0), part(8), part(16), alpha)
  }
}
