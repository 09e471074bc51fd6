import Heft
import HeftTesting
import Testing

/// Whatever happens to many recognizers, they come to rest (GESTURE-6).
struct RandomGestureTests {
  /// Does as chance says, also to others, while it is told of its own state.
  private final class Chaos {
    let fixture = GestureFixture()
    var numbers = Seeded(Seeded.seed)
    var views: [Sheet] = []
    var recognizers: [UIGestureRecognizer] = []
    let judge = GestureJudge()
    var fingers: [TestTouch] = []

    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }

    func makeRecognizer() -> UIGestureRecognizer {
      switch pick(7) {
      case 0: return UIPanGestureRecognizer()
      case 1:
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = Double(pick(4)) / 10
        return press
      case 2: return UIPinchGestureRecognizer()
      case 3: return UISwipeGestureRecognizer()
      case 4:
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .all
        return edge
      case 5: return UIGestureRecognizer()
      default:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 1 + pick(2)
        tap.numberOfTouchesRequired = 1 + pick(2)
        return tap
      }
    }

    /// Something that an app may do at any time, also in the middle of a gesture.
    func mutate() {
      let recognizer = recognizers[pick(recognizers.count)]
      let view = views[pick(views.count)]
      switch pick(9) {
      case 0: recognizer.isEnabled.toggle()
      case 1: recognizer.view?.removeGestureRecognizer(recognizer)
      case 2: view.addGestureRecognizer(recognizer)
      case 3: view.removeFromSuperview()
      case 4: fixture.sheet.addSubview(view)
      case 5: recognizer.require(toFail: recognizers[pick(recognizers.count)])
      case 6: recognizer.state = UIGestureRecognizer.State(rawValue: pick(6)) ?? .failed
      case 7: judge.isTogether.toggle()
      default: judge.begins.toggle()
      }
    }
  }

  @Test("Random touches, recognizers and meddling leave every recognizer possible", arguments: 0..<40)
  func comesToRest(round: Int) {
    let chaos = Chaos()
    for _ in 0..<round { _ = chaos.numbers.next() }
    let device = chaos.fixture.device
    for index in 0..<5 {
      let view = Sheet(frame: CGRect(x: 20 * index, y: 40 * index, width: 250, height: 300))
      view.isMultipleTouchEnabled = index % 2 == 0
      let parent = index == 0 ? chaos.fixture.sheet : chaos.views[chaos.pick(index)]
      device.run { parent.addSubview(view) }
      chaos.views.append(view)
    }
    for _ in 0..<12 {
      let recognizer = chaos.makeRecognizer()
      if chaos.pick(3) == 0 { recognizer.delegate = chaos.judge }
      if chaos.pick(4) == 0 { recognizer.delaysTouchesBegan = true }
      recognizer.addHandler { [unowned chaos] _ in if chaos.pick(6) == 0 { chaos.mutate() } }
      device.run { chaos.views[chaos.pick(5)].addGestureRecognizer(recognizer) }
      chaos.recognizers.append(recognizer)
    }
    for _ in 0..<300 {
      let x = Double(chaos.pick(375))
      let y = Double(chaos.pick(667))
      switch chaos.pick(8) {
      case 0: chaos.fingers.append(device.press(at: x, y))
      case 1 where !chaos.fingers.isEmpty: chaos.fingers.remove(at: chaos.pick(chaos.fingers.count)).lift()
      case 2 where !chaos.fingers.isEmpty: chaos.fingers.remove(at: chaos.pick(chaos.fingers.count)).cancel()
      case 3, 4: if !chaos.fingers.isEmpty { chaos.fingers[chaos.pick(chaos.fingers.count)].move(to: x, y) }
      case 5: if !chaos.fingers.isEmpty { chaos.fingers[chaos.pick(chaos.fingers.count)].press(x / 100) }
      case 6: device.advance(by: x / 1000)
      default: if chaos.pick(3) == 0 { device.run { chaos.mutate() } }
      }
    }
    for finger in chaos.fingers { finger.lift() }
    device.advance(by: 2)
    for recognizer in chaos.recognizers {
      #expect(recognizer.state == .possible, "seed \(Seeded.seed), round \(round)")
      #expect(recognizer.numberOfTouches == 0, "seed \(Seeded.seed), round \(round)")
    }
    for view in chaos.views + [chaos.fixture.sheet] {
      let begun = view.heard.filter { $0.call == .began }.count
      let over = view.heard.filter { $0.call == .ended || $0.call == .cancelled }.count
      #expect(begun == over, "seed \(Seeded.seed), round \(round)")
    }
    #expect(!device.host.wantsTicks, "seed \(Seeded.seed), round \(round)")
    #expect(device.host.screen.mistakes.isEmpty)
  }
}
