import Heft

/// The measures of the apps' cards, in points and seconds; our choice after phones.
enum AppSwitcherMetrics {
  /// The size of a card as a share of the screen's, and the room between two.
  static let card: CGFloat = 0.64
  static let gap: CGFloat = 22
  static let corner: CGFloat = 18
  static let header: CGFloat = 44
  static let headerIcon: CGFloat = 28
  static let shade = UIColor(white: 0.05, alpha: 0.6)

  /// How far a card is pulled up to be closed, or how fast in points a second.
  static let closingDistance: CGFloat = 110
  static let closingSpeed: CGFloat = 600

  /// How far a finger goes up until it leaves the app, as a share of the screen, or how fast in points a second.
  static let leavingFraction: CGFloat = 0.3
  static let leavingSpeed: CGFloat = 250
  /// How long the finger rests for the switcher, what is a rest in points, and how far up it has to be.
  static let pause = 0.3
  static let rest: CGFloat = 6
  static let pauseDistance: CGFloat = 60
  /// How small an app becomes under the finger at least.
  static let smallest: CGFloat = 0.3

  /// After a deep press at the left edge: how small the app in front is, and how far aside it stands before the finger
  /// moves, as a share of the screen; from what share on a finger that is lifted has gone to the app before.
  static let edgeScale: CGFloat = 0.86
  static let edgeShift: CGFloat = 0.16
  static let edgeEnough: CGFloat = 0.7

  static let settle = 0.36
}
