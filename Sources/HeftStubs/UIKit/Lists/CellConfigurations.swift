// The contents and grounds of cells by configurations, as iOS 14 and 15 have them, for cells of other classes
// than `UICollectionViewListCell`, which has its own.

import Heft

extension CellGround {
  /// Shows a configuration in the ground that there is, or has one set in its place; a view of the app's own stays where
  /// there is none.
  ///
  /// - Parameters:
  ///   - configuration: The configuration; nil for none.
  ///   - view: The view that is behind the cell.
  ///   - set: Puts another view behind the cell.
  static func show(_ configuration: UIBackgroundConfiguration?, in view: UIView?, set: (UIView?) -> Void) {
    let ground = view as? CellGround
    if let configuration, let ground {
      ground.configuration = configuration
    } else if let configuration {
      set(CellGround(configuration))
    } else if ground != nil {
      set(nil)
    }
  }
}

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// The ground of the cell; nil means none, or the view that the app itself has put there.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? CellGround)?.configuration }
    set { CellGround.show(newValue, in: backgroundView) { backgroundView = $0 } }
  }
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { true }
    set {}
  }
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { true }
    set {}
  }
  /// What is the case now.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }
  /// Called for each state of the cell, after the code that changes it.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { KeptProperty.tableConfiguration.value(of: self) }
    set {
      KeptProperty.tableConfiguration.set(newValue, of: self)
      let cell = Weak(wrappedValue: self)
      stateChanged = newValue == nil ? nil : { cell.wrappedValue?.setNeedsUpdateConfiguration() }
      setNeedsUpdateConfiguration()
    }
  }

  /// Has `configurationUpdateHandler` called after the code that runs now.
  public final func setNeedsUpdateConfiguration() {
    guard configurationUpdateHandler != nil else { return }
    let cell = Weak(wrappedValue: self)
    DispatchQueue.main.async {
      guard let cell = cell.wrappedValue else { return }
      cell.configurationUpdateHandler?(cell, cell.configurationState)
    }
  }
}

/// Where cells of a collection view have what `UICollectionViewListCell` declares anew.
public protocol HeftConfigurableCell: AnyObject {}

extension UICollectionViewCell: HeftConfigurableCell {
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { true }
    set {}
  }
}

extension HeftConfigurableCell where Self: UICollectionViewCell {
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { true }
    set {}
  }
  /// What is the case now.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Called for each state of the cell, after the code that changes it.
  public var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    get { KeptProperty.cellConfiguration.value(of: self) }
    set {
      KeptProperty.cellConfiguration.set(newValue, of: self)
      let cell = Weak<UICollectionViewCell>(wrappedValue: self)
      stateChanged = newValue == nil ? nil : { cell.wrappedValue?.setNeedsUpdateConfiguration() }
      setNeedsUpdateConfiguration()
    }
  }

  /// Has `configurationUpdateHandler` called after the code that runs now.
  public func setNeedsUpdateConfiguration() {
    guard configurationUpdateHandler != nil else { return }
    let cell = Weak<UICollectionViewCell>(wrappedValue: self)
    DispatchQueue.main.async {
      guard let cell = cell.wrappedValue else { return }
      cell.configurationUpdateHandler?(cell, cell.configurationState)
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Returns an empty content.
  ///
  /// - Returns: The content.
  public final func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// The content: its texts are put into the view's own labels. Its picture is not shown.
  public final var contentConfiguration: UIListContentConfiguration? {
    get {
      var content = UIListContentConfiguration.groupedHeader()
      content.text = textLabel?.text
      return content
    }
    set {
      show(newValue?.text, newValue?.attributedText, newValue?.textProperties, in: textLabel)
      if newValue?.secondaryText != nil || newValue?.secondaryAttributedText != nil {
        show(
          newValue?.secondaryText, newValue?.secondaryAttributedText, newValue?.secondaryTextProperties,
          in: detailTextLabel)
      }
      if newValue?.image != nil {
        Stub.say("UITableViewHeaderFooterView.contentConfiguration", "its picture is not shown here.")
      }
    }
  }

  private final func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties?, in label: UILabel?
  ) {
    label?.text = look.map { look in text.map { look.transform.apply($0) } } ?? text
    if let attributed { label?.attributedText = attributed }
    if let font = look?.ownFont { label?.font = font }
    if let color = look?.ownColor { label?.textColor = color }
  }

  /// The ground of the view; nil means none, or the view that the app itself has put there.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? CellGround)?.configuration }
    set { CellGround.show(newValue, in: backgroundView) { backgroundView = $0 } }
  }
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { true }
    set {}
  }
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { true }
    set {}
  }
}
