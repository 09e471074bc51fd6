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
}
