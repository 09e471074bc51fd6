extension UIColor {
  /// A color by its hue, a part of the circle from red over green and blue, its saturation and its brightness, each
  /// from 0 to 1. A part outside is moved to the nearer end, NaN counts as 0.
  ///
  /// - Parameters:
  ///   - hue: 0...1.
  ///   - saturation: 0...1, from gray to the pure color.
  ///   - brightness: 0...1, from black.
  ///   - alpha: 0...1, from clear to opaque.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ value: CGFloat) -> Double { value.isNaN ? 0 : min(max(Double(value), 0), 1) }
    let strength = part(brightness)
    let place = part(hue) * 6
    // How far a channel is from its two neighbors in the circle says how much of it there is.
    func channel(_ start: Double) -> CGFloat {
      let distance = (place + start).truncatingRemainder(dividingBy: 6)
      let lack = max(0, min(min(distance, 4 - distance), 1))
      return CGFloat(strength - strength * part(saturation) * lack)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Writes the color's red, green, blue and alpha, each from 0 to 1, where a place for it is given. A color with
  /// two looks gives that of the app now. Always true: every color here has them.
  ///
  /// - Parameters:
  ///   - red: Gets 0...1; nil is fine, as below.
  ///   - green: Gets 0...1.
  ///   - blue: Gets 0...1.
  ///   - alpha: Gets 0...1.
  /// - Returns: True.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the color's hue, saturation, brightness and alpha, each from 0 to 1, where a place for it is given. A
  /// gray has hue 0. Always true.
  ///
  /// - Parameters:
  ///   - hue: Gets 0...1; nil is fine, as below.
  ///   - saturation: Gets 0...1.
  ///   - brightness: Gets 0...1.
  ///   - alpha: Gets 0...1.
  /// - Returns: True.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    let most = max(max(color.red, color.green), color.blue)
    let range = most - min(min(color.red, color.green), color.blue)
    var place = 0.0
    if range > 0 {
      if most == color.red {
        place = (color.green - color.blue) / range
      } else if most == color.green {
        place = 2 + (color.blue - color.red) / range
      } else {
        place = 4 + (color.red - color.green) / range
      }
    }
    hue?.pointee = CGFloat((place < 0 ? place + 6 : place) / 6)
    saturation?.pointee = CGFloat(most > 0 ? range / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the color's gray and alpha, each from 0 to 1, where a place for it is given; a color becomes the gray that is as
  /// light (the weights of Rec. 601: our choice).
  ///
  /// - Parameters:
  ///   - white: Gets 0...1; nil is fine, as below.
  ///   - alpha: Gets 0...1.
  /// - Returns: True.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.rgba
    white?.pointee = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// The background of a grouped table: UIKit's older name.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
}
