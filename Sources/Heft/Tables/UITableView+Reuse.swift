// How cells are made and used again.

import HeftProtocol

extension UITableView {
  /// Has cells of a class made for an identifier: `register(DoodleCell.self, forCellReuseIdentifier: "doodle")`.
  /// They are made with `init(style:reuseIdentifier:)` in the default style.
  public final func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(forCellReuseIdentifier: identifier) { cellClass.init(registeredFor: $0) }
  }

  /// Has cells made by a closure for an identifier: Heft's own.
  public final func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping (String) -> UITableViewCell
  ) {
    table.registered.removeAll { $0.identifier == identifier }
    table.registered.append((identifier, make))
  }

  /// A cell that is not needed any more, or a new one if a class is registered; else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = table.pool.take(identifier) {
      cell.renew()
      return cell
    }
    guard let known = table.registered.first(where: { $0.identifier == identifier }) else { return nil }
    return known.make(identifier)
  }

  /// A cell that is not needed any more, or a new one. Where no class is registered it is a plain one, which the
  /// console tells; UIKit stops the app.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    complain("No cell class is registered for the identifier \"\(identifier)\"; the table shows plain cells.")
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Tells the app's author what the table made sense of.
  final func complain(_ line: String) {
    AppProcess.current?.host.perform(DisplayOperation.console(.heft, line))
  }
}

extension UITableViewCell {
  /// Makes the cell fit for another row.
  fileprivate func renew() {
    isHidden = false
    alpha = 1
    if transform != .identity { transform = .identity }
    if isSelected { setSelected(false, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
    prepareForReuse()
  }
}
