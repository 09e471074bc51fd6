// How cells are made and used again.

import HeftProtocol

extension UITableView {
  /// Has cells of a class made for an identifier: `register(DoodleCell.self, forCellReuseIdentifier: "doodle")`.
  /// They are made with `init(style:reuseIdentifier:)` in the default style.
  ///
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - identifier: What `dequeueReusableCell` asks for.
  public final func register<Cell: UITableViewCell>(
    _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(forCellReuseIdentifier: identifier) { cellClass.init(registeredFor: $0) }
  }

  /// Has cells made by a closure for an identifier: Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: What `dequeueReusableCell` asks for.
  ///   - make: Makes a cell, given the identifier.
  public final func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping (String) -> UITableViewCell
  ) {
    table.registered.removeAll { $0.identifier == identifier }
    table.registered.append((identifier, make))
  }

  /// A cell that is not needed any more, or a new one if a class is registered; else nil.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The cell; nil where nothing is registered and none is free.
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
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - indexPath: The row, by its section and its place there.
  /// - Returns: The cell.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    complain("No cell class is registered for the identifier \"\(identifier)\"; the table shows plain cells.")
    register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Headers and footers

  /// Has headers and footers of a class made for an identifier, with `init(reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - identifier: What `dequeueReusableHeaderFooterView` asks for.
  public final func register<View: UITableViewHeaderFooterView>(
    _ viewClass: View.Type, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    register(forHeaderFooterViewReuseIdentifier: identifier) { viewClass.init(registeredFor: $0) }
  }

  /// Has headers and footers made by a closure for an identifier: Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: What `dequeueReusableHeaderFooterView` asks for.
  ///   - make: Makes a view, given the identifier.
  public final func register(
    forHeaderFooterViewReuseIdentifier identifier: String,
    _ make: @escaping (String) -> UITableViewHeaderFooterView
  ) {
    table.registeredEdges.removeAll { $0.identifier == identifier }
    table.registeredEdges.append((identifier, make))
  }

  /// A header or a footer that is not needed any more, or a new one if a class is registered; else nil.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The view; nil where nothing is registered and none is free.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let place = table.edgePool.lastIndex(where: { $0.storedReuseIdentifier == identifier }) {
      let view = table.edgePool.remove(at: place)
      view.prepareForReuse()
      return view
    }
    guard let known = table.registeredEdges.first(where: { $0.identifier == identifier }) else { return nil }
    let view = known.make(identifier)
    if view.storedReuseIdentifier == nil { view.storedReuseIdentifier = identifier }
    return view
  }

  /// Keeps a header or a footer to be used again. Returns whether it is of that kind.
  final func keepForReuse(_ view: UIView) -> Bool {
    guard let view = view as? UITableViewHeaderFooterView, view.storedReuseIdentifier != nil else {
      return false
    }
    if view.superview == nil, !table.edgePool.contains(where: { $0 === view }) { table.edgePool.append(view) }
    return true
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
