import Heft

/// The names of registrations, of which each has its own.
private enum Registrations {
  nonisolated(unsafe) private static var count = 0

  static func next() -> String {
    count += 1
    return "heft.registration.\(count)"
  }
}

extension UICollectionView {
  /// A class of cells, and how one is made to show an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let identifier: String
    let nib: UINib?
    let handler: Handler

    /// The cells of a class.
    ///
    /// - Parameter handler: Makes one show an item.
    public init(handler: @escaping Handler) {
      identifier = Registrations.next()
      nib = nil
      self.handler = handler
    }

    /// The cells of a nib file.
    ///
    /// - Parameters:
    ///   - cellNib: The file, whose first object is the cell.
    ///   - handler: Makes one show an item.
    public init(cellNib: UINib, handler: @escaping Handler) {
      identifier = Registrations.next()
      nib = cellNib
      self.handler = handler
    }
  }

  /// A class of headers or footers, and how one is made to show a section.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Makes a view show what stands at a place.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let identifier: String
    let nib: UINib?
    let elementKind: String
    let handler: Handler

    /// The views of a class.
    ///
    /// - Parameters:
    ///   - elementKind: The kind, as `UICollectionView.elementKindSectionHeader`.
    ///   - handler: Makes one show what stands at a place.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = Registrations.next()
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// The views of a nib file.
    ///
    /// - Parameters:
    ///   - supplementaryNib: The file, whose first object is the view.
    ///   - elementKind: The kind, as `UICollectionView.elementKindSectionHeader`.
    ///   - handler: Makes one show what stands at a place.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      identifier = Registrations.next()
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that is not needed any more, or a new one, made to show an item.
  ///
  /// - Parameters:
  ///   - registration: The class, and how one is made to show an item.
  ///   - indexPath: The item's place.
  ///   - item: The item; a cell without one is left as it is.
  /// - Returns: The cell.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = made as? Cell ?? Cell(registeredFor: registration.identifier)
    prepareForList(cell, indexPath, kind: nil)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or a footer that is not needed any more, or a new one, made to show what stands at a place.
  ///
  /// - Parameters:
  ///   - registration: The class, and how one is made to show a section.
  ///   - indexPath: Its place.
  /// - Returns: The view.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.elementKind, registration.identifier)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    } else {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
    let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
    let view = made as? Supplementary ?? Supplementary(registeredFor: name)
    registration.handler(view, kind, indexPath)
    return view
  }

  /// The same with a cell that stands for a header: a collection view keeps those for reuse among its cells.
  ///
  /// - Parameters:
  ///   - registration: The class, and how one is made to show a section.
  ///   - indexPath: Its place.
  /// - Returns: The view.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionViewCell>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = registration.identifier
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: name)
    } else {
      register(Supplementary.self, forCellWithReuseIdentifier: name)
    }
    let made = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    let view = made as? Supplementary ?? Supplementary(registeredFor: name)
    prepareForList(view, indexPath, kind: registration.elementKind)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// Tells a cell how its list wants it to look, before it is asked for its content.
  private final func prepareForList(_ cell: UICollectionViewCell, _ path: IndexPath, kind: String?) {
    guard let cell = cell as? UICollectionViewListCell,
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let style = layout.listStyle(at: ListPlace(path, kind: kind))
    else { return }
    cell.show(style)
  }
}
