/// The side of a row at which buttons are.
enum SwipeSide {
  /// At the left: the row is swiped to the right.
  case leading
  case trailing

  /// The direction in which a row goes to show them.
  var direction: CGFloat { self == .leading ? 1 : -1 }
}

/// A row that is swiped to the side, with the buttons behind it.
final class RowSwipe {
  let cell: UITableViewCell
  let configuration: UISwipeActionsConfiguration
  let actions: SwipeActionsView
  let side: SwipeSide
  /// How far the row was pulled when the finger took it.
  var start: CGFloat = 0
  /// How far the row is pulled, in points; never negative.
  private(set) var pull: CGFloat = 0

  init(
    cell: UITableViewCell, side: SwipeSide, configuration: UISwipeActionsConfiguration,
    actions: SwipeActionsView
  ) {
    self.cell = cell
    self.side = side
    self.configuration = configuration
    self.actions = actions
  }

  /// How far the row is pulled while it rests with its buttons seen.
  var open: CGFloat { min(actions.wanted, cell.bounds.size.width) }

  /// Whether letting go now does what the first button does.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && pull > max(cell.bounds.size.width * TableNumbers.fullSwipe, open + 40)
  }

  /// Pulls the row as far as a finger has; past the buttons it follows less, unless that means something.
  func follow(_ finger: CGFloat) {
    var pull = max(start + side.direction * finger, 0)
    if !configuration.performsFirstActionWithFullSwipe, pull > open {
      pull = open + (pull - open) * TableNumbers.swipeResistance
    }
    set(min(pull, cell.bounds.size.width))
  }

  func set(_ pull: CGFloat) {
    self.pull = pull
    cell.transform = CGAffineTransform(translationX: side.direction * pull, y: 0)
    actions.showFull(isFull)
  }
}

/// The buttons behind a row, the first at the edge.
final class SwipeActionsView: UIView {
  private let actions: [UIContextualAction]
  private var buttons: [TapArea] = []

  init(frame: CGRect, side: SwipeSide, actions: [UIContextualAction], perform: @escaping (Int) -> Void) {
    self.actions = actions
    super.init(frame: frame)
    clipsToBounds = true
    var edge = side == .leading ? 0 : frame.size.width
    for (index, action) in actions.enumerated() {
      let title = action.title ?? ""
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 15, weight: .medium)
      label.textColor = .white
      label.textAlignment = .center
      let width = max(label.sizeThatFits(.zero).width + 2 * TableNumbers.margin, TableNumbers.actionWidth)
      let button = TapArea(name: title) { perform(index) }
      button.backgroundColor = action.color
      button.frame = CGRect(
        x: side == .leading ? edge : edge - width, y: 0, width: width, height: frame.size.height)
      label.frame = CGRect(x: 0, y: 0, width: width, height: frame.size.height)
      button.addSubview(action.image.map { Self.picture($0, in: label.frame) } ?? label)
      addSubview(button)
      buttons.append(button)
      edge += side.direction * width
    }
    showFull(false)
  }

  private static func picture(_ image: UIImage, in frame: CGRect) -> UIImageView {
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .white
    view.contentMode = .center
    view.frame = frame
    return view
  }

  /// How wide all buttons are together.
  var wanted: CGFloat { buttons.reduce(0) { $0 + $1.frame.size.width } }

  /// Shows the first button alone, or all. What lies beyond them is of the last one's color.
  func showFull(_ isFull: Bool) {
    backgroundColor = (isFull ? actions.first : actions.last)?.color
    for button in buttons.dropFirst() where button.isHidden != isFull { button.isHidden = isFull }
  }
}
