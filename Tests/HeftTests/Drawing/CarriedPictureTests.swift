import Foundation
import HeftProtocol
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Heft

/// Pictures that an app carries, drawn into contexts.
struct CarriedPictureTests {
  private static let red: UInt32 = 0xFF00_00FF
  private static let blue: UInt32 = 0xFFFF_0000

  /// A picture of 8 x 8 pixels, the left half in one color and the right half in another.
  private static func halves(_ left: UInt32, _ right: UInt32) -> Bitmap {
    var bitmap = Bitmap(width: 8, height: 8)!
    for (x, color) in [(0.0, left), (4.0, right)] {
      var path = Path()
      path.rectangle(from: Point(x, 0), to: Point(x + 4, 8))
      bitmap.fill(path, color: color, clip: bitmap.bounds)
    }
    return bitmap
  }

  /// A file as `heft run` writes it.
  private static func svg(_ file: [UInt8], _ type: String = "png") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><image width='8' height='8' "
      + "href='data:image/\(type);base64,\(Foundation.Data(file).base64EncodedString())'/></svg>"
  }

  private let device: TestDevice

  init() {
    let size = CGSize(width: 4, height: 4)
    let png = CarriedPictureTests.svg(PNG.encode(CarriedPictureTests.halves(Self.red, Self.blue)))
    let dark = CarriedPictureTests.svg(PNG.encode(CarriedPictureTests.halves(Self.blue, Self.red)))
    let jpeg = CarriedPictureTests.svg(
      JPEG.encode(CarriedPictureTests.halves(Self.red, Self.red), quality: 1), "jpeg")
    device = TestDevice(
      App(
        name: "Flags", bundleIdentifier: "test.flags",
        assets: [
          AppAsset(name: "Flag", svg: png, size: size, variants: [.init(isDark: true, svg: dark)]),
          AppAsset(name: "Photo", svg: jpeg, size: CGSize(width: 8, height: 8)),
          AppAsset(name: "Shape", svg: png, size: size, isTemplate: true),
          AppAsset(name: "Broken", svg: CarriedPictureTests.svg([1, 2, 3]), size: size),
          AppAsset(name: "Cut", svg: String(png.dropLast(40)), size: size),
        ],
        rootViewController: { UIViewController() }, delegate: { PlainDelegate() }))
  }

  private func picture(_ body: () -> Void) -> Bitmap? {
    device.run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 16, height: 16), false, 1)
      defer { UIGraphicsEndImageContext() }
      body()
      return UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.bitmap
    } ?? nil
  }

  private var lines: Int {
    device.host.operations.filter { if case .console(.heft, _) = $0 { true } else { false } }.count
  }

  @Test(
    "A picture of the app's is drawn into a context from its file, PNG or JPEG, at once", .rule("DRAW-34"))
  func files() {
    let drawn = picture { UIImage(named: "Flag")?.draw(in: CGRect(x: 0, y: 0, width: 16, height: 8)) }
    #expect(drawn?[2, 4] == Self.red && drawn?[13, 4] == Self.blue && drawn?[4, 12] == 0)
    let small = picture { UIImage(named: "Flag")?.draw(at: CGPoint(x: 8, y: 8)) }
    #expect(small?[8, 8] == Self.red && small?[11, 11] == Self.blue && small?[12, 12] == 0)
    let photo = picture { UIImage(named: "Photo")?.draw(at: .zero, blendMode: .normal, alpha: 0.5) }
    #expect(photo.map { $0[4, 4] >> 24 } == 128)
    #expect(lines == 0)
  }

  @Test(
    "It has its file's pixels as cgImage, in its scale, and is cut, stretched and written as others are",
    .rule("DRAW-34")
  )
  func pixels() {
    let flag = device.run { UIImage(named: "Flag") } ?? nil
    #expect(flag?.scale == 2 && flag?.size == CGSize(width: 4, height: 4))
    let image = device.run { flag?.cgImage } ?? nil
    #expect(image?.width == 8 && image?.bitmap[7, 0] == Self.blue)
    #expect(device.run { flag?.cgImage === image } == true)
    #expect(image?.cropping(to: CGRect(x: 4, y: 0, width: 4, height: 8))?.bitmap[0, 0] == Self.blue)
    let file = device.run { flag?.pngData() } ?? nil
    #expect(file.flatMap { UIImage(data: $0) }?.cgImage?.bitmap[0, 0] == Self.red)
    let wide = picture {
      flag?.resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch
      )
      .draw(in: CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    #expect(wide?[0, 8] == Self.red && wide?[15, 8] == Self.blue)
    let upsideDown = picture {
      if let image {
        UIGraphicsGetCurrentContext()?.draw(image, in: CGRect(x: 0, y: 0, width: 16, height: 16))
      }
    }
    #expect(upsideDown?[2, 8] == Self.red && upsideDown?[13, 8] == Self.blue)
  }

  @Test(
    "In the dark it is the one for that; a template is drawn in the color that is filled with",
    .rule("DRAW-34"))
  func appearances() {
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    let drawn = picture { UIImage(named: "Flag")?.draw(in: CGRect(x: 0, y: 0, width: 16, height: 16)) }
    #expect(drawn?[2, 8] == Self.blue && drawn?[13, 8] == Self.red)
    let shape = picture {
      UIColor.green.setFill()
      UIImage(named: "Shape")?.draw(in: CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    #expect(shape?[2, 8] == 0xFF00_FF00 && shape?[13, 8] == 0xFF00_FF00)
  }

  @Test(
    "An image view goes on showing what the app carries, and is rendered as its content mode says",
    .rule("DRAW-34"))
  func imageViews() {
    let view = device.run { UIImageView(image: UIImage(named: "Flag")) }
    device.run {
      view?.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
      view?.contentMode = .center
      if let view { UIApplication.shared.keyWindow?.addSubview(view) }
    }
    let sent = device.host.operations.contains {
      if case .image(_, mode: _, tint: _, svg: let svg) = $0 { svg.hasPrefix("<svg") } else { false }
    }
    #expect(sent)
    let drawn = picture {
      _ = view?.drawHierarchy(in: CGRect(x: 0, y: 0, width: 16, height: 16), afterScreenUpdates: true)
    }
    #expect(drawn?[6, 8] == Self.red && drawn?[9, 8] == Self.blue && drawn?[4, 8] == 0)
  }

  @Test("A damaged file is not drawn, and the console says so once", .rule("DRAW-34"))
  func damaged() {
    let drawn = picture {
      for name in ["Broken", "Cut", "Broken"] { UIImage(named: name)?.draw(at: .zero) }
    }
    #expect(drawn?[1, 1] == 0 && lines == 1)
    #expect(device.run { UIImage(named: "Broken")?.cgImage == nil } == true)
  }
}
