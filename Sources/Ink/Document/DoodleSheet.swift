/// The sheet that strokes are drawn on: the paper's color and pattern, and the layers, each with a number of its own
/// that stays when layers come, go and change their order.
public struct DoodleSheet: Hashable, Sendable {
  /// A layer and its number, which its strokes name.
  public struct Layer: Hashable, Sendable {
    /// Names the layer in its strokes; no other layer of the sheet has it.
    public var number: UInt32
    /// Its name, and how much of it is seen.
    public var look: DoodleDocument.Layer

    /// A layer of its parts.
    ///
    /// - Parameters:
    ///   - number: The number in its strokes; no other layer of the sheet has it.
    ///   - look: Its name, and how much of it is seen.
    public init(number: UInt32, look: DoodleDocument.Layer) {
      self.number = number
      self.look = look
    }

    /// How much of it is seen, 0...255.
    public var opacity: UInt8 { look.isHidden ? 0 : look.opacity }
  }

  /// As `DoodleDocument.Paper.color`.
  public var color: UInt32
  /// The pattern that is printed on the paper.
  public var pattern: DoodleDocument.Paper.Pattern
  /// From the lowest to the topmost; at least one.
  public var layers: [Layer]

  /// The sheet of a document, whose layers have their places as numbers. Where it tells of none there is one.
  ///
  /// - Parameter document: Its paper and layers are read, and nothing else.
  public init(_ document: DoodleDocument) {
    color = document.paper.color
    pattern = document.paper.pattern
    let looks = document.layers.isEmpty ? [DoodleSheet.onlyLayer] : document.layers
    layers = []
    for look in looks { layers.append(Layer(number: UInt32(layers.count), look: look)) }
  }

  init(color: UInt32, pattern: DoodleDocument.Paper.Pattern, layers: [Layer]) {
    self.color = color
    self.pattern = pattern
    self.layers = layers
  }

  /// The layers for a document: none where there is only one that nothing was done to.
  public var kept: [DoodleDocument.Layer] {
    layers.count == 1 && layers[0].look == DoodleSheet.onlyLayer ? [] : layers.map { $0.look }
  }

  /// Whether there is one layer only, and all of it is seen.
  public var isFlat: Bool { layers.count == 1 && layers[0].opacity == 255 }

  /// The place of a layer, 0 the lowest.
  ///
  /// - Parameter number: The number in its strokes.
  /// - Returns: The place; nil where the layer is gone.
  public func place(of number: UInt32) -> Int? { layers.firstIndex { $0.number == number } }

  private static var onlyLayer: DoodleDocument.Layer { DoodleDocument.Layer(name: "") }
}

extension DoodleDocument {
  /// Lies on a sheet from now on: its strokes name numbers of the sheet's layers, and strokes whose layer is gone are
  /// removed.
  ///
  /// - Parameter sheet: The paper's color and pattern, and the layers.
  public mutating func arrange(_ sheet: DoodleSheet) {
    (paper.color, paper.pattern, layers) = (sheet.color, sheet.pattern, sheet.kept)
    var kept: [DoodleStroke] = []
    for var stroke in strokes {
      guard let place = sheet.place(of: stroke.layer) else { continue }
      stroke.layer = UInt32(place)
      kept.append(stroke)
    }
    strokes = kept
  }
}

extension DoodleWriter {
  mutating func add(_ sheet: DoodleSheet) {
    number(UInt64(sheet.color), bytes: 4)
    bytes.append(sheet.pattern.rawValue)
    number(UInt64(sheet.layers.count), bytes: 4)
    for layer in sheet.layers {
      number(UInt64(layer.number), bytes: 4)
      bytes.append(layer.look.opacity)
      bytes.append(layer.look.isHidden ? 1 : 0)
      let name = Array(layer.look.name.utf8)
      number(UInt64(name.count), bytes: 4)
      bytes.append(contentsOf: name)
    }
  }
}

extension DoodleReader {
  /// A sheet of a journal: at least one layer, no number twice.
  mutating func sheet() throws(DoodleError) -> DoodleSheet {
    let color = UInt32(try number(bytes: 4))
    let pattern = try pattern(most: DoodleDocument.Paper.Pattern.dots)
    let start = place
    // A layer has ten bytes at least, so that no count asks for more room than there are bytes.
    let count = try number(bytes: 4)
    guard count > 0, count <= UInt64((end - place) / 10) else {
      throw DoodleError(kind: .value, place: start, value: count)
    }
    var layers: [DoodleSheet.Layer] = []
    for _ in 0..<Int(count) {
      let start = place
      let own = UInt32(try number(bytes: 4))
      let opacity = UInt8(try number(bytes: 1))
      let isHidden = try number(bytes: 1) == 1
      let name = try text(bytes: try number(bytes: 4))
      guard !layers.contains(where: { $0.number == own }) else {
        throw DoodleError(kind: .value, place: start, value: UInt64(own))
      }
      layers.append(
        DoodleSheet.Layer(number: own, look: .init(name: name, opacity: opacity, isHidden: isHidden)))
    }
    return DoodleSheet(color: color, pattern: pattern, layers: layers)
  }
}
