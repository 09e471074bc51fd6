/// Items in lines, one after another, in sections with headers and footers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item where the delegate gives none, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Has cells say how large they are (`preferredLayoutAttributesFitting(_:)`) once they are seen; before that, and for
  /// those that are not, it is their size. Zero, as at first, is no such thing; `automaticSize` is `itemSize` at first.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      // Not by `forgetFittings()`: a page's compiler makes this again for an app's subclass, and has not the library's overrides.
      fitted = [:]
      invalidateLayout()
    }
  }
  /// For `estimatedItemSize`: the estimate is `itemSize`.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The gap between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least gap between the items of a line; in a full line it grows until the line reaches from edge to edge.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The room around a section's items.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The size of the headers, of which that in the direction of scrolling counts; 0 is no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of the footers, of which that in the direction of scrolling counts; 0 is no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The direction in which the content scrolls: vertical unless set.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays at the edge while its section is seen.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer stays at the edge while its section is seen.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  final var sections: [FlowSection] = []
  /// The sizes that cells have said, and the width and height of the view then.
  final var fitted: [RowPlace: CGSize] = [:]
  final var fittedIn = CGSize.zero
  private final var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view else { return }
    if fittedIn != view.bounds.size { fitted = [:] }
    fittedIn = view.bounds.size
    var start = 0.0
    for number in 0..<view.numberOfSections {
      var section = makeSection(number, in: view)
      section.start = start
      start = section.end
      sections.append(section)
    }
  }

  private final func makeSection(_ number: Int, in view: UICollectionView) -> FlowSection {
    let delegate = view.delegate
    let insets = (delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset)
      .finite
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number)
      ?? footerReferenceSize
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    let adjusted = view.adjustedContentInset
    func length(_ size: CGSize) -> Double { known(isVertical ? size.height : size.width) }
    func breadth(_ size: CGSize) -> Double { known(isVertical ? size.width : size.height) }
    let measures = FlowSection.Measures(
      breadth: isVertical
        ? known(view.bounds.size.width - adjusted.left - adjusted.right)
        : known(view.bounds.size.height - adjusted.top - adjusted.bottom),
      header: length(header), footer: length(footer),
      before: Double(isVertical ? insets.top : insets.left),
      after: Double(isVertical ? insets.bottom : insets.right),
      near: Double(isVertical ? insets.left : insets.top),
      far: Double(isVertical ? insets.right : insets.bottom), lineSpacing: known(lineSpacing),
      itemSpacing: known(itemSpacing))
    let count = view.numberOfItems(inSection: number)
    let isEstimated = estimatedItemSize != .zero
    let usual = isEstimated && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    // While the user moves an item, its size goes with it.
    func shown(_ item: Int) -> RowPlace {
      view.collection.item(shownAt: RowPlace(section: number, row: item))
    }
    func size(of item: Int) -> (length: Double, breadth: Double) {
      let size = fitted[shown(item)] ?? usual
      return (length(size), breadth(size))
    }
    guard count > 0, let delegate, !view.collection.leavesSizesOut else {
      if isEstimated, !fitted.isEmpty {
        return FlowSection(measures, sizes: (0..<count).map { size(of: $0) })
      }
      return FlowSection(measures, count: count, length: length(usual), breadth: breadth(usual))
    }
    var sizes: [(length: Double, breadth: Double)] = []
    var isOneSize = true
    for item in 0..<count {
      let given = delegate.collectionView(view, layout: self, sizeForItemAt: shown(item).path)
      // A delegate that leaves the sizes out gives `itemSize`.
      let isKnown = fitted[shown(item)] != nil || view.collection.leavesSizesOut
      sizes.append(isKnown ? size(of: item) : (length(given), breadth(given)))
      if sizes[item] != sizes[0] { isOneSize = false }
      // A delegate that leaves the sizes out is asked for one item, and not for the others.
      if view.collection.leavesSizesOut { break }
    }
    if view.collection.leavesSizesOut, isEstimated, !fitted.isEmpty {
      return FlowSection(measures, sizes: (0..<count).map { size(of: $0) })
    }
    if isOneSize {
      return FlowSection(measures, count: count, length: sizes[0].length, breadth: sizes[0].breadth)
    }
    return FlowSection(measures, sizes: sizes)
  }

  override func fit(_ cell: UICollectionViewCell, at place: RowPlace) -> Bool {
    guard estimatedItemSize != .zero, fitted[place] == nil,
      let attributes = layoutAttributesForItem(
        at: view?.collection.shownPlace(of: place).path ?? place.path)
    else { return false }
    let estimate = attributes.frame.size
    let size = cell.preferredLayoutAttributesFitting(attributes).frame.size
    fitted[place] = size
    guard size != estimate else { return false }
    invalidateLayout()
    return true
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { UICollectionViewFlowLayoutInvalidationContext() }

  override func forgetFittings() { if !fitted.isEmpty { fitted = [:] } }

  /// A length that is finite and not negative.
  private final func known(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }

  // MARK: Questions

  open override var collectionViewContentSize: CGSize {
    let length = CGFloat(sections.last?.end ?? 0)
    let breadth = CGFloat(sections.first?.measures.breadth ?? 0)
    return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let low = Double(isVertical ? rect.minY : rect.minX)
    let high = Double(isVertical ? rect.maxY : rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    var number = firstSection(endingAfter: low)
    while number < sections.count, sections[number].start <= high {
      let section = sections[number]
      let edge = IndexPath(item: 0, section: number)
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let own = layoutAttributesForSupplementaryView(ofKind: kind, at: edge) { found.append(own) }
      }
      for item in section.items(from: low, to: high) {
        found.append(attributes(number, item))
      }
      number += 1
    }
    return found
  }

  private final func firstSection(endingAfter point: Double) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end >= point { high = middle } else { low = middle + 1 }
    }
    return low
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let place = RowPlace(indexPath), sections.indices.contains(place.section), place.row >= 0,
      place.row < sections[place.section].count
    else { return nil }
    return attributes(place.section, place.row)
  }

  private final func attributes(_ section: Int, _ item: Int) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(forCellWith: IndexPath(item: item, section: section))
    attributes.frame = frame(sections[section].rect(ofItem: item))
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? section.measures.header : section.measures.footer
    guard length > 0 else { return nil }
    let attributes = makeAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    var along = isHeader ? section.start : section.footerStart
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins, let view {
      let inset = view.adjustedContentInset
      if isHeader {
        let top = Double(isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left)
        along = min(max(along, top), max(section.footerStart - length, along))
      } else {
        let end = Double(isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right)
        along = max(min(along, end - length), min(section.start + section.measures.header, along))
      }
    }
    attributes.zIndex = pins ? 10 : 0
    attributes.frame = frame(
      FlowRect(along: along, across: 0, length: length, breadth: section.measures.breadth))
    return attributes
  }

  /// Where an item that the user moves belongs: between two others its last place, behind all of a section its end.
  ///
  /// - Parameters:
  ///   - previousIndexPath: Where the others have made room for it.
  ///   - position: The middle of its cell, in the content's points.
  /// - Returns: Its place.
  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let usual = super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    let (along, across) = isVertical ? (position.y, position.x) : (position.x, position.y)
    let number = firstSection(endingAfter: Double(along))
    guard usual == previousIndexPath, sections.indices.contains(number),
      sections[number].isAfterItems(along: Double(along), across: Double(across))
    else { return usual }
    let end = sections[number].count
    return IndexPath(item: number == previousIndexPath.section ? end - 1 : end, section: number)
  }

  private final func frame(_ rect: FlowRect) -> CGRect {
    let (x, y) = isVertical ? (rect.across, rect.along) : (rect.along, rect.across)
    let (width, height) = isVertical ? (rect.breadth, rect.length) : (rect.length, rect.breadth)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
