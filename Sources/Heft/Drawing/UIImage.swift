/// A picture. Today its content is a vector drawing that the app carries; pixels come with drawing.
public final class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture's own colors count, or only its shape.
  public enum RenderingMode: Int, Sendable {
    /// The picture's own colors, unless a control says otherwise.
    case automatic = 0
    case alwaysOriginal = 1
    /// The shape, in the tint of the view that shows it.
    case alwaysTemplate = 2
  }

  /// The drawing as SVG text.
  let svg: String
  /// The size in points.
  public let size: CGSize
  /// Whether the picture's own colors count.
  public let renderingMode: RenderingMode

  /// A picture from SVG text that is `size` points large.
  public init(svg: String, size: CGSize) {
    self.svg = svg
    self.size = size
    renderingMode = .automatic
  }

  private init(_ image: UIImage, mode: RenderingMode) {
    svg = image.svg
    size = image.size
    renderingMode = mode
  }

  /// The same picture, to be shown in its own colors or in a tint.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode)
  }

  /// A picture by the name under which the running app lists it in its `assets`; nil where there is none.
  public convenience init?(named name: String) {
    guard let asset = AppProcess.current?.app.asset(named: name) else { return nil }
    self.init(svg: asset.svg, size: asset.size)
  }
}
