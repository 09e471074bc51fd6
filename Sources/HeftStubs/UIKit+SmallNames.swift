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
  /// How a symbol is drawn: by the size of its view here.
  public final class SymbolConfiguration: NSObject {
    /// Makes one.
    ///
    /// - Parameter pointSize: In points.
    public init(pointSize: CGFloat) { super.init() }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - pointSize: In points.
    ///   - weight: How heavy its lines are.
    public init(pointSize: CGFloat, weight: UIFont.Weight) { super.init() }

    /// Makes one.
    ///
    /// - Parameter textStyle: The style of the text beside it.
    public init(textStyle: UIFont.TextStyle) { super.init() }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - pointSize: In points.
    ///   - weight: How heavy its lines are.
    ///   - scale: How large it is beside text.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale = .default) { super.init() }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - textStyle: The style of the text beside it.
    ///   - scale: How large it is beside text.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) { super.init() }

    /// Makes one.
    ///
    /// - Parameter weight: How heavy its lines are.
    public init(weight: SymbolWeight) { super.init() }

    /// Makes one.
    ///
    /// - Parameter scale: How large it is beside text.
    public init(scale: SymbolScale) { super.init() }

    /// Makes one.
    ///
    /// - Parameters:
    ///   - font: The font of the text beside it.
    ///   - scale: How large it is beside text.
    public init(font: UIFont, scale: SymbolScale = .default) { super.init() }
  }

  /// How large a symbol is beside text, which makes no difference here.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  /// How heavy a symbol's lines are, which makes no difference here.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The same picture: symbols are drawn by the size of their view.
  ///
  /// - Parameter configuration: Makes no difference here.
  /// - Returns: The picture itself.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The same picture: symbols are drawn by the size of their view.
  ///
  /// - Parameter configuration: Makes no difference here.
  /// - Returns: The picture itself.
  public final func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - configuration: How it is drawn; nil means the usual.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name)
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

  /// Puts a picture behind the title, in every state: pictures of other states are not shown.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - state: The state that it is for.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    guard state == .normal else { return }
    let old = subviews.first { $0 is HeftButtonBackground }
    old?.removeFromSuperview()
    guard let image else { return }
    let picture = HeftButtonBackground(image: image)
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(picture, at: 0)
  }
}

/// The picture behind a button's title.
private final class HeftButtonBackground: UIImageView {}

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
