import HeftForce

/// How previews and their actions look, in points and seconds; our choice after iOS.
enum PeekMetrics {
  /// The blur of all but the source at its full, and how much of that the hint makes.
  static let blur = 20.0
  static let hintShare = 0.5
  /// The number of steps to the full blur: a difference of less than a step is not visible, and a trembling force draws
  /// nothing.
  static let steps = 64.0
  /// How much the screen behind recedes at its full.
  static let backgroundShrink = 0.06
  /// How much the view in the source's place grows at its full.
  static let lift = 0.1
  /// The tint over the blurred screen, with its opacity at its full.
  static let shade = UIColor.dynamic(0xF2F2_F766, 0x0000_0080)
  static let sourceCorner: CGFloat = 10
  /// The line around a preview, for bright content on a bright background: too faint to cut off its pictures.
  static let edge = UIColor.dynamic(0x0000_0017, 0xFFFF_FF24)

  static let margin: CGFloat = 16
  /// Above and below a preview, with room for the sign that there are actions.
  static let marginAbove: CGFloat = 30
  static let widest: CGFloat = 500
  static let corner: CGFloat = 14
  static let gap: CGFloat = 10
  /// How much the preview swells before it becomes the screen, and how much of a finger's translation it takes up.
  static let popGrowth = 0.04
  static let follow: CGFloat = 0.7
  /// How far up a preview without actions can be pulled, in points: its top stays on the screen.
  static let resistance: CGFloat = 24

  /// How far up a preview is when the finger has gone up by a distance, in points.
  static func pull(_ distance: CGFloat, hasActions: Bool) -> CGFloat {
    let pull = distance * follow
    return hasActions ? pull : pull * resistance / (pull + resistance)
  }

  /// How far to the side a preview is when the finger has gone there by a distance, in points: past the point where
  /// lifting it does something it follows less.
  static func sidePull(_ distance: CGFloat) -> CGFloat {
    let near = min(distance.magnitude, PeekLimits.sideways)
    let pull = near * sideFollow + (distance.magnitude - near) * sideResistance
    return distance < 0 ? -pull : pull
  }

  /// The circle in the gap, and how small it is at first.
  static let sideFollow: CGFloat = 1
  static let sideResistance: CGFloat = 0.3
  static let sideCircle: CGFloat = 52
  static let sideStart: CGFloat = 0.5
  static let sideFont: CGFloat = 13
  static let sideFaint: CGFloat = 0.55

  /// The smallest that a preview becomes above its actions.
  static let smallest: CGFloat = 0.45

  /// A menu without a preview stands under its source, or above it where there is no room.
  static func top(ofMenu height: CGFloat, beside source: CGRect, in room: CGRect) -> CGFloat {
    let under = source.maxY + gap
    if under + height <= room.maxY { return under }
    return max(source.minY - gap - height, room.minY)
  }

  static let rowHeight: CGFloat = 54
  /// Where a row of the menu has a second line.
  static let tallRowHeight: CGFloat = 62
  static let detailFont: CGFloat = 14
  /// A widget above the rows, its picture and its two texts.
  static let widgetHeight: CGFloat = 84
  static let widgetPicture: CGFloat = 64
  static let widgetTitleFont: CGFloat = 13
  static let widgetFont: CGFloat = 19
  static let rowFont: CGFloat = 19
  /// The title of a menu or of a group in it, and the room above and below it.
  static let headingFont: CGFloat = 13
  static let headingPadding: CGFloat = 9
  static let menuWidth: CGFloat = 420
  /// The widest that a menu beside its source is, and how small it is when it begins to grow.
  static let soloMenuWidth: CGFloat = 280
  static let soloMenuStart: CGFloat = 0.4
  /// The share of the window that a menu takes at most.
  static let menuShare: CGFloat = 0.6

  static let growth = 0.42
  static let growthDamping: CGFloat = 0.82
  static let expansion = 0.34
  static let closing = 0.26

  /// The hint of a screen reader for a view with previews.
  static let hint = "Press deeper to preview, or open the menu for actions"

  /// The hint for a view with a menu.
  static let menuHint = "Press deeper, hold or press the down arrow for the menu"

  static var tick: UIImage { BarIcons.icon("M4.5 12.5l5 5 10-11", width: "2.2") }
  static var forward: UIImage { BarIcons.icon("M9 5l7 7-7 7", width: "2") }
  static var sideways: UIImage { BarIcons.icon("M19 12H6M11 6l-6 6 6 6", width: "2.2") }
  static var back: UIImage { BarIcons.icon("M15 5l-7 7 7 7", width: "2") }
  static var up: UIImage { BarIcons.icon("M4 14l8-5 8 5", width: "3.2") }
}
