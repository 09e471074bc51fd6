/// A row of a preview's actions or of a context menu.
struct PeekItem {
  var title: String
  var subtitle: String?
  var image: UIImage?
  var isSelected = false
  var isDestructive = false
  var isEnabled = true
  /// The title of the group that the row is in, where that has no row of its own; empty for none.
  var heading = ""
  /// Whether it shows an app's widget, and not an action.
  var isWidget = false
  /// Whether it has the tint, as the actions of previews have; an entry of a menu has the color of text.
  var isTinted = false
  /// The rows of the submenu that the row opens; nil if the row performs an action.
  var children: [PeekItem]?
  /// The action of the row.
  var action: (() -> Void)?

  /// The actions of a controller that is previewed.
  static func items(of controller: UIViewController) -> [PeekItem] {
    var items: [PeekItem] = []
    for item in controller.previewActionItems {
      if let action = item as? UIPreviewAction {
        items.append(PeekItem(action, on: controller))
      } else if let group = item as? UIPreviewActionGroup {
        var row = PeekItem(title: group.title)
        row.isSelected = group.style == .selected
        row.isDestructive = group.style == .destructive
        row.isTinted = true
        row.children = group.actions.map { PeekItem($0, on: controller) }
        items.append(row)
      }
    }
    return items
  }

  init(title: String) {
    self.title = title
  }

  /// The row under a group's title, unless it is under one of a group within that.
  private func under(_ heading: String) -> PeekItem {
    var item = self
    if item.heading.isEmpty { item.heading = heading }
    return item
  }

  private init(_ preview: UIPreviewAction, on controller: UIViewController) {
    title = preview.title
    isTinted = true
    isSelected = preview.style == .selected
    isDestructive = preview.style == .destructive
    action = { preview.handler(preview, controller) }
  }

  /// The elements of a menu; those that are hidden are left out, and a menu that is shown in its place gives its own.
  static func items(of menu: UIMenu, for sender: NSObject) -> [PeekItem] {
    var items: [PeekItem] = []
    for element in menu.children {
      if let action = element as? UIAction {
        if action.attributes.contains(.hidden) { continue }
        var row = PeekItem(title: action.title)
        row.subtitle = action.subtitle
        row.image = action.image
        row.isSelected = action.state == .on
        row.isDestructive = action.attributes.contains(.destructive)
        row.isWidget = action.isWidget
        row.isEnabled = !action.attributes.contains(.disabled)
        // The sender keeps the rows while their menu is open.
        row.action = { [sender = Weak(sender, token: sender.lifeToken)] in action.perform(for: sender.object)
        }
        items.append(row)
      } else if let group = element as? UIMenu {
        let inner = PeekItem.items(of: group, for: sender)
        if group.options.contains(.displayInline) {
          items += inner.map { $0.under(group.title) }
        } else {
          var row = PeekItem(title: group.title)
          row.subtitle = group.subtitle
          row.image = group.image
          row.isDestructive = group.options.contains(.destructive)
          row.children = inner
          items.append(row)
        }
      }
    }
    return items
  }
}
