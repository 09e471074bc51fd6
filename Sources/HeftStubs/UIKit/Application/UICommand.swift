// Commands and the menu bar of a desktop, which is not there.

import Heft

extension UIMenuElement {
  public typealias Attributes = UIAction.Attributes
  public typealias State = UIAction.State
}

/// What a command does while further keys are held.
public final class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  /// An alternate of a command, which is not offered here.
  ///
  /// - Parameters:
  ///   - title: What the user would read.
  ///   - action: The method.
  ///   - modifierFlags: The keys that are held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// An entry of a menu that calls a method of the first responder that has it.
public final class UICommand: UIAction {
  public let action: Selector
  public let propertyList: AnyObject?
  public let alternates: [UICommandAlternate]

  /// A command.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - image: Stands beside the title; nil for none.
  ///   - action: The method.
  ///   - propertyList: The app's own value.
  ///   - alternates: What it would do while further keys are held.
  ///   - discoverabilityTitle: A longer title; nil for none.
  ///   - attributes: Whether it destroys something, is switched off or is hidden.
  ///   - state: Whether a tick stands beside it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: AnyObject? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(
      title: title, image: image, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state
    ) { UIApplication.shared.sendAction(action, to: nil, from: $0, for: nil) }
  }

  /// A command that calls a method without a parameter.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - image: Stands beside the title; nil for none.
  ///   - action: The method.
  ///   - propertyList: The app's own value.
  ///   - alternates: What it would do while further keys are held.
  ///   - discoverabilityTitle: A longer title; nil for none.
  ///   - attributes: Whether it destroys something, is switched off or is hidden.
  ///   - state: Whether a tick stands beside it.
  public convenience init<Target: NSObject>(
    title: String = "", image: UIImage? = nil, action: @escaping (Target) -> () -> Void,
    propertyList: AnyObject? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// A command that calls a method with itself.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - image: Stands beside the title; nil for none.
  ///   - action: The method.
  ///   - propertyList: The app's own value.
  ///   - alternates: What it would do while further keys are held.
  ///   - discoverabilityTitle: A longer title; nil for none.
  ///   - attributes: Whether it destroys something, is switched off or is hidden.
  ///   - state: Whether a tick stands beside it.
  public convenience init<Target: NSObject, Sender: AnyObject>(
    title: String = "", image: UIImage? = nil, action: @escaping (Target) -> (Sender) -> Void,
    propertyList: AnyObject? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }
}

/// A menu bar or the menu of what is selected, of which the app builds neither here.
public final class UIMenuSystem: NSObject {
  nonisolated(unsafe) public static let main = UIMenuSystem()
  nonisolated(unsafe) public static let context = UIMenuSystem()

  public func setNeedsRebuild() {}
  public func setNeedsRevalidate() {}
}

/// Changes the menus of a system.
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  /// The menu of a name.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The menu; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in another one's place.
  ///
  /// - Parameters:
  ///   - replacedIdentifier: The name of the old one.
  ///   - replacementMenu: The new one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes the entries of a menu.
  ///
  /// - Parameters:
  ///   - parentIdentifier: The name of the menu.
  ///   - childrenBlock: Makes the new entries of the old ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu.
  ///   - siblingIdentifier: The name of the other one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu.
  ///   - siblingIdentifier: The name of the other one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu first into another one.
  ///
  /// - Parameters:
  ///   - childMenu: The menu.
  ///   - parentIdentifier: The name of the other one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu last into another one.
  ///
  /// - Parameters:
  ///   - childMenu: The menu.
  ///   - parentIdentifier: The name of the other one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  ///
  /// - Parameter removedIdentifier: The name of the menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
