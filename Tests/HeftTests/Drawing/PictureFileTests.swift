import HeftProtocol
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Heft

/// Pictures from files of either kind (DRAW-10, DRAW-32).
struct PictureFileTests {
  private let fixture = Fixture()

  @Test(
    "A picture of JPEG's bytes has its size, and is drawn into a context as one of PNG's is", .rule("DRAW-32")
  )
  func files() throws {
    let picture = try #require(fixture.picture(.red, width: 20, height: 10))
    let jpeg = try #require(picture.jpegData(compressionQuality: 1).flatMap { UIImage(data: $0, scale: 2) })
    let png = try #require(picture.pngData().flatMap { UIImage(data: $0, scale: 2) })
    for read in [jpeg, png] {
      #expect(read.size == CGSize(width: 10, height: 5) && read.scale == 2)
      let drawn =
        fixture.device.run {
          UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
          defer { UIGraphicsEndImageContext() }
          read.draw(in: CGRect(x: 1, y: 1, width: 3, height: 3))
          return UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.bitmap
        } ?? nil
      let pixel = drawn?[2, 2] ?? 0
      // JPEG's red is within one step of the true one.
      #expect(pixel & 255 >= 254 && pixel >> 8 & 0xFFFF <= 1 && pixel >> 24 == 255 && drawn?[0, 0] == 0)
    }
  }

  @Test(
    "The page makes a picture as small as a bitmap may be, and takes a file as large as a value",
    .rule("SHARE-5"))
  func limits() {
    #expect(Int(ProtocolConstant.longestSide) == Bitmap.longestSide)
    #expect(Storage.largestValue == 64 << 20)
  }

  @Test("Bytes of neither kind, and a file cut off before its picture, give none", .rule("DRAW-32"))
  func none() throws {
    let file = try #require(fixture.picture(.red)?.jpegData(compressionQuality: 0.5)).map { $0 }
    #expect(UIImage(data: Data([UInt8](file))) != nil)
    for bytes in [[], [0xFF, 0xD8], Array(file.prefix(100)), Array("GIF89a".utf8), Array(file.dropFirst())]
      as [[UInt8]]
    {
      #expect(UIImage(data: Data(bytes)) == nil)
    }
  }
}
