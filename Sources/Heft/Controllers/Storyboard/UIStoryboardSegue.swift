extension UIStoryboard {
  /// A segue from one scene to another, by the name that a storyboard gives it.
  public struct Segue {
    /// How the destination is shown.
    public enum Kind: Sendable {
      /// By `show(_:sender:)`.
      case show
      /// By `showDetailViewController(_:sender:)`.
      case showDetail
      /// By `present(_:animated:completion:)`.
      case presentModally
      /// Back to a controller that is there already.
      case unwind
      /// By the segue's own class alone.
      case custom
    }

    /// Makes a segue of an app's own class of its name, its source and its destination.
    public typealias Maker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    /// Makes the destination, of the source, a coder, the sender and the segue's name.
    public typealias Creator = (UIViewController, NSCoder, AnyObject?, String) -> UIViewController?

    let identifier: String
    let destination: String
    let kind: Kind
    /// The storyboard of the destination; nil is the source's own.
    var storyboardName: String?
    /// How it is presented, where the storyboard says so.
    var presentation: UIModalPresentationStyle?
    /// How it comes onto the screen, where the storyboard says so.
    var transition: UIModalTransitionStyle?
    var animates = true
    /// Makes the segue where it has a class of its own.
    var make: Maker?
    /// Makes the destination where a method of the source does.
    var creator: Creator?
    /// Returns the method of a controller that is called to go back to it; nil if the controller does not take the
    /// segue.
    var arrival: ((UIViewController) -> ((UIStoryboardSegue) -> Void)?)?

    /// A segue to the scene of an identifier.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name; empty where it has none.
    ///   - destination: The identifier of the scene.
    ///   - kind: How the scene is shown.
    public init(_ identifier: String, to destination: String, kind: Kind = .show) {
      self.identifier = identifier
      self.destination = destination
      self.kind = kind
    }

    /// A segue to the scene of an identifier, maybe of another storyboard, presented in a style.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name; empty where it has none.
    ///   - destination: The identifier of the scene.
    ///   - storyboard: The name of the destination's storyboard; nil is the source's own.
    ///   - kind: How the scene is shown.
    ///   - presentation: How the scene is presented; nil is as the destination says.
    ///   - transition: How the scene comes onto the screen; nil is as the destination says.
    ///   - animates: Whether it is seen to come.
    ///   - make: Makes the segue; nil is one of UIKit's.
    ///   - creator: Makes the destination; nil leaves it to the scene.
    public init(
      _ identifier: String, to destination: String, of storyboard: String?, kind: Kind,
      presentation: UIModalPresentationStyle? = nil, transition: UIModalTransitionStyle? = nil,
      animates: Bool = true, make: Maker? = nil, creator: Creator? = nil
    ) {
      self.init(identifier, to: destination, kind: kind)
      storyboardName = storyboard
      self.presentation = presentation
      self.transition = transition
      self.animates = animates
      self.make = make
      self.creator = creator
    }

    /// A segue back to the nearest controller that takes it.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name; empty where it has none.
    ///   - animates: Whether the way back is seen.
    ///   - make: Makes the segue; nil is one of UIKit's.
    ///   - unwind: Is given each controller on the way back, the nearest first, and returns the method to call of it;
    ///     nil where it has none.
    public init(
      _ identifier: String, animates: Bool = true, make: Maker? = nil,
      unwind: @escaping (UIViewController) -> ((UIStoryboardSegue) -> Void)?
    ) {
      self.init(identifier, to: "", kind: .unwind)
      self.animates = animates
      self.make = make
      arrival = unwind
    }

    /// Makes the segue from one controller to another.
    func made(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
      let going =
        make?(identifier, source, destination)
        ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
      going.kind = kind
      going.animates = animates
      return going
    }
  }
}

/// A transition from one controller to another, for `prepare(for:sender:)`. A class of an app's own overrides `perform()`.
open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public final let identifier: String?
  /// The controller that it leaves.
  public final let source: UIViewController
  /// The destination, new and without a view.
  public final let destination: UIViewController
  final var kind = UIStoryboard.Segue.Kind.custom
  final var animates = true
  private final var handler: (() -> Void)?

  /// Makes a segue that does what its class does. UIKit's own class does nothing.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name; nil where it has none.
  ///   - source: The controller that it leaves.
  ///   - destination: The controller that it leads to.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that calls a closure.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name; nil where it has none.
  ///   - source: The controller that it leaves.
  ///   - destination: The controller that it leads to.
  ///   - performHandler: Called when the segue is performed.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() {
    if let handler { return handler() }
    switch kind {
    case .show:
      if animates {
        source.show(destination, sender: source)
      } else if let stack = source.navigationController {
        stack.pushViewController(destination, animated: false)
      } else {
        source.present(destination, animated: false)
      }
    case .showDetail: source.showDetailViewController(destination, sender: source)
    case .presentModally: source.present(destination, animated: animates)
    case .unwind: source.goBack(to: destination, animated: animates)
    case .custom: break
    }
  }
}

extension UIViewController {
  /// Performs the segue of that name, which the controller's scene lists: makes the destination, has the controller prepare
  /// it, and shows it.
  ///
  /// UIKit raises an exception where there is no such segue; here the console says so and nothing happens.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - sender: Handed to `prepare(for:sender:)`.
  public func performSegue(withIdentifier identifier: String, sender: AnyObject?) {
    guard let segue = segues.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) }) else {
      print("\(self) has no segue with the identifier \"\(identifier)\".")
      return
    }
    if segue.kind == .unwind { return unwind(by: segue, sender: sender) }
    going(by: segue, sender: sender)?.perform()
  }

  /// The destination, made and prepared; nil where there is no such segue.
  final func going(by identifier: String, sender: AnyObject?) -> UIStoryboardSegue? {
    segues.first { $0.identifier.utf8.elementsEqual(identifier.utf8) }
      .flatMap { going(by: $0, sender: sender) }
  }

  private func going(by segue: UIStoryboard.Segue, sender: AnyObject?) -> UIStoryboardSegue? {
    let board = segue.storyboardName.map { UIStoryboard(name: $0, bundle: nil) } ?? storyboard
    guard let board else { return nil }
    let create = segue.creator.map { create in { create(self, NSCoder(), sender, segue.identifier) } }
    guard let made = board.destination(segue.destination, creator: create) else { return nil }
    if let style = segue.presentation { made.modalPresentationStyle = style }
    if let style = segue.transition { made.modalTransitionStyle = style }
    let going = segue.made(from: self, to: made)
    prepare(for: going, sender: sender)
    return going
  }
}
