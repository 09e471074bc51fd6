/// An entry of a menu: a `UIAction`, or a `UIMenu` inside another menu.
open class UIMenuElement: NSObject {
  /// The title that the user reads.
  public final var title: String
  /// The smaller text under the title; nil for none.
  public final var subtitle: String?
  /// The picture beside the title; nil for none.
  public final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Several actions and menus.
open class UIMenu: UIMenuElement {
  /// The app's own name of a menu.
  public struct Identifier: Sendable {
    public let rawValue: String

    /// A name of the app's own.
    ///
    /// - Parameter rawValue: Best in reverse domain order.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu lies in another menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its entries stand among those around it, and it has no row.
    public static let displayInline = Options(rawValue: 1)
    /// Its row is red.
    public static let destructive = Options(rawValue: 2)
  }

  /// How the menu lies in another menu.
  public final let options: Options
  /// The app's own name of the menu; nil for none.
  public final let identifier: Identifier?
  /// The entries in their order.
  public final let children: [UIMenuElement]

  /// A menu of entries. Its title stands above them, and is that of its row in another menu.
  ///
  /// - Parameters:
  ///   - title: What the user reads, where the menu is in another menu.
  ///   - image: Stands beside the title.
  ///   - identifier: The app's own name for the menu.
  ///   - options: Whether its entries stand in the other menu itself.
  ///   - children: The entries, in order.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }
}
