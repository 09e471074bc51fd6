import Heft

/// How the home screen looks, in points and seconds; our choice after phones.
enum HomeMetrics {
  static let icon: CGFloat = 60
  static let largeIcon: CGFloat = 76
  /// The corner of an icon as a share of its side.
  static let corner: CGFloat = 0.235
  static let nameGap: CGFloat = 6
  static let nameHeight: CGFloat = 16
  static let nameFont: CGFloat = 12
  static let rowGap: CGFloat = 18

  static let columns = 4
  static let wideColumns = 6
  /// From this width on there are more columns, and from the second on the icons are large.
  static let wideWidth: CGFloat = 500
  static let largeWidth: CGFloat = 700
  static let margin: CGFloat = 16
  static let top: CGFloat = 28

  static let dockMargin: CGFloat = 10
  static let dockPadding: CGFloat = 16
  static let dockCorner: CGFloat = 30
  static let dock = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.13) : UIColor(white: 1, alpha: 0.5)
  }
  /// Behind the wallpaper, where that recedes.
  static let ground = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(white: 0.09, alpha: 1) : UIColor(red: 0.95, green: 0.88, blue: 0.81, alpha: 1)
  }
  static let dotRow: CGFloat = 26
  static let dot: CGFloat = 7

  /// The card that says what a press does.
  static let hintHeight: CGFloat = 136
  static let hintCorner: CGFloat = 24
  static let hintWidth: CGFloat = 460
  /// On a lower screen there is no room for it.
  static let lowScreen: CGFloat = 480

  /// An app that grows out of its icon, and goes back into it.
  static let opening = 0.42
  static let closing = 0.38
  static let damping: CGFloat = 0.94
  /// The icon's picture on it comes and goes meanwhile.
  static let cover = 0.2
  /// In place of all that where the user wants less motion.
  static let fade = 0.2
  static let movingCorner: CGFloat = 30

  /// A deep press on an icon without a menu is refused: the icon swings from so many points aside to its place.
  static let shake: CGFloat = -6
  static let shaking = 0.45
  static let shakeDamping: CGFloat = 0.25
}
