/// Tells what has happened to its observers, in the order in which they were added: Heft's own also natively. A file
/// that imports Foundation too writes `Heft.NotificationCenter`.
public final class NotificationCenter: NSObject {
  private struct Listener {
    let number: Int
    let observer: Weak<NSObject>
    /// Keeps the observer that stands for a closure.
    let token: NSObject?
    let name: Notification.Name?
    /// Whether only what is about one object is heard.
    let hasObject: Bool
    let object: Weak<AnyObject>
    let call: (NSObject, Notification) -> Void

    func hears(_ notification: Notification) -> Bool {
      (name == nil || name == notification.name)
        && (!hasObject || object.wrappedValue.map { $0 === notification.object } == true)
    }
  }

  private var listeners: [Listener] = []
  private var lastNumber = 0

  /// The running app's; it ends with the app. Outside an app each access makes a center of its own.
  public static var `default`: NotificationCenter {
    guard let process = AppProcess.current else { return NotificationCenter() }
    if let center = process.notificationCenter { return center }
    let center = NotificationCenter()
    process.notificationCenter = center
    return center
  }

  // MARK: Listening

  /// Has a method of the observer, such as `ListController.changed`, called with each notification of a name, or of
  /// any, about an object, or about any. The observer is not kept; once it has gone, nothing is called.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - selector: The method, as `ListController.changed`.
  ///   - name: The name; nil is any.
  ///   - object: The object; nil is any.
  public func addObserver<Observer: NSObject>(
    _ observer: Observer, selector: @escaping (Observer) -> (Notification) -> Void, name: Notification.Name?,
    object: AnyObject?
  ) {
    add(observer, token: nil, name, object) { observer, notification in
      selector(unsafeDowncast(observer, to: Observer.self))(notification)
    }
  }

  /// The same with a method that takes nothing.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - selector: The method, as `ListController.changed`.
  ///   - name: The name; nil is any.
  ///   - object: The object; nil is any.
  public func addObserver<Observer: NSObject>(
    _ observer: Observer, selector: @escaping (Observer) -> () -> Void, name: Notification.Name?,
    object: AnyObject?
  ) {
    add(observer, token: nil, name, object) { observer, _ in
      selector(unsafeDowncast(observer, to: Observer.self))()
    }
  }

  /// Has a closure called at once with each notification of a name about an object; the closure is kept until it is
  /// removed.
  ///
  /// - Parameters:
  ///   - name: The name; nil is any.
  ///   - object: The object, which is not kept; nil is any.
  ///   - queue: Left aside: there is one queue.
  ///   - block: Called with each notification.
  /// - Returns: What `removeObserver(_:)` takes.
  @discardableResult
  public func addObserver(
    forName name: Notification.Name?, object: AnyObject?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> NSObjectProtocol {
    let token = NSObject()
    add(token, token: token, name, object) { _, notification in block(notification) }
    return token
  }

  private func add(
    _ observer: NSObject, token: NSObject?, _ name: Notification.Name?, _ object: AnyObject?,
    _ call: @escaping (NSObject, Notification) -> Void
  ) {
    listeners.removeAll { $0.observer.object == nil }
    lastNumber += 1
    listeners.append(
      Listener(
        number: lastNumber, observer: Weak(observer, token: observer.lifeToken), token: token,
        name: name, hasObject: object != nil, object: Weak(wrappedValue: object), call: call))
  }

  /// Tells an observer nothing any more.
  ///
  /// - Parameter observer: The observer.
  public func removeObserver(_ observer: AnyObject) {
    listeners.removeAll { $0.observer.object === observer }
  }

  /// Tells an observer no more of a name, or of any, about an object, or about any.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - name: The name; nil is any.
  ///   - object: The object; nil is any.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: AnyObject?) {
    listeners.removeAll {
      $0.observer.object === observer && (name == nil || $0.name == name)
        && (object == nil || $0.object.wrappedValue === object)
    }
  }

  // MARK: Telling

  /// Tells those who listen now. One that stops listening meanwhile is not told.
  ///
  /// - Parameter notification: What has happened.
  public func post(_ notification: Notification) {
    for listener in listeners where listener.hears(notification) {
      guard let observer = listener.observer.object,
        listeners.contains(where: { $0.number == listener.number })
      else { continue }
      listener.call(observer, notification)
    }
  }

  /// Tells that something has happened.
  ///
  /// - Parameters:
  ///   - name: What has happened.
  ///   - object: What it has happened to; nil is nothing.
  ///   - userInfo: What else is known; nil is nothing.
  public func post(name: Notification.Name, object: AnyObject?, userInfo: Notification.UserInfo? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}

/// Where notifications may be heard; there is one queue, the app's.
public final class OperationQueue: NSObject {
  /// The queue of the app's code.
  public static var main: OperationQueue { OperationQueue() }

  /// Kept only: work is done one after the other.
  public var maxConcurrentOperationCount = -1
  /// The app's own name for the queue; kept only.
  public var name: String?
  /// What belongs to the queue and is made elsewhere: operations that are objects.
  package var attachment: AnyObject?

  /// Runs the work after the code that runs now. Outside an app it never runs. HeftStubs' own, which counts among the
  /// queue's operations, is taken before it.
  ///
  /// - Parameter work: Called once.
  @_disfavoredOverload
  public func addOperation(_ work: @escaping () -> Void) {
    AppProcess.current?.later(work)
  }
}
