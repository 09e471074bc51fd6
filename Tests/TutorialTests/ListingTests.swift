import Heft
import HeftTesting
import TestRules
import Testing

/// The parts of Heft that samples of 3D Touch use besides touches and previews, each as they do.
struct ListingTests {
  private final class Screen: UIViewController {
    var work: (UIViewController) -> Void = { _ in }
    var sizes: [CGSize] = []
    var order: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      work(self)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate(
        alongsideTransition: weakify(self) { screen, _ in
          screen.order.append("width \(screen.view.bounds.width)")
        },
        completion: weakify(self) { screen, _ in screen.order.append("done") })
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  }

  private let screen = Screen()

  /// A device that shows the screen with what the closure puts in it.
  private func device(
    width: Double = 375, height: Double = 667, _ work: @escaping (UIViewController) -> Void = { _ in }
  )
    -> TestDevice
  {
    screen.work = work
    return TestDevice(tutorialApp { [screen] in screen }, width: width, height: height)
  }

  @Test("A color by its hue is the color on the circle, and tells its parts", .rule("DRAW-11"))
  func hues() {
    func parts(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat) -> [Int] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { Int(($0 * 100).rounded()) }
    }
    #expect(parts(0, 1, 1) == [100, 0, 0, 50])
    #expect(parts(1.0 / 6, 1, 1) == [100, 100, 0, 50])
    #expect(parts(1.0 / 3, 1, 0.5) == [0, 50, 0, 50])
    #expect(parts(0.5, 0.5, 1) == [50, 100, 100, 50])
    #expect(parts(0.75, 1, 1) == [50, 0, 100, 50])
    #expect(parts(1, 1, 1) == [100, 0, 0, 50])
    #expect(parts(.nan, 7, 0.2) == [20, 0, 0, 50])
    for hue in stride(from: 0.0, to: 1, by: 0.07) {
      var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor(hue: CGFloat(hue), saturation: 0.6, brightness: 0.8, alpha: 1)
        .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(Double(found) - hue) < 1e-9 && abs(saturation - 0.6) < 1e-9 && abs(brightness - 0.8) < 1e-9)
    }
  }

  @Test("Text that is too wide for its label becomes smaller, as far as the label lets it", .rule("VIEW-15"))
  func shrinking() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "lay something on me"
    label.font = UIFont(name: "HelveticaNeue-Bold", size: 20)
    let device = device { $0.view.addSubview(label) }
    func size() -> Double { device.host.screen.views.values.first { $0.kind == .label }?.style?.size ?? 0 }
    #expect(size() == 20)
    #expect(device.host.screen.views.values.first { $0.kind == .label }?.style?.weight == 700)
    device.run { label.adjustsFontSizeToFitWidth = true }
    let fitting = size()
    #expect(fitting < 20 && fitting > 5)
    device.run { label.minimumScaleFactor = 0.9 }
    #expect(size() == 18)
    device.run { label.frame.size.width = 300 }
    #expect(size() == 20)
    device.run {
      label.minimumScaleFactor = 0; label.frame.size.width = 50
    }
    #expect(abs(size() - fitting / 2) < 0.01)
  }

  @Test(
    "A screen that gets another size is told before, and its work is done with the new size", .rule("APP-18"))
  func turning() {
    let device = device()
    device.device.handle(.screen(HostEvent.Screen(width: 667, height: 375)))
    #expect(screen.sizes == [CGSize(width: 667, height: 375)])
    #expect(screen.order == ["width 667.0", "done"])
  }

  @Test("The device is a phone or a tablet by its screen, and the screen tells the traits", .rule("APP-19"))
  func devices() {
    let phone = device()
    phone.run {
      #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation.isPortrait)
      #expect(UIScreen.main.traitCollection.forceTouchCapability == .available)
      #expect(UIApplication.shared.keyWindow?.screen.bounds.width == 375)
    }
    let tablet = TestDevice(tutorialApp { UIViewController() }, width: 1024, height: 768)
    tablet.run {
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.orientation.isLandscape)
    }
  }

  @Test("A recognizer gets the kinds of touches that it allows", .rule("GESTURE-17"))
  func touchTypes() {
    let tap = UITapGestureRecognizer()
    var count = 0
    tap.addHandler { _ in count += 1 }
    let device = device { $0.view.addGestureRecognizer(tap) }
    device.tap(at: 100, 100)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue), NSNumber(value: 99)]
    #expect(tap.allowedTouchTypes.map(\.intValue) == [2])
    device.advance(by: 1)
    device.tap(at: 100, 100)
    #expect(count == 1)
    device.advance(by: 1)
    device.press(at: 100, 100, type: .pen).lift()
    #expect(count == 2)
  }

  @Test("Glass is a tint that moves with its view's alpha, and its content view fills it", .rule("VIEW-16"))
  func glass() {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let device = device {
      glass.frame = $0.view.bounds
      $0.view.addSubview(glass)
    }
    func shown() -> UInt32? {
      device.host.screen.views.values.first { $0.children.count == 1 && $0.background & 0xFF == 0xA6 }?
        .background
    }
    #expect(shown() != nil)
    #expect(glass.contentView.bounds.size == CGSize(width: 375, height: 667))
    device.run { glass.effect = nil }
    #expect(shown() == nil)
  }

  @Test("A screen for an address shows it, opens it outside, and says when the user is done", .rule("WEB-12"))
  func safari() {
    final class Listener: NSObject, SFSafariViewControllerDelegate {
      var count = 0
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) { count += 1 }
    }
    let listener = Listener()
    let device = device()
    device.run {
      let safari = SFSafariViewController(url: URL(string: "https://example.com/a")!)
      safari.delegate = listener
      screen.present(safari, animated: false)
    }
    device.advance(by: 1)
    #expect(device.host.screen.texts.contains("https://example.com/a"))
    device.tap(at: 280, 640)
    #expect(device.host.requests.contains(.open(address: "https://example.com/a")))
    device.tap(at: 90, 640)
    device.advance(by: 1)
    #expect(listener.count == 1 && screen.presentedViewController == nil)
  }

  private final class PhotoMenu: NSObject, UIContextMenuInteractionDelegate {
    let photo = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: "", children: [UIAction(title: "Share") { _ in }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      let parameters = UIPreviewParameters()
      parameters.backgroundColor = .clear
      return UITargetedPreview(view: photo, parameters: parameters)
    }
  }

  @Test("A targeted preview of a view on the screen leaves that where it is", .rule("MENU-5"))
  func targetedPreview() {
    let menu = PhotoMenu()
    let device = device {
      $0.view.addSubview(menu.photo)
      menu.photo.addInteraction(UIContextMenuInteraction(delegate: menu))
    }
    let finger = device.press(at: 70, 150, force: 1)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    finger.lift()
    device.advance(by: 0.8)
    #expect(device.host.screen.texts.contains("Share"))
    #expect(menu.photo.superview === screen.view)
    device.tap(at: 300, 600)
    device.advance(by: 1)
    #expect(!device.host.screen.texts.contains("Share"))
    #expect(menu.photo.superview === screen.view && menu.photo.frame.origin == CGPoint(x: 20, y: 100))
  }
}
