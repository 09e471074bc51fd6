import Heft

// The code that Xcode writes into every class with an initializer of its own, and people's changes to it.

/// A delegate that is any class.
public protocol RoundDelegate: AnyObject {
  func roundEnded(points: Int)
}

/// A game that is set up the same from code and from a scene.
open class RoundController: UIViewController {
  @Weak public var delegate: RoundDelegate?
  let targets: Int

  public init(targets: Int) {
    self.targets = targets
    super.init(nibName: nil, bundle: nil)
    commonInit()
  }

  public required init?(coder aDecoder: NSCoder) {
    targets = 3
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    title = "Round of \(targets)"
  }

  public func end(points: Int) {
    delegate?.roundEnded(points: points)
  }
}

/// A screen below one that has the initializer.
public final class FinalRoundController: RoundController {
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Final"
  }
}

/// A list of results.
public final class ResultsController: UITableViewController {
  public var results: [String] = []

  public override init(style: UITableView.Style) {
    super.init(style: style)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    results = ["Ada 12", "Ben 9"]
  }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }
}

/// The screens of the game.
public final class RoundNavigationController: UINavigationController {
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}
