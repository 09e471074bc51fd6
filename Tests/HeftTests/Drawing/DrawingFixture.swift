import Heft
import HeftTesting

/// The tutorials' canvas: each line is drawn over the picture of all before it.
final class Canvas: UIView {
  var drawing: UIImage?
  var strokeColor = UIColor.black

  func addLine(from: CGPoint, to: CGPoint, width: CGFloat) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    drawing?.draw(in: bounds)
    let context = UIGraphicsGetCurrentContext()
    context?.move(to: from)
    context?.addLine(to: to)
    context?.setLineCap(.round)
    context?.setLineWidth(width)
    strokeColor.setStroke()
    context?.strokePath()
    drawing = UIGraphicsGetImageFromCurrentImageContext()
    layer.contents = drawing?.cgImage
    UIGraphicsEndImageContext()
  }
}

extension RecordingHost {
  /// The changed rectangles that were sent since the host was last cleared.
  var pixelUpdates: [PixelUpdate] {
    operations.compactMap { operation in
      if case .pixels(_, let update) = operation { return update }
      return nil
    }
  }

  /// The pixels of the only view that shows some.
  var shownPixels: ShownPixels? {
    let shown = screen.views.values.compactMap(\.pixels)
    return shown.count == 1 ? shown[0] : nil
  }
}

extension Fixture {
  /// Shows a view of a size on the sheet.
  func show<View: UIView>(_ view: View, width: CGFloat = 100, height: CGFloat = 100) -> View {
    device.run {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      sheet.addSubview(view)
    }
    return view
  }

  /// A picture in one color, of a size in points with a pixel for each.
  func picture(_ color: UIColor, width: CGFloat = 10, height: CGFloat = 10) -> UIImage? {
    device.run {
      UIGraphicsBeginImageContext(CGSize(width: width, height: height))
      defer { UIGraphicsEndImageContext() }
      color.setFill()
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: width, height: height))
      return UIGraphicsGetImageFromCurrentImageContext()
    } ?? nil
  }

  /// The pixels of a picture, as a view would show them.
  func pixels(of picture: UIImage?) -> ShownPixels? {
    let view = UIImageView(image: picture)
    device.run { sheet.addSubview(view) }
    let pixels = host.shownPixels
    device.run { view.removeFromSuperview() }
    return pixels
  }
}
