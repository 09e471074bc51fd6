// Which elements have views: those that are seen.

import HeftProtocol

extension UICollectionView {
  /// Gives every element that is seen a view, and takes those of the others back.
  final func tile() {
    guard !collection.isTiling, bounds.size.width > 0, bounds.size.height > 0 else { return }
    collection.isTiling = true
    backgroundView?.frame = bounds
    let seen = bounds
    let missing = keepViews(in: seen)
    recycleUnwanted()
    for attributes in missing { show(attributes) }
    collection.cellPool.hide(in: seen)
    collection.supplementPool.hide(in: seen)
    collection.isTiling = false
    if !scroll.indicators.isShown { tidyCells() }
    if collection.needsReload { setNeedsLayout() }
  }

  /// Places the views that are there, marks those that are wanted no more, and returns what has none yet.
  private func keepViews(in seen: CGRect) -> [UICollectionViewLayoutAttributes] {
    for index in collection.visible.indices { collection.visible[index].isWanted = false }
    for index in collection.supplements.indices { collection.supplements[index].isWanted = false }
    var missing: [UICollectionViewLayoutAttributes] = []
    for attributes in collectionViewLayout.layoutAttributesForElements(in: seen) ?? [] {
      guard !attributes.isHidden,
        attributes.frame.intersects(seen) || attributes.transform != .identity || attributes.space != nil,
        let place = RowPlace(attributes.indexPath)
      else { continue }
      if let kind = attributes.representedElementKind {
        let isDecoration = attributes.isDecoration
        if let index = collection.supplements.firstIndex(where: {
          $0.place == place && $0.kind == kind && $0.isDecoration == isDecoration
        }) {
          collection.supplements[index].isWanted = true
          apply(attributes, to: collection.supplements[index].view)
        } else {
          missing.append(attributes)
        }
      } else {
        let item = collection.item(shownAt: place)
        guard collection.contains(item) else { continue }
        let (index, isThere) = collection.index(of: item)
        if item == collection.move?.from { continue }
        if isThere {
          collection.visible[index].isWanted = true
          apply(attributes, to: collection.visible[index].cell)
        } else {
          missing.append(attributes)
        }
      }
    }
    keepMovedCell()
    return missing
  }

  /// The cell of an item that is moved stays with the finger, wherever the content is.
  private func keepMovedCell() {
    guard let move = collection.move else { return }
    let (index, isThere) = collection.index(of: move.from)
    guard isThere else { return }
    collection.visible[index].isWanted = true
    UIView.performWithoutAnimation { lift(move) }
  }

  private func recycleUnwanted() {
    let gone = collection.visible.filter { !$0.isWanted }
    if !gone.isEmpty {
      collection.visible.removeAll { !$0.isWanted }
      for item in gone { recycle(item) }
    }
    let left = collection.supplements.filter { !$0.isWanted }
    collection.supplements.removeAll { !$0.isWanted }
    for supplement in left { recycle(supplement) }
  }

  private func recycle(_ supplement: VisibleSupplement) {
    recycle(supplement.view)
    guard !supplement.isDecoration else { return }
    collection.delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: supplement.view, forElementOfKind: supplement.kind,
      at: supplement.place.path)
  }

  private func recycle(_ item: VisibleItem) {
    if collection.touched == item.place { itemLost() }
    recycle(item.cell)
    collection.delegate?.collectionView(self, didEndDisplaying: item.cell, forItemAt: item.place.path)
  }

  /// Keeps a view to be used again, or removes it where it has no reuse identifier.
  final func recycle(_ view: UICollectionReusableView) {
    guard let parent = view.superview, parent === self || parent is UIScrollView else { return }
    // What lies behind others in a scroll view of its own is not looked for among the cells of the content.
    if parent !== self { view.isHidden = true }
    guard let identifier = view.storedReuseIdentifier else { return view.removeFromSuperview() }
    if view is UICollectionViewCell {
      collection.cellPool.put(view, identifier)
    } else {
      collection.supplementPool.put(view, identifier)
    }
  }

  /// Asks for an element's view and shows it; returns nil where the data source gives none.
  @discardableResult
  final func show(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let source = collection.dataSource, let place = RowPlace(attributes.indexPath) else { return nil }
    if let kind = attributes.representedElementKind {
      let isDecoration = attributes.isDecoration
      let view =
        isDecoration
        ? decorationView(ofKind: kind)
        : source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
      collection.supplements.removeAll { $0.view === view }
      collection.supplements.append(
        VisibleSupplement(kind: kind, place: place, view: view, isDecoration: isDecoration))
      enter(view, attributes)
      if !isDecoration {
        collection.delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: attributes.indexPath)
      }
      return view
    }
    let item = collection.item(shownAt: place)
    let cell = source.collectionView(self, cellForItemAt: item.path)
    // One cell shows one item: the first loses it.
    collection.visible.removeAll { $0.cell === cell }
    collection.visible.insert(VisibleItem(place: item, cell: cell), at: collection.index(of: item).index)
    cell.isButton = allowsSelection
    enter(cell, attributes)
    let isSelected = collection.selected.contains(item)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    collection.delegate?.collectionView(self, willDisplay: cell, forItemAt: item.path)
    return cell
  }

  private func enter(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    UIView.performWithoutAnimation {
      view.isHidden = false
      apply(attributes, to: view)
    }
  }

  /// Elements with a greater number lie before others, the background behind all and the bars before.
  private func placeForView(_ zIndex: Int, in container: UIView) -> Int {
    let last = container.children.lastIndex {
      ($0 as? UICollectionReusableView).map { $0.zIndex <= zIndex && $0 !== collection.frontCell } ?? false
    }
    return last.map { $0 + 1 } ?? (container !== self || backgroundView == nil ? 0 : 1)
  }

  /// Places a view as the layout says.
  final func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    let container = attributes.scroller ?? self
    if view.superview !== container
      || view.zIndex != attributes.zIndex && view !== collection.frontCell
    {
      view.zIndex = attributes.zIndex
      if view.superview === container { view.removeFromSuperview() }
      container.insertSubview(view, at: placeForView(attributes.zIndex, in: container))
    }
    let frame = attributes.frame
    if view.bounds.size != frame.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
      view.setNeedsLayout()
    }
    let center = attributes.scroller?.inner(attributes.center) ?? attributes.center
    if view.center != center { view.center = center }
    if let space = attributes.space {
      space.place(view)
    } else {
      view.space?.leave(view)
      if view.transform != attributes.transform { view.transform = attributes.transform }
    }
    view.space = attributes.space
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    view.apply(attributes)
  }

  /// Takes every view back, for all to be asked for anew.
  final func removeAllViews() {
    let items = collection.visible
    collection.visible = []
    // The pool gives out last what came first: each item finds the cell that it had.
    for item in items.reversed() { recycle(item) }
    let supplements = collection.supplements
    collection.supplements = []
    for supplement in supplements { recycle(supplement) }
  }

  /// Nothing scrolls: hides what is out of sight from screen readers, and has them read the items in order.
  private func tidyCells() {
    collection.cellPool.hideAll()
    collection.supplementPool.hideAll()
    setNeedsDisplay(.lists)
    var last = -1
    var parent: UIView = self
    for item in collection.visible where item.cell.zIndex == 0 && item.cell !== collection.frontCell {
      guard let own = item.cell.superview, let place = own.children.firstIndex(where: { $0 === item.cell })
      else {
        continue
      }
      if own !== parent { (parent, last) = (own, -1) }
      if place > last {
        last = place
      } else {
        own.insertSubview(item.cell, at: last)
      }
    }
  }

  /// Each section that is seen, as a list of the items that have cells.
  final var lists: [ListDescription] {
    var lists: [ListDescription] = []
    var section = -1
    for item in collection.visible where item.cell.display.number != 0 {
      guard collection.contains(item.place) else { continue }
      if item.place.section != section {
        section = item.place.section
        lists.append(
          ListDescription(
            name: accessibilityLabel ?? "", count: collection.counts[section], first: item.place.row + 1,
            rows: []))
      }
      lists[lists.count - 1].rows.append(item.cell.display.number)
    }
    return lists
  }
}
