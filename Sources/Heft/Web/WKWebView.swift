/// Shows documents of HTML that the app carries or makes, and follows their links.
///
/// A short list of HTML is understood (WEB-2 in docs/spec.md); scripts, styles and what lies on the web are not. The
/// text is laid out by the host, and scrolls as a scroll view does.
open class WKWebView: UIView {
  /// Whether links can be peeked at and popped, with actions to open, copy and share them.
  open var allowsLinkPreview = true

  /// The scroll view of the document.
  public final let scrollView = UIScrollView(frame: .zero)
  /// The document's title; nil if no document is shown, empty if it has none.
  public final private(set) var title: String?
  /// The address of the document; nil if no document is shown, and for HTML without an address of its own.
  public final private(set) var url: URL?

  /// The delegate, which decides which links are followed; not retained.
  public final var navigationDelegate: (any WKNavigationDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// The delegate, which has a say in the previews of links; not retained.
  public final var uiDelegate: (any WKUIDelegate)? {
    get { interfaceReference.object }
    set { interfaceReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  final let documentView = DocumentView(frame: .zero)
  private final var delegateReference = Weak<any WKNavigationDelegate>(nil, token: nil)
  private final var interfaceReference = Weak<any WKUIDelegate>(nil, token: nil)
  /// The previews of links.
  private final var previewing: PreviewRegistration?

  /// A view with a frame that shows nothing.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    addSubview(scrollView)
    scrollView.addSubview(documentView)
    documentView.followed = weakify(self) { web, number in
      web.follow(web.documentView.document.addresses[Int(number)])
    }
    documentView.laidOut = weakify(self) { $0.placeDocument() }
    documentView.focused = weakify(self) { web, frame in
      let margin = -DocumentView.margin
      web.scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: margin), animated: false)
    }
    previewing = PreviewRegistration(owner: self, delegate: LinkPreviewing(self), sourceView: documentView)
  }

  /// A view with a frame that shows nothing.
  ///
  /// - Parameters:
  ///   - frame: In its superview's points.
  ///   - configuration: Ignored.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    documentView.sideInsets = safeAreaInsets
    placeDocument()
  }

  open override func safeAreaInsetsDidChange() {
    setNeedsLayout()
  }

  private final func placeDocument() {
    let size = CGSize(width: bounds.size.width, height: documentView.laidOutHeight)
    documentView.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
  }

  // MARK: Documents

  /// Shows HTML. Its links are made whole against the address; without one they are among the app's documents.
  ///
  /// - Parameters:
  ///   - string: The text of the document.
  ///   - baseURL: What its links begin with; nil is the app's documents.
  /// - Returns: What the delegate is told of later.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(string, at: baseURL?.absoluteString ?? WebAddress.documents, url: baseURL)
  }

  /// Shows one of the app's documents; `URL(document:)` makes its address. Where the app has no such document, a
  /// line in the console says so, and what is shown stays.
  ///
  /// - Parameters:
  ///   - URL: The document's address.
  ///   - readAccessURL: Ignored.
  /// - Returns: What the delegate is told of later; nil where there is no such document.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URL.absoluteString)
  }

  /// Shows one of the app's documents, as `loadFileURL` does. What lies on the web is not fetched; the console says so.
  ///
  /// - Parameter request: The document's address.
  /// - Returns: What the delegate is told of later; nil where nothing is shown.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    request.url.flatMap { load($0.absoluteString) }
  }

  private final func load(_ address: String) -> WKNavigation? {
    guard let name = WebAddress.documentName(in: address),
      let document = AppProcess.current?.app.document(named: name)
    else {
      AppProcess.tellUser("There is no document at \(address): a web view shows those that its App lists.")
      return nil
    }
    return show(document.html, at: address, url: URL(string: address))
  }

  private final func show(_ html: String, at address: String, url: URL?) -> WKNavigation {
    let app = AppProcess.current?.app
    let document = HTMLReader.document(html, base: address) { app?.asset(named: $0) }
    self.url = url
    title = document.title
    documentView.document = document
    scrollToTop()
    let navigation = WKNavigation()
    let reference = Weak(self, token: lifeToken)
    AppProcess.current?.later {
      guard let self = reference.object else { return }
      self.navigationDelegate?.webView(self, didFinish: navigation)
    }
    return navigation
  }

  private final func scrollToTop() {
    scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.adjustedContentInset.top)
  }

  // MARK: Links

  /// Goes where a link leads, if the delegate allows it.
  final func follow(_ address: String) {
    guard let delegate = navigationDelegate, let url = URL(string: address) else { return go(to: address) }
    let action = WKNavigationAction(request: URLRequest(url: url), navigationType: .linkActivated)
    let reference = Weak(self, token: lifeToken)
    var isDecided = false
    delegate.webView(self, decidePolicyFor: action) { policy in
      guard !isDecided else { return }
      isDecided = true
      if policy == .allow { reference.object?.go(to: address) }
    }
  }

  private final func go(to address: String) {
    if WebAddress.leadsOutside(address) {
      AppProcess.current?.open(address)
    } else if isHere(address) {
      scrollToTop()
    } else {
      _ = load(address)
    }
  }

  /// Whether the address is one of the document that is shown, such as a place in it.
  private final func isHere(_ address: String) -> Bool {
    guard let name = WebAddress.documentName(in: address), let url,
      let shown = WebAddress.documentName(in: url.absoluteString)
    else { return WebAddress.documentName(in: address)?.utf8.isEmpty == true }
    return name.utf8.elementsEqual(shown.utf8)
  }
}
