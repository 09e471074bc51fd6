import Heft
import HeftTesting
import TestRules
import Testing

/// Pictures whose corners keep their size (DRAW-31), and JPEG files (DRAW-29).
struct PictureStretchingTests {
  private let fixture = Fixture()

  /// A picture of 6 x 6 pixels: red corners of 2, green edges, a middle of blue and white in turn.
  private func picture() -> UIImage? {
    fixture.device.run {
      UIGraphicsBeginImageContext(CGSize(width: 6, height: 6))
      defer { UIGraphicsEndImageContext() }
      let context = UIGraphicsGetCurrentContext()
      func fill(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        color.setFill()
        context?.fill(CGRect(x: x, y: y, width: width, height: height))
      }
      fill(UIColor(red: 0, green: 1, blue: 0, alpha: 1), 0, 0, 6, 6)
      for (x, y) in [(0, 0), (4, 0), (0, 4), (4, 4)] {
        fill(UIColor(red: 1, green: 0, blue: 0, alpha: 1), CGFloat(x), CGFloat(y), 2, 2)
      }
      fill(UIColor(red: 0, green: 0, blue: 1, alpha: 1), 2, 2, 1, 2)
      fill(UIColor(red: 1, green: 1, blue: 1, alpha: 1), 3, 2, 1, 2)
      return UIGraphicsGetImageFromCurrentImageContext()
    } ?? nil
  }

  private let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)

  /// The pixels of an image view of a size.
  private func shown(_ image: UIImage?, width: CGFloat, height: CGFloat) -> ShownPixels? {
    let view = UIImageView(image: image)
    _ = fixture.show(view, width: width, height: height)
    defer { fixture.device.run { view.removeFromSuperview() } }
    return fixture.host.shownPixels
  }

  @Test("The corners keep their size, and the rest is repeated", .rule("DRAW-31"))
  func tiles() {
    let pixels = shown(picture()?.resizableImage(withCapInsets: insets), width: 20, height: 12)
    #expect(pixels?.width == 20)
    #expect(pixels?.height == 12)
    let row = (0..<20).map { pixels?[$0, 6] ?? 0 }
    let green: UInt32 = 0x00FF_00FF
    let middle: [UInt32] = (0..<8).flatMap { _ in [0x0000_FFFF, 0xFFFF_FFFF] as [UInt32] }
    #expect(row == [green, green] + middle + [green, green])
    #expect((0..<20).map { pixels?[$0, 0] ?? 0 }.filter { $0 == 0xFF00_00FF }.count == 4)
    #expect(pixels?[1, 1] == 0xFF00_00FF)
    #expect(pixels?[18, 10] == 0xFF00_00FF)
    #expect(pixels?[2, 1] == green)
  }

  @Test("Or it is stretched", .rule("DRAW-31"))
  func stretches() {
    let image = picture()?.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    let pixels = shown(image, width: 20, height: 6)
    #expect(pixels?[3, 3] == 0x0000_FFFF)
    #expect(pixels?[16, 3] == 0xFFFF_FFFF)
    #expect(pixels?[1, 1] == 0xFF00_00FF)
    #expect(image?.capInsets == insets)
    #expect(image?.withRenderingMode(.alwaysOriginal).resizingMode == .stretch)
  }

  @Test("A view of another size shows it anew, and so does draw(in:)", .rule("DRAW-31"))
  func followsSize() {
    let image = picture()?.resizableImage(withCapInsets: insets)
    let view = UIImageView(image: image)
    _ = fixture.show(view, width: 10, height: 10)
    fixture.device.run { view.frame.size.width = 30 }
    #expect(fixture.host.shownPixels?.width == 30)
    #expect(fixture.host.shownPixels?[29, 0] == 0xFF00_00FF)
    fixture.device.run { view.removeFromSuperview() }
    var drawn: UIImage?
    fixture.device.run {
      UIGraphicsBeginImageContext(CGSize(width: 16, height: 6))
      image?.draw(in: CGRect(x: 0, y: 0, width: 16, height: 6))
      drawn = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    #expect(fixture.pixels(of: drawn)?[15, 1] == 0xFF00_00FF)
    #expect(fixture.pixels(of: drawn)?[13, 1] == 0x00FF_00FF)
  }

  @Test("Insets that are not numbers, or more than there is, do no harm", .rule("DRAW-31"))
  func strangeInsets() {
    let picture = picture()
    for side in [CGFloat.nan, -3, .infinity, 100] {
      let image = picture?.resizableImage(
        withCapInsets: UIEdgeInsets(top: side, left: side, bottom: side, right: side))
      #expect(shown(image, width: 3, height: 40)?.width == 3)
      #expect(shown(image, width: 0, height: 40) != nil)
    }
  }

  @Test("A JPEG file begins and ends as such, and is smaller at a lower quality", .rule("DRAW-29"))
  func jpeg() {
    let picture = picture()
    let file = picture?.jpegData(compressionQuality: 0.9).map { [UInt8]($0) } ?? []
    #expect(Array(file.prefix(4)) == [0xFF, 0xD8, 0xFF, 0xE0])
    #expect(Array(file.suffix(2)) == [0xFF, 0xD9])
    let sizes = [0.0, 0.5, 1].map { picture?.jpegData(compressionQuality: $0)?.count ?? 0 }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2])
    for quality in [CGFloat.nan, -1, 7] { #expect(picture?.jpegData(compressionQuality: quality) != nil) }
    #expect(UIImage(svg: "<svg/>", size: CGSize(width: 5, height: 5)).jpegData(compressionQuality: 1) == nil)
  }
}
