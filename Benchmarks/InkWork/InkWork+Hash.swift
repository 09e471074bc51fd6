import HeftBase
import Ink

extension InkWork {
  /// A number made of every pixel of ten strokes with every brush, through all stages (FNV-1a): the same natively and as
  /// WebAssembly.
  public static func pixelHash() -> UInt32 {
    guard var picture = Bitmap(width: StrokeSet.width, height: StrokeSet.height) else { return 0 }
    let planes = StrokeBuffers(width: StrokeSet.width, height: StrokeSet.height)
    var hash = FNV1a.hash([])
    let kinds: [InkBrush.Kind] = [.pen, .marker, .pencil, .eraser]
    for stroke in 0..<10 {
      let paper = picture
      let brush = InkBrush(
        kinds[stroke % 4], size: 3 + 5 * Double(stroke),
        color: 0xFF30_2010 &* UInt32(stroke + 1) | 0xFF00_0000)
      var live = LiveStroke(brush: brush, planes: planes)
      for index in 0..<300 {
        live.add(StrokeSet.sample(index, of: stroke))
        if index % 4 == 0 {
          live.show(on: &picture, over: paper, predicting: 1.0 / 60)
        }
        if index == 150 { hash = InkWork.hash(of: picture, from: hash) }
      }
      live.finish(on: &picture, over: paper)
      hash = InkWork.hash(of: picture, from: hash)
    }
    return hash
  }

  /// A number made of every pixel of recorded strokes, drawn live with each brush by turns; a force of 0 lifts the pen.
  public static func pixelHash(of samples: [InkSample]) -> UInt32 {
    guard var picture = Bitmap(width: StrokeSet.width, height: StrokeSet.height) else { return 0 }
    let planes = StrokeBuffers(width: StrokeSet.width, height: StrokeSet.height)
    let kinds: [InkBrush.Kind] = [.pen, .marker, .pencil, .eraser]
    var paper = picture
    var live: LiveStroke?
    var strokeCount = 0
    for (index, sample) in samples.enumerated() {
      if sample.force == 0 {
        if var stroke = live {
          stroke.finish(on: &picture, over: paper)
          paper = picture
        }
        live = nil
        continue
      }
      if live == nil {
        let brush = InkBrush(kinds[strokeCount % 4], size: 12, color: 0xFF20_6040)
        live = LiveStroke(brush: brush, planes: planes)
        strokeCount += 1
      }
      live?.add(sample)
      if index % 3 == 0 { live?.show(on: &picture, over: paper, predicting: 1.0 / 60) }
    }
    return hash(of: picture, from: FNV1a.hash([]))
  }

  /// A number made of every pixel of pencils on grain, some laid down, and of washes, live and inked again in a tile.
  public static func finishHash() -> UInt32 {
    guard var picture = Bitmap(width: StrokeSet.width, height: StrokeSet.height),
      var tile = Bitmap(width: 256, height: 256)
    else { return 0 }
    let planes = StrokeBuffers(width: StrokeSet.width, height: StrokeSet.height)
    let placed = PlacedStroke(
      InkPlacement(scale: 3.7, x: 1200, y: 1800), through: CoverageMask(width: 256, height: 256))
    for stroke in 0..<6 {
      let paper = picture
      var brush = InkBrush(
        stroke % 2 == 0 ? .pencil : .watercolor, size: 4 + 4 * Double(stroke),
        color: 0xFF30_2010 &* UInt32(stroke + 1) | 0xFF00_0000)
      brush.isGrainy = stroke % 2 == 0
      let samples = (0..<300).map { index in
        var sample = StrokeSet.sample(index, of: stroke)
        sample.altitude = stroke == 2 ? 0.5 : nil
        return sample
      }
      var live = LiveStroke(brush: brush, planes: planes)
      for (index, sample) in samples.enumerated() {
        live.add(sample)
        if index % 4 == 0 { live.show(on: &picture, over: paper, predicting: 1.0 / 60) }
      }
      live.finish(on: &picture, over: paper)
      placed.draw(samples, with: brush, into: &tile)
    }
    return hash(of: tile, from: hash(of: picture, from: FNV1a.hash([])))
  }

  static func hash(of picture: Bitmap, from start: UInt32) -> UInt32 {
    FNV1a.hash(picture.straightBytes(of: picture.bounds), from: start)
  }
}
