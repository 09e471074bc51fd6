// Screens that let the user choose a color or a font.

import Heft

public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has chosen a color.
  ///
  /// - Parameter viewController: The picker.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user has chosen a color.
  ///
  /// - Parameters:
  ///   - viewController: The picker.
  ///   - color: The color.
  ///   - continuously: Whether the finger still moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has closed the picker.
  ///
  /// - Parameter viewController: The picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A screen with a grid of colors.
open class UIColorPickerViewController: UIViewController {
  @Weak public final var delegate: (any UIColorPickerViewControllerDelegate)?
  public final var selectedColor: UIColor = .white { didSet { mark() } }
  public final var supportsAlpha = true
  private final var cells: [UIControl] = []
  private final let sample = UIView()

  private static let columns = 12
  private static let rows = 10

  /// Grays, and twelve hues from dark to light.
  private static func color(_ row: Int, _ column: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / 11, alpha: 1) }
    let hue = (CGFloat(column) / 12 + 0.53).truncatingRemainder(dividingBy: 1)
    let level = CGFloat(row) / 9
    return level < 0.55
      ? UIColor(hue: hue, saturation: 1, brightness: 0.25 + level * 1.36, alpha: 1)
      : UIColor(hue: hue, saturation: 1 - (level - 0.55) * 1.8, brightness: 1, alpha: 1)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<UIColorPickerViewController.rows * UIColorPickerViewController.columns {
      let cell = UIControl()
      let color = UIColorPickerViewController.color(index / 12, index % 12)
      cell.backgroundColor = color
      cell.accessibilityLabel = "Color \(index + 1)"
      cell.isAccessibilityElement = true
      let picker = Weak(wrappedValue: self)
      cell.addAction(UIAction { _ in picker.wrappedValue?.choose(color) }, for: .touchUpInside)
      cells.append(cell)
      view.addSubview(cell)
    }
    sample.layer.cornerRadius = 8
    sample.layer.borderWidth = 1
    sample.layer.borderColor = UIColor.gray.cgColor
    view.addSubview(sample)
    let done = UIButton(type: UIButton.ButtonType.system)
    done.setTitle("Done", for: .normal)
    done.frame = CGRect(x: 12, y: 12, width: 80, height: 44)
    done.addTarget(self, action: UIColorPickerViewController.finish, for: .touchUpInside)
    view.addSubview(done)
    mark()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = min((view.bounds.width - 32) / CGFloat(UIColorPickerViewController.columns), 60)
    let left = (view.bounds.width - side * CGFloat(UIColorPickerViewController.columns)) / 2
    let top = view.safeAreaInsets.top + 68
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: left + CGFloat(index % 12) * side, y: top + CGFloat(index / 12) * side, width: side, height: side)
    }
    sample.frame = CGRect(
      x: left, y: top + side * CGFloat(UIColorPickerViewController.rows) + 16, width: 72, height: 72)
  }

  private final func mark() { sample.backgroundColor = selectedColor }

  private final func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewControllerDidSelectColor(self)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  private final func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

/// A control that shows a color and opens a picker of colors.
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  public final var title: String?
  public final var supportsAlpha = true
  public final var selectedColor: UIColor? { didSet { backgroundColor = selectedColor ?? .systemFill } }

  /// A well without a color.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 14
    layer.borderWidth = 2
    layer.borderColor = UIColor.gray.cgColor
    backgroundColor = .systemFill
    let well = Weak(wrappedValue: self)
    addAction(UIAction { _ in well.wrappedValue?.open() }, for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private final func open() {
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.selectedColor = selectedColor ?? .white
    picker.delegate = self
    UIViewController.heftFrontmost(in: window)?.present(picker, animated: true)
  }

  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    selectedColor = viewController.selectedColor
    sendActions(for: .valueChanged)
  }
}

public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has chosen a font.
  ///
  /// - Parameter viewController: The picker.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has chosen none.
  ///
  /// - Parameter viewController: The picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Goes again at once with the only font that there is: the system's.
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered, which makes no difference here.
  public final class Configuration: NSObject {
    public var includeFaces = false
    public var displayUsingSystemFont = false
    public var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    public override init() { super.init() }
  }

  @Weak public final var delegate: (any UIFontPickerViewControllerDelegate)?
  public final let configuration: Configuration
  public final var selectedFontDescriptor: UIFontDescriptor?

  /// A picker of fonts.
  ///
  /// - Parameter configuration: Left aside.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  public override convenience init() { self.init(configuration: Configuration()) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Stub.say("UIFontPickerViewController", "the system's font is the only one here.")
    DispatchQueue.main.async {
      self.selectedFontDescriptor = UIFontDescriptor(name: "System", size: 0)
      self.dismiss(animated: true)
      self.delegate?.fontPickerViewControllerDidPickFont(self)
    }
  }
}
