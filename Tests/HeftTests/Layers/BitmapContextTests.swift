import Heft
import HeftTesting
import TestRules
import Testing

struct BitmapContextTests {
  @Test(
    "A context of pixels begins at its lower edge, and an image drawn in it stands upright", .rule("DRAW-12"))
  func upward() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let image = try #require(context.makeImage())
    let bytes = image.bitmap.straightBytes(of: image.bitmap.bounds)
    #expect(bytes.prefix(4) == [0, 0, 0, 0] && bytes.suffix(4) == [255, 0, 0, 255])
    let other = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    other.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(other.makeImage()?.bitmap == image.bitmap)
  }

  /// Calls a closure with memory that stays where it is.
  private func memory(_ count: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) throws -> Void) rethrows {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    bytes.initialize(repeating: 0)
    defer { bytes.deallocate() }
    try body(bytes)
  }

  private func makeContext(
    of bytes: UnsafeMutableBufferPointer<UInt8>, _ alpha: CGImageAlphaInfo = .premultipliedLast,
    order: UInt32 = 0, bytesPerRow: Int = 8, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGContext? {
    CGContext(
      data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: alpha.rawValue | order)
  }

  private let left = CGRect(x: 0, y: 1, width: 1, height: 1)

  @Test("What is drawn is in the app's memory at once, in the order of its bytes", .rule("DRAW-38"))
  func memoryOfTheApp() throws {
    let half: [UInt8] = [128, 0, 0, 128]
    for (alpha, order, pixel) in [
      (CGImageAlphaInfo.premultipliedLast, UInt32(0), half), (.premultipliedFirst, 0, [128, 128, 0, 0]),
      (.premultipliedFirst, 2 << 12, [0, 0, 128, 128]), (.premultipliedLast, 2 << 12, [128, 0, 0, 128]),
      (.noneSkipLast, 0, [128, 0, 0, 0]),
    ] {
      try memory(24) { bytes in
        let context = try #require(makeContext(of: bytes, alpha, order: order, bytesPerRow: 12))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
        context.fill(left)
        #expect(Array(bytes[0..<4]) == pixel, "\(alpha) \(order)")
        #expect(bytes[4...].allSatisfy { $0 == 0 })
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(Array(bytes[16..<20]) == pixel)
      }
    }
  }

  @Test("What the app writes into its memory is in the image, and is drawn on", .rule("DRAW-38"))
  func writtenByTheApp() throws {
    try memory(16) { bytes in
      for index in 0..<4 { bytes[index] = 255 }
      let context = try #require(makeContext(of: bytes))
      func pixels() -> [UInt8]? { context.makeImage().map { $0.bitmap.straightBytes(of: $0.bitmap.bounds) } }
      #expect(pixels() == [255, 255, 255, 255] + Array(repeating: 0, count: 12))
      (bytes[4], bytes[7]) = (100, 200)
      #expect(pixels()?[4..<8] == [127, 0, 0, 200])
      for index in 0..<4 { bytes[index] = 0 }
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(pixels()?.prefix(4) == [0, 0, 0, 0] && pixels()?[8..<12] == [0, 0, 255, 255])
      #expect(bytes[4] == 100 && bytes[10] == 255)
      // A layer's pixels come when it ends.
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(left)
      #expect(bytes[2] == 0)
      context.endTransparencyLayer()
      #expect(bytes[2] == 255)
    }
  }

  @Test(
    "In a gray context colors become gray, and memory that no pixels fit in has no context", .rule("DRAW-38"))
  func grayAndNone() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    try memory(4) { bytes in
      let context = try #require(makeContext(of: bytes, .none, bytesPerRow: 2, space: gray))
      context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.fill(left)
      #expect(Array(bytes) == [149, 0, 0, 0])
      #expect(
        context.makeImage().map { $0.bitmap.straightBytes(of: $0.bitmap.bounds) }?.prefix(8)
          == [149, 149, 149, 255, 0, 0, 0, 255])
    }
    let own = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: gray,
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    own.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    own.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(
      own.makeImage().map { $0.bitmap.straightBytes(of: $0.bitmap.bounds) }?.prefix(4) == [77, 77, 77, 255])
    memory(16) { bytes in
      #expect(makeContext(of: bytes, bytesPerRow: 7) == nil && makeContext(of: bytes, .none) == nil)
      #expect(makeContext(of: bytes, bytesPerRow: 0) != nil)
    }
  }

  @Test("A context hands out its own memory, in which its pixels are and may be changed", .rule("DRAW-40"))
  func ownMemory() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    context.fill(left)
    let memory = try #require(context.data)
    let bytes = UnsafeMutableBufferPointer(start: memory.assumingMemoryBound(to: UInt8.self), count: 24)
    #expect(context.bytesPerRow == 12 && Array(bytes[0..<8]) == [128, 0, 0, 128, 0, 0, 0, 0])
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(Array(bytes[16..<20]) == [128, 0, 0, 128] && context.data == memory)
    (bytes[4], bytes[7]) = (255, 255)
    let image = try #require(context.makeImage())
    #expect(image.bitmap.straightBytes(of: image.bitmap.bounds)[4..<8] == [255, 0, 0, 255])
  }

  @Test("The memory of a picture's context has blue first", .rule("DRAW-40"))
  func memoryOfAPicture() {
    let fixture = Fixture()
    fixture.device.run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 1)
      defer { UIGraphicsEndImageContext() }
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let context = UIGraphicsGetCurrentContext()
      #expect(context?.data?.load(as: UInt32.self) == 0xFFFF_0000 && context?.bytesPerRow == 8)
    }
  }
}
