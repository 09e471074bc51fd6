import HeftProtocol

/// Lets the user pick a picture of the files on the machine, with the host's own chooser, which opens once the picker is
/// presented while a tap or a key is handled. Then, and with a button in the picker, the user picks; what is dropped on the
/// page meanwhile counts as picked.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from. There are only files.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    /// There is none.
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// What is told of a picture.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The picture: a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The same picture, where the picker has `allowsEditing`: nothing is edited here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What it is: `public.image`, a text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// Never told.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Never told: files have no addresses.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Never told: files have no addresses.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Never told: files have no addresses.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")

    // Byte by byte: the page needs no Unicode tables for it.
    public static func == (one: InfoKey, other: InfoKey) -> Bool {
      one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
    }

    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// Where pictures come from; kept, for they come from files.
  open var sourceType = SourceType.photoLibrary
  /// Whether the picture is told as an edited one too. Nothing is edited here.
  open var allowsEditing = false
  /// What may be picked; kept, for pictures are all.
  open var mediaTypes = ["public.image"]

  final var delegateReference = Weak<any UIImagePickerControllerDelegate>(nil, token: nil)
  final var hasAsked = false

  /// Hears of the picture; not kept.
  public final var delegate: (any UIImagePickerControllerDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference = Weak(newValue, token: newValue?.lifeToken)
      navigationDelegate = newValue
    }
  }

  /// A picker that is to be presented.
  public override init() {
    super.init()
    setViewControllers([PictureChoice()], animated: false)
  }

  /// Whether pictures come from there.
  ///
  /// - Parameter sourceType: Where from.
  /// - Returns: No for the camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// What comes from there.
  ///
  /// - Parameter sourceType: Where from.
  /// - Returns: `public.image`; nil for the camera.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image"]
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if hasAsked { return }
    hasAsked = true
    ask()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    AppProcess.current?.takesFiles = nil
  }

  // MARK: Picking

  /// Opens the host's chooser.
  final func ask() {
    UIApplication.shared.pickFiles(
      accepting: "image/*", weakify(self) { picker, files, unread in picker.took(files, unread) })
  }

  final func cancel() {
    if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
  }

  final func took(_ files: [HostFile], _ unread: String) {
    if files.isEmpty, unread.isEmpty { return cancel() }
    for file in files {
      guard let image = UIImage(data: Data(file.bytes)) else { continue }
      var info: [InfoKey: AnyObject] = [:]
      info[.originalImage] = image
      info[.mediaType] = NSString(string: "public.image")
      if allowsEditing { info[.editedImage] = image }
      if let delegate {
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      } else {
        dismiss(animated: true)
      }
      return
    }
    (viewControllers.first as? PictureChoice)?.tell("This file is not a picture that can be read.")
  }
}

/// The screen of a picker: a button that opens the host's chooser, and one that cancels.
final class PictureChoice: UIViewController {
  let message = UILabel()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: PictureChoice.cancel)
    message.text = "Pictures come from your files."
    message.font = .preferredFont(forTextStyle: .body)
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    message.numberOfLines = 0
    view.addSubview(message)
    button.setTitle("Choose Picture\u{2026}", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.addAction(
      UIAction(handler: weakify(self) { screen, _ in screen.picker?.ask() }), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
    let height = message.sizeThatFits(CGSize(width: room.width, height: 0)).height
    message.frame = CGRect(x: room.minX, y: room.midY - height - 8, width: room.width, height: height)
    button.frame = CGRect(x: room.minX, y: room.midY + 8, width: room.width, height: 44)
  }

  func tell(_ text: String) {
    message.text = text
    view.setNeedsLayout()
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  var picker: UIImagePickerController? { navigationController as? UIImagePickerController }

  func cancel() { picker?.cancel() }
}
