import Heft
import HeftTesting
import Ink

@testable import Doodles

/// Drawings for tests.
enum Drawings {
  static let pen = InkBrush(.pen, size: 8, color: 0xFF1A_1A1A)

  /// A swinging stroke that begins at a height, of 4 ms samples with a force that swells, in steps that earlier versions
  /// kept too.
  static func stroke(at y: Double, count: Int = 60, brush: InkBrush = pen) -> DrawnStroke {
    var stroke = DrawnStroke(brush: brush)
    for index in 0..<count {
      let time = Double(index) * 0.004
      stroke.samples.append(
        StrokeSample(
          kept: Int32(16 * (20 + index * 2)), Int32(((y + 12 * Mathematics.sine(time * 20)) * 16).rounded()),
          time: Int32(index * 40),
          force: Int32((1023 * (0.1 + 0.8 * Double(index) / Double(count))).rounded()),
          altitude: 0))
    }
    return stroke
  }

  /// Strokes one below the other on paper of 200 x 300 pixels.
  static func drawing(_ count: Int = 3) -> Drawing {
    var drawing = Drawing(width: 200, height: 300, scale: 2)!
    let kinds: [InkBrush.Kind] = [.pen, .marker, .pencil, .eraser]
    drawing.strokes = (0..<count).map {
      stroke(
        at: 20 + Double($0 * 17 % 260),
        brush: InkBrush(kinds[$0 % 4], size: 4 + Double($0 % 5), color: 0xFF20_60E0))
    }
    return drawing
  }

  /// A drawing's picture as one of which only the pixels are known.
  static func base(_ drawing: Drawing) -> BasePicture? { BasePicture(png: PNG.encode(drawing.picture())) }

  static func image(_ drawing: Drawing) -> UIImage {
    UIImage(cgImage: CGImage(drawing.picture()), scale: CGFloat(drawing.scale))
  }

  static func file(_ name: String = "Bird", _ drawing: Drawing = drawing()) -> DoodleFile {
    DoodleFile(
      name: name, date: Date(timeIntervalSince1970: 1000), image: image(drawing), drawing: drawing)!
  }
}

extension TestDevice {
  /// The contents of the app's doodles, the newest first, as a screen that opens them gets them.
  func contents() -> [DoodleContents?] {
    let loaded = Loaded()
    run {
      for (index, doodle) in Doodle.sortedDoodles.enumerated() {
        loaded.all.append(nil)
        Doodle.load(doodle) { loaded.all[index] = $0 }
      }
    }
    advance(by: 0.1)
    return loaded.all
  }

  private final class Loaded {
    var all: [DoodleContents?] = []
  }
}

extension Drawing: Equatable {
  public static func == (one: Drawing, other: Drawing) -> Bool {
    one.width == other.width && one.height == other.height && one.scale == other.scale
      && one.strokes == other.strokes && one.base?.bitmap == other.base?.bitmap
  }
}
