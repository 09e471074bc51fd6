import Heft
import HeftStubs
import Ink
import Testing

/// The pictures of Core Image, calculated here.
@Suite("Filters of Core Image", .serialized)
struct FilterTests {
  private typealias Pixel = [Int]

  /// A picture whose pixels a closure gives: x to the right, y downward.
  private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) throws -> CIImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(x, y).map { UInt8($0) } }
    }
    return CIImage(cgImage: CGImage(try #require(Bitmap(width: width, height: height, straightBytes: bytes))))
  }

  private func gray(_ value: Int) -> Pixel { [value, value, value, 255] }

  /// The pixels of a picture where it is, with the numbers of files: rows downward.
  private func pixels(_ image: CIImage, isLinear: Bool = false, in rect: CGRect? = nil) throws -> [[Pixel]] {
    let context = isLinear ? CIContext() : CIContext(options: [kCIContextWorkingColorSpace: NSNull()])
    let made: CGImage? = context.createCGImage(image, from: rect ?? image.extent)
    let bitmap = try #require(made).bitmap
    let bytes = bitmap.straightBytes(of: bitmap.bounds)
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        (0..<4).map { Int(bytes[(y * bitmap.width + x) * 4 + $0]) }
      }
    }
  }

  private func colorful() throws -> CIImage {
    try image(20, 10) { x, y in [x * 12, y * 25, 255 - x * 12, y == 3 ? 128 : 255] }
  }

  private func filtered(_ image: CIImage, _ name: String, _ values: [String: AnyObject] = [:]) throws
    -> CIImage
  {
    let filter = try #require(CIFilter(name: name, parameters: values))
    filter.setValue(image, forKey: kCIInputImageKey)
    return try #require(filter.outputImage)
  }

  private func number(_ value: Double) -> AnyObject { NSNumber(value: value) }

  @Test("A picture that nothing has changed has the same pixels, in light and in the numbers of files")
  func unchanged() throws {
    let image = try colorful()
    #expect(image.extent == CGRect(x: 0, y: 0, width: 20, height: 10))
    let pixels = try pixels(image)
    #expect(pixels[2][3] == [36, 50, 219, 255])
    #expect(try self.pixels(image, isLinear: true) == pixels)
  }

  @Test("A blurred edge has its half at the edge, and the picture the same sum", arguments: [0.7, 3, 10, 40])
  func blur(sigma: Double) throws {
    let side = 60
    let half = try image(side, 8) { x, _ in gray(x < side / 2 ? 255 : 0) }
    let edge = half.clampedToExtent().applyingGaussianBlur(sigma: sigma).cropped(to: half.extent)
    let row = try pixels(edge)[4].map { $0[0] }
    #expect(abs(row[side / 2 - 1] + row[side / 2] - 255) <= 2)
    #expect(row == row.sorted(by: >) && row[side / 2 - 1] > row[side / 2])
    // How much of a Gaussian lies on one side of what is its deviation and half a pixel away.
    if sigma == 3 { #expect(abs(Double(row[side / 2 - 4]) / 255 - 0.878) < 0.01) }
    if sigma == 10 { #expect(abs(Double(row[side / 2 - 11]) / 255 - 0.853) < 0.01) }

    let dot = try image(9, 9) { x, y in [255, 255, 255, x == 4 && y == 4 ? 255 : 0] }
    let spread = dot.applyingGaussianBlur(sigma: 0.7)
    #expect(spread.extent == CGRect(x: -3, y: -3, width: 15, height: 15))
    let sum = try pixels(spread).flatMap { $0 }.reduce(0) { $0 + $1[3] }
    #expect(abs(sum - 255) <= 8)
  }

  @Test("Light is blurred, unless the context has no working color space")
  func light() throws {
    let half = try image(40, 2) { x, _ in gray(x < 20 ? 255 : 0) }
    let edge = half.clampedToExtent().applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: number(4)])
      .cropped(to: half.extent)
    let (plain, light) = (try pixels(edge)[0], try pixels(edge, isLinear: true)[0])
    #expect(plain[19][0] > 128 && plain[20][0] < 128)
    #expect(light[20][0] > 160)
  }

  @Test("Inverted twice, a picture is the same")
  func invert() throws {
    let image = try colorful()
    let once = image.applyingFilter("CIColorInvert")
    #expect(try pixels(once)[2][3] == [219, 205, 36, 255])
    #expect(try pixels(once.applyingFilter("CIColorInvert")) == pixels(image))
  }

  @Test("Sepia of white is white where its intensity is 0, and brown is what it makes of gray")
  func sepia() throws {
    let white = try image(2, 2) { _, _ in gray(255) }
    #expect(try pixels(filtered(white, "CISepiaTone", [kCIInputIntensityKey: number(0)]))[0][0] == gray(255))
    let brown = try pixels(image(1, 1) { _, _ in gray(128) }.applyingFilter("CISepiaTone"), isLinear: true)[
      0][0]
    #expect(brown[0] > brown[1] && brown[1] > brown[2])
  }

  @Test("Without saturation all is gray, and with the numbers of a new filter all is as it was")
  func controls() throws {
    let image = try colorful()
    let filter = try #require(CIFilter(name: "CIColorControls"))
    filter.setValue(image, forKey: kCIInputImageKey)
    #expect(try pixels(#require(filter.outputImage)) == pixels(image))
    filter.setValue(0, forKey: kCIInputSaturationKey)
    #expect(
      try pixels(#require(filter.outputImage)).allSatisfy {
        $0.allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] }
      })
    filter.setDefaults()
    #expect((filter.value(forKey: kCIInputSaturationKey) as? NSNumber)?.doubleValue == 1)
  }

  @Test(
    "Filters that change nothing by themselves change nothing",
    arguments: [
      "CIExposureAdjust", "CIHueAdjust", "CIGammaAdjust", "CIVibrance", "CITemperatureAndTint", "CIVignette",
      "CIColorMatrix", "CICrop", "CIAffineTransform", "CILanczosScaleTransform", "CISourceOverCompositing",
    ])
  func neutral(name: String) throws {
    let image = try colorful()
    let made = try pixels(filtered(image, name), isLinear: true).flatMap { $0 }.flatMap { $0 }
    let old = try pixels(image).flatMap { $0 }.flatMap { $0 }
    #expect(zip(made, old).allSatisfy { abs($0 - $1) <= 1 } && made.count == old.count)
  }

  @Test("Pixellating makes squares of one color that the center is a corner of")
  func pixellate() throws {
    let image = try image(16, 8) { x, y in gray(x * 8 + y) }
    let squares = try filtered(
      image, "CIPixellate", [kCIInputScaleKey: number(4), kCIInputCenterKey: CIVector(x: 8, y: 4)])
    #expect(squares.extent == image.extent)
    let pixels = try pixels(squares)
    #expect(pixels[0][0] == pixels[3][3] && pixels[0][3] != pixels[0][4] && pixels[3][0] != pixels[4][0])
    #expect(abs(pixels[0][0][0] - 13) <= 1)
  }

  @Test("Cutting and moving count from below")
  func upward() throws {
    let image = try image(4, 4) { x, y in gray(y * 50 + x) }
    let lowest = image.cropped(to: CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(lowest.extent == CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(try pixels(lowest).map { $0.map { $0[0] } } == [[151, 152]])
    let higher = image.transformed(by: CGAffineTransform(translationX: 0, y: 10))
    #expect(higher.extent.minY == 10)
    #expect(try pixels(higher, in: CGRect(x: 0, y: 10, width: 1, height: 1))[0][0] == gray(150))
    let large = image.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(try pixels(large)[7][0] == gray(150))
    #expect(try pixels(large.transformed(by: CGAffineTransform(scaleX: 0.5, y: 0.5))) == pixels(image))
  }

  @Test("A picture turned as its file says has its rows and columns exchanged")
  func orientations() throws {
    let image = try image(3, 2) { x, y in gray(y * 30 + x) }
    func rows(_ orientation: Int32) throws -> [[Int]] {
      try pixels(image.oriented(forExifOrientation: orientation)).map { $0.map { $0[0] } }
    }
    #expect(try rows(1) == [[0, 1, 2], [30, 31, 32]])
    #expect(try rows(2) == [[2, 1, 0], [32, 31, 30]])
    #expect(try rows(3) == [[32, 31, 30], [2, 1, 0]])
    #expect(try rows(4) == [[30, 31, 32], [0, 1, 2]])
    #expect(try rows(5) == [[0, 30], [1, 31], [2, 32]])
    #expect(try rows(6) == [[30, 0], [31, 1], [32, 2]])
    #expect(try rows(7) == [[32, 2], [31, 1], [30, 0]])
    #expect(try rows(8) == [[2, 32], [1, 31], [0, 30]])
  }

  @Test("A small picture is the mean of a large one, wherever it is cut into parts")
  func smaller() throws {
    let large = try image(64, 64) { x, y in gray((x + y) % 2 * 200) }
    let small = large.transformed(by: CGAffineTransform(scaleX: 0.125, y: 0.125))
    #expect(small.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(try pixels(small).allSatisfy { $0.allSatisfy { $0[0] == 100 } })
  }

  @Test("A chain of filters leads through an image and back")
  func chain() throws {
    let image = try colorful()
    let brown = try filtered(image, "CISepiaTone", [kCIInputIntensityKey: number(0.8)])
    let shown = UIImage(ciImage: brown.cropped(to: CGRect(x: 4, y: 2, width: 10, height: 6)))
    #expect(shown.size == CGSize(width: 10, height: 6) && shown.ciImage != nil)
    let again = try #require(CIImage(image: shown))
    #expect(again.extent == CGRect(x: 4, y: 2, width: 10, height: 6))
    let turned = UIImage(ciImage: again, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 3, height: 5))
    #expect(UIImage().ciImage == nil && CIImage(image: UIImage()) == nil)
    let data = try #require(shown.pngData())
    #expect(CIImage(data: data)?.extent.size == CGSize(width: 10, height: 6))
    #expect(CIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("A long chain and one that names itself again and again end, and do not take long")
  func longChains() throws {
    var image = try colorful()
    for _ in 0..<300 { image = image.applyingFilter("CIColorInvert") }
    #expect(try pixels(image, isLinear: true) == pixels(colorful()))
    var twice = try colorful()
    for _ in 0..<40 { twice = twice.composited(over: twice.applyingFilter("CIVibrance")) }
    #expect(try pixels(twice).count == 10)
  }

  @Test("Colors, gradients and pictures over each other have no edges but those of a cut")
  func generators() throws {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(red.extent.isInfinite && red.clampedToExtent().extent.isInfinite)
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    let blue = CIImage(color: CIColor(string: "0 0 1"))
    #expect(try pixels(red.composited(over: blue), in: rect)[0][0] == [128, 0, 128, 255])
    let context = CIContext()
    #expect(context.createCGImage(red, from: .infinite) == nil)
    #expect(context.createCGImage(red.cropped(to: rect), from: .infinite)?.width == 2)
    let gradient = try #require(
      CIFilter(
        name: "CILinearGradient",
        withInputParameters: ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 0, y: 100)]))
    let picture = try #require(gradient.outputImage)
    let column = try pixels(picture, in: CGRect(x: 7, y: 0, width: 1, height: 100)).map { $0[0][0] }
    #expect(column == column.sorted() && column[0] == 1 && column[99] == 254)
    let round = try #require(CIFilter(name: "CIRadialGradient")?.outputImage)
    #expect(try pixels(round, in: CGRect(x: 150, y: 150, width: 1, height: 1))[0][0] == gray(255))
    #expect(try pixels(round, in: CGRect(x: 300, y: 300, width: 1, height: 1))[0][0] == gray(0))
  }

  @Test("A multiplied picture, a false color, a mask and a matrix are as they are defined")
  func definitions() throws {
    let half = try image(1, 1) { _, _ in gray(128) }
    let multiplied = try filtered(half, "CIMultiplyCompositing", [kCIInputBackgroundImageKey: half])
    #expect(try pixels(multiplied)[0][0] == gray(64))
    let white = try image(1, 1) { _, _ in gray(255) }
    #expect(try pixels(filtered(white, "CIFalseColor"))[0][0] == [255, 230, 204, 255])
    #expect(try pixels(half.applyingFilter("CIMaskToAlpha"))[0][0] == [255, 255, 255, 128])
    let swapped = try filtered(
      image(1, 1) { _, _ in [10, 20, 30, 255] }, "CIColorMatrix",
      ["inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
    #expect(try pixels(swapped)[0][0] == [30, 20, 30, 128])
    let lighter = try filtered(half, "CIExposureAdjust", [kCIInputEVKey: number(1)])
    #expect(try pixels(lighter)[0][0] == gray(255))
    let mono = try filtered(
      white, "CIColorMonochrome", [kCIInputColorKey: CIColor(red: 1, green: 0, blue: 0)])
    #expect(try pixels(mono)[0][0] == [255, 0, 0, 255])
    let warm = try filtered(white, "CITemperatureAndTint", ["inputTargetNeutral": CIVector(x: 4000, y: 0)])
    let color = try pixels(warm)[0][0]
    #expect(color[0] > color[2])
  }

  @Test(
    "Every photo effect keeps alpha, and those in gray are gray",
    arguments: [
      "Noir", "Mono", "Tonal", "Chrome", "Fade", "Instant", "Process", "Transfer",
    ])
  func photoEffects(name: String) throws {
    let image = try colorful()
    let made = try pixels(image.applyingFilter("CIPhotoEffect" + name), isLinear: true)
    let old = try pixels(image)
    #expect(made != old && made[3][5][3] == 128)
    if ["Noir", "Mono", "Tonal"].contains(name) {
      #expect(made[2].allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] })
    }
  }

  @Test("A vignette is dark in the corners, and sharpening makes an edge steeper")
  func places() throws {
    let white = try image(21, 21) { _, _ in gray(255) }
    let dark = try pixels(filtered(white, "CIVignette", [kCIInputIntensityKey: number(1)]))
    #expect(dark[10][10] == gray(255) && dark[0][0][0] < 60 && dark[0][0] == dark[20][20])
    let edge = try image(20, 4) { x, _ in gray(x < 10 ? 100 : 150) }
    let sharp = try pixels(edge.applyingFilter("CISharpenLuminance"))[2].map { $0[0] }
    #expect(sharp[9] < 100 && sharp[10] > 150 && sharp[0] == 100)
  }

  @Test("A name that the platform does not know has no filter; one that is not made here leaves its picture")
  func names() throws {
    #expect(CIFilter(name: "CIMagic") == nil && CIFilter(name: "") == nil && CIFilter(name: "CI") == nil)
    let image = try colorful()
    #expect(try pixels(image.applyingFilter("CITwirlDistortion")) == pixels(image))
    #expect(try pixels(image.applyingFilter("CIMagic")) == pixels(image))
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.outputImage == nil && filter.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
    #expect(filter.value(forKey: "nothing") == nil)
  }

  @Test(
    "What makes no sense stops nothing",
    arguments: [
      -1e300, -5, 0, 1e-300, 3e5, 1e300, Double.infinity, -Double.infinity, Double.nan,
    ])
  func badValues(value: Double) throws {
    let image = try colorful()
    let context = CIContext()
    for name in [
      "CIGaussianBlur", "CIBoxBlur", "CISepiaTone", "CIColorControls", "CIColorMonochrome",
      "CIExposureAdjust", "CIHueAdjust",
      "CIGammaAdjust", "CIVibrance", "CITemperatureAndTint", "CIVignette", "CIPixellate",
      "CISharpenLuminance",
      "CIColorMatrix", "CIFalseColor", "CIConstantColorGenerator", "CILinearGradient", "CIRadialGradient",
      "CICrop",
      "CIAffineTransform", "CIAffineClamp", "CILanczosScaleTransform",
    ] {
      let filter = try #require(CIFilter(name: name))
      let (number, list) = (CGFloat(value), CIVector(x: value, y: value, z: value, w: value))
      for key in filter.inputKeys {
        let old = filter.value(forKey: key)
        if old is CIVector {
          filter.setValue(list, forKey: key)
        } else if old is CIColor {
          filter.setValue(CIColor(red: number, green: number, blue: number, alpha: number), forKey: key)
        } else if old is NSNumber {
          filter.setValue(number, forKey: key)
        }
      }
      filter.setValue(image, forKey: kCIInputImageKey)
      let output = try #require(filter.outputImage)
      _ = context.createCGImage(output, from: CGRect(x: -2, y: -2, width: 12, height: 12))
    }
    let rect = CGRect(x: value, y: value, width: value, height: value)
    _ = context.createCGImage(image, from: rect)
    _ = context.createCGImage(image.cropped(to: rect), from: image.extent)
    let moved = image.transformed(by: CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: value))
    _ = context.createCGImage(moved, from: image.extent)
    _ = UIImage(ciImage: moved)
    #expect(UIImage(ciImage: .empty()).size == .zero && CIImage.empty().extent == .zero)
    #expect(context.createCGImage(.empty(), from: .zero) == nil)
  }

  @Test("Colors and places give what they were made of")
  func values() {
    let color = CIColor(string: "0.5 0.25 1")
    #expect(color.red == 0.5 && color.green == 0.25 && color.blue == 1 && color.alpha == 1)
    #expect(CIColor(color: .red).alpha == 1 && CIColor(cgColor: UIColor.white.cgColor).green == 1)
    let rect = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect.x == 1 && rect.y == 2 && rect.z == 3 && rect.w == 4 && rect.count == 4)
    #expect(CIVector(cgPoint: CGPoint(x: 5, y: 6)).y == 6 && rect.value(at: 9) == 0)
  }
}
