import Heft

/// What stands beside the content of a list's cell.
public struct UICellAccessory {
  /// When it is seen.
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// At which side of the cell it stands, and when it is seen.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The room that an accessory takes from the content.
  public enum LayoutDimension {
    /// As wide as it is.
    case actual
    /// The system's.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  enum Kind {
    case chevron, checkmark, detail, delete, insert, reorder, multiselect, outline
    case label(String, UIFont?)
    case view(UIView)
  }

  let kind: Kind
  let isLeading: Bool
  let displayed: DisplayedState
  var tintColor: UIColor?
  var isHidden = false
  var width = LayoutDimension.standard
  var handler: (() -> Void)?

  init(
    _ kind: Kind, isLeading: Bool, _ displayed: DisplayedState, tintColor: UIColor? = nil,
    isHidden: Bool = false, width: LayoutDimension = .standard, handler: (() -> Void)? = nil
  ) {
    self.kind = kind
    self.isLeading = isLeading
    self.displayed = displayed
    self.tintColor = tintColor
    self.isHidden = isHidden
    self.width = width
    self.handler = handler
  }

  /// Whether it is seen.
  func isShown(isEditing: Bool) -> Bool {
    !isHidden && (displayed == .always || (displayed == .whenEditing) == isEditing)
  }

  /// How an accessory looks.
  public struct Options {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    /// The font of a label; nil is the body's.
    public var font: UIFont?

    /// A look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it is not seen, and takes no room.
    ///   - reservedLayoutWidth: The room that it takes.
    ///   - tintColor: Its color; nil is the usual.
    ///   - font: The font of a label; nil is the body's.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }

  public typealias DisclosureIndicatorOptions = Options
  public typealias CheckmarkOptions = Options
  public typealias DetailOptions = Options
  public typealias DeleteOptions = Options
  public typealias InsertOptions = Options
  public typealias ReorderOptions = Options
  public typealias MultiselectOptions = Options
  public typealias OutlineDisclosureOptions = Options
  public typealias LabelOptions = Options

  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public var placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    /// A view with its place.
    ///
    /// - Parameters:
    ///   - customView: The view, which has its size.
    ///   - placement: At which side it stands, and when it is seen.
    ///   - isHidden: Whether it is not seen, and takes no room.
    ///   - reservedLayoutWidth: The room that it takes.
    ///   - tintColor: Its tint; nil is the cell's.
    ///   - maintainsFixedSize: Makes no difference: it keeps its size.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  private static func make(
    _ kind: Kind, isLeading: Bool = false, _ displayed: DisplayedState, _ options: Options,
    _ handler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind, isLeading: isLeading, displayed, tintColor: options.tintColor, isHidden: options.isHidden,
      width: options.reservedLayoutWidth, handler: handler)
  }

  /// Says that a tap leads to another screen.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { make(.chevron, displayed, options) }

  /// A tick.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> UICellAccessory
  { make(.checkmark, displayed, options) }

  /// A button for details.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  ///   - actionHandler: Called by a tap.
  /// - Returns: The accessory.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.detail, displayed, options, actionHandler) }

  /// A button that deletes: it opens the buttons behind the cell, or does what it is told.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  ///   - actionHandler: Called by a tap; nil opens the buttons behind the cell.
  /// - Returns: The accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.delete, isLeading: true, displayed, options, actionHandler) }

  /// A button that inserts.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  ///   - actionHandler: Called by a tap.
  /// - Returns: The accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.insert, isLeading: true, displayed, options, actionHandler) }

  /// A handle by which the item is moved.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init())
    -> UICellAccessory
  { make(.reorder, displayed, options) }

  /// A circle that says whether the item is selected.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { make(.multiselect, isLeading: true, displayed, options) }

  /// An arrow that calls what it is told. Nothing opens or closes by itself here.
  ///
  /// - Parameters:
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  ///   - actionHandler: Called by a tap.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { make(.outline, displayed, options, actionHandler) }

  /// A text.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - displayed: When it is seen.
  ///   - options: How it looks.
  /// - Returns: The accessory.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory { make(.label(text, options.font), displayed, options) }

  /// A view of the app's own.
  ///
  /// - Parameter configuration: The view with its place.
  /// - Returns: The accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed): (Bool, DisplayedState)
    switch configuration.placement {
    case .leading(let when): (isLeading, displayed) = (true, when)
    case .trailing(let when): (isLeading, displayed) = (false, when)
    }
    return UICellAccessory(
      .view(configuration.customView), isLeading: isLeading, displayed, tintColor: configuration.tintColor,
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth)
  }
}
