import Heft

/// Undoes what was done, step by step.
///
/// All that is registered in one run of the app's code is one step, like all that a run loop registers on the platform.
open class UndoManager: NSObject {
  private final class Step {
    var name = ""
    var actions: [(target: ObjectIdentifier, undo: () -> Void)] = []
  }

  private final var undos: [Step] = []
  private final var redos: [Step] = []
  private final var pending: Step?
  private final var disabled = 0

  public final private(set) var isUndoing = false
  public final private(set) var isRedoing = false
  /// How many groups are open.
  public final private(set) var groupingLevel = 0
  /// Whether what is registered in one go is one step.
  public final var groupsByEvent = true
  /// How many steps are kept; 0 means all.
  public final var levelsOfUndo = 0 { didSet { limit() } }

  public override init() { super.init() }

  public final var canUndo: Bool { !undos.isEmpty || pending.map { !$0.actions.isEmpty } ?? false }
  public final var canRedo: Bool { !redos.isEmpty }
  public final var isUndoRegistrationEnabled: Bool { disabled == 0 }
  public final func disableUndoRegistration() { disabled += 1 }
  public final func enableUndoRegistration() { disabled = Swift.max(0, disabled - 1) }
  /// The name of the step that would be undone.
  public final var undoActionName: String { (pending ?? undos.last)?.name ?? "" }
  public final var redoActionName: String { redos.last?.name ?? "" }
  public final var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
  public final var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }

  /// Names the step that is open, or else the last one.
  ///
  /// - Parameter name: The name, as a menu shows it behind "Undo"; without any step nothing is named.
  public final func setActionName(_ name: String) {
    (pending ?? (isUndoing ? redos : undos).last)?.name = name
  }

  /// Registers what undoes something. The target is not kept; once it has gone, nothing is done.
  ///
  /// - Parameters:
  ///   - target: The object that the handler is called with.
  ///   - handler: Called when the step is undone; what it registers is done again by `redo()`.
  public final func registerUndo<Target: NSObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    let weak = Weak(wrappedValue: target)
    register(target) { if let target = weak.wrappedValue { handler(target) } }
  }

  /// Registers a method that undoes something, and what it is called with.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; not kept: once it has gone, nothing is called.
  ///   - selector: The method.
  ///   - object: The object that it is called with; kept.
  public final func registerUndo(withTarget target: NSObject, selector: Selector, object: AnyObject?) {
    let weak = Weak(wrappedValue: target)
    register(target) { weak.wrappedValue?.perform(selector, with: object) }
  }

  private final func register(_ target: AnyObject, _ undo: @escaping () -> Void) {
    guard disabled == 0 else { return }
    if pending == nil { begin() }
    pending?.actions.append((ObjectIdentifier(target), undo))
    if !isUndoing, !isRedoing { redos = [] }
    if groupingLevel == 0, !isUndoing, !isRedoing {
      if groupsByEvent {
        DispatchQueue.main.async { [self] in if groupingLevel == 0 { close() } }
      } else {
        close()
      }
    }
    post(.NSUndoManagerCheckpoint)
  }

  private final func begin() {
    pending = Step()
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private final func close() {
    guard let step = pending else { return }
    pending = nil
    guard !step.actions.isEmpty else { return }
    if isUndoing { redos.append(step) } else { undos.append(step) }
    limit()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private final func limit() {
    if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
  }

  public final func beginUndoGrouping() {
    if groupingLevel == 0 { close() }
    groupingLevel += 1
    if pending == nil { begin() }
  }

  public final func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    if groupingLevel == 0 { close() }
  }

  /// Undoes the last step; what is registered meanwhile does it again.
  public final func undo() {
    guard !isUndoing, !isRedoing else { return }
    groupingLevel = 0
    close()
    guard let step = undos.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    begin()
    pending?.name = step.name
    for action in step.actions.reversed() { action.undo() }
    close()
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Undoes the last step, also within a group.
  public final func undoNestedGroup() { undo() }

  /// Does again what was undone last.
  public final func redo() {
    guard !isUndoing, !isRedoing, let step = redos.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    begin()
    pending?.name = step.name
    for action in step.actions.reversed() { action.undo() }
    close()
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  public final func removeAllActions() {
    (undos, redos, pending) = ([], [], nil)
    groupingLevel = 0
  }

  /// Forgets what would be done to an object, in all steps but the one that is open.
  ///
  /// - Parameter target: The object; one that no step has changes nothing.
  public final func removeAllActions(withTarget target: AnyObject) {
    let identifier = ObjectIdentifier(target)
    for step in undos + redos { step.actions.removeAll { $0.target == identifier } }
    undos.removeAll { $0.actions.isEmpty }
    redos.removeAll { $0.actions.isEmpty }
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}

extension UIResponder {
  nonisolated(unsafe) private static let heftUndoManager = UndoManager()

  /// The app's undo manager: one for all its windows.
  public final var undoManager: UndoManager? { UIResponder.heftUndoManager }
}
