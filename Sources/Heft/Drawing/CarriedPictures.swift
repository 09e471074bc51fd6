import HeftProtocol
import Ink

/// The pixels of pictures that the app carries, each read once for as long as there is room. They are only made when
/// such a picture is drawn, or its pixels are asked for.
final class CarriedPictures {
  private struct Picture {
    let svg: String
    let pixels: CGImage?
  }

  private var pictures: [Picture] = []

  /// The most pixels that are kept, four bytes each (our choice); at least one picture is.
  private static let mostPixels = 1 << 23

  /// The pixels of the file in a drawing; nil where there is none that can be read.
  func file(in svg: String) -> CGImage? {
    if let index = pictures.firstIndex(where: { $0.svg == svg }) { return pictures[index].pixels }
    let pixels = CarriedFile(svg)?.bitmap.map { CGImage($0) }
    pictures.append(Picture(svg: svg, pixels: pixels))
    while pictures.count > 1, count > CarriedPictures.mostPixels { pictures.removeFirst() }
    return pixels
  }

  private var count: Int {
    pictures.reduce(0) { $0 + ($1.pixels.map { $0.width * $0.height } ?? 0) }
  }
}

/// A file with pixels in the drawing that `heft run` makes of it: an SVG of one `image` and nothing else.
private struct CarriedFile {
  private static let start = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 "
  private static let image = "><image "
  private static let mark = ";base64,"
  private static let end = "'/></svg>"

  private let letters: ArraySlice<UInt8>

  init?(_ svg: String) {
    guard CarriedFile.width(of: svg) != nil else { return nil }
    let bytes = Array(svg.utf8)
    // The tags and the beginning of the address have fewer letters than that.
    guard let mark = bytes.prefix(300).firstIndex(of: UInt8(ascii: ";")),
      bytes[mark...].starts(with: CarriedFile.mark.utf8)
    else { return nil }
    let first = mark + CarriedFile.mark.utf8.count
    let last = bytes.count - CarriedFile.end.utf8.count
    guard first <= last, bytes[last...].elementsEqual(CarriedFile.end.utf8) else { return nil }
    letters = bytes[first..<last]
  }

  /// The width in pixels that a drawing says which has one file and nothing else; nil of any other.
  static func width(of svg: String) -> Int? {
    guard svg.utf8.starts(with: start.utf8) else { return nil }
    var rest = svg.utf8.dropFirst(start.utf8.count).prefix(40)
    var width = 0
    while let digit = rest.first, (48...57).contains(digit), width <= Bitmap.longestSide {
      width = width * 10 + Int(digit - 48)
      rest.removeFirst()
    }
    guard width > 0, let tag = rest.firstIndex(of: UInt8(ascii: ">")),
      rest[tag...].starts(with: image.utf8)
    else { return nil }
    return width
  }

  var bytes: [UInt8]? { Base64.decode(letters) }
  var bitmap: Bitmap? { bytes.flatMap { Bitmap(file: $0) } }
}

extension App {
  /// Whether the bundle has the file of a picture.
  ///
  /// - Parameter name: The name with its extension.
  /// - Returns: Whether it is there; not for an SVG or a PDF.
  package func hasPictureFile(named name: String) -> Bool {
    asset(named: name).map { CarriedFile.width(of: $0.svg) != nil } ?? false
  }

  /// Returns the file of a picture of the bundle.
  ///
  /// - Parameter name: The name with its extension.
  /// - Returns: The bytes as they are in the project; nil if there is no such picture.
  package func bytes(ofPictureFile name: String) -> [UInt8]? {
    asset(named: name).flatMap { CarriedFile($0.svg)?.bytes }
  }
}

extension UIImage {
  /// The pixels: those that were drawn or read, or those of the file or the drawing that the app carries, in the appearance
  /// that it has now. A drawing has as many in a point as the screen. nil where there are none that can be read.
  public var cgImage: CGImage? {
    if let pixels { return pixels }
    let appearance = AppProcess.current?.traits.colors ?? .light
    return file(in: appearance)
      ?? carried(for: size, scale: UIScreen.main.scale, in: appearance).map { CGImage($0) }
  }

  /// Pixels in a point. A drawing that the app carries, which has none, has 1.
  public var scale: CGFloat {
    guard pixels == nil, size.width > 0, let width = CarriedFile.width(of: svg) else { return pixelScale }
    return CGFloat(width) / size.width
  }

  /// The pixels of the file that the app carries; nil where it carries none, or one that cannot be read.
  func file(in appearance: ColorAppearance) -> CGImage? {
    let svg = svg(in: appearance)
    guard !svg.isEmpty else { return nil }
    guard let process = AppProcess.current else { return CarriedPictures().file(in: svg) }
    let carried = process.graphics.carried ?? CarriedPictures()
    process.graphics.carried = carried
    return carried.file(in: svg)
  }

  /// Returns the app's file as pixels for a size in points; nil if it cannot be read.
  func carried(for size: CGSize, scale: CGFloat, in appearance: ColorAppearance) -> Bitmap? {
    file(in: appearance)?.bitmap
  }
}
