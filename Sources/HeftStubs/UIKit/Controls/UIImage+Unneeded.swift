// The members of pictures that iOS 8 to 15 added.

import Heft

extension UIImage {
  public typealias Configuration = SymbolConfiguration

  /// A picture by its name; one of nothing where there is none.
  ///
  /// - Parameter name: The name.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(copying: UIImage(named: name) ?? UIImage())
  }

  /// A picture by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Makes no difference: there is one.
  ///   - configuration: The size of a symbol; nil means the usual one.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = UIImage(named: name) else { return nil }
    self.init(copying: configuration.map { image.withConfiguration($0) } ?? image)
  }

  /// A symbol by its name.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - traitCollection: Makes no difference: the picture follows the view that shows it.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// The pictures of a film, which no picture is here.
  public final var images: [UIImage]? { nil }
  /// How long a film takes: none.
  public final var duration: TimeInterval { 0 }
  public final var traitCollection: UITraitCollection { UITraitCollection() }
  public final var configuration: Configuration? { nil }
  public final var symbolConfiguration: SymbolConfiguration? { nil }
  /// Whether it is a symbol, which is told by its look here.
  public final var isSymbolImage: Bool {
    guard renderingMode == .alwaysTemplate, let side = UIImage(systemName: "circle")?.size.width else {
      return false
    }
    return size.width == side && size.height == side
  }
  public final var flipsForRightToLeftLayoutDirection: Bool { false }
  public final var baselineOffsetFromBottom: CGFloat? { nil }
  public final var hasBaseline: Bool { false }
  public final var isHighDynamicRange: Bool { false }
  /// The format of a picture that is like this one.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// The picture in its versions for light and dark.
  public final var imageAsset: UIImageAsset? {
    if let asset: UIImageAsset = KeptProperty.imageAsset.value(of: self) { return asset }
    let asset = UIImageAsset(self)
    KeptProperty.imageAsset.set(asset, of: self)
    return asset
  }

  /// The picture seen in a mirror.
  ///
  /// - Returns: Pixels.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    guard size.width >= 1, size.height >= 1 else { return self }
    let flipped = UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(in: CGRect(origin: .zero, size: size))
    }
    return flipped.withRenderingMode(renderingMode)
  }

  /// The picture itself: it has no line to stand on.
  ///
  /// - Parameter baselineOffset: Left aside.
  /// - Returns: The picture.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  public final func imageWithoutBaseline() -> UIImage { self }
  /// The picture in a size of its own.
  ///
  /// - Parameter size: In points.
  /// - Returns: Pixels; nil where there is no room.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width >= 1, size.height >= 1 else { return nil }
    return UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }
  /// The picture itself, which needs no preparing.
  ///
  /// - Returns: The picture.
  public final func preparingForDisplay() -> UIImage? { self }
  /// Gives the picture itself, which needs no preparing.
  ///
  /// - Parameter completionHandler: Gets the picture.
  public final func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// The first of the pictures whose names end in a number.
  ///
  /// - Parameters:
  ///   - name: How the names begin.
  ///   - duration: Left aside.
  /// - Returns: The first one; nil if there is none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    guard let first = UIImage(named: name + "0") ?? UIImage(named: name + "1") ?? UIImage(named: name)
    else { return nil }
    return animatedImage(with: [first], duration: duration)
  }

  // The system's own pictures.

  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

extension UIImage.SymbolConfiguration {
  /// A configuration that leaves everything as it is.
  public static var unspecified: UIImage.SymbolConfiguration { Self(weight: UIImage.SymbolWeight.regular) }

  /// A configuration of two, of which the other one counts first.
  ///
  /// - Parameter otherConfiguration: The other one; nil for none.
  /// - Returns: The other one where it says a size, otherwise this one.
  public final func applying(
    _ otherConfiguration: UIImage.SymbolConfiguration?
  ) -> UIImage.SymbolConfiguration {
    guard let otherConfiguration, otherConfiguration.pointSize != nil else { return self }
    return otherConfiguration
  }
  public final func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration { .unspecified }
  public final func configurationWithoutWeight() -> UIImage.SymbolConfiguration { self }
  public final func configurationWithoutScale() -> UIImage.SymbolConfiguration { self }
  public final func configurationWithoutTextStyle() -> UIImage.SymbolConfiguration { self }

  /// Leaves the size as it is: a symbol has the tint of its view.
  ///
  /// - Parameter hierarchicalColor: Left aside.
  public convenience init(hierarchicalColor: UIColor) { self.init(weight: UIImage.SymbolWeight.regular) }
  /// Leaves the size as it is: a symbol has the tint of its view.
  ///
  /// - Parameter paletteColors: Left aside.
  public convenience init(paletteColors: [UIColor]) { self.init(weight: UIImage.SymbolWeight.regular) }
  public static func preferringMulticolor() -> UIImage.SymbolConfiguration { .unspecified }
  public static func preferringMonochrome() -> UIImage.SymbolConfiguration { .unspecified }
}

/// A picture in its versions for light and dark.
public final class UIImageAsset: NSObject {
  private var versions: [(traits: UITraitCollection, image: UIImage)] = []
  @Weak private var original: UIImage?

  public override init() { super.init() }

  init(_ original: UIImage) {
    super.init()
    self.original = original
  }

  /// Keeps a version.
  ///
  /// - Parameters:
  ///   - image: The version.
  ///   - traitCollection: When it is shown.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    versions.removeAll { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle }
    versions.append((traitCollection, image))
  }
  /// Keeps a version.
  ///
  /// - Parameters:
  ///   - image: The version.
  ///   - configuration: Left aside.
  public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: UITraitCollection())
  }
  /// Lets a version go.
  ///
  /// - Parameter traitCollection: When it was shown.
  public func unregister(with traitCollection: UITraitCollection) {
    versions.removeAll { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle }
  }
  /// Returns the version for traits.
  ///
  /// - Parameter traitCollection: When it is shown.
  /// - Returns: That of the style, otherwise the picture itself.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    versions.first { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle }?.image
      ?? original ?? versions.first?.image ?? UIImage()
  }
  /// Returns the picture itself.
  ///
  /// - Parameter configuration: Left aside.
  /// - Returns: The picture.
  public func image(with configuration: UIImage.Configuration) -> UIImage {
    original ?? versions.first?.image ?? UIImage()
  }
}

/// A file of an asset catalog, which a page has none of.
public final class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  /// None: a page carries only pictures and colors of an asset catalog.
  ///
  /// - Parameter name: The name.
  public convenience init?(name: String) { self.init(name: name, bundle: Bundle.main) }

  /// None: a page carries only pictures and colors of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Left aside.
  public init?(name: String, bundle: Bundle) {
    Stub.say("NSDataAsset", "data sets of an asset catalog are not there here; files of the app are.")
    return nil
  }
}

extension UIImageView {
  public final var highlightedAnimationImages: [UIImage]? {
    get { nil }
    set {}
  }
  public final var adjustsImageWhenAncestorFocused: Bool {
    get { false }
    set {}
  }
}

/// Saves nothing: there is no photo library here.
///
/// - Parameters:
///   - videoPath: Left aside.
///   - completionTarget: Left aside.
///   - completionSelector: Left aside.
///   - contextInfo: Left aside.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: AnyObject?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { Stub.say("UISaveVideoAtPathToSavedPhotosAlbum", "there is no photo library here.") }

/// Returns whether a film could be saved, which is never so here.
///
/// - Parameter videoPath: Left aside.
/// - Returns: No.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

extension UIColor {
  /// A color of the app's by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Makes no difference: there is one.
  ///   - traitCollection: Makes no difference: the color follows the view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The color for a filter.
  public var ciColor: CIColor { CIColor(color: self) }
}
