/// The picture of a quick action: one of the system's, or one of the app's. Only its shape counts; it has the color
/// of the menu.
public final class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The pictures that the system has, with UIKit's raw values.
  public enum IconType: Int, Sendable, CaseIterable {
    case compose = 0
    case play, pause, add, location, search, share, prohibit, contact, home
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  enum Kind: Equatable, Sendable {
    case type(IconType)
    case template(String)
    case system(String)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// One of the system's pictures.
  ///
  /// - Parameter type: Which one.
  public convenience init(type: IconType) {
    self.init(.type(type))
  }

  /// The shape of one of the app's assets; nothing where it has none of that name.
  ///
  /// - Parameter templateImageName: The name of an `AppAsset`.
  public convenience init(templateImageName: String) {
    self.init(.template(templateImageName))
  }

  /// The system's picture that comes next to a symbol of Apple's by that name; nothing where none does.
  ///
  /// - Parameter systemImageName: The symbol's name, such as `star.fill`.
  public convenience init(systemImageName: String) {
    self.init(.system(systemImageName))
  }

  /// The picture as the home screen shows it for an app, to be tinted; nil if there is none.
  ///
  /// - Parameter app: Whose assets are looked through.
  /// - Returns: The picture, whose shape alone counts; nil if there is none.
  public func image(in app: App) -> UIImage? {
    switch kind {
    case .type(let type): ShortcutGlyphs.image(of: type)
    case .template(let name):
      app.asset(named: name).map {
        UIImage(svg: $0.svg, size: $0.size).withRenderingMode(.alwaysTemplate)
      }
    case .system(let name): ShortcutGlyphs.type(ofSymbol: name).map { ShortcutGlyphs.image(of: $0) }
    }
  }
}
