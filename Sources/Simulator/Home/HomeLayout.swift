import Heft

/// Where everything on the home screen is: pure arithmetic on the size of the screen and the number of apps.
struct HomeLayout: Equatable {
  let size: CGSize
  let safe: UIEdgeInsets
  /// How many of the apps are in the dock: the first ones, half of all up to a row.
  let dockCount: Int
  /// How many are on the pages.
  let pagedCount: Int
  /// Whether the card is wanted.
  let showsHint: Bool

  init(size: CGSize, safe: UIEdgeInsets, appCount: Int, showsHint: Bool = true) {
    self.showsHint = showsHint
    self.size = size
    self.safe = safe
    dockCount = min(HomeLook.columns, appCount / 2)
    pagedCount = appCount - dockCount
  }

  var icon: CGFloat { size.width >= HomeLook.largeWidth && !isLow ? HomeLook.largeIcon : HomeLook.icon }
  var corner: CGFloat { icon * HomeLook.corner }

  var dock: CGRect {
    let height = icon + 2 * HomeLook.dockPadding
    let width = min(
      size.width - 2 * HomeLook.dockMargin - safe.left - safe.right,
      CGFloat(HomeLook.columns) * cell.width + 2 * HomeLook.dockPadding)
    return CGRect(
      x: (size.width - width) / 2, y: size.height - max(safe.bottom, EdgeLimits.height) - height - 4,
      width: width,
      height: height)
  }

  var dots: CGRect {
    CGRect(x: 0, y: dock.minY - HomeLook.dotRow, width: size.width, height: HomeLook.dotRow)
  }

  /// The card on the first page; nothing where it has no room.
  var hint: CGRect {
    guard showsHint, !isLow else { return .zero }
    let width = min(gridWidth, HomeLook.hintWidth)
    return CGRect(
      x: (size.width - width) / 2, y: safe.top + HomeLook.top, width: width, height: HomeLook.hintHeight)
  }

  // MARK: Icons

  var pageCount: Int {
    guard pagedCount > firstPageCount else { return 1 }
    return 1 + (pagedCount - firstPageCount + pageCapacity - 1) / pageCapacity
  }

  /// The page of one of the paged apps.
  func page(of index: Int) -> Int {
    index < firstPageCount ? 0 : 1 + (index - firstPageCount) / pageCapacity
  }

  /// The icon of one of the paged apps, on its page.
  func pagedIcon(_ index: Int) -> CGRect {
    let page = page(of: index)
    let place = page == 0 ? index : (index - firstPageCount) % pageCapacity
    let top = page == 0 ? gridTop + hintRoom : gridTop
    return icon(
      inCell: CGPoint(
        x: gridLeft + CGFloat(place % columns) * cell.width, y: top + CGFloat(place / columns) * cell.height))
  }

  /// The icon of one of the apps in the dock, which stand in its middle.
  func dockIcon(_ index: Int) -> CGRect {
    let width = min(cell.width, (dock.width - 2 * HomeLook.dockPadding) / CGFloat(HomeLook.columns))
    let left = dock.midX - CGFloat(dockCount) * width / 2
    return CGRect(
      x: left + CGFloat(index) * width + (width - icon) / 2, y: dock.minY + HomeLook.dockPadding, width: icon,
      height: icon)
  }

  /// Where the name of an icon is.
  func name(under icon: CGRect) -> CGRect {
    CGRect(
      x: icon.midX - cell.width / 2, y: icon.maxY + HomeLook.nameGap, width: cell.width,
      height: HomeLook.nameHeight)
  }

  // MARK: Inside

  private var isLow: Bool { size.height < HomeLook.lowScreen }
  private var columns: Int { size.width >= HomeLook.wideWidth ? HomeLook.wideColumns : HomeLook.columns }
  private var gridWidth: CGFloat { size.width - 2 * HomeLook.margin - safe.left - safe.right }
  private var gridLeft: CGFloat { safe.left + HomeLook.margin }
  private var gridTop: CGFloat { safe.top + HomeLook.top }
  private var hintRoom: CGFloat { hint.height > 0 ? hint.height + HomeLook.rowGap + 6 : 0 }

  private var cell: CGSize {
    CGSize(
      width: gridWidth / CGFloat(columns),
      height: icon + HomeLook.nameGap + HomeLook.nameHeight + HomeLook.rowGap)
  }

  private func rows(under top: CGFloat) -> Int { max(Int((dots.minY - top) / cell.height), 1) }
  private var firstPageCount: Int { columns * rows(under: gridTop + hintRoom) }
  private var pageCapacity: Int { columns * rows(under: gridTop) }

  private func icon(inCell origin: CGPoint) -> CGRect {
    CGRect(x: origin.x + (cell.width - icon) / 2, y: origin.y, width: icon, height: icon)
  }
}
