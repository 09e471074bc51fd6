// A screen with a file: a picture, or a text.

import Heft

/// A file to look at.
public protocol QLPreviewItem: NSObjectProtocol {
  /// Where the file is.
  var previewItemURL: URL? { get }
  /// What it is called; nil is the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteString.flatMap { URL(string: $0) } }
}

/// Has the files of a screen.
public protocol QLPreviewControllerDataSource: NSObjectProtocol {
  /// How many files there are.
  ///
  /// - Parameter controller: The screen.
  /// - Returns: The number.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// A file.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - index: Which, from 0.
  /// - Returns: The file.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Hears of a screen with files.
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// The screen goes.
  ///
  /// - Parameter controller: The screen.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The screen is gone.
  ///
  /// - Parameter controller: The screen.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A screen with a file: a picture or a text is shown, of others the name.
open class QLPreviewController: UIViewController {
  @Weak public final var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  @Weak public final var delegate: (any QLPreviewControllerDelegate)?
  public final var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  private final var shown: UIView?

  /// Whether a file can be shown.
  ///
  /// - Parameter item: The file.
  /// - Returns: Whether it is there.
  public static func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { $0.isFileURL && FileManager.bytes(at: $0.path) != nil } ?? false
  }

  public final var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  public final func reloadData() { refreshCurrentPreviewItem() }

  /// Shows the file anew.
  public final func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    shown?.removeFromSuperview()
    shown = nil
    guard let item = currentPreviewItem, let url = item.previewItemURL else { return }
    title = item.previewItemTitle ?? url.lastPathComponent
    let content = content(of: url)
    content.frame = view.bounds
    view.addSubview(content)
    shown = content
  }

  private final func content(of url: URL) -> UIView {
    let bytes = url.isFileURL ? FileManager.bytes(at: url.path) : nil
    if let bytes, let image = UIImage(data: Data(bytes)) {
      let picture = UIImageView(image: image)
      picture.contentMode = .scaleAspectFit
      return picture
    }
    if let bytes, let text = String(data: Data(bytes), encoding: .utf8) {
      let field = UITextView()
      field.isEditable = false
      field.text = text
      return field
    }
    Stub.say("QLPreviewController", "pictures and texts are shown here, of other files their name.")
    let label = UILabel()
    label.text = url.lastPathComponent
    label.textAlignment = .center
    return label
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    refreshCurrentPreviewItem()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    shown?.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delegate?.previewControllerWillDismiss(self)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.previewControllerDidDismiss(self)
  }
}
