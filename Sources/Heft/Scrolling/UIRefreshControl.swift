/// A control that loads content again when it is pulled down past its top: a wheel is shown until `endRefreshing()`.
/// Sends `.valueChanged` once the content is pulled far enough.
open class UIRefreshControl: UIControl {
  /// Whether the wheel spins.
  public private(set) final var isRefreshing = false
  private let wheel = UIActivityIndicatorView(style: .medium)
  /// The words below the wheel; nil where there are none.
  final var titleLabel: UILabel?
  /// The scroll view whose `refreshControl` this is.
  @Weak final var scrollView: UIScrollView? = nil

  /// A control, for `UIScrollView.refreshControl`, or for a scroll view's subviews.
  ///
  /// - Parameter frame: Ignored: the scroll view places the control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    addSubview(wheel)
    isHidden = true
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = ownTintColor
  }

  /// Shows the wheel as if the user had pulled; sends nothing.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.startAnimating()
    roomChanged()
  }

  /// Hides the wheel, because the content is loaded.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    roomChanged()
  }

  /// As a subview of a scroll view it is the one that its content pulls, as before iOS 10.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview !== scrollView else { return }
    leaveScrollView()
    (superview as? UIScrollView)?.pull(self)
  }

  /// No content pulls it any more.
  fileprivate final func leaveScrollView() {
    guard let scrollView else { return }
    self.scrollView = nil
    scrollView.scroll.pull = nil
    scrollView.updateInsets()
  }

  private final func roomChanged() {
    guard let scrollView else { return }
    UIView.animate(withDuration: ScrollNumbers.requestDuration) { scrollView.updateInsets() }
    pulled(by: distance(in: scrollView), isDragged: false)
  }

  /// How far the content of a scroll view is pulled past its top, in points.
  final func distance(in view: UIScrollView) -> CGFloat {
    let room = isRefreshing ? RefreshMetrics.height : 0
    return room - view.scroll.adjustedInsets.top - view.contentOffset.y
  }

  /// The content has been dragged or has moved: how far it is pulled, in points.
  final func pulled(by distance: CGFloat, isDragged: Bool) {
    isHidden = distance <= 0 && !isRefreshing
    alpha = isRefreshing ? 1 : min(max(distance / RefreshMetrics.far, 0), 1)
    if isDragged, !isRefreshing, isEnabled, distance >= RefreshMetrics.far {
      beginRefreshing()
      sendActions(for: .valueChanged)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let titleLabel else { return }
    wheel.center.y -= RefreshMetrics.titleHeight / 2
    titleLabel.frame = CGRect(
      x: 0, y: bounds.midY + RefreshMetrics.titleHeight / 2, width: bounds.size.width,
      height: RefreshMetrics.titleHeight)
  }
}

extension UIRefreshControl {
  /// The words below the wheel; nil means none.
  public final var attributedTitle: NSAttributedString? {
    get { titleLabel?.attributedText }
    set {
      titleLabel?.removeFromSuperview()
      titleLabel = nil
      if let newValue {
        let label = UILabel()
        label.font = .systemFont(ofSize: RefreshMetrics.fontSize)
        label.attributedText = newValue
        label.textAlignment = .center
        addSubview(label)
        titleLabel = label
      }
      setNeedsLayout()
    }
  }
}

/// A refresh control above a scroll view's content.
final class RefreshPull: ScrollPull {
  let control: UIRefreshControl

  init(_ control: UIRefreshControl) {
    self.control = control
  }

  override var room: CGFloat { control.isRefreshing ? RefreshMetrics.height : 0 }

  override func moved(in view: UIScrollView) {
    control.frame = CGRect(
      x: 0, y: -RefreshMetrics.height, width: view.bounds.size.width, height: RefreshMetrics.height)
    control.pulled(by: control.distance(in: view), isDragged: view.isDragging)
  }
}

extension UIScrollView {
  /// The control that loads the content again when it is pulled down past its top; nil means none.
  public final var refreshControl: UIRefreshControl? {
    get { (scroll.pull as? RefreshPull)?.control }
    set {
      if newValue === refreshControl { return }
      if let newValue {
        pull(newValue)
        insertSubview(newValue, at: 0)
      } else {
        dropPull()
      }
    }
  }

  private final func dropPull() {
    guard let control = refreshControl else { return }
    control.leaveScrollView()
    control.removeFromSuperview()
  }

  /// Lets a control follow the content, in place of the one before.
  fileprivate final func pull(_ control: UIRefreshControl) {
    dropPull()
    control.leaveScrollView()
    scroll.pull = RefreshPull(control)
    control.scrollView = self
    alwaysBounceVertical = true
    updateInsets()
    scroll.pull?.moved(in: self)
  }
}

extension UITableViewController {
  /// The control that loads the rows again when they are pulled down; nil means none.
  public final var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
}

/// How content is pulled to refresh it; our choice. Lengths in points.
enum RefreshMetrics {
  /// How far it is pulled until it loads.
  static let far: CGFloat = 70
  /// The room of the wheel above the content.
  static let height: CGFloat = 60
  /// The height of the words below the wheel, and their size where they have none of their own.
  static let titleHeight: CGFloat = 18
  static let fontSize: CGFloat = 12
}
