/// A stroke of a document: what it was drawn with, and every sample. A text and a picture are one too.
public struct DoodleStroke: Hashable, Sendable {
  /// The kind of brush.
  public var kind: InkBrush.Kind
  /// As `InkBrush.isEven`.
  public var isEven: Bool
  /// As `InkBrush.isTapered`.
  public var isTapered: Bool
  /// As `InkBrush.isGrainy`.
  public var isGrainy: Bool
  /// The line's width at half of the force range, in 256ths of a pixel.
  public var size: UInt32
  /// The color of full ink, as in `InkBrush`.
  public var color: UInt32
  /// 0...255, from nothing to all.
  public var opacity: UInt8
  /// The place of its layer among the document's, 0 the lowest.
  public var layer: UInt32
  /// Every sample, in the order of time.
  public var samples: [DoodleSample]
  /// Text in place of a line, its lines parted by "\n"; nil for strokes. Then `size` is the size of its letters, and
  /// the samples are three corners of its frame: the upper left, the upper right and the lower left one.
  public var text: String?
  /// A picture in place of a line; nil for strokes. Then the samples are the corners of its frame, as a text's, and the brush
  /// says nothing.
  public var picture: InkPicture?

  /// Steps of the size in a pixel (our choice).
  public static var stepsInSize: Double { 256 }

  /// A stroke of its parts.
  ///
  /// - Parameters:
  ///   - kind: The kind of brush.
  ///   - isEven: As `InkBrush.isEven`.
  ///   - isTapered: As `InkBrush.isTapered`.
  ///   - isGrainy: As `InkBrush.isGrainy`.
  ///   - size: The line's width at half of the force range, in 256ths of a pixel.
  ///   - color: The color of full ink, as `InkBrush.color`.
  ///   - opacity: 0...255, from nothing to all.
  ///   - layer: The place of its layer among the document's, 0 the lowest.
  ///   - samples: Every sample, in the order of time.
  ///   - text: Text in place of a line, whose frame the samples are; nil for strokes.
  public init(
    kind: InkBrush.Kind, isEven: Bool = false, isTapered: Bool = false, isGrainy: Bool = false, size: UInt32,
    color: UInt32, opacity: UInt8 = 255,
    layer: UInt32 = 0, samples: [DoodleSample] = [], text: String? = nil
  ) {
    self.kind = kind
    self.isEven = isEven
    self.isTapered = isTapered
    self.isGrainy = isGrainy
    self.size = size
    self.color = color
    self.opacity = opacity
    self.layer = layer
    self.samples = samples
    self.text = text
  }

  /// What it is drawn with.
  public var brush: InkBrush {
    var brush = InkBrush(kind, size: Double(size) / DoodleStroke.stepsInSize, color: color)
    (brush.isEven, brush.isTapered, brush.isGrainy) = (isEven, isTapered, isGrainy)
    return brush
  }
}

/// One sample of a stroke in whole numbers.
public struct DoodleSample: Hashable, Sendable {
  /// In 1024ths of a pixel, to the right of the paper's top left corner.
  public var x: Int32
  /// In 1024ths of a pixel, down from the paper's top left corner.
  public var y: Int32
  /// In microseconds since the stroke began.
  public var time: Int32
  /// 1...65535, from none to all that the sensor can tell; 0 where it tells nothing.
  public var force: UInt16
  /// 1...65535, from flat on the paper to upright; 0 where it is not told.
  public var altitude: UInt16
  /// 1...65535, a whole turn from the x axis toward the y axis; 0 where it is not told.
  public var azimuth: UInt16

  /// A sample of its parts.
  ///
  /// - Parameters:
  ///   - x: In 1024ths of a pixel from the paper's left edge.
  ///   - y: In 1024ths of a pixel from the paper's upper edge.
  ///   - time: In microseconds since the stroke began.
  ///   - force: 1...65535, from none to all; 0 where it is not told.
  ///   - altitude: 1...65535, from flat to upright; 0 where it is not told.
  ///   - azimuth: 1...65535, a whole turn from the x axis toward the y axis; 0 where it is not told.
  public init(x: Int32, y: Int32, time: Int32, force: UInt16 = 0, altitude: UInt16 = 0, azimuth: UInt16 = 0) {
    self.x = x
    self.y = y
    self.time = time
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
  }

  /// A sample to the nearest step; NaN and values too far away are brought within bounds.
  ///
  /// - Parameters:
  ///   - sample: In pixels, seconds since the stroke began, shares and radians.
  ///   - azimuth: In radians, from the x axis toward the y axis; nil where it is not told.
  public init(_ sample: InkSample, azimuth: Double? = nil) {
    func whole(_ value: Double) -> Int32 {
      value.isNaN ? 0 : Int32(min(max(value, -2_147_483_648), 2_147_483_647).rounded())
    }
    func share(_ value: Double?) -> UInt16 {
      guard let value, !value.isNaN else { return 0 }
      return UInt16(1 + (min(max(value, 0), 1) * DoodleSample.steps).rounded())
    }
    x = whole(sample.x * DoodleSample.stepsInPixel)
    y = whole(sample.y * DoodleSample.stepsInPixel)
    time = whole(sample.time * DoodleSample.stepsInSecond)
    force = share(sample.force)
    altitude = share(sample.altitude.map { $0 / (Double.pi / 2) })
    let turns = azimuth.map { $0 / (2 * Double.pi) }
    self.azimuth = share(turns.flatMap { $0.isFinite ? $0 - $0.rounded(.down) : nil })
  }

  /// The sample for the ink, in pixels and seconds.
  public var ink: InkSample {
    func share(_ value: UInt16) -> Double? { value == 0 ? nil : Double(value - 1) / DoodleSample.steps }
    return InkSample(
      x: Double(x) / DoodleSample.stepsInPixel, y: Double(y) / DoodleSample.stepsInPixel,
      time: Double(time) / DoodleSample.stepsInSecond, force: share(force),
      altitude: share(altitude).map { $0 * Double.pi / 2 })
  }

  /// Steps of x and y in a pixel (our choice).
  public static var stepsInPixel: Double { 1024 }
  /// Steps of the time in a second.
  public static var stepsInSecond: Double { 1_000_000 }
  /// Steps of the force, the altitude and the azimuth from none to all, which is 1 more (our choice).
  public static var steps: Double { 65534 }
}
