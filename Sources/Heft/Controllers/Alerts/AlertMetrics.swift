/// How alerts look; our choice after iOS 13, in points.
enum AlertMetrics {
  static let width: CGFloat = 270
  static let corner: CGFloat = 14
  static let buttonHeight: CGFloat = 44
  static let padding: CGFloat = 16
  static let gap: CGFloat = 4
  static let fieldHeight: CGFloat = 34
  /// From 16 points on, no phone's browser zooms in on a field.
  static let fieldFontSize: CGFloat = 16
  /// Where an alert with text fields stands between the top, 0, and the bottom, 1: the keyboard comes from below.
  static let fieldsHeight: CGFloat = 0.25
  static let dimming: CGFloat = 0.32
  /// The size from which an alert grows into its place.
  static let startScale: CGFloat = 1.15

  static let sheetMargin: CGFloat = 8
  static let sheetWidth: CGFloat = 420
  static let sheetButtonHeight: CGFloat = 57

  static let ground = UIColor.dynamic(0xF8F8_F8FF, 0x2525_27FF)
  static let pressed = UIColor.dynamic(0xE0E0_E2FF, 0x3A3A_3CFF)
}
