import Heft
import HeftTesting
import TestRules
import Testing

/// Pictures that an image view shows one after another (VIEW-21).
struct ImageAnimationTests {
  private let fixture = Fixture()
  private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Shows pictures of three colors, in a third of a second each.
  private func start(rounds: Int = 0) {
    let pictures = [UIColor.red, .green, .blue].compactMap { fixture.picture($0) }
    let still = fixture.picture(.black)
    fixture.device.run {
      view.image = still
      view.animationImages = pictures
      view.animationDuration = 1
      view.animationRepeatCount = rounds
      fixture.sheet.addSubview(view)
      view.startAnimating()
    }
  }

  private var color: UInt32? { fixture.host.shownPixels?[5, 5] }

  @Test(
    "Each picture is shown for its share of the round, and the image again when it is stopped",
    .rule("VIEW-21"))
  func rounds() {
    start()
    #expect(color == 0xFF00_00FF && view.isAnimating)
    fixture.device.advance(by: 0.4)
    #expect(color == 0x00FF_00FF)
    fixture.device.advance(by: 0.3)
    #expect(color == 0x0000_FFFF)
    fixture.device.advance(by: 0.4)
    #expect(color == 0xFF00_00FF)
    fixture.device.run { view.stopAnimating() }
    #expect(color == 0x0000_00FF && !view.isAnimating)
    fixture.device.advance(by: 1)
    #expect(color == 0x0000_00FF)
  }

  @Test(
    "After the rounds that were asked for the image is shown again, and nothing goes on", .rule("VIEW-21"))
  func ends() {
    start(rounds: 2)
    fixture.device.advance(by: 1.9)
    #expect(view.isAnimating && color == 0x0000_FFFF)
    fixture.device.advance(by: 0.2)
    #expect(!view.isAnimating && color == 0x0000_00FF)
  }

  @Test("Without pictures nothing begins, and others end what runs", .rule("VIEW-21"))
  func nothing() {
    fixture.device.run { view.startAnimating() }
    #expect(!view.isAnimating && view.animationImages == nil)
    start()
    fixture.device.run { view.animationImages = [] }
    #expect(!view.isAnimating && color == 0x0000_00FF)
    fixture.device.run { view.startAnimating() }
    #expect(!view.isAnimating)
  }
}
