extension UIStoryboard {
  /// A way from a scene to another one, by the name that a storyboard gives it.
  public struct Segue {
    /// How the destination comes.
    public enum Kind: Sendable {
      /// By `show(_:sender:)`.
      case show
      /// By `showDetailViewController(_:sender:)`.
      case showDetail
      /// By `present(_:animated:completion:)`.
      case presentModally
    }

    let identifier: String
    let destination: String
    let kind: Kind

    /// A way to the scene of an identifier.
    public init(_ identifier: String, to destination: String, kind: Kind = .show) {
      self.identifier = identifier
      self.destination = destination
      self.kind = kind
    }
  }
}

/// One going from a controller to another, for `prepare(for:sender:)`.
public final class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// The controller that it leaves.
  public let source: UIViewController
  /// The controller that it goes to, new and without a view.
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
    }
  }
}

extension UIViewController {
  /// Goes the way of that name, which the controller's scene lists: makes the destination, has the controller prepare
  /// it, and shows it.
  ///
  /// UIKit raises an exception where there is no such segue; here the console says so and nothing happens.
  public func performSegue(withIdentifier identifier: String, sender: AnyObject?) {
    guard let segue = segues.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) }),
      let storyboard
    else {
      print("\(self) has no segue with the identifier \"\(identifier)\".")
      return
    }
    let destination = storyboard.instantiateViewController(withIdentifier: segue.destination)
    let going = UIStoryboardSegue(segue, source: self, destination: destination)
    prepare(for: going, sender: sender)
    going.perform()
  }
}
