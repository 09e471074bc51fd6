// Parts of a view that a screen reader would find, where they are no views, and what it could do with them.

import Heft

/// A part of a view that is no view itself. A screen reader finds views only here.
open class UIAccessibilityElement: UIResponder {
  /// The view that it is a part of.
  @Weak public final var accessibilityContainer: AnyObject? = nil
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElementsHidden = false
  open var accessibilityLanguage: String?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Its outline on the screen; nil means its frame.
  open var accessibilityPath: UIBezierPath?
  private var ownFrame = CGRect.zero
  private var ownFrameInContainer: CGRect?
  private var ownActivationPoint: CGPoint?

  /// A part of a view.
  ///
  /// - Parameter container: The view.
  public init(accessibilityContainer container: AnyObject) {
    super.init()
    accessibilityContainer = container
    Stub.say("UIAccessibilityElement", "a screen reader finds views only here.")
  }

  /// The rectangle that it takes on the screen.
  open var accessibilityFrame: CGRect {
    get {
      guard let ownFrameInContainer, let view = accessibilityContainer as? UIView else { return ownFrame }
      return view.convert(ownFrameInContainer, to: nil)
    }
    set {
      ownFrame = newValue
      ownFrameInContainer = nil
    }
  }

  /// The rectangle that it takes in its view.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      if let ownFrameInContainer { return ownFrameInContainer }
      return (accessibilityContainer as? UIView)?.convert(ownFrame, from: nil) ?? ownFrame
    }
    set { ownFrameInContainer = newValue }
  }

  /// The place on the screen that is pressed for it: its middle, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownActivationPoint = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// Never called: a screen reader does not find it.
  ///
  /// - Returns: Whether that did something.
  open func accessibilityActivate() -> Bool { false }
  /// Never called: a screen reader does not find it.
  open func accessibilityIncrement() {}
  /// Never called: a screen reader does not find it.
  open func accessibilityDecrement() {}
  /// Never called: a screen reader does not find it.
  ///
  /// - Returns: Whether that did something.
  open func accessibilityPerformEscape() -> Bool { false }
}

extension UIAccessibilityCustomAction {
  /// The name that the user hears, with attributes, which are left aside.
  public var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// An action that calls a method of its target, which is not retained.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - target: The object whose method is called.
  ///   - selector: The method.
  public convenience init<Target: NSObject>(
    name: String, target: Target, selector: @escaping (Target) -> () -> Bool
  ) {
    let target = Weak(wrappedValue: target)
    self.init(name: name) { _ in target.wrappedValue.map { selector($0)() } ?? false }
  }

  /// An action that calls a method of its target, which is not retained.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - target: The object whose method is called.
  ///   - selector: The method, which gets the action.
  public convenience init<Target: NSObject>(
    name: String, target: Target, selector: @escaping (Target) -> (UIAccessibilityCustomAction) -> Bool
  ) {
    let target = Weak(wrappedValue: target)
    self.init(name: name) { action in target.wrappedValue.map { selector($0)(action) } ?? false }
  }

  /// An action that calls a method of its target, which is not retained.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - target: The object whose method is called.
  ///   - selector: The method; it counts as having done something.
  public convenience init<Target: NSObject>(
    name: String, target: Target, selector: @escaping (Target) -> () -> Void
  ) {
    let target = Weak(wrappedValue: target)
    self.init(name: name) { _ in target.wrappedValue.map { selector($0)() } != nil }
  }

  /// An action that calls a method of its target, which is not retained.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - target: The object whose method is called.
  ///   - selector: The method, which gets the action; it counts as having done something.
  public convenience init<Target: NSObject>(
    name: String, target: Target, selector: @escaping (Target) -> (UIAccessibilityCustomAction) -> Void
  ) {
    let target = Weak(wrappedValue: target)
    self.init(name: name) { action in target.wrappedValue.map { selector($0)(action) } != nil }
  }

  /// An action that calls a method of its target, which is not retained.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - target: The object whose method is called.
  ///   - selector: The method, which gets the action; it counts as having done something.
  public convenience init(name: String, target: NSObject?, selector: Selector) {
    let target = Weak(wrappedValue: target)
    self.init(name: name) { action in
      target.wrappedValue.map { $0.perform(selector, with: action) } != nil
    }
  }

  /// An action with its closure and a picture, which is not shown.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - image: The picture.
  ///   - actionHandler: Called with the action; returns whether it did something.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
    self.init(name: name, actionHandler: actionHandler)
  }

  /// An action with its closure.
  ///
  /// - Parameters:
  ///   - attributedName: What a screen reader says; its attributes are left aside.
  ///   - actionHandler: Called with the action; returns whether it did something.
  public convenience init(attributedName: NSAttributedString, actionHandler: @escaping ActionHandler) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
  }
}

/// A way to go through content by one kind of part, which screen readers do not offer here.
public final class UIAccessibilityCustomRotor: NSObject {
  /// Which way the user goes.
  public enum Direction: Int, Sendable { case previous, next }
  /// The kinds of parts that a system's screen reader knows.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image
    case textField, table, list, landmark
  }
  /// Finds the next part.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  public var name: String
  /// Never called.
  public var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  /// A way to go through content.
  ///
  /// - Parameters:
  ///   - name: What a screen reader says.
  ///   - itemSearchBlock: Finds the next part; never called.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// A way to go through content with attributes in its name, which are left aside.
  ///
  /// - Parameters:
  ///   - attributedName: What a screen reader says.
  ///   - itemSearchBlock: Finds the next part; never called.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }

  /// A way to go through content that the system names.
  ///
  /// - Parameters:
  ///   - type: The kind of parts.
  ///   - itemSearchBlock: Finds the next part; never called.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }
}

/// Where a search for a part begins.
public final class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  public var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
  public var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() { super.init() }
}

/// A part that was found.
public final class UIAccessibilityCustomRotorItemResult: NSObject {
  @Weak public var targetElement: NSObject? = nil
  /// The place in a text; nil means all of the element.
  public var targetRange: UITextRange?

  /// A part that was found.
  ///
  /// - Parameters:
  ///   - targetElement: The view or element.
  ///   - targetRange: The place in its text; nil means all of it.
  public init(targetElement: NSObject, targetRange: UITextRange?) {
    super.init()
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
