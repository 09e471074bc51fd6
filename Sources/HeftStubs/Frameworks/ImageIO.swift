// Pictures in files, decoded as UIKit's are: of a GIF all, of others one.

import Heft
import Ink

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"

/// How a picture lies in its file.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5, statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete
  case statusComplete
}

/// A file with a picture.
public final class CGImageSource: NSObject {
  fileprivate let bytes: [UInt8]
  fileprivate private(set) lazy var frames: [GIF.Frame] = GIF.frames(of: bytes)
  fileprivate private(set) lazy var images: [CGImage] =
    frames.isEmpty
    ? [Bitmap(file: bytes)].compactMap { $0 }.map { CGImage($0) } : frames.map { CGImage($0.bitmap) }

  fileprivate func image(at index: Int) -> CGImage? { images.indices.contains(index) ? images[index] : nil }

  fileprivate init(_ bytes: [UInt8]) {
    self.bytes = bytes
    super.init()
  }
}

/// Reads a file's bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Left aside.
/// - Returns: The file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  guard let start = CFDataGetBytePtr(data) else { return nil }
  return CGImageSource([UInt8](UnsafeBufferPointer(start: start, count: CFDataGetLength(data))))
}

/// Reads a file's bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Left aside.
/// - Returns: The file.
public func CGImageSourceCreateWithData(_ data: Data, _ options: CFDictionary?) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource([UInt8](data))
}

/// Reads a file.
///
/// - Parameters:
///   - url: Its address.
///   - options: Left aside.
/// - Returns: The file; nil where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  url.isFileURL ? FileManager.bytes(at: url.path).map { CGImageSource($0) } : nil
}

/// Reads what gives bytes.
///
/// - Parameters:
///   - provider: What gives them.
///   - options: Left aside.
/// - Returns: The file.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?)
  -> CGImageSource?
{ provider.data.flatMap { CGImageSourceCreateWithData($0, options) } }

/// How many pictures a file has; of one that moves and is no GIF only the first is read.
///
/// - Parameter isrc: The file.
/// - Returns: Their count; 0 where it is no picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.images.count }

/// Whether a file is a picture.
///
/// - Parameter isrc: The file.
/// - Returns: That it is complete, or not known.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.images.isEmpty ? .statusUnknownType : .statusComplete
}

/// The kind of a file, by its first bytes.
///
/// - Parameter isrc: The file.
/// - Returns: Its name; nil where it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  let bytes = isrc.bytes
  if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return UTType.png.identifier }
  if bytes.starts(with: [0xFF, 0xD8]) { return UTType.jpeg.identifier }
  if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]) { return UTType.gif.identifier }
  if bytes.starts(with: [0x42, 0x4D]) { return UTType.bmp.identifier }
  return bytes.count > 12 && bytes[8..<12].elementsEqual([0x57, 0x45, 0x42, 0x50])
    ? UTType.webP.identifier : nil
}

/// Decodes a picture.
///
/// - Parameters:
///   - isrc: The file.
///   - index: Which one of a GIF, 0 of others.
///   - options: Left aside.
/// - Returns: The picture; nil where there is none.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{ isrc.image(at: index) }

/// Decodes a picture and makes it small.
///
/// - Parameters:
///   - isrc: The file.
///   - index: Which one of a GIF, 0 of others.
///   - options: How many pixels it may have at most.
/// - Returns: The picture; nil where there is none.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CGImage?
{
  guard let image = isrc.image(at: index) else { return nil }
  let most = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue ?? 0
  let side = Double(max(image.width, image.height))
  guard most >= 1, side > most else { return image }
  let scale = most / side
  let (width, height) = (
    max(Int((Double(image.width) * scale).rounded()), 1),
    max(Int((Double(image.height) * scale).rounded()), 1)
  )
  guard var small = Bitmap(width: width, height: height) else { return image }
  let map = Affine(
    a: Double(width) / Double(image.width), b: 0, c: 0, d: Double(height) / Double(image.height), tx: 0, ty: 0
  )
  small.draw(image.bitmap, through: map, mode: .copy, clip: small.bounds)
  return CGImage(small)
}

/// What is known of a picture: its size in pixels, and how long it is shown in a GIF.
///
/// - Parameters:
///   - isrc: The file.
///   - index: Which one of a GIF, 0 of others.
///   - options: Left aside.
/// - Returns: The values by their names; nil where there is no picture.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?)
  -> CFDictionary?
{
  guard let image = isrc.image(at: index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height), kCGImagePropertyDepth: NSNumber(value: 8),
  ]
  if isrc.frames.indices.contains(index) {
    let delay = isrc.frames[index].delay
    // As browsers have it, too short a time is a tenth of a second.
    let gif: NSDictionary = [
      kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
      kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
    ]
    properties[kCGImagePropertyGIFDictionary] = gif
  }
  return properties
}

/// What is known of a file.
///
/// - Parameters:
///   - isrc: The file.
///   - options: Left aside.
/// - Returns: Nothing.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.images.isEmpty ? nil : [:]
}
