// Screens that let the user choose files and see them with other apps: a page has no files but its own.

import Heft

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The user has chosen files.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - urls: The files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has chosen a file.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - url: The file.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// The user has chosen nothing.
  ///
  /// - Parameter controller: The picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Goes again at once and tells its delegate that nothing was chosen.
open class UIDocumentPickerViewController: UIViewController {
  @Weak public final var delegate: (any UIDocumentPickerDelegate)?
  public final let documentPickerMode: UIDocumentPickerMode
  public final var allowsMultipleSelection = false
  public final var shouldShowFileExtensions = false
  public final var directoryURL: URL?

  /// A picker.
  ///
  /// - Parameter mode: What becomes of the files.
  public init(_ mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init()
  }

  /// A picker of files.
  ///
  /// - Parameters:
  ///   - allowedUTIs: Left aside.
  ///   - mode: What the files are for.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(mode)
  }
  /// A picker of a place for a file.
  ///
  /// - Parameters:
  ///   - url: Left aside.
  ///   - mode: What becomes of the file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(mode) }
  /// A picker of a place for files.
  ///
  /// - Parameters:
  ///   - urls: Left aside.
  ///   - mode: What becomes of the files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(mode) }
  /// A picker of a place for files.
  ///
  /// - Parameters:
  ///   - urls: Left aside.
  ///   - asCopy: Whether they stay where they are as well.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(asCopy ? .exportToService : .moveToService)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Stub.say("UIDocumentPickerViewController", "there are no files outside of the app here.")
    DispatchQueue.main.async {
      self.dismiss(animated: true)
      self.delegate?.documentPickerWasCancelled(self)
    }
  }
}

public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The screen over which a file would be shown.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: The screen.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Where a file would be shown from.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: The box.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// In which view a file would be shown from.
  ///
  /// - Parameter controller: The controller.
  /// - Returns: The view.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// A file is about to be shown.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// A file is not shown any more.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// The menu of options has gone.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// The menu of apps has gone.
  ///
  /// - Parameter controller: The controller.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Shows a file or hands it to another app: nothing here can.
open class UIDocumentInteractionController: NSObject {
  @Weak public final var delegate: (any UIDocumentInteractionControllerDelegate)?
  public final var url: URL?
  public final var uti: String?
  public final var name: String?
  public final var annotation: AnyObject?
  public final var icons: [UIImage] { [] }

  public override init() { super.init() }

  /// A controller of a file.
  ///
  /// - Parameter url: The file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  private final func say() -> Bool {
    Stub.say("UIDocumentInteractionController", "there are no other apps for a file here.")
    return false
  }

  /// Would show the file.
  ///
  /// - Parameter animated: Left aside.
  /// - Returns: No: it is not shown.
  @discardableResult open func presentPreview(animated: Bool) -> Bool { say() }
  /// Would show what can be done with the file.
  ///
  /// - Parameters:
  ///   - rect: Left aside.
  ///   - view: Left aside.
  ///   - animated: Left aside.
  /// - Returns: No: it is not shown.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
  {
    say()
  }
  /// Would show what can be done with the file.
  ///
  /// - Parameters:
  ///   - item: Left aside.
  ///   - animated: Left aside.
  /// - Returns: No: it is not shown.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    say()
  }
  /// Would show the apps that open the file.
  ///
  /// - Parameters:
  ///   - rect: Left aside.
  ///   - view: Left aside.
  ///   - animated: Left aside.
  /// - Returns: No: it is not shown.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    say()
  }
  /// Would show the apps that open the file.
  ///
  /// - Parameters:
  ///   - item: Left aside.
  ///   - animated: Left aside.
  /// - Returns: No: it is not shown.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { say() }
  /// Changes nothing.
  ///
  /// - Parameter animated: Left aside.
  open func dismissPreview(animated: Bool) {}
  /// Changes nothing.
  ///
  /// - Parameter animated: Left aside.
  open func dismissMenu(animated: Bool) {}
}

/// The system's dictionary, which has no words here.
public final class UIReferenceLibraryViewController: UIViewController {
  /// Returns whether a word is in the dictionary.
  ///
  /// - Parameter term: The word.
  /// - Returns: No.
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// A screen that says that a word has no definition.
  ///
  /// - Parameter term: The word.
  public init(term: String) {
    super.init()
    title = term
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.text = "No definition found"
    view.addSubview(label)
  }
}
