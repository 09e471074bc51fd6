/// How a controller is presented over another controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A page sheet.
  case automatic = -2
  /// Over all of the window; the screen behind is removed meanwhile.
  case fullScreen = 0
  /// A tall card where the window is wide, else full screen.
  case pageSheet = 1
  /// A small card where the window is wide, else full screen.
  case formSheet = 2
  /// As full screen.
  case currentContext = 3
  /// By the `presentationController` of the app's `transitioningDelegate`; without one over all of the window.
  case custom = 4
  /// Over all of the window; the screen behind stays there.
  case overFullScreen = 5
  /// As over full screen.
  case overCurrentContext = 6
  /// As a form sheet.
  case popover = 7
  /// As it would be where the window is wide: a popover.
  case none = -1
}

/// The transition of a presented controller.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom.
  case coverVertical = 0
  /// It slides up too: nothing flips here.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// It slides up too: nothing curls here.
  case partialCurl = 3
}

/// The places of presented controllers; our choice after iPadOS, in points.
enum SheetMetrics {
  /// The least width of a window with cards in it, and with two columns.
  static let wideWidth: CGFloat = 700
  static let pageWidth: CGFloat = 704
  static let margin: CGFloat = 44
  static let formSize = CGSize(width: 540, height: 620)
  /// The size of a popover in a narrow window, and its distance from the edges.
  static let popoverSize = CGSize(width: 320, height: 480)
  static let popoverMargin: CGFloat = 16
  static let cornerRadius: CGFloat = 10
  static let dimming: CGFloat = 0.32
}

extension UIModalPresentationStyle {
  /// Returns the shape of the style in a window of that width.
  func resolved(inWidth width: CGFloat) -> PresentationShape {
    switch self {
    case .fullScreen, .currentContext: .full
    case .overFullScreen, .overCurrentContext, .custom: .over
    case .automatic, .pageSheet: width >= SheetMetrics.wideWidth ? .pageCard : .full
    case .formSheet, .popover, .none: width >= SheetMetrics.wideWidth ? .formCard : .full
    }
  }
}

extension UIViewController {
  /// What the controller's presentation comes to in a window of that width: a popover's delegate has a say.
  final func shape(inWidth width: CGFloat) -> PresentationShape {
    let style = modalPresentationStyle
    guard style == .popover, width < SheetMetrics.wideWidth, let adapted = presentation.adaptedStyle?() else {
      return style.resolved(inWidth: width)
    }
    return adapted == .none ? .popover : adapted.resolved(inWidth: width)
  }
}

/// What a presentation looks like.
enum PresentationShape {
  /// All of the window, and nothing behind.
  case full
  /// All of the window, over the screen before.
  case over
  case pageCard
  case formCard
  /// A card in a narrow window too.
  case popover

  var isCard: Bool { self == .pageCard || self == .formCard || self == .popover }

  /// Returns the frame of the presented view in its window.
  func frame(in bounds: CGRect, preferred: CGSize) -> CGRect {
    guard isCard, self == .popover || bounds.size.width >= SheetMetrics.wideWidth else { return bounds }
    let margin = self == .popover ? SheetMetrics.popoverMargin : SheetMetrics.margin
    var size = SheetMetrics.formSize
    if self == .pageCard { size = CGSize(width: SheetMetrics.pageWidth, height: bounds.size.height) }
    if self == .popover { size = SheetMetrics.popoverSize }
    if preferred.width > 0 { size.width = preferred.width }
    if preferred.height > 0 { size.height = preferred.height }
    size.width = min(size.width, bounds.size.width - 2 * margin)
    size.height = min(size.height, bounds.size.height - 2 * margin)
    return CGRect(
      x: ((bounds.size.width - size.width) / 2).rounded(),
      y: ((bounds.size.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
