/// The controllers of an app by their identifiers.
///
/// There are no storyboard files. An app hands `App` a scene for each identifier, and a controller comes out of
/// its closure each time that it is asked for.
public final class UIStoryboard: NSObject {
  /// One controller of a storyboard: how it is called and how it is made.
  public struct Scene {
    let identifier: String
    let isInitial: Bool
    let segues: [Segue]
    let make: () -> UIViewController

    /// A scene with its segues to others. The first initial one of a storyboard is where that begins.
    ///
    /// - Parameters:
    ///   - identifier: The scene's identifier; empty where it has none.
    ///   - isInitial: Whether the storyboard begins there.
    ///   - segues: The segues to others.
    ///   - make: Makes the controller with all that the scene has.
    public init(
      _ identifier: String, isInitial: Bool = false, segues: [Segue] = [],
      make: @escaping () -> UIViewController
    ) {
      self.identifier = identifier
      self.isInitial = isInitial
      self.segues = segues
      self.make = make
    }
  }

  /// The scenes that an app lists under one name.
  public struct Definition {
    let name: String
    let scenes: [Scene]

    /// A storyboard by its name; a tutorial's is called "Main".
    ///
    /// - Parameters:
    ///   - name: The storyboard's name.
    ///   - scenes: Its scenes.
    public init(name: String, scenes: [Scene]) {
      self.name = name
      self.scenes = scenes
    }
  }

  /// The name under which the app lists it.
  public let name: String

  /// The storyboard that the running app lists under the name. One that is not listed has no scenes.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name.
  ///   - bundle: Left aside.
  public init(name: String, bundle: Bundle?) {
    self.name = name
    super.init()
  }

  /// A new controller of the scene.
  ///
  /// UIKit raises an exception where there is no such scene; here the console says so and a plain controller
  /// comes back.
  ///
  /// - Parameter identifier: The scene's identifier.
  /// - Returns: The controller.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = scenes.first(where: { $0.identifier == identifier }) else {
      print("The storyboard \"\(name)\" has no controller with the identifier \"\(identifier)\".")
      return UIViewController()
    }
    return controller(of: scene)
  }

  /// A new controller of the scene, by the name that this has since iOS 13.
  ///
  /// - Parameter identifier: The scene's identifier.
  /// - Returns: The controller.
  public func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// A new controller of the scene, which the closure makes; where that gives nil, the scene makes it.
  ///
  /// A controller of another class than the one that is asked for stops the app, as in UIKit.
  ///
  /// - Parameters:
  ///   - identifier: The scene's identifier.
  ///   - creator: Makes the controller; nil leaves it to the scene.
  /// - Returns: The controller.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let create = creator.map { create in { create(NSCoder()) as UIViewController? } }
    let made = creating(create) { instantiateViewController(withIdentifier: identifier) }
    guard let controller = made as? Controller else {
      fatalError(
        "The controller of the scene \"\(identifier)\" is of another class than the one that is asked for.")
    }
    return controller
  }

  /// A new controller of the scene where the storyboard begins, which the closure makes; where that gives nil, the scene
  /// makes it.
  ///
  /// - Parameter creator: Makes the controller; nil leaves it to the scene.
  /// - Returns: The controller; nil where no scene is the initial one or it is of another class.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)?
  ) -> Controller? {
    let create = creator.map { create in { create(NSCoder()) as UIViewController? } }
    return creating(create) { instantiateInitialViewController() } as? Controller
  }

  /// A new controller of the scene where the storyboard begins; nil where none does.
  ///
  /// - Returns: The controller; nil where no scene is the initial one.
  public func instantiateInitialViewController() -> UIViewController? {
    scenes.first { $0.isInitial }.map { controller(of: $0) }
  }

  /// Instantiates a scene whose controller a closure makes; nil leaves it to the scene.
  private func creating<Made>(_ creator: (() -> UIViewController?)?, _ instantiate: () -> Made) -> Made {
    let process = AppProcess.current
    process?.sceneCreator = creator
    defer { process?.sceneCreator = nil }
    return instantiate()
  }

  /// The controller of the destination of a segue, which an app's own closure makes where the segue has one.
  final func destination(_ identifier: String, creator: (() -> UIViewController?)?) -> UIViewController? {
    creating(creator) {
      identifier.isEmpty
        ? instantiateInitialViewController() : instantiateViewController(withIdentifier: identifier)
    }
  }

  /// The controller that the app makes for the scene that is being instantiated; nil where the scene makes it: Heft's own,
  /// for a scene.
  ///
  /// - Returns: The controller, once.
  public static func createdController() -> UIViewController? {
    let create = AppProcess.current?.sceneCreator
    AppProcess.current?.sceneCreator = nil
    return create?()
  }

  /// Says that a scene cannot make its controller, and returns a plain one: Heft's own, for a scene.
  ///
  /// - Parameter type: The controller's class.
  /// - Returns: A plain controller.
  public static func notCreated(_ type: String) -> UIViewController {
    print(
      "\(type) has no init(coder:) that works: instantiate its scene with a creator, or go there by a segue action."
    )
    return UIViewController()
  }

  private var scenes: [Scene] {
    AppProcess.current?.app.storyboards.first { $0.name == name }?.scenes ?? []
  }

  private func controller(of scene: Scene) -> UIViewController {
    let controller = scene.make()
    controller.storyboard = self
    controller.segues = scene.segues
    // A scene that is a container brings its first screens along, out of the same storyboard.
    for child in controller.children where child.storyboard == nil { child.storyboard = self }
    return controller
  }
}
