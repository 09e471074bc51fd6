import Heft

/// A drawn landscape that stands for a photo: hills before a sky, whose colors and lines follow from its number.
struct SamplePhoto {
  let number: Int

  /// The picture.
  ///
  /// - Parameter size: In points; its scale is 1.
  func image(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      sky(context, size)
      sun(size)
      for hill in 0..<3 { self.hill(hill, size) }
    }
  }

  /// From 0 to 1, another for each number and each use.
  private func value(_ use: Int) -> CGFloat {
    // The fractional parts of the multiples of the golden ratio lie evenly between 0 and 1.
    let product = CGFloat((number + 1) * (use + 1)) * 0.618_033_988_75
    return product - product.rounded(.down)
  }

  private var hue: CGFloat { value(0) }

  /// From the sky's color above to a lighter one below.
  private func sky(_ context: UIGraphicsImageRendererContext, _ size: CGSize) {
    let colors = [(0.55, 0.75), (0.15, 0.98)].map { saturation, brightness in
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1).cgColor
    }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else { return }
    context.cgContext.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.7), options: .drawsAfterEndLocation)
  }

  private func sun(_ size: CGSize) {
    let radius = min(size.width, size.height) * (0.06 + 0.06 * value(1))
    let center = CGPoint(x: size.width * (0.15 + 0.7 * value(2)), y: size.height * (0.15 + 0.25 * value(3)))
    UIColor(hue: 0.13, saturation: 0.25, brightness: 1, alpha: 0.95).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  private func hill(_ place: Int, _ size: CGSize) {
    let top = size.height * (0.48 + 0.16 * CGFloat(place))
    let swing = size.height * (0.05 + 0.12 * value(4 + place))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: top + swing * (value(7 + place) - 0.5)))
    path.addCurve(
      to: CGPoint(x: size.width, y: top + swing * (value(10 + place) - 0.5)),
      controlPoint1: CGPoint(x: size.width * 0.35, y: top - swing * (0.5 + value(13 + place))),
      controlPoint2: CGPoint(x: size.width * 0.65, y: top + swing * (0.5 + value(16 + place))))
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    let green = 0.28 + 0.12 * value(19)
    UIColor(
      hue: green, saturation: 0.35 + 0.1 * CGFloat(place), brightness: 0.62 - 0.17 * CGFloat(place), alpha: 1
    )
    .setFill()
    path.fill()
  }
}
