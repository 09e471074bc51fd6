/// An item of a bar that can be pressed: a title or a picture.
open class UIBarItem: NSObject {
  /// The title; nil for none.
  open var title: String? {
    didSet { changed() }
  }
  /// The picture, shown in the bar's tint; it wins over the title where a bar has room for one only.
  open var image: UIImage? {
    didSet { changed() }
  }
  /// Whether the item can be pressed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }
  /// A number of the app's own.
  open var tag = 0
  /// The name of the item that a screen reader says; nil is its title.
  public final var accessibilityLabel: String? {
    didSet { changed() }
  }

  /// How the title looks where the app has said so.
  final var titleStyle: ItemTitleStyle? {
    didSet { changed() }
  }

  /// Tells the view that shows the item that the item has changed.
  final var onChange: (() -> Void)?

  /// An empty item.
  public override init() {
    super.init()
  }

  final func changed() {
    onChange?()
  }
}
