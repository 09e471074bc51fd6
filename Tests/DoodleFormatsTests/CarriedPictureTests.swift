import DoodleFormats
import Foundation
import Ink
import TestRules
import Testing

/// Pictures within the files of other programs.
struct CarriedPictureTests {
  private let png: [UInt8]

  init() throws {
    var bitmap = try #require(Bitmap(width: 4, height: 2))
    var path = Path()
    path.rectangle(from: Point(0, 0), to: Point(4, 2))
    bitmap.fill(path, color: 0xFF11_2233, clip: bitmap.bounds)
    png = PNG.encode(bitmap)
  }

  private var letters: String { Data(png).base64EncodedString() }

  private func excalidraw(_ more: String = "", file: String) throws -> (
    document: DoodleDocument, problem: String?
  ) {
    let text = """
      {"elements":[{"type":"image","x":10,"y":20,"width":8,"height":6\(more),"fileId":"a"}],
      "files":{"b":{"dataURL":"data:,"},"a":{"mimeType":"image/png","dataURL":"\(file)"}}}
      """
    return try DoodleFormat.excalidraw.read(Array(text.utf8))
  }

  @Test(
    "A picture of an Excalidraw file lies beneath the strokes, as large as it is there", .rule("FORMAT-9"))
  func excalidrawPicture() throws {
    let (document, problem) = try excalidraw(file: "data:image/png;base64,\(letters)")
    let picture = try #require(document.pictures.first)
    #expect(problem == nil && picture.file == png)
    #expect(picture.x == 10240 && picture.y == 20480 && picture.size == (8, 6))
    #expect(try DoodlePicture(document).bitmap(scale: 1)[20, 18] == 0xFF11_2233)
  }

  @Test(
    "A picture that is turned, broken, missing or of another kind is left out, and told", .rule("FORMAT-9"))
  func excalidrawOthers() throws {
    let whole = "data:image/png;base64,\(letters)"
    for (more, file) in [
      (",\"angle\":1", whole), ("", "data:image/png;base64,\(letters.prefix(40))"),
      ("", "data:image/gif;base64,R0lGODlhAQABAAAAACw="), ("", "data:image/png,\(letters)"),
      ("", ""), (",\"width\":-8", whole), (",\"x\":1e300", whole),
    ] {
      let (document, problem) = try excalidraw(more, file: file)
      #expect(document.pictures == [])
      #expect(
        problem
          == "1 of 1 elements are not strokes, shapes, texts or pictures that can be read and are left out.")
    }
  }

  @Test("A JPEG of an Excalidraw or a Xournal++ file lies beneath the strokes as a PNG", .rule("FORMAT-9"))
  func jpeg() throws {
    let own = try #require(PNG.decode(png))
    let jpeg = Data(JPEG.encode(own, quality: 1)).base64EncodedString()
    let xournal = """
      <xournal><page width="100" height="50"><layer>
      <image left="10" top="20" right="18" bottom="26">\(jpeg)</image></layer></page></xournal>
      """
    for (document, problem) in [
      try excalidraw(file: "data:image/jpeg;base64,\(jpeg)"),
      try DoodleFormat.xopp.read(Array(xournal.utf8)),
    ] {
      let picture = try #require(document.pictures.first)
      #expect(problem == nil && picture.x == 10240 && picture.size == (8, 6))
      let own = try #require(PNG.decode(picture.file))
      let color = own[2, 1]
      for shift in [0, 8, 16] as [UInt32] {
        #expect(abs(Int(color >> shift & 255) - Int(0xFF11_2233 as UInt32 >> shift & 255)) <= 3)
      }
    }
  }

  @Test("Rnote's pictures are pixels or PNGs on a rectangle about its middle", .rule("FORMAT-9"))
  func rnote() throws {
    let pixels = Data([0x80, 0x40, 0, 0x80, 1, 2, 3, 0xFF]).base64EncodedString()
    func read(_ data: String, _ shear: Int = 0) throws -> (document: DoodleDocument, problem: String?) {
      let text = """
        {"data":{"engine_snapshot":{"stroke_components":[{"value":{"bitmapimage":{"image":{"data":"\(data)",
        "pixel_width":2,"pixel_height":1,"memory_format":"R8g8b8a8Premultiplied"},"rectangle":{"cuboid":
        {"half_extents":[4,2]},"transform":{"affine":[1,\(shear),0,0,1,0,14,22,1]}}}}}]}}}
        """
      return try DoodleFormat.rnote.read(Array(text.utf8))
    }
    for data in [pixels, letters] {
      let (document, problem) = try read(data)
      let picture = try #require(document.pictures.first)
      #expect(problem == nil && picture.x == 10240 && picture.y == 20480 && picture.size == (8, 4))
    }
    let picture = try #require(try read(pixels).document.pictures.first)
    let bitmap = try #require(PNG.decode(picture.file))
    #expect(bitmap.straightBytes(of: bitmap.bounds) == [0xFF, 0x80, 0, 0x80, 1, 2, 3, 0xFF])
    for (data, shear) in [(String(pixels.dropLast(4)), 0), (pixels, 1)] {
      let (document, problem) = try read(data, shear)
      #expect(document.pictures.isEmpty)
      #expect(
        problem
          == "1 of 1 parts are not strokes, shapes, texts or pictures that can be read and are left out.")
    }
  }

  @Test("A picture of a Xournal++ file lies on its page", .rule("FORMAT-9"))
  func xournal() throws {
    let text = """
      <xournal><page width="100" height="50"><layer/></page><page width="100" height="60"><layer>
      <image left="1" top="2" right="9" bottom="6">\(letters.prefix(30))
      \(letters.dropFirst(30))</image></layer></page></xournal>
      """
    let (document, problem) = try DoodleFormat.xopp.read(Array(text.utf8))
    let picture = try #require(document.pictures.first)
    #expect(problem == nil && picture.file == png)
    #expect(picture.x == 1024 && picture.y == 52 * 1024 && picture.size == (8, 4))
  }

  @Test("A drawing on a picture is read again from an Excalidraw file", .rule("FORMAT-10"))
  func roundTrip() throws {
    var document = try excalidraw(file: "data:image/png;base64,\(letters)").document
    document.pictures.append(DoodleDocument.Picture(x: -1024, file: png))
    let again = try DoodleFormat.excalidraw.read(DoodleFormat.excalidraw.write(document))
    #expect(again.problem == nil && again.document.pictures.map(\.file) == [png, png])
    #expect(again.document.pictures.map(\.x) == [10240, -1024])
    #expect(again.document.pictures.map(\.size.width) == [8, 4])
  }
}
