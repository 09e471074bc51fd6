import Heft

extension UIBarButtonItem {
  /// A button of iOS 14. One with a menu and no action of its own opens the menu as a sheet of actions, which is our choice;
  /// the menus in it are left out.
  ///
  /// - Parameters:
  ///   - title: The text that the user reads.
  ///   - image: Its picture.
  ///   - primaryAction: The action of a tap; its title and picture stand in for missing ones.
  ///   - menu: The menu that opens where there is no action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    let action =
      primaryAction ?? UIAction(title: title ?? menu?.title ?? "", image: image) { _ in menu?.openAsSheet() }
    self.init(primaryAction: action)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A button of the system's of iOS 14, which opens a menu where it has no action.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu that opens where there is no action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    let opening = menu.map { menu in UIAction(title: menu.title) { _ in menu.openAsSheet() } }
    self.init(systemItem: systemItem, primaryAction: primaryAction ?? opening)
  }
}

extension UIMenu {
  fileprivate func openAsSheet() {
    guard var top = UIApplication.shared.keyWindow?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    add(to: sheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    top.present(sheet, animated: true)
  }

  private func add(to sheet: UIAlertController) {
    for child in children {
      if let inner = child as? UIMenu {
        if inner.options.contains(.displayInline) { inner.add(to: sheet) }
      } else if let action = child as? UIAction, !action.attributes.contains(.hidden) {
        let style: UIAlertAction.Style = action.attributes.contains(.destructive) ? .destructive : .default
        let row = UIAlertAction(title: action.title, style: style) { _ in action.perform(for: action) }
        row.isEnabled = !action.attributes.contains(.disabled)
        sheet.addAction(row)
      }
    }
  }
}
