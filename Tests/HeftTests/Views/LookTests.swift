import Heft
import HeftTesting
import TestRules
import Testing

/// Colors (VIEW-10), the size of text (VIEW-11), and what a view says of itself to a screen reader (VIEW-12).
struct LookTests {
  private let fixture = Fixture()

  private func shownBackground(_ color: UIColor) -> UInt32 {
    fixture.device.run { fixture.sheet.backgroundColor = color }
    return fixture.host.screen.background
  }

  @Test(.rule("VIEW-10")) func aColorIsMovedIntoItsRange() {
    #expect(shownBackground(UIColor(red: .nan, green: 2, blue: -1, alpha: 1)) == 0x00FF_00FF)
    #expect(shownBackground(UIColor(red: .infinity, green: -.infinity, blue: 0.5, alpha: 7)) == 0xFF00_80FF)
    #expect(shownBackground(UIColor(white: 1, alpha: 0.5)) == 0xFFFF_FF80)
    #expect(shownBackground(UIColor.red.withAlphaComponent(.nan)) & 0xFF == 0)
  }

  @Test(.rule("VIEW-10")) func aDynamicColorFollowsTheAppearance() {
    #expect(shownBackground(.systemBackground) == 0xFFFF_FFFF)
    fixture.device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(fixture.host.screen.background == 0x0000_00FF)
    fixture.device.device.handle(.appearance(HostEvent.Appearance(isDark: false)))
    #expect(fixture.host.screen.background == 0xFFFF_FFFF)
  }

  @Test(.rule("VIEW-10")) func anAlphaIsMovedIntoItsRange() {
    let view = UIView()
    for (alpha, result) in [(CGFloat(2), CGFloat(1)), (-1, 0), (.nan, 0), (0.25, 0.25)] {
      view.alpha = alpha
      #expect(view.alpha == result)
    }
  }

  @Test(.rule("VIEW-6")) func everythingThatChangedAtOnceChangesBackAtOnce() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.device.run { fixture.sheet.addSubview(label) }
    let look = { (isOdd: Bool) in
      label.transform = isOdd ? CGAffineTransform(scaleX: 2, y: 2) : .identity
      label.frame = CGRect(x: isOdd ? 5 : 0, y: 0, width: isOdd ? 20 : 10, height: 10)
      label.bounds.origin.y = isOdd ? 3 : 0
      label.alpha = isOdd ? 0.5 : 1
      label.isHidden = isOdd
      label.backgroundColor = isOdd ? .red : nil
      label.clipsToBounds = isOdd
      label.cornerRadius = isOdd ? 4 : 0
      label.text = isOdd ? "odd" : "even"
      label.accessibilityLabel = isOdd ? "odd" : "even"
    }
    fixture.device.run { look(true) }
    fixture.device.run { look(false) }
    let shown = try #require(fixture.host.screen.label("even"))
    #expect(!shown.isHidden && !shown.clips && shown.alpha == 1 && shown.corner == 0)
    #expect(shown.transform.isIdentity && shown.scroll == .zero && shown.background & 0xFF == 0)
    #expect(shown.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(.rule("VIEW-11")) func aLabelIsAsLargeAsItsText() {
    let label = UILabel()
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = "Hello"
    let one = label.sizeThatFits(.zero)
    #expect(one.height == label.font.lineHeight)
    #expect(one.width > 30 && one.width < 60)
    label.text = "Hello Hello"
    #expect(label.sizeThatFits(.zero).width > 2 * one.width)
    label.sizeToFit()
    #expect(label.bounds.size == label.sizeThatFits(.zero))
    #expect(label.intrinsicContentSize == label.bounds.size)
  }

  @Test("A view that fits its content keeps its top left corner", .rule("VIEW-11"))
  func fittedInPlace() {
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 300, height: 4))
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 20, y: 30), size: label.sizeThatFits(.zero)))
    let cornered = UILabel()
    cornered.layer.anchorPoint = .zero
    cornered.center = CGPoint(x: 7, y: 8)
    cornered.text = "Hello"
    cornered.sizeToFit()
    #expect(cornered.frame.origin == CGPoint(x: 7, y: 8))
  }

  @Test func aLargerFontNeedsMoreRoom() {
    let label = UILabel()
    label.text = "Scale"
    label.font = .systemFont(ofSize: 20)
    let small = label.sizeThatFits(.zero)
    label.font = .systemFont(ofSize: 40)
    let large = label.sizeThatFits(.zero)
    #expect(isClose(Double(large.height), 2 * Double(small.height)))
    #expect(abs(large.width - 2 * small.width) <= 2)
    label.font = .boldSystemFont(ofSize: 40)
    #expect(label.sizeThatFits(.zero).width > large.width)
  }

  @Test func linesBreakAtSpaces() {
    let label = UILabel()
    label.text = "one two three four"
    let line = label.font.lineHeight
    let (two, three): (CGFloat, CGFloat) = (2 * line, 3 * line)
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 70, height: 1000))
    #expect(size.width <= 70)
    #expect(size.height == three)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 20, height: 1000)).height == two)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 20, height: 1000)).height == line)
    label.text = "one\ntwo\nthree"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(.zero).height == three)
    label.numberOfLines = -3
    #expect(label.sizeThatFits(.zero).height == three)
  }

  @Test func anImpossibleFontSizeIsTheSystems() {
    for size in [CGFloat(0), -1, .nan, .infinity] { #expect(UIFont.systemFont(ofSize: size).pointSize == 14) }
  }

  @Test func nilBringsALabelsDefaultsBack() {
    let label = UILabel()
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17)
    #expect(label.textColor === UIColor.label)
  }

  @Test(.rule("VIEW-12")) func aViewTellsItsRoleAndName() {
    let button = UIView()
    button.accessibilityTraits = .button
    button.accessibilityLabel = "Weigh"
    button.accessibilityHint = "Starts weighing"
    fixture.device.run { fixture.sheet.addSubview(button) }
    let shown = fixture.host.screen.views.values.compactMap(\.accessibility)
    #expect(shown.map(\.role) == [.button])
    #expect(shown.map(\.label) == ["Weigh"])
    #expect(shown.map(\.hint) == ["Starts weighing"])
    fixture.device.run { button.accessibilityElementsHidden = true }
    #expect(fixture.host.screen.views.values.compactMap(\.accessibility).map(\.states) == [.hidden])
  }

  @Test func aLabelIsNamedByItsText() {
    let label = UILabel()
    label.text = "385+ grams"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "385+ grams")
    #expect(!UIView().isAccessibilityElement)
  }

  @Test func anAnnouncementReachesTheHost() {
    fixture.device.run { UIAccessibility.post(notification: .announcement, argument: "Half full") }
    fixture.device.run { UIAccessibility.post(notification: .announcement, argument: "") }
    #expect(fixture.host.requests == [.announce("Half full", isAssertive: false)])
  }

  @Test func aPictureIsShownByItsName() {
    let app = App(
      name: "Picture", bundleIdentifier: "test.picture",
      assets: [AppAsset(name: "dot", svg: "<svg/>", size: CGSize(width: 3, height: 4))],
      rootViewController: { SheetController(UIImageView(image: UIImage(named: "dot"))) },
      delegate: { PlainDelegate() })
    let device = TestDevice(app)
    #expect(device.host.screen.views.values.filter { $0.kind == .image }.map(\.svg) == ["<svg/>"])
    #expect(device.run { UIImage(named: "line") } == .some(nil))
  }

  @Test(.rule("VIEW-10")) func whatAnAppListsByNameKeepsItsLook() throws {
    let app = App(
      name: "Names", bundleIdentifier: "test.names",
      assets: [
        AppAsset(name: "shape", svg: "<svg/>", size: CGSize(width: 3, height: 4), isTemplate: true),
        AppAsset(name: "photo", svg: "<svg/>", size: CGSize(width: 3, height: 4)),
      ],
      rootViewController: { UIViewController() }, delegate: { PlainDelegate() })
    app.colors = ["paper": UIColor { $0.userInterfaceStyle == .dark ? .black : .white }]
    let device = TestDevice(app)
    device.run {
      #expect(UIImage(named: "shape")?.renderingMode == .alwaysTemplate)
      #expect(UIImage(named: "photo")?.renderingMode == .automatic)
      let paper = UIColor(named: "paper")
      let night = UITraitCollection(userInterfaceStyle: .dark)
      #expect(paper?.resolvedColor(with: night).cgColor.components == [0, 0, 0, 1])
      #expect(UIColor(named: "ink") == nil)
    }
  }
}
