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
    }

    let identifier: String
    let destination: String
    let kind: Kind
    /// The storyboard of the destination; nil is the source's own.
    var storyboardName: String?
    /// How it is presented, where the storyboard says so.
    var presentation: UIModalPresentationStyle?
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
    public init(
      _ identifier: String, to destination: String, of storyboard: String?, kind: Kind,
      presentation: UIModalPresentationStyle? = nil
    ) {
      self.init(identifier, to: destination, kind: kind)
      storyboardName = storyboard
      self.presentation = presentation
    }

    /// A segue back to the nearest controller that takes it.
    ///
    /// - Parameters:
    ///   - identifier: The segue's name; empty where it has none.
    ///   - unwind: Is given each controller on the way back, the nearest first, and returns the method to call of it;
    ///     nil where it has none.
    public init(
      _ identifier: String, unwind: @escaping (UIViewController) -> ((UIStoryboardSegue) -> Void)?
    ) {
      self.init(identifier, to: "", kind: .unwind)
      arrival = unwind
    }
  }
}

/// A transition from one controller to another, for `prepare(for:sender:)`.
public final class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// The controller that it leaves.
  public let source: UIViewController
  /// The destination, new and without a view.
  public let destination: UIViewController
  private let kind: UIStoryboard.Segue.Kind

  init(_ segue: UIStoryboard.Segue, source: UIViewController, destination: UIViewController) {
    identifier = segue.identifier
    kind = segue.kind
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Shows the destination.
  public func perform() {
    switch kind {
    case .show: source.show(destination, sender: source)
    case .showDetail: source.showDetailViewController(destination, sender: source)
    case .presentModally: source.present(destination, animated: true)
    case .unwind: source.goBack(to: destination)
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
    let made =
      segue.destination.isEmpty
      ? board.instantiateInitialViewController()
      : board.instantiateViewController(withIdentifier: segue.destination)
    guard let made else { return nil }
    if let style = segue.presentation { made.modalPresentationStyle = style }
    let going = UIStoryboardSegue(segue, source: self, destination: made)
    prepare(for: going, sender: sender)
    return going
  }
}
