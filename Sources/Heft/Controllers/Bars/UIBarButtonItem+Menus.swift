extension UIBarButtonItem {
  /// The action of a tap, whose title and picture the button takes over where it has them; nil for none.
  public final var primaryAction: UIAction? {
    get { ownAction }
    set {
      ownAction = newValue
      if let newValue {
        if !newValue.title.isEmpty { title = newValue.title }
        if let picture = newValue.image { image = picture }
      }
      pressChanged()
    }
  }

  /// The menu that a tap opens where there is no action: as a sheet of actions, which is our choice; the menus in it are left
  /// out.
  public final var menu: UIMenu? {
    get { ownMenu }
    set {
      ownMenu = newValue
      pressChanged()
    }
  }

  private final func pressChanged() {
    press = { item in
      if let action = item.ownAction { return action.perform(for: item) }
      item.ownMenu?.openAsSheet()
    }
  }

  /// A button of iOS 14, with an action or a menu.
  ///
  /// - Parameters:
  ///   - title: The text that the user reads.
  ///   - image: Its picture.
  ///   - primaryAction: The action of a tap; its title and picture stand in for missing ones.
  ///   - menu: The menu that opens where there is no action.
  @_disfavoredOverload
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: menu?.title, style: .plain)
    self.menu = menu
    self.primaryAction = primaryAction
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
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
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
