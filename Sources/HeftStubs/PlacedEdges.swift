import Heft

/// The headers and footers of a whole layout.
struct PlacedEdges {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The size of all that the layout may fill.
  let room: CGSize
  /// Where the footers begin, along the scrolling axis.
  var footerStart: CGFloat = 0
  private let isVertical: Bool

  init(_ items: [NSCollectionLayoutBoundarySupplementaryItem], in room: CGSize, isVertical: Bool) {
    self.items = items
    self.room = room
    self.isVertical = isVertical
  }

  /// How far headers go before the first section.
  var start: CGFloat { length { !$0.isFooter } }
  /// Where all ends.
  var end: CGFloat { footerStart + length { $0.isFooter } }
  /// How much of the visible part the headers take that stay there.
  var pinned: CGFloat { length { !$0.isFooter && $0.pinToVisibleBounds } }

  private func length(_ isCounted: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool) -> CGFloat {
    items.filter(isCounted).reduce(0) { $0 + length(of: $1) }
  }

  private func length(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    let size = item.layoutSize.size(in: room)
    return isVertical ? size.height : size.width
  }

  /// The frame of a header or a footer.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGRect {
    var along = item.isFooter ? footerStart : 0
    for other in items {
      if other === item { break }
      if other.isFooter == item.isFooter { along += length(of: other) }
    }
    let size = item.layoutSize.size(in: room)
    return CGRect(
      origin: CGPoint(x: isVertical ? 0 : along, y: isVertical ? along : 0), size: size)
  }
}
