import Heft

/// Buttons that stand together.
public final class UIBarButtonItemGroup: NSObject {
  public var barButtonItems: [UIBarButtonItem]
  /// Stands for the buttons where there is no room for them.
  public var representativeItem: UIBarButtonItem?
  /// Whether the other one is shown: no.
  public var isDisplayingRepresentativeItem: Bool { false }

  /// A group of buttons.
  ///
  /// - Parameters:
  ///   - barButtonItems: The buttons.
  ///   - representativeItem: Stands for them where there is no room; nil for none.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}
