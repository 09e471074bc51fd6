// Small names of UIKit that change little in a page.

import Heft

/// An object that can be asked for a copy of itself.
public protocol NSCopying {
  /// A copy of the object.
  ///
  /// - Parameter zone: Where; nil means the standard place.
  /// - Returns: The copy.
  func copy(with zone: NSZone?) -> AnyObject
}

/// Where an object is made, which makes no difference.
public struct NSZone: Sendable {}

/// Runs what it is given: nothing is released later here.
///
/// - Parameter body: The code that is run.
/// - Returns: The body's result.
public func autoreleasepool<Result>(invoking body: () -> Result) -> Result { body() }

extension UIFont {
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var buttonFontSize: CGFloat { 18 }
}

extension SFSafariViewController {
  /// The screen has the app's own tint.
  public final var preferredControlTintColor: UIColor? {
    get { nil }
    set {}
  }
  public final var preferredBarTintColor: UIColor? {
    get { nil }
    set {}
  }

  /// How the address is shown, which makes no difference here.
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  /// How the button that closes the screen is called, which makes no difference here: "Done".
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  public final var dismissButtonStyle: DismissButtonStyle {
    get { .done }
    set {}
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - configuration: Makes no difference here.
  public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - entersReaderIfAvailable: Makes no difference here.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
  // Swift 2's name of the same.

  /// Makes one.
  ///
  /// - Parameter url: The address.
  public convenience init(URL url: URL) { self.init(url: url) }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - entersReaderIfAvailable: Makes no difference here.
  public convenience init(URL url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
}

extension WKWebViewConfiguration {
  /// Videos play where they stand, as the browser likes.
  public final var allowsInlineMediaPlayback: Bool {
    get { true }
    set {}
  }
  public final var allowsAirPlayForMediaPlayback: Bool {
    get { false }
    set {}
  }
}

/// Work that goes on while an app is not seen: a page is not stopped for that.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

extension UIApplication {
  /// Begins work that goes on while the app is not seen.
  ///
  /// - Parameter handler: Called later with an error; nil means none.
  /// - Returns: An identifier of the work.
  public final func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Begins work that goes on while the app is not seen.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: Called later with an error; nil means none.
  /// - Returns: An identifier of the work.
  public final func beginBackgroundTask(
    withName name: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends such work.
  ///
  /// - Parameter identifier: Which one it is.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

extension UIImage {
  /// How large a symbol is drawn. Its weight makes no difference here.
  public final class SymbolConfiguration: NSObject {
    /// The size of the text beside it, in points, with the scale; nil where nothing is said of it.
    let pointSize: CGFloat?

    private init(_ pointSize: CGFloat?, _ scale: SymbolScale = .default) {
      self.pointSize = pointSize.map { $0 * scale.factor }
    }

    /// For the size of the text beside it.
    ///
    /// - Parameter pointSize: In points.
    public convenience init(pointSize: CGFloat) { self.init(.some(pointSize)) }

    /// For the size of the text beside it.
    ///
    /// - Parameters:
    ///   - pointSize: In points.
    ///   - weight: Makes no difference here.
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) { self.init(.some(pointSize)) }

    /// For the style of the text beside it.
    ///
    /// - Parameter textStyle: The style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }

    /// For the size of the text beside it.
    ///
    /// - Parameters:
    ///   - pointSize: In points.
    ///   - weight: Makes no difference here.
    ///   - scale: How large it is beside that text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) {
      self.init(pointSize, scale)
    }

    /// For the style of the text beside it.
    ///
    /// - Parameters:
    ///   - textStyle: The style.
    ///   - scale: How large it is beside that text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale)
    }

    /// Leaves the size as it is.
    ///
    /// - Parameter weight: Makes no difference here.
    public convenience init(weight: SymbolWeight) { self.init(nil) }

    /// For the usual size of text.
    ///
    /// - Parameter scale: How large it is beside that text.
    public convenience init(scale: SymbolScale) { self.init(SymbolConfiguration.usualSize, scale) }

    /// For the font of the text beside it.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - scale: How large it is beside that text.
    public convenience init(font: UIFont, scale: SymbolScale = .default) { self.init(font.pointSize, scale) }

    /// The text size beside which a symbol has its usual size, in points: that of body text.
    static let usualSize: CGFloat = 17
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1, unspecified, small, medium, large

    /// How large it is beside a medium one [our choice, after the looks of iOS].
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.25
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// How heavy a symbol's lines are, which makes no difference here.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The symbol in another size.
  ///
  /// - Parameter configuration: The size; without one the picture is the same.
  /// - Returns: The picture.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The symbol in another size.
  ///
  /// - Parameter configuration: The size; without one the picture is the same.
  /// - Returns: The picture.
  public final func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let pointSize = configuration.pointSize, let usual = UIImage(systemName: "circle")?.size.width
    else { return self }
    let side = usual * pointSize / SymbolConfiguration.usualSize
    return drawn(in: CGSize(width: side, height: side))
  }

  /// A symbol in a size.
  ///
  /// - Parameters:
  ///   - name: The symbol's name.
  ///   - configuration: The size; nil means the usual one.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let symbol = UIImage(systemName: name) else { return nil }
    self.init(copying: configuration.map { symbol.withConfiguration($0) } ?? symbol)
  }
}

extension UIImageView {
  /// How a symbol is drawn: by the size of the view here.
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { nil }
    set {}
  }
}

extension UIButton {
  /// The same picture in every size: symbols are drawn by the size of their view.
  ///
  /// - Parameters:
  ///   - configuration: Makes no difference here.
  ///   - state: The state that it is for.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
}

#if hasFeature(Embedded)
  extension String {
    /// A number that equal texts have in common.
    public var hash: Int { hashValue }
  }
#endif

/// The reading list of the browser, which a page cannot add to.
public final class SSReadingList: NSObject {
  /// The list.
  ///
  /// - Returns: One that takes nothing.
  public static func `default`() -> SSReadingList? {
    Stub.say("SSReadingList", "a page cannot add to the browser's reading list.")
    return SSReadingList()
  }

  /// Whether the list takes an address.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether it is one of the web.
  public static func supportsURL(_ url: URL) -> Bool { url.scheme?.hasPrefix("http") ?? false }

  /// Adds nothing.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - title: The title.
  ///   - previewText: How it begins.
  public func addItem(with url: URL, title: String?, previewText: String?) throws(NSError) {}
}

extension UITraitCollection {
  /// Whether colors may look other than with other traits.
  ///
  /// - Parameter traits: The other traits; nil are those before there were any.
  /// - Returns: Whether the style or the contrast differs.
  public final func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle || accessibilityContrast != traits?.accessibilityContrast
  }
}

extension UIAccessibilityTraits {
  /// It leads to a page.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// It makes a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  /// It sums up what the app shows at the start.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  /// It is a field to search in.
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  /// It begins sounds or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  /// It takes touches while a screen reader is on.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  /// It turns the page once it is read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
}

extension UITableViewCell {
  /// How rows are parted, by the name that UIKit gives it.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}
