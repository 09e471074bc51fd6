import Heft

/// One line of text that is there again at the next launch.
public final class NoteViewController: UIViewController, UITextFieldDelegate {
  private let field = UITextField(frame: .zero)
  private let status = UILabel(frame: .zero)
  private let erase = EraseButton(frame: .zero)
  private let key = "note"

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.placeholder = "Write a note"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.accessibilityLabel = "Note"
    field.delegate = self
    status.font = .systemFont(ofSize: 15)
    status.numberOfLines = 0
    erase.erase = weakify(self) { screen in
      screen.field.text = ""
      screen.keep()
    }
    for each in [field, status, erase] { view.addSubview(each) }
    let kept = UIApplication.shared.storage.data(forKey: key)
    field.text = kept.map { String(decoding: $0, as: UTF8.self) }
    status.text = kept == nil ? "Nothing is kept yet" : "Kept"
  }

  override public func viewWillLayoutSubviews() {
    let width = view.bounds.size.width - 40
    let top = view.safeAreaInsets.top + 40
    field.frame = CGRect(x: 20, y: top, width: width, height: 40)
    status.frame = CGRect(x: 20, y: top + 52, width: width, height: 120)
    erase.frame = CGRect(x: 20, y: top + 180, width: width, height: 44)
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    keep()
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func keep() {
    status.text = "Keeping"
    let bytes = Array((field.text ?? "").utf8)
    UIApplication.shared.storage.set(
      bytes, forKey: key,
      completion: weakify(self) { screen, error in screen.status.text = error?.message ?? "Kept" })
  }
}

/// A button of its own, for a screen reader and the keyboard too.
final class EraseButton: UIView {
  var erase: (() -> Void)?
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Erase"
    label.textColor = .systemRed
    label.textAlignment = .center
    label.accessibilityElementsHidden = true
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = "Erase"
    accessibilityTraits = .button
  }

  override func layoutSubviews() {
    label.frame = bounds
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    erase?()
  }

  override func accessibilityActivate() -> Bool {
    erase?()
    return true
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
}

/// The app, for the simulator and for tests.
public let keptNote = App(
  name: "Kept Note", bundleIdentifier: "com.example.KeptNote",
  rootViewController: { NoteViewController() }, delegate: { AppDelegate() })
