import Heft
import HeftDevice

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
    dockCount = min(HomeMetrics.columns, appCount / 2)
    pagedCount = appCount - dockCount
  }

  var icon: CGFloat {
    size.width >= HomeMetrics.largeWidth && !isLow ? HomeMetrics.largeIcon : HomeMetrics.icon
  }
  var corner: CGFloat { icon * HomeMetrics.corner }

  var dock: CGRect {
    let height = icon + 2 * HomeMetrics.dockPadding
    let width = min(
      size.width - 2 * HomeMetrics.dockMargin - safe.left - safe.right,
      CGFloat(HomeMetrics.columns) * cell.width + 2 * HomeMetrics.dockPadding)
    return CGRect(
      x: (size.width - width) / 2, y: size.height - max(safe.bottom, EdgeLimits.height) - height - 4,
      width: width,
      height: height)
  }

  var dots: CGRect {
    CGRect(x: 0, y: dock.minY - HomeMetrics.dotRow, width: size.width, height: HomeMetrics.dotRow)
  }

  /// The card on the first page; nothing where it has no room.
  var hint: CGRect {
    guard showsHint, !isLow else { return .zero }
    let width = min(gridWidth, HomeMetrics.hintWidth)
    return CGRect(
      x: (size.width - width) / 2, y: safe.top + HomeMetrics.top, width: width, height: HomeMetrics.hintHeight
    )
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
    let width = min(cell.width, (dock.width - 2 * HomeMetrics.dockPadding) / CGFloat(HomeMetrics.columns))
    let left = dock.midX - CGFloat(dockCount) * width / 2
    return CGRect(
      x: left + CGFloat(index) * width + (width - icon) / 2, y: dock.minY + HomeMetrics.dockPadding,
      width: icon,
      height: icon)
  }

  /// Where the name of an icon is.
  func name(under icon: CGRect) -> CGRect {
    CGRect(
      x: icon.midX - cell.width / 2, y: icon.maxY + HomeMetrics.nameGap, width: cell.width,
      height: HomeMetrics.nameHeight)
  }

  // MARK: Inside

  private var isLow: Bool { size.height < HomeMetrics.lowScreen }
  private var columns: Int {
    size.width >= HomeMetrics.wideWidth ? HomeMetrics.wideColumns : HomeMetrics.columns
  }
  private var gridWidth: CGFloat { size.width - 2 * HomeMetrics.margin - safe.left - safe.right }
  private var gridLeft: CGFloat { safe.left + HomeMetrics.margin }
  private var gridTop: CGFloat { safe.top + HomeMetrics.top }
  private var hintRoom: CGFloat { hint.height > 0 ? hint.height + HomeMetrics.rowGap + 6 : 0 }

  private var cell: CGSize {
    CGSize(
      width: gridWidth / CGFloat(columns),
      height: icon + HomeMetrics.nameGap + HomeMetrics.nameHeight + HomeMetrics.rowGap)
  }

  private func rows(under top: CGFloat) -> Int { max(Int((dots.minY - top) / cell.height), 1) }
  private var firstPageCount: Int { columns * rows(under: gridTop + hintRoom) }
  private var pageCapacity: Int { columns * rows(under: gridTop) }

  private func icon(inCell origin: CGPoint) -> CGRect {
    CGRect(x: origin.x + (cell.width - icon) / 2, y: origin.y, width: icon, height: icon)
  }
}
