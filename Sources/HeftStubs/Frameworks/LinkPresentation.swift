// What is known of the page behind an address: here only the address.

import Heft

/// What is known of a page.
public final class LPLinkMetadata: NSObject {
  public var originalURL: URL?
  public var url: URL?
  public var title: String?
  public var iconProvider: NSItemProvider?
  public var imageProvider: NSItemProvider?
  public var remoteVideoURL: URL?
  public override init() { super.init() }
}

/// Would ask a page what it is.
public final class LPMetadataProvider: NSObject {
  public var timeout: TimeInterval = 30
  public var shouldFetchSubresources = true
  private var isCancelled = false
  public override init() { super.init() }

  /// Would ask a page.
  ///
  /// - Parameters:
  ///   - URL: Its address.
  ///   - completionHandler: Is told of an error, later.
  public func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, NSError?) -> Void
  ) {
    Stub.say("LPMetadataProvider", "a page cannot ask another site what it is.")
    DispatchQueue.main.async { [self] in
      // LPErrorCode's metadataFetchFailed or metadataFetchCancelled.
      completionHandler(nil, NSError(domain: "LPErrorDomain", code: isCancelled ? 2 : 1))
    }
  }

  public func cancel() { isCancelled = true }
}

/// A line for an address: what is known of its page.
open class LPLinkView: UIView {
  public final var metadata: LPLinkMetadata { didSet { show() } }
  private final let label = UILabel()

  /// A line.
  ///
  /// - Parameter metadata: What is known of the page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: CGRect(x: 0, y: 0, width: 260, height: 60))
    begin()
  }

  /// A line.
  ///
  /// - Parameter URL: The page's address.
  public init(url URL: URL) {
    metadata = LPLinkMetadata()
    metadata.url = URL
    super.init(frame: CGRect(x: 0, y: 0, width: 260, height: 60))
    begin()
  }

  private final func begin() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    label.numberOfLines = 2
    addSubview(label)
    show()
  }

  private final func show() {
    label.text = metadata.title ?? (metadata.url ?? metadata.originalURL)?.absoluteString
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 6)
  }
}
