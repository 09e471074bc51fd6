// The names of GameKit that games with a score use: no player is signed in here.

import Heft

/// An error of Game Center: no player is signed in.
private func notSignedIn() -> NSError {
  NSError(domain: "GKErrorDomain", code: 6, userInfo: nil)
}

/// Somebody who plays.
open class GKPlayer: NSObject {
  public final var displayName: String { "" }
  public final var alias: String { "" }
  public final var playerID: String { "" }
  public final var gamePlayerID: String { "" }
}

/// The player here, who is not signed in.
public final class GKLocalPlayer: GKPlayer {
  nonisolated(unsafe) private static let one = GKLocalPlayer()
  public static var local: GKLocalPlayer { one }

  /// Returns the player: the function's name in Swift 2.
  ///
  /// - Returns: The player.
  public static func localPlayer() -> GKLocalPlayer { one }
  public var isAuthenticated: Bool { false }

  /// Is told at once that no player is signed in.
  public var authenticateHandler: ((UIViewController?, NSError?) -> Void)? {
    didSet {
      Stub.say("GKLocalPlayer", "there is no center of games here; nobody is signed in.")
      guard let handler = authenticateHandler else { return }
      DispatchQueue.main.async { handler(nil, notSignedIn()) }
    }
  }
}

/// A score, which is kept nowhere.
public final class GKScore: NSObject {
  public let leaderboardIdentifier: String
  public var value: Int64 = 0
  public var context: UInt64 = 0

  /// Makes one.
  ///
  /// - Parameter leaderboardIdentifier: The table of scores.
  public init(leaderboardIdentifier: String) {
    self.leaderboardIdentifier = leaderboardIdentifier
    super.init()
  }

  /// Would keep what was reached.
  ///
  /// - Parameters:
  ///   - scores: The scores.
  ///   - handler: Called later with an error; nil means none.
  public static func report(_ scores: [GKScore], withCompletionHandler handler: ((NSError?) -> Void)? = nil) {
    Stub.say("GKScore.report", "there is no center of games here; scores stay in the app.")
    if let handler { DispatchQueue.main.async { handler(notSignedIn()) } }
  }
}

/// Something that was achieved, which is kept nowhere.
public final class GKAchievement: NSObject {
  public let identifier: String
  public var percentComplete = 0.0
  public var showsCompletionBanner = false

  /// Makes one.
  ///
  /// - Parameter identifier: Which one it is.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Would keep what was reached.
  ///
  /// - Parameters:
  ///   - achievements: The achievements.
  ///   - handler: Called later with an error; nil means none.
  public static func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: ((NSError?) -> Void)? = nil
  ) {
    Stub.say("GKAchievement.report", "there is no center of games here; scores stay in the app.")
    if let handler { DispatchQueue.main.async { handler(notSignedIn()) } }
  }
}

public enum GKGameCenterViewControllerState: Int, Sendable { case `default` = -1, leaderboards, achievements }

public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// The user is done with the screen.
  ///
  /// - Parameter gameCenterViewController: The screen.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A screen of scores that says that there are none.
public final class GKGameCenterViewController: UIViewController {
  @Weak public var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public var viewState = GKGameCenterViewControllerState.default
  public var leaderboardIdentifier: String?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.systemBackground
    let done = UIButton(type: .system)
    done.setTitle("No Game Center here: close", for: .normal)
    done.frame = view.bounds
    done.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    done.addTarget(self, action: GKGameCenterViewController.finish, for: .touchUpInside)
    view.addSubview(done)
  }

  private func finish() {
    if let delegate = gameCenterDelegate {
      delegate.gameCenterViewControllerDidFinish(self)
    } else {
      dismiss(animated: true)
    }
  }
}
