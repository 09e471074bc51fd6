import Heft
import HeftTesting
import TestRules
import Testing

/// Views in the place of the keyboard and above it (TEXT-24, TEXT-25, FOUNDATION-7).
struct InputViewTests {
  /// A controller with a bar at the bottom of the window, as apps for messages have it.
  private final class BarController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let barField = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private final class Listener: NSObject {
    var ends: [CGFloat] = []
    func changed(_ notification: Notification) {
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      ends.append(frame?.minY ?? -1)
    }
  }

  private let text = TextFixture()
  private var device: TestDevice { text.device }
  private let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
  private let toolbar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))

  /// A view's frame in the window, once nothing moves any more.
  private func frame(of view: UIView) -> CGRect? {
    device.advance(by: 1)
    return device.run { view.window == nil ? nil : view.convert(view.bounds, to: nil) } ?? nil
  }

  @Test(
    "A field's own view stands at the bottom while it is edited, and its bar above that", .rule("TEXT-24"))
  func fieldsViews() {
    device.run { (text.field.inputView, text.field.inputAccessoryView) = (picker, toolbar) }
    #expect(frame(of: picker) == nil)
    device.tap(at: 100, 60)
    #expect(frame(of: picker) == CGRect(x: 0, y: 467, width: 375, height: 200))
    #expect(frame(of: toolbar) == CGRect(x: 0, y: 423, width: 375, height: 44))
    #expect(text.shown?.field?.hasInputView == true)
    device.run { text.field.resignFirstResponder() }
    #expect(frame(of: picker) == nil && frame(of: toolbar) == nil)
    device.run { text.field.inputView = nil }
    #expect(text.shown?.field?.hasInputView == false)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A view without a frame is as high as it asks, and without a wish 216 points", .rule("TEXT-24"))
  func heights() {
    let (label, plain) = device.run { (UILabel(), UIView()) }!
    device.run {
      label.text = "Hint"
      (text.field.inputView, text.field.inputAccessoryView) = (plain, label)
    }
    device.tap(at: 100, 60)
    let height = device.run { label.intrinsicContentSize.height }!
    #expect(frame(of: plain) == CGRect(x: 0, y: 451, width: 375, height: 216))
    #expect(frame(of: label) == CGRect(x: 0, y: 451 - height, width: 375, height: height))
  }

  @Test("A view that constraints lay out has the height that they give it", .rule("TEXT-24"))
  func constrainedHeight() {
    let (panel, inner) = device.run { (UIView(), UIView()) }!
    device.run {
      panel.translatesAutoresizingMaskIntoConstraints = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -10),
        inner.heightAnchor.constraint(equalToConstant: 90),
      ])
      text.field.inputView = panel
    }
    device.tap(at: 100, 60)
    #expect(frame(of: panel) == CGRect(x: 0, y: 557, width: 375, height: 110))
  }

  /// A bar that is as high as its constraints make it, whose content keeps clear of the safe area.
  private func flexibleBar() -> UIView {
    let (bar, inner) = (UIView(), UIView())
    bar.autoresizingMask = .flexibleHeight
    inner.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: bar.topAnchor, constant: 7),
      inner.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor, constant: -7),
      inner.heightAnchor.constraint(equalToConstant: 34),
    ])
    return bar
  }

  @Test("A bar whose height is flexible keeps the height that its constraints give it", .rule("TEXT-24"))
  func flexibleHeight() {
    let bar = device.run { flexibleBar() }!
    device.run { text.field.inputAccessoryView = bar }
    device.tap(at: 100, 60)
    #expect(frame(of: bar) == CGRect(x: 0, y: 619, width: 375, height: 48))
    device.run { text.field.reloadInputViews() }
    #expect(frame(of: bar) == CGRect(x: 0, y: 619, width: 375, height: 48))
  }

  @Test(
    "A bar above a home bar is no higher, and stays where it is when it is laid out again", .rule("TEXT-24"))
  func aboveHomeBar() {
    device.device.handle(.screen(HostEvent.Screen(width: 375, height: 667, safeTop: 44, safeBottom: 34)))
    let bar = device.run { flexibleBar() }!
    device.run { text.field.inputAccessoryView = bar }
    device.tap(at: 100, 60)
    #expect(frame(of: bar) == CGRect(x: 0, y: 585, width: 375, height: 48))
    device.run {
      text.field.reloadInputViews()
      bar.setNeedsLayout()
    }
    #expect(frame(of: bar) == CGRect(x: 0, y: 585, width: 375, height: 48))
  }

  @Test("Another view takes the place of the first while the field is edited", .rule("TEXT-24"))
  func anotherView() {
    device.run { text.field.inputView = picker }
    device.tap(at: 100, 60)
    #expect(frame(of: picker) != nil)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    device.run { text.field.inputView = other }
    #expect(frame(of: picker) == nil && frame(of: other)?.minY == 567)
    device.run { text.field.inputView = nil }
    #expect(frame(of: other) == nil)
  }

  @Test("What is touched in them takes no keyboard from the field", .rule("TEXT-24"))
  func touches() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    var taps = 0
    device.run {
      button.addAction(UIAction(title: "") { _ in taps += 1 }, for: .touchUpInside)
      toolbar.addSubview(button)
      text.field.inputAccessoryView = toolbar
    }
    device.tap(at: 100, 60)
    device.advance(by: 1)
    device.tap(at: 50, 640)
    #expect(taps == 1 && device.run { text.field.isFirstResponder } == true)
  }

  @Test("A controller's bar stays when what was edited in it gives up", .rule("TEXT-25"))
  func controllersBar() {
    let controller = device.run { BarController() }!
    device.run {
      controller.bar.addSubview(controller.barField)
      text.root.window!.rootViewController = controller
    }
    device.run { controller.becomeFirstResponder() }
    #expect(frame(of: controller.bar) == CGRect(x: 0, y: 617, width: 375, height: 50))
    device.tap(at: 100, 640)
    #expect(device.run { controller.barField.isFirstResponder } == true)
    #expect(frame(of: controller.bar)?.minY == 617)
    device.run { controller.barField.resignFirstResponder() }
    #expect(frame(of: controller.bar)?.minY == 617 && device.run { controller.isFirstResponder } == true)
    device.run { controller.resignFirstResponder() }
    #expect(frame(of: controller.bar) == nil)
  }

  @Test("A button in a controller's bar takes a tap while a field in the bar is edited", .rule("TEXT-25"))
  func buttonBesideField() {
    let controller = device.run { BarController() }!
    let button = UIButton(frame: CGRect(x: 250, y: 0, width: 100, height: 44))
    var taps = 0
    device.run {
      button.addAction(UIAction(title: "") { _ in taps += 1 }, for: .touchUpInside)
      controller.bar.addSubview(controller.barField)
      controller.bar.addSubview(button)
      text.root.window!.rootViewController = controller
      controller.becomeFirstResponder()
    }
    device.advance(by: 1)
    device.tap(at: 100, 640)
    device.advance(by: 1)
    device.tap(at: 300, 640)
    #expect(taps == 1 && device.run { controller.barField.isFirstResponder } == true)
  }

  @Test("A controller's bar goes with its controller", .rule("TEXT-24"))
  func goneController() {
    let controller = device.run { BarController() }!
    device.run {
      text.root.window!.rootViewController = controller
      controller.becomeFirstResponder()
    }
    #expect(frame(of: controller.bar) != nil)
    device.run { controller.view.window!.rootViewController = UIViewController() }
    #expect(frame(of: controller.bar) == nil && device.run { controller.isFirstResponder } == false)
  }

  @Test("The keyboard is told to come and to go with the height of what stands there", .rule("FOUNDATION-7"))
  func notifications() {
    let listener = Listener()
    device.run {
      for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
        NotificationCenter.default.addObserver(listener, selector: Listener.changed, name: name, object: nil)
      }
      (text.field.inputView, text.field.inputAccessoryView) = (picker, toolbar)
    }
    device.tap(at: 100, 60)
    device.run { text.field.resignFirstResponder() }
    #expect(listener.ends == [423, 667])
  }

  @Test("A controller's bar comes and goes as the keyboard does", .rule("FOUNDATION-7"))
  func barNotifications() {
    let listener = Listener()
    let controller = device.run { BarController() }!
    device.run {
      for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
        NotificationCenter.default.addObserver(listener, selector: Listener.changed, name: name, object: nil)
      }
      controller.bar.addSubview(controller.barField)
      text.root.window!.rootViewController = controller
    }
    #expect(listener.ends == [617])
    device.run { _ = controller.barField.becomeFirstResponder() }
    device.run { _ = controller.barField.resignFirstResponder() }
    #expect(listener.ends == [617])
    device.run { _ = controller.resignFirstResponder() }
    #expect(listener.ends == [617, 667])
  }
}
