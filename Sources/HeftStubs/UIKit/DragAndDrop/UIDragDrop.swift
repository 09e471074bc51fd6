// Dragging from app to app and within one. Nothing is dragged here: delegates are kept, and not called.

import Heft

/// Something that is dragged.
public final class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// What the app itself knows of it.
  public var localObject: AnyObject?
  public var previewProvider: (() -> UIDragPreview?)?

  /// Makes one.
  ///
  /// - Parameter itemProvider: Has its content.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How what is dragged looks.
public typealias UIDragPreviewParameters = UIPreviewParameters
public typealias UITargetedDragPreview = UITargetedPreview
public typealias UIDragPreviewTarget = UIPreviewTarget

extension UIPreviewParameters {
  /// Parameters for lines of a text, which make no difference here.
  ///
  /// - Parameter textLineRects: The lines, in the view's points.
  public convenience init(textLineRects: [NSValue]) { self.init() }

  /// The shape of the shadow, which follows the view here.
  public var shadowPath: UIBezierPath? {
    get { nil }
    set {}
  }
}

/// A view in place of what is dragged.
public final class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  /// Makes one.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: Its shape and the color behind it.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// What dropping does with what is dragged.
public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// What a place would do with what is dragged.
open class UIDropProposal: NSObject {
  public final let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  /// Makes one.
  ///
  /// - Parameter operation: What is done.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What a finger drags. There is none here.
public protocol UIDragDropSession: AnyObject {
  var items: [UIDragItem] { get }
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingWithinOneApp: Bool { get }
}

extension UIDragDropSession {
  /// Returns where the finger is: nowhere.
  ///
  /// - Parameter view: The view in whose points it is.
  /// - Returns: The view's corner.
  public func location(in view: UIView) -> CGPoint { .zero }

  /// Returns whether something that is dragged is of a type.
  ///
  /// - Parameter typeIdentifiers: The types' names.
  /// - Returns: Whether something is.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    for item in items {
      for type in typeIdentifiers where item.itemProvider.hasItemConformingToTypeIdentifier(type) {
        return true
      }
    }
    return false
  }
}

/// A drag, as the place where it begins sees it. There is none here.
public protocol UIDragSession: UIDragDropSession {
  /// What the app itself knows of it.
  var localContext: AnyObject? { get set }
}

/// A drag, as the place where it may end sees it. There is none here.
public protocol UIDropSession: UIDragDropSession {
  /// The same drag, where it began in the app.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

/// How the loading of what was dropped is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none, `default` }

// A page cannot call a generic method of an object of which it knows the protocol alone.
extension UIDragDropSession {
  /// Returns whether pictures are dragged: none are.
  ///
  /// - Parameter type: The class.
  /// - Returns: False.
  public func canLoadObjects(ofClass type: UIImage.Type) -> Bool { false }
  /// Returns whether colors are dragged: none are.
  ///
  /// - Parameter type: The class.
  /// - Returns: False.
  public func canLoadObjects(ofClass type: UIColor.Type) -> Bool { false }
  /// Returns whether texts are dragged: none are.
  ///
  /// - Parameter type: The class.
  /// - Returns: False.
  public func canLoadObjects(ofClass type: NSString.Type) -> Bool { false }
  /// Returns whether addresses are dragged: none are.
  ///
  /// - Parameter type: The class.
  /// - Returns: False.
  public func canLoadObjects(ofClass type: NSURL.Type) -> Bool { false }
  /// Returns whether texts with attributes are dragged: none are.
  ///
  /// - Parameter type: The class.
  /// - Returns: False.
  public func canLoadObjects(ofClass type: NSAttributedString.Type) -> Bool { false }
}

extension UIDropSession {
  /// Gives the pictures that were dropped: none.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - completion: Gets them.
  public func loadObjects(ofClass type: UIImage.Type, completion: @escaping ([UIImage]) -> Void) {
    DispatchQueue.main.async { completion([]) }
  }
  /// Gives the colors that were dropped: none.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - completion: Gets them.
  public func loadObjects(ofClass type: UIColor.Type, completion: @escaping ([UIColor]) -> Void) {
    DispatchQueue.main.async { completion([]) }
  }
  /// Gives the texts that were dropped: none.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - completion: Gets them.
  public func loadObjects(ofClass type: NSString.Type, completion: @escaping ([NSString]) -> Void) {
    DispatchQueue.main.async { completion([]) }
  }
  /// Gives the addresses that were dropped: none.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - completion: Gets them.
  public func loadObjects(ofClass type: NSURL.Type, completion: @escaping ([NSURL]) -> Void) {
    DispatchQueue.main.async { completion([]) }
  }
  /// Gives the texts with attributes that were dropped: none.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - completion: Gets them.
  public func loadObjects(
    ofClass type: NSAttributedString.Type, completion: @escaping ([NSAttributedString]) -> Void
  ) {
    DispatchQueue.main.async { completion([]) }
  }
}

// Swift's own types, whose objects are others.
extension UIDropSession {
  /// Returns whether texts are dragged: none are.
  ///
  /// - Parameter type: The type.
  /// - Returns: False.
  public func canLoadObjects(ofClass type: String.Type) -> Bool { false }
  /// Returns whether addresses are dragged: none are.
  ///
  /// - Parameter type: The type.
  /// - Returns: False.
  public func canLoadObjects(ofClass type: URL.Type) -> Bool { false }
  /// Gives the texts that were dropped: none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completion: Gets them.
  public func loadObjects(ofClass type: String.Type, completion: @escaping ([String]) -> Void) {
    DispatchQueue.main.async { completion([]) }
  }
  /// Gives the addresses that were dropped: none.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completion: Gets them.
  public func loadObjects(ofClass type: URL.Type, completion: @escaping ([URL]) -> Void) {
    DispatchQueue.main.async { completion([]) }
  }
}

/// Animates along with a drag. There is none here.
public protocol UIDragAnimating: AnyObject {
  /// Animates along.
  ///
  /// - Parameter animations: Changes what is animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Is told of the end.
  ///
  /// - Parameter completion: Called then.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
