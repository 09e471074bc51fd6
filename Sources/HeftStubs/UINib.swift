import Heft

/// The objects of a nib file, which an imported project has as Swift: `UINib.definitions` lists the types made of its
/// files.
public final class UINib: NSObject {
  /// A nib file as Swift.
  public struct Definition {
    public let name: String
    public let owner: (() -> NSObject)?
    public let make: (NSObject?) -> [NSObject]

    /// - Parameters:
    ///   - name: The file's name without its ending.
    ///   - owner: Makes a controller of the class that the file's owner has; nil where that is no controller, or makes
    ///     itself in its own way.
    ///   - make: Makes the objects anew, and sets the outlets of their owner.
    public init(name: String, owner: (() -> NSObject)? = nil, make: @escaping (NSObject?) -> [NSObject]) {
      self.name = name
      self.owner = owner
      self.make = make
    }
  }

  public struct OptionsKey: Hashable, Sendable {
    public static let externalObjects = OptionsKey()
  }

  /// The nib files that there are. Set before the app runs.
  nonisolated(unsafe) public static var definitions: [Definition] = []

  private let name: String

  /// A nib file by its name; one that is not there has no objects, which the console tells.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the file's objects.
  ///
  /// - Parameters:
  ///   - ownerOrNil: Whose outlets are set. Nothing is made for one of another class than the file's owner has.
  ///   - optionsOrNil: Makes no difference.
  /// - Returns: The objects at the top of the file, in its order.
  public func instantiate(
    withOwner ownerOrNil: AnyObject?, options optionsOrNil: [OptionsKey: AnyObject]? = nil
  )
    -> [AnyObject]
  {
    guard let found = Self.definition(name) else {
      Stub.say("UINib(nibName: \"\(name)\")", "the project has no nib file of this name.")
      return []
    }
    return found.make(ownerOrNil as? NSObject).map { $0 }
  }

  fileprivate static func definition(_ name: String) -> Definition? {
    definitions.first { $0.name.utf8.elementsEqual(name.utf8) }
  }
}

extension Bundle {
  /// Makes the objects of a nib file; nil if there is none of that name.
  public func loadNibNamed(_ name: String, owner: AnyObject?, options: [UINib.OptionsKey: AnyObject]? = nil)
    -> [AnyObject]?
  {
    guard UINib.definition(name) != nil else { return nil }
    return UINib(nibName: name, bundle: nil).instantiate(withOwner: owner)
  }
}

extension UITableView {
  /// Has cells made of a nib file's first object for an identifier.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellReuseIdentifier: identifier) { _ in
      nib.instantiate(withOwner: nil).first as? UITableViewCell
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Has headers and footers made of a nib file's first object for an identifier.
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forHeaderFooterViewReuseIdentifier: identifier) { _ in
      nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
        ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  /// Has cells made of a nib file's first object for an identifier.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return }
    register(forCellWithReuseIdentifier: identifier) { _ in
      nib.instantiate(withOwner: nil).first as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Has supplementary views made of a nib file's first object for an identifier.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else { return }
    register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) { _ in
      nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        ?? UICollectionReusableView(frame: .zero)
    }
  }
}

/// A controller whose view comes of a nib file: what an imported project's `Controller(nibName:bundle:)` becomes.
///
/// - Parameters:
///   - controller: The controller.
///   - name: The file's name; where there is none the view is as without.
public func heftNib<Controller: UIViewController>(_ controller: Controller, _ name: String?) -> Controller {
  guard let name, let found = UINib.definition(name) else { return controller }
  UIStoryboard.loadView(of: controller) { _ = found.make($0) }
  return controller
}

/// A controller of a type that only the call knows, with the view of a nib file: what an imported project's
/// `Self(nibName:bundle:)` becomes. The file knows the class of its owner.
///
/// - Parameters:
///   - type: The controller's class.
///   - name: The file's name; nil is the one named as the class.
/// - Returns: The controller; the app ends with a sentence where no file of that name has an owner of the class.
public func heftController<Controller: UIViewController>(_ type: Controller.Type, _ name: String?)
  -> Controller
{
  let name = name ?? heftTypeName(type)
  guard let made = UINib.definition(name)?.owner?() as? Controller else {
    fatalError(
      "The project has no nib file \"\(name)\" whose owner is a controller of the type that is wanted.")
  }
  return heftNib(made, name)
}
