import Heft

/// A view at an item, at its place in the group.
struct PlacedBadge {
  let item: NSCollectionLayoutSupplementaryItem
  var frame: CGRect
}

/// A cell's place in its group.
struct PlacedCell {
  var frame: CGRect
  /// The views at the item, and at the group whose first it is.
  var badges: [PlacedBadge] = []
  /// Whether its width and its height are estimates, which the cell may change.
  var isWidthEstimated = false
  var isHeightEstimated = false

  func moved(x: CGFloat, y: CGFloat) -> PlacedCell {
    var cell = self
    cell.frame = frame.offsetBy(dx: x, dy: y)
    for index in badges.indices { cell.badges[index].frame = badges[index].frame.offsetBy(dx: x, dy: y) }
    return cell
  }
}

/// The sizes that the cells of a group want, by their number in it.
struct WantedSizes {
  /// The first of the group's items.
  let first: Int
  /// The size that an item's cell wants; nil while it has not said which.
  let size: (Int) -> CGSize?

  /// Those of the cells after so many.
  func after(_ count: Int) -> WantedSizes { WantedSizes(first: first + count, size: size) }
}

/// The groups of a section, one after another from 0. A group of known lengths is laid out once, and repeated; one with
/// estimates is laid out for its own items each time.
struct PlacedGroups {
  /// How many groups there are.
  let count: Int
  /// How far they go, without the gap after the last.
  let length: CGFloat
  /// How far the largest goes the other way.
  let breadth: CGFloat
  private let isVertical: Bool
  /// Those of one group, or of all where each is laid out by itself.
  private let cells: [PlacedCell]
  /// Where each group begins, and its first item; empty where one group is repeated.
  private let starts: [CGFloat]
  private let firsts: [Int]
  private let step: CGFloat
  private let items: Int

  /// The groups for so many items.
  ///
  /// - Parameters:
  ///   - group: The group that is repeated.
  ///   - gap: The gap between two groups, in points.
  ///   - items: How many items there are.
  ///   - room: The size of what the groups are in.
  ///   - isVertical: Whether they stand below one another.
  ///   - wanted: The size that an item's cell wants; nil while it has not said which.
  init(
    _ group: NSCollectionLayoutGroup, gap: CGFloat, items: Int, in room: CGSize, isVertical: Bool,
    wanted: @escaping (Int) -> CGSize?
  ) {
    self.isVertical = isVertical
    self.items = items
    guard group.hasEstimates else {
      let made = group.cells(in: room)
      cells = made.cells
      (starts, firsts) = ([], [])
      count = cells.isEmpty ? 0 : (items + cells.count - 1) / cells.count
      step = (isVertical ? made.size.height : made.size.width) + gap
      length = count == 0 ? 0 : CGFloat(count) * step - gap
      breadth = count == 0 ? 0 : isVertical ? made.size.width : made.size.height
      return
    }
    var cells: [PlacedCell] = []
    var starts: [CGFloat] = []
    var firsts: [Int] = []
    var place: CGFloat = 0
    var breadth: CGFloat = 0
    while cells.count < items {
      let made = group.cells(in: room, wanted: WantedSizes(first: cells.count, size: wanted))
      if made.cells.isEmpty { break }
      starts.append(place)
      firsts.append(cells.count)
      for cell in made.cells.prefix(items - cells.count) {
        cells.append(isVertical ? cell.moved(x: 0, y: place) : cell.moved(x: place, y: 0))
      }
      place += (isVertical ? made.size.height : made.size.width) + gap
      breadth = max(breadth, isVertical ? made.size.width : made.size.height)
    }
    (self.cells, self.starts, self.firsts, self.breadth) = (cells, starts, firsts, breadth)
    count = starts.count
    step = 0
    length = max(place - gap, 0)
  }

  private var isRepeated: Bool { starts.isEmpty }

  /// Where a group begins.
  func start(of group: Int) -> CGFloat { isRepeated ? CGFloat(group) * step : starts[group] }

  /// The group that an item is in.
  func group(of item: Int) -> Int {
    guard count > 0 else { return 0 }
    return isRepeated ? item / cells.count : max(firsts.partitioningIndex { $0 > item } - 1, 0)
  }

  /// The place of an item; nil where the group has none for it.
  func cell(of item: Int) -> PlacedCell? {
    guard item >= 0, item < items, !cells.isEmpty else { return nil }
    guard isRepeated else { return item < cells.count ? cells[item] : nil }
    let along = start(of: item / cells.count)
    return cells[item % cells.count].moved(x: isVertical ? 0 : along, y: isVertical ? along : 0)
  }

  /// The items of the groups between two places.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard isRepeated else {
      let first = max(starts.partitioningIndex { $0 > low } - 1, 0)
      let last = max(starts.partitioningIndex { $0 > high }, first)
      return firsts[first]..<(last < firsts.count ? firsts[last] : cells.count)
    }
    guard count > 0, step > 0 else { return 0..<(cells.isEmpty ? 0 : min(items, cells.count)) }
    let first = min(max(Int((low / step).rounded(.down)), 0), count)
    let last = min(max(Int((high / step).rounded(.down)) + 1, first), count)
    return min(first * cells.count, items)..<min(last * cells.count, items)
  }
}

extension Array {
  /// The first index whose element belongs to the second part, in a list of which the first part does not.
  func partitioningIndex(_ belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
