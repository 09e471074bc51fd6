// How cells and supplementary views are made and used again.

import HeftProtocol

extension UICollectionView {
  /// Has cells of a class made for an identifier: `register(PhotoCell.self, forCellWithReuseIdentifier: "photo")`.
  /// They are made with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - cellClass: The class.
  ///   - identifier: What `dequeueReusableCell` asks for.
  public final func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
  ) {
    register(forCellWithReuseIdentifier: identifier) { cellClass.init(registeredFor: $0) }
  }

  /// Has cells made by a closure for an identifier: Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: What `dequeueReusableCell` asks for.
  ///   - make: Makes a cell, given the identifier.
  public final func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping (String) -> UICollectionViewCell
  ) {
    collection.cellMakers.removeAll { $0.identifier == identifier }
    collection.cellMakers.append((identifier, make))
  }

  /// Has supplementary views of a class made for an identifier, with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - elementKind: The kind: a header or a footer.
  ///   - identifier: What `dequeueReusableSupplementaryView` asks for.
  public final func register<View: UICollectionReusableView>(
    _ viewClass: View.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) {
      viewClass.init(registeredFor: $0)
    }
  }

  /// Has supplementary views made by a closure for an identifier: Heft's own.
  ///
  /// - Parameters:
  ///   - elementKind: The kind: a header or a footer.
  ///   - identifier: What `dequeueReusableSupplementaryView` asks for.
  ///   - make: Makes a view, given the identifier.
  public final func register(
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
    _ make: @escaping (String) -> UICollectionReusableView
  ) {
    let name = elementKind + "/" + identifier
    collection.supplementMakers.removeAll { $0.identifier == name }
    collection.supplementMakers.append((name, make))
  }

  /// A cell that is not needed any more, or a new one. Where no class is registered it is a plain one, which the
  /// console tells; UIKit stops the app.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - indexPath: The item.
  /// - Returns: The cell.
  public final func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = collection.cellPool.take(identifier) as? UICollectionViewCell {
      renew(cell)
      if cell.isSelected { cell.isSelected = false }
      if cell.isHighlighted { cell.isHighlighted = false }
      return cell
    }
    if let maker = collection.cellMakers.first(where: { $0.identifier == identifier }) {
      let cell = maker.make(identifier)
      cell.storedReuseIdentifier = identifier
      return cell
    }
    complain(
      "No cell class is registered for the identifier \"\(identifier)\"; the collection view shows plain cells."
    )
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    return UICollectionViewCell(registeredFor: identifier)
  }

  /// A header or footer that is not needed any more, or a new one; a plain one, as with cells, where no class is
  /// registered.
  ///
  /// - Parameters:
  ///   - elementKind: The kind: a header or a footer.
  ///   - identifier: The identifier.
  ///   - indexPath: Its place.
  /// - Returns: The view.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = elementKind + "/" + identifier
    if let view = collection.supplementPool.take(name) {
      renew(view)
      return view
    }
    if let maker = collection.supplementMakers.first(where: { $0.identifier == name }) {
      let view = maker.make(name)
      view.storedReuseIdentifier = name
      return view
    }
    complain("No class is registered for \"\(identifier)\" of the kind \(elementKind); it shows plain views.")
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    return UICollectionReusableView(registeredFor: name)
  }

  /// The view of a decoration, of the class that the layout has registered.
  final func decorationView(ofKind kind: String) -> UICollectionReusableView {
    let name = "decoration/" + kind
    if let view = collection.supplementPool.take(name) {
      renew(view)
      return view
    }
    let view: UICollectionReusableView
    if let make = collectionViewLayout.decorationMaker(for: kind) {
      view = make(name)
    } else {
      complain("No class is registered for the decoration \"\(kind)\"; it is a plain view.")
      view = UICollectionReusableView(registeredFor: name)
    }
    view.storedReuseIdentifier = name
    return view
  }

  private func renew(_ view: UICollectionReusableView) {
    view.isHidden = false
    view.alpha = 1
    if view.transform != .identity { view.transform = .identity }
    view.prepareForReuse()
  }

  /// Tells the app's author what the view made sense of.
  final func complain(_ line: String) {
    AppProcess.current?.host.perform(DisplayOperation.console(.heft, line))
  }
}
