import Heft

/// A checkered board that two fingers, a double tap and the wheel with Control enlarge.
final class ZoomViewController: UIViewController, UIScrollViewDelegate {
  private let scroll = UIScrollView(frame: .zero)
  private let board = BoardView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.delegate = self
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 4
    scroll.contentSize = board.bounds.size
    board.isAccessibilityElement = true
    board.accessibilityTraits = .image
    board.accessibilityLabel = "A board of 64 squares"
    scroll.addSubview(board)
    view.addSubview(scroll)
    let tap = UITapGestureRecognizer(target: self, action: ZoomViewController.tapped)
    tap.numberOfTapsRequired = 2
    scroll.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if scroll.zoomScale > 1 { return scroll.setZoomScale(1, animated: true) }
    let place = tap.location(in: board)
    scroll.zoom(to: CGRect(x: place.x - 40, y: place.y - 40, width: 80, height: 80), animated: true)
  }
}

/// Sixty-four squares.
private final class BoardView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = bounds.width / 8
    for row in 0..<8 {
      for column in 0..<8 {
        let isDark = (row + column) % 2 == 1
        let color =
          isDark
          ? UIColor(red: 0.1, green: 0.45, blue: 0.35, alpha: 1)
          : UIColor(red: 0.95, green: 0.93, blue: 0.85, alpha: 1)
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}
