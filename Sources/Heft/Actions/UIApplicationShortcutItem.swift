/// A quick action of an app's icon: its texts for the user, and its type for the app.
///
/// Items of the class itself do not change; `UIMutableApplicationShortcutItem` does.
public class UIApplicationShortcutItem: NSObject {
  /// The values of an item.
  struct Content {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: UserInfo?
  }

  final var content: Content

  /// An item with all that it can have. The type is the app's own word, best in reverse domain order.
  ///
  /// - Parameters:
  ///   - type: The app's own word for what the action does, best in reverse domain order.
  ///   - localizedTitle: What the user reads.
  ///   - localizedSubtitle: A smaller line below; nil for none.
  ///   - icon: The picture beside it; nil for none.
  ///   - userInfo: What the app is handed with the action; nil is nothing.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: UserInfo? = nil
  ) {
    content = Content(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }

  /// An item with a title alone.
  ///
  /// - Parameters:
  ///   - type: The app's own word for what the action does.
  ///   - localizedTitle: What the user reads.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// The same with the texts that others stand for.
  func localized(by texts: [String: String]) -> UIApplicationShortcutItem {
    var content = content
    content.title = texts[content.title] ?? content.title
    content.subtitle = content.subtitle.map { texts[$0] ?? $0 }
    return UIApplicationShortcutItem(content)
  }

  /// The app's own name for the kind of action.
  public var type: String { content.type }
  /// The title that the user reads.
  public var localizedTitle: String { content.title }
  /// The smaller text below the title; nil for none.
  public var localizedSubtitle: String? { content.subtitle }
  /// The picture beside the title; nil for none.
  public var icon: UIApplicationShortcutIcon? { content.icon }
  /// The app's own data for the item.
  public var userInfo: UserInfo? { content.userInfo }
}

/// A quick action that can be changed. `UIApplication.shortcutItems` takes its values when the items are set; a later
/// change counts only when they are set again.
public final class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  public override var type: String {
    get { content.type }
    set { content.type = newValue }
  }

  public override var localizedTitle: String {
    get { content.title }
    set { content.title = newValue }
  }

  public override var localizedSubtitle: String? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }

  public override var icon: UIApplicationShortcutIcon? {
    get { content.icon }
    set { content.icon = newValue }
  }

  public override var userInfo: UserInfo? {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }
}
