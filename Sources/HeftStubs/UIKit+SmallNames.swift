// Small names of UIKit that change little in a page.

import Heft

/// What an object can be asked for a copy of itself by.
public protocol NSCopying {
  /// A copy of the object.
  ///
  /// - Parameter zone: Where; nil is the standard place.
  /// - Returns: The copy.
  func copy(with zone: NSZone?) -> AnyObject
}

/// Where an object is made, which makes no difference.
public struct NSZone: Sendable {}

/// Runs what it is given: nothing is released later here.
///
/// - Parameter body: What is run.
/// - Returns: What the body returns.
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
  /// - Parameter handler: Is called later, with an error; nil is nobody.
  /// - Returns: What names the work.
  public final func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Begins work that goes on while the app is not seen.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - handler: Is called later, with an error; nil is nobody.
  /// - Returns: What names the work.
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
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - configuration: How it is drawn; nil is the usual.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name)
  }
}

extension UIButton {
  /// Puts a picture behind the title, in every state: those of other states are not shown.
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
