// Where a document's strokes lie, and the same document elsewhere or in another size.
extension DoodleDocument {
  /// The bounds of the drawing, in pixels: the strokes except erasers', as wide as they can be, and the pictures; nil
  /// where there is nothing.
  public var extent: (left: Double, top: Double, right: Double, bottom: Double)? {
    var (left, top) = (Double.infinity, Double.infinity)
    var (right, bottom) = (-Double.infinity, -Double.infinity)
    func add(_ x: Double, _ y: Double, _ reach: Double) {
      (left, right) = (min(left, x - reach), max(right, x + reach))
      (top, bottom) = (min(top, y - reach), max(bottom, y + reach))
    }
    for stroke in strokes where stroke.kind != .eraser {
      if let frame = stroke.frame {
        for corner in frame.corners { add(corner.x, corner.y, 0) }
        continue
      }
      let reach = stroke.reach
      for sample in stroke.samples {
        add(Double(sample.x) / DoodleSample.stepsInPixel, Double(sample.y) / DoodleSample.stepsInPixel, reach)
      }
    }
    for picture in pictures {
      let size = picture.size
      let (x, y) = (
        Double(picture.x) / DoodleSample.stepsInPixel, Double(picture.y) / DoodleSample.stepsInPixel
      )
      add(x, y, 0)
      add(x + size.width, y + size.height, 0)
    }
    return left > right ? nil : (left, top, right, bottom)
  }

  /// Whether the paper has no end.
  public var isEndless: Bool { paper.width == 0 || paper.height == 0 }

  /// Moves all that is drawn by so many pixels, then makes it so many times larger. The paper stays as it is.
  ///
  /// - Parameters:
  ///   - x: Pixels to the right.
  ///   - y: Pixels down.
  ///   - scale: How many times larger, about the paper's corner.
  public mutating func place(movingBy x: Double, _ y: Double, scale: Double) {
    func whole(_ value: Double) -> Int32 {
      value.isNaN ? 0 : Int32(min(max(value, -2_147_483_648), 2_147_483_647).rounded())
    }
    func size(_ value: UInt32) -> UInt32 {
      let size = (Double(value) * scale).rounded()
      return size < 4_294_967_295 ? UInt32(max(size, 0)) : .max
    }
    let (across, down) = (x * DoodleSample.stepsInPixel, y * DoodleSample.stepsInPixel)
    for index in strokes.indices {
      if strokes[index].picture == nil { strokes[index].size = size(strokes[index].size) }
      strokes[index].samples = strokes[index].samples.map { sample in
        var sample = sample
        sample.x = whole((Double(sample.x) + across) * scale)
        sample.y = whole((Double(sample.y) + down) * scale)
        return sample
      }
    }
    for index in pictures.indices {
      let own = pictures[index].size
      pictures[index].x = whole((Double(pictures[index].x) + across) * scale)
      pictures[index].y = whole((Double(pictures[index].y) + down) * scale)
      pictures[index].width = UInt32(bitPattern: whole(own.width * DoodleSample.stepsInPixel * scale))
      pictures[index].height = UInt32(bitPattern: whole(own.height * DoodleSample.stepsInPixel * scale))
    }
  }
}

extension DoodleStroke {
  /// How far its ink goes beyond its samples, in pixels: a pencil with grain that is laid down, further.
  fileprivate var reach: Double {
    let size = Double(size) / DoodleStroke.stepsInSize
    let upright = UInt16(DoodleSample.steps * 2 / 3)
    guard isGrainy, samples.contains(where: { $0.altitude > 0 && $0.altitude < upright }) else { return size }
    var brush = InkBrush(kind, size: size, color: color)
    brush.isGrainy = true
    return brush.widestRadius
  }
}

extension DoodleDocument.Picture {
  /// The size on the paper in pixels; 0 x 0 where it is not told and the file is not a PNG.
  public var size: (width: Double, height: Double) {
    let steps = DoodleSample.stepsInPixel
    if width > 0, height > 0 { return (Double(width) / steps, Double(height) / steps) }
    // The signature, and the length and the name of the first chunk; then the sides, the highest byte first.
    guard file.count >= 24, file.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return (0, 0) }
    func side(_ place: Int) -> Double {
      Double(file[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    return (side(16), side(20))
  }
}
