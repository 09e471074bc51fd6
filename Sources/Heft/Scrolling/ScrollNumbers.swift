/// The numbers of scrolling. All are our choice unless it says otherwise.
enum ScrollNumbers {
  /// UIKit's duration of a scroll that the app asks for with an animation, in seconds.
  static let requestDuration = 0.3
  /// The fastest flick in points a second.
  static let fastest = 12_000.0
  /// A finger slower than this, in points a second, lets go of the content where it is.
  static let slowest = 20.0
  /// How fast a notch of the wheel is made up for: the share of the distance that is left after a millisecond.
  static let wheelRate = 0.98
  /// A turn of the wheel shorter than this in points is a trackpad's and followed at once.
  static let smoothWheel = 40.0
  /// How far the content goes for a line of a wheel that counts lines, in points.
  static let wheelLine = 100.0 / 3
  /// How long a row waits until it lights up, in seconds.
  static let touchDelay = 0.1
  /// Scroll indicators: their width, shortest length and distance from the edge in points, how long they stay
  /// after the content has come to rest and how long they fade, in seconds.
  static let indicatorWidth: CGFloat = 3
  static let indicatorLength: CGFloat = 36
  static let indicatorMargin: CGFloat = 3
  static let indicatorStay = 0.5
  static let indicatorFade = 0.25
  /// The largest length of content or of an inset that counts, in points.
  static let largest: CGFloat = 1e9
  /// The speed at which letting go turns a page, in points a second [our choice].
  static let pageFlick: CGFloat = 200
  /// How near an edge a finger that moves a row or an item has the content scroll, in points, and how fast at most, in
  /// points a second.
  static let moveReach: CGFloat = 48
  static let moveSpeed: CGFloat = 600
}
