import HeftTesting
import TestRules
import Testing

@testable import Heft

/// Text that is drawn into pictures. Natively each letter is a box.
struct PictureTextTests {
  private let fixture = Fixture()
  private let red: UInt32 = 0xFF00_00FF
  private let blue: UInt32 = 0xFFFF_0000

  /// Returns a closure's drawing in a picture of a size, with a pixel for each point.
  private func picture(_ width: CGFloat = 40, _ height: CGFloat = 40, _ body: () -> Void) -> CGImage? {
    fixture.device.run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
      defer { UIGraphicsEndImageContext() }
      body()
      return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
    } ?? nil
  }

  private func attributes(_ size: CGFloat = 20, _ color: UIColor = .red) -> NSAttributedString.Attributes {
    [.font: UIFont.systemFont(ofSize: size), .foregroundColor: color]
  }

  /// The columns and rows that are inked.
  private func ink(_ image: CGImage?) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard let image else { return nil }
    let columns = (0..<image.width).filter { x in (0..<image.height).contains { image.bitmap[x, $0] != 0 } }
    let rows = (0..<image.height).filter { y in (0..<image.width).contains { image.bitmap[$0, y] != 0 } }
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last
    else { return nil }
    return (left...right, top...bottom)
  }

  private func lines(_ image: CGImage?) -> Int {
    guard let image else { return 0 }
    let inked = (0..<image.height).map { y in (0..<image.width).contains { image.bitmap[$0, y] != 0 } }
    return zip([false] + inked, inked).filter { !$0 && $1 }.count
  }

  @Test(
    "Letters are boxes of their widths and colors on the line, where there are no typefaces", .rule("DRAW-33")
  )
  func boxes() {
    let image = picture { "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes()) }
    // 0.722 of 20 points with the room of 8 %, a tenth of it on either side; the baseline is at 0.75 of 24 points.
    #expect(image?.bitmap[18, 20] == red)
    let inked = ink(image)
    #expect(inked?.columns == 11...24 && inked?.rows == 14...27)
    let low = ink(picture { "x y".draw(at: .zero, withAttributes: attributes()) })
    #expect(low?.rows == 8...17)
    #expect(ink(picture { "  ".draw(at: .zero, withAttributes: attributes()) }) == nil)
    #expect(ink(picture { "".draw(at: .zero, withAttributes: attributes()) }) == nil)
  }

  @Test(
    "Text is drawn in its turn, with the clip, the opacity, the transform and the mode of that time",
    .rule("DRAW-33"))
  func state() {
    let covered = picture {
      "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes())
      UIColor.blue.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    #expect(covered?.bitmap[18, 18] == blue && covered?.bitmap[18, 24] == red)
    let faded = picture {
      UIGraphicsGetCurrentContext()?.setAlpha(0.5)
      UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 0, y: 0, width: 40, height: 20))
      "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes())
    }
    #expect(faded.map { $0.bitmap[18, 18] >> 24 } == 128 && faded?.bitmap[18, 24] == 0)
    let moved = picture(80, 80) {
      UIGraphicsGetCurrentContext()?.translateBy(x: 4, y: 6)
      UIGraphicsGetCurrentContext()?.scaleBy(x: 2, y: 2)
      "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes())
    }
    let inked = ink(moved)
    #expect(inked?.columns.lowerBound == 27 && inked?.rows == 34...61)
    let cut = picture {
      UIColor.blue.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      UIGraphicsGetCurrentContext()?.setBlendMode(.destinationOut)
      "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes())
    }
    #expect(cut?.bitmap[18, 20] == 0 && cut?.bitmap[2, 2] == blue && cut?.bitmap[18, 12] == blue)
  }

  @Test(
    "In a rectangle text goes on in other lines, as many as fit, as its paragraph is aligned",
    .rule("DRAW-33"))
  func rectangles() {
    let words = "HHH HHH HHH HHH"
    let room = CGRect(x: 0, y: 0, width: 60, height: 200)
    #expect(lines(picture(60, 200) { words.draw(in: room, withAttributes: attributes()) }) == 4)
    let low = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(lines(picture(60, 200) { words.draw(in: low, withAttributes: attributes()) }) == 2)
    #expect(lines(picture(60, 200) { "H\n\nH".draw(at: .zero, withAttributes: attributes()) }) == 2)
    func columns(_ alignment: NSTextAlignment) -> ClosedRange<Int>? {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      var all = attributes()
      all[.paragraphStyle] = style
      return ink(
        picture(100, 40) { "H".draw(in: CGRect(x: 0, y: 0, width: 100, height: 40), withAttributes: all) })?
        .columns
    }
    #expect(columns(.natural) == 1...14 && columns(.center) == 43...56 && columns(.right) == 85...98)
  }

  @Test("Stretches have their own sizes and colors, on one baseline", .rule("DRAW-33"))
  func stretches() {
    let text = NSMutableAttributedString(string: "H", attributes: attributes(10, .blue))
    text.append(NSAttributedString(string: "H", attributes: attributes(20)))
    let image = picture { text.draw(at: .zero) }
    #expect(image?.bitmap[4, 15] == blue && image?.bitmap[4, 8] == 0 && image?.bitmap[14, 8] == red)
    #expect(ink(image)?.rows == 4...17)
  }

  @Test("A picture outside of an app has no text, and a renderer's file has it", .rule("DRAW-33"))
  func files() {
    "outside of an app".draw(at: .zero)
    let file = fixture.device.run {
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).pngData { _ in
        "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes())
      }
    }
    let read = file.flatMap { UIImage(data: $0) }?.cgImage
    #expect(read?.width == 80 && read?.bitmap[36, 40] == red)
  }

  private func rendered(_ view: UIView) -> CGImage? {
    fixture.device.run { fixture.sheet.addSubview(view) }
    return picture(view.bounds.width, view.bounds.height) {
      if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
    }
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    label.text = text
    label.textColor = .red
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    return label
  }

  @Test(
    "A label is rendered with its text, in the middle of its height, cut where there is no room",
    .rule("DRAW-17"))
  func labels() {
    let plain = ink(rendered(label("H")))
    // A line of 24 points in the middle of 80: its baseline is at 28 + 18.
    #expect(plain?.rows == 32...45 && plain?.columns == 1...14)
    let two = label("HHH HHH HHH HHH HHH", lines: 2)
    two.textAlignment = .right
    #expect(lines(rendered(two)) == 2)
    #expect((ink(rendered(label("HHHHHHHHHHHHHH")))?.columns.upperBound ?? 100) < 60)
    let small = label("HHHHHH")
    small.adjustsFontSizeToFitWidth = true
    let rows = ink(rendered(small))?.rows
    #expect((rows?.count ?? 100) < 12 && (rows?.count ?? 0) > 6)
    #expect(ink(rendered(label(""))) == nil)
  }

  @Test(
    "A text layer is rendered, and labels in a view are where they lie, as faint as they are",
    .rule("DRAW-17"))
  func layersAndSubviews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = label("H")
    inner.frame = CGRect(x: 20, y: 10, width: 60, height: 24)
    inner.alpha = 0.5
    let layer = CATextLayer()
    fixture.device.run {
      view.addSubview(inner)
      layer.string = "H"
      layer.fontSize = 20
      layer.foregroundColor = UIColor.blue.cgColor
      layer.frame = CGRect(x: 20, y: 60, width: 60, height: 24)
      view.layer.addSublayer(layer)
    }
    let image = rendered(view)
    #expect(image.map { $0.bitmap[28, 22] >> 24 } == 128 && image?.bitmap[28, 72] == blue)
  }

  @Test(
    "The page is told the lines by their bytes: the map, the room, and each stretch with its look",
    .rule("DRAW-33"))
  func request() {
    let text = NSAttributedString(string: "Hi you", attributes: attributes())
    let look = AttributedLook(text, font: .systemFont(ofSize: 12), color: .black)
    let lines = PictureText(look, width: 40, isBroken: true, in: .light).lines
    #expect(lines.map { $0.pieces.map(\.text) } == [["Hi"], ["you"]])
    let letters = PictureLetters(
      lines: lines, width: 40, alignment: .center, map: .init(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 3))
    // 60 bytes before the lines; of each 37 of its own, 51 of its look and 4 before its letters.
    #expect(letters.request.count == 60 + 2 * (37 + 51 + 4) + 5)
    #expect(
      letters.request[56] == 2 && letters.request[60] == 1
        && Array(letters.request.suffix(3)) == Array("you".utf8))
  }
}
