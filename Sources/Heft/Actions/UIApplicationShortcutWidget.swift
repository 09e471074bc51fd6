import Ink

/// A widget above the actions in an app's icon menu, while the app runs and while it does not: Heft's own, because on a
/// phone a widget is a program beside the app.
///
/// It is a snapshot: the app sets `UIApplication.shortcutWidget` whenever its content has changed.
public struct UIApplicationShortcutWidget {
  /// The title, in small letters.
  public var title: String
  /// The main text, in large letters; two lines at most.
  public var text: String
  /// The picture beside the texts, as large as fits into 64 by 64 points; nil for none.
  public var image: UIImage?

  /// A widget of texts, with a picture or without.
  ///
  /// - Parameters:
  ///   - title: The line in bold.
  ///   - text: The text below.
  ///   - image: The picture beside them; nil for none.
  public init(title: String, text: String, image: UIImage? = nil) {
    self.title = title
    self.text = text
    self.image = image
  }

  /// The widget as the entry of a menu that calls the closure when the user picks it.
  ///
  /// - Parameter handler: Called once for each pick.
  /// - Returns: The entry.
  public func menuElement(handler: @escaping () -> Void) -> UIMenuElement {
    let action = UIAction(title: title, subtitle: text, image: image) { _ in handler() }
    action.isWidget = true
    return action
  }
}

extension UIApplication {
  /// The widget in the icon's menu; nil means none. It stays when the app ends, and when the page is loaded anew.
  public var shortcutWidget: UIApplicationShortcutWidget? {
    get { process.services.shortcutWidget(of: process.app) }
    set {
      process.setDeviceItem(
        newValue.map { ShortcutArchive.write($0) }, in: DeviceServices.shortcutWidgetsPlace)
    }
  }
}

extension DeviceServices {
  /// Where the widgets of all apps are kept, each app's under its identifier. No app is called so.
  static let shortcutWidgetsPlace = "heft.shortcut-widgets"

  package func shortcutWidget(of app: App) -> UIApplicationShortcutWidget? {
    contents.bytes(app: DeviceServices.shortcutWidgetsPlace, key: app.bundleIdentifier)
      .flatMap { ShortcutArchive.readWidget($0) }
  }
}

extension ShortcutArchive {
  private static let widgetVersion: UInt8 = 1
  /// A scale is kept as a whole number of these parts of a pixel in a point.
  private static let scaleUnit: CGFloat = 10_000
  /// The most pixels of a picture in each direction that are kept: 64 points at the finest scale.
  static let mostWidgetPixels = 192

  /// A widget as bytes: a version, its texts, and its picture as an SVG text or a PNG file with
  /// its scale.
  static func write(_ widget: UIApplicationShortcutWidget) -> [UInt8] {
    var writer = Writer(bytes: [widgetVersion])
    writer.text(widget.title)
    writer.text(widget.text)
    guard let image = widget.image?.fitted(into: mostWidgetPixels) else {
      writer.bytes.append(0)
      return writer.bytes
    }
    // Not what the app carries: that stays a drawing, and no reader of its files is linked for it.
    if let pixels = image.pixels {
      let png = PNG.encode(pixels.bitmap)
      writer.bytes.append(2)
      writer.number(Int((image.pixelScale * scaleUnit).rounded()))
      writer.number(png.count)
      writer.bytes += png
    } else {
      writer.bytes.append(1)
      writer.number(Int(image.size.width.rounded()))
      writer.number(Int(image.size.height.rounded()))
      writer.text(image.svg)
    }
    return writer.bytes
  }

  /// Returns the widget from bytes; nil if this version does not write such bytes.
  static func readWidget(_ bytes: [UInt8]) -> UIApplicationShortcutWidget? {
    guard bytes.first == widgetVersion else { return nil }
    var reader = Reader(bytes: bytes, hasTextsAlone: false, place: 1)
    guard let title = reader.text(), let text = reader.text() else { return nil }
    var widget = UIApplicationShortcutWidget(title: title, text: text)
    switch reader.byte() {
    case 0: break
    case 1:
      guard let width = reader.number(), let height = reader.number(), let svg = reader.text() else {
        return nil
      }
      widget.image = UIImage(svg: svg, size: CGSize(width: CGFloat(width), height: CGFloat(height)))
    case 2:
      guard let scale = reader.number(), let count = reader.number(), count <= bytes.count - reader.place
      else {
        return nil
      }
      let file = [UInt8](bytes[reader.place..<(reader.place + count)])
      // A damaged picture takes away only itself. Only the reader of the format that is written here is linked.
      widget.image = PNG.decode(file).map { UIImage(cgImage: CGImage($0), scale: CGFloat(scale) / scaleUnit) }
    default: return nil
    }
    return widget
  }
}

extension UIImage {
  /// The picture with so many pixels at most in each direction; a vector drawing as it is.
  fileprivate func fitted(into most: Int) -> UIImage {
    guard let pixels, max(pixels.width, pixels.height) > most else { return self }
    let share = CGFloat(most) / CGFloat(max(pixels.width, pixels.height))
    let (width, height) = (CGFloat(pixels.width) * share, CGFloat(pixels.height) * share)
    let size = CGSize(width: max(width.rounded(), 1), height: max(height.rounded(), 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let small = UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(pixels.bitmap, in: CGRect(origin: .zero, size: size), of: context.cgContext)
    }
    return small.pixels.map { UIImage(cgImage: $0, scale: pixelScale * share) } ?? self
  }
}
