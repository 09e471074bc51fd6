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
    items.filter(isCounted).reduce(0) { $0 + $1.length(in: room, isVertical: isVertical) }
  }

  /// The frame of a header or a footer.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGRect {
    let along = item.start(
      among: items, from: item.isFooter ? footerStart : 0, in: room, isVertical: isVertical)
    let size = item.layoutSize.size(in: room)
    return CGRect(
      origin: CGPoint(x: isVertical ? 0 : along, y: isVertical ? along : 0), size: size)
  }
}
