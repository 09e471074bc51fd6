import Heft
import HeftStubs
import HeftTesting
import TestRules
import Testing

/// Declarations that projects of other people name, and that do what UIKit's do.
@Suite("Names that other people's projects bring")
struct BroughtNameTests {
  private func tap(_ name: String, on device: TestDevice) {
    guard let place = device.host.screen.middle(of: name) else {
      Issue.record("\(name) is not shown")
      return
    }
    device.tap(at: Double(place.x), Double(place.y))
  }

  /// Whether a path fills a point, by filling it.
  private func fills(_ path: UIBezierPath, _ x: Int, _ y: Int) -> Bool {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 60), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.black.setFill()
    path.fill()
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage.map { $0.bitmap[x, y] != 0 } ?? false
  }

  @Test("An image's pixels are read by a pointer, which stays as long as the image", .rule("DRAW-40"))
  func pixelBytes() {
    plainDevice().run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 1)
      defer { UIGraphicsEndImageContext() }
      UIColor.blue.withAlphaComponent(0.5).setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
      guard let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage,
        let data = image.dataProvider?.data, let bytes = CFDataGetBytePtr(data)
      else {
        Issue.record("the image has no bytes")
        return
      }
      let place = image.bytesPerRow + image.bitsPerPixel / 8
      #expect(CFDataGetLength(data) == 24 && image.dataProvider?.data === data)
      #expect((0..<4).map { bytes[place + $0] } == [0, 0, 255, 128] && bytes[0] == 0)
    }
  }

  @Test("Only the named corners of a rectangle are cut off, by a quarter of a circle of the radii's width")
  func corners() {
    plainDevice().run {
      let path = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 20, height: 1))
      #expect(!fills(path, 2, 2) && !fills(path, 97, 57))
      #expect(fills(path, 97, 2) && fills(path, 2, 57))
      #expect(fills(path, 8, 8) && fills(path, 50, 30))
      let round = UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: 500, height: 500))
      #expect(!fills(round, 4, 4) && fills(round, 20, 1))
    }
  }

  @Test("A cell's content goes into its labels, and a second text without a label of its own below the first")
  func content() {
    let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = subtitle.defaultContentConfiguration()
    content.text = "Soup"
    content.secondaryText = "45 min"
    content.secondaryTextProperties.color = .red
    subtitle.contentConfiguration = content
    #expect(subtitle.textLabel?.text == "Soup" && subtitle.detailTextLabel?.text == "45 min")
    #expect(subtitle.detailTextLabel?.textColor == .red)
    #expect(subtitle.contentConfiguration?.secondaryText == "45 min")
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    plain.contentConfiguration = content
    #expect(plain.textLabel?.text == "Soup\n45 min")
    plain.contentConfiguration = nil
    #expect(plain.textLabel?.text == nil)
  }

  @Test("What an app keeps with an animation is there when its delegate is told, in a group too")
  func keptValues() {
    let animation = CAAnimationGroup()
    let layer = CALayer()
    animation.setValue(layer, forKey: "layer")
    animation.setValue(CALayer(), forKey: "other")
    animation.setValue(nil, forKey: "other")
    #expect(animation.value(forKey: "layer") === layer && animation.value(forKey: "other") == nil)
    final class Told: NSObject, CAAnimationDelegate {
      var layers: [AnyObject?] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        layers.append(anim.value(forKey: "layer"))
      }
    }
    let told = Told()
    animation.delegate = told
    animation.duration = 0.1
    let root = UIViewController()
    let device = plainDevice(root)
    device.run {
      root.view.layer.addSublayer(layer)
      layer.add(animation, forKey: nil)
    }
    device.advance(by: 0.5)
    #expect(told.layers.count == 1 && told.layers.first.flatMap { $0 } === layer)
  }

  @Test("A bar button with a menu opens it as a sheet, and one with an action of its own does that")
  func barButtonMenu() {
    var chosen: [String] = []
    let root = UIViewController()
    let inner = UIMenu(
      title: "", options: .displayInline,
      children: [UIAction(title: "Delete", attributes: .destructive) { _ in chosen.append("Delete") }])
    let menu = UIMenu(title: "", children: [UIAction(title: "Share") { _ in chosen.append("Share") }, inner])
    let device = plainDevice(UINavigationController(rootViewController: root))
    device.run {
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Own", primaryAction: UIAction(title: "Go") { _ in chosen.append("Own") }, menu: menu)
    }
    tap("Own", on: device)
    #expect(chosen == ["Own"])
    tap("More", on: device)
    device.advance(by: 1)
    #expect(device.host.screen.texts.contains("Delete"))
    tap("Delete", on: device)
    device.advance(by: 1)
    #expect(chosen == ["Own", "Delete"])
  }

  @Test("A picture is tinted in its shape, and repeated to fill a rectangle")
  func tintedPictures() throws {
    var (blue, filled): (CGImage?, CGImage?)
    plainDevice().run {
      let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      }
      blue = dot.withTintColor(.blue).cgImage
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), false, 1)
      dot.drawAsPattern(in: CGRect(x: 10, y: 0, width: 25, height: 15))
      filled = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
      UIGraphicsEndImageContext()
    }
    let tinted = try #require(blue)
    let scale = tinted.width / 10
    #expect(tinted.bitmap[2 * scale, 5 * scale] != 0 && tinted.bitmap[7 * scale, 5 * scale] == 0)
    let pattern = try #require(filled).bitmap
    #expect(pattern[5, 5] == 0 && pattern[12, 5] != 0 && pattern[17, 5] == 0 && pattern[32, 12] != 0)
    #expect(pattern[37, 5] == 0 && pattern[12, 17] == 0)
  }

  @Test("A label's text lies at a rectangle's corner, as high as the lines that it may have")
  func textRect() {
    plainDevice().run {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "One\nTwo\nThree"
      let room = CGRect(x: 7, y: 9, width: 200, height: 300)
      let line = label.font.lineHeight
      let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
      let cut = label.textRect(forBounds: room, limitedToNumberOfLines: 2).height
      #expect(abs(whole - 3 * line) < 1e-9 && abs(cut - 2 * line) < 1e-9, "\(whole - 3 * line)")
      #expect(label.textRect(forBounds: room, limitedToNumberOfLines: 0).origin == CGPoint(x: 7, y: 9))
    }
  }

  @Test("A font's description can be made bold, and a font be made of it")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 20)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(
      UIFont(descriptor: bold, size: 0).pointSize == 20 && UIFont(descriptor: bold, size: 9).pointSize == 9)
    let wide = "MMM".size(withAttributes: [.font: UIFont(descriptor: bold, size: 0)]).width
    #expect(wide > "MMM".size(withAttributes: [.font: font]).width)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9 && font.capHeight < font.ascender)
  }

  @Test("A quick action and an attributed text are copied so that they can be changed")
  func mutableCopies() throws {
    let item = UIApplicationShortcutItem(
      type: "a", localizedTitle: "Play", localizedSubtitle: "Now", icon: nil, userInfo: ["n": 1])
    let copy = try #require(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    copy.localizedTitle = "Pause"
    #expect(copy.localizedSubtitle == "Now" && copy.type == "a" && copy.userInfo?["n"] as? Int == 1)
    #expect(item.localizedTitle == "Play")
    let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    let changed = try #require(text.mutableCopy() as? NSMutableAttributedString)
    changed.append(NSAttributedString(string: "b"))
    #expect(changed.string == "ab" && text.string == "a")
  }
}
