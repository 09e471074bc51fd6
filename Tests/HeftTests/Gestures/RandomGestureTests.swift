import Heft
import HeftTesting
import Testing

/// Whatever happens to many recognizers, they come to rest (GESTURE-6).
struct RandomGestureTests {
  /// Does as chance says, also to others, while it is told of its own state.
  private final class RandomGestures {
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
    let gestures = RandomGestures()
    for _ in 0..<round { _ = gestures.numbers.next() }
    let device = gestures.fixture.device
    for index in 0..<5 {
      let view = Sheet(frame: CGRect(x: 20 * index, y: 40 * index, width: 250, height: 300))
      view.isMultipleTouchEnabled = index % 2 == 0
      let parent = index == 0 ? gestures.fixture.sheet : gestures.views[gestures.pick(index)]
      device.run { parent.addSubview(view) }
      gestures.views.append(view)
    }
    for _ in 0..<12 {
      let recognizer = gestures.makeRecognizer()
      if gestures.pick(3) == 0 { recognizer.delegate = gestures.judge }
      if gestures.pick(4) == 0 { recognizer.delaysTouchesBegan = true }
      recognizer.addHandler { [unowned gestures] _ in if gestures.pick(6) == 0 { gestures.mutate() } }
      device.run { gestures.views[gestures.pick(5)].addGestureRecognizer(recognizer) }
      gestures.recognizers.append(recognizer)
    }
    for _ in 0..<300 {
      let x = Double(gestures.pick(375))
      let y = Double(gestures.pick(667))
      switch gestures.pick(8) {
      case 0: gestures.fingers.append(device.press(at: x, y))
      case 1 where !gestures.fingers.isEmpty:
        gestures.fingers.remove(at: gestures.pick(gestures.fingers.count)).lift()
      case 2 where !gestures.fingers.isEmpty:
        gestures.fingers.remove(at: gestures.pick(gestures.fingers.count)).cancel()
      case 3, 4:
        if !gestures.fingers.isEmpty {
          gestures.fingers[gestures.pick(gestures.fingers.count)].move(to: x, y)
        }
      case 5:
        if !gestures.fingers.isEmpty {
          gestures.fingers[gestures.pick(gestures.fingers.count)].press(x / 100)
        }
      case 6: device.advance(by: x / 1000)
      default: if gestures.pick(3) == 0 { device.run { gestures.mutate() } }
      }
    }
    for finger in gestures.fingers { finger.lift() }
    device.advance(by: 2)
    for recognizer in gestures.recognizers {
      #expect(recognizer.state == .possible, "seed \(Seeded.seed), round \(round)")
      #expect(recognizer.numberOfTouches == 0, "seed \(Seeded.seed), round \(round)")
    }
    for view in gestures.views + [gestures.fixture.sheet] {
      let begun = view.heard.filter { $0.call == .began }.count
      let over = view.heard.filter { $0.call == .ended || $0.call == .cancelled }.count
      #expect(begun == over, "seed \(Seeded.seed), round \(round)")
    }
    #expect(!device.host.wantsTicks, "seed \(Seeded.seed), round \(round)")
    #expect(device.host.screen.mistakes.isEmpty)
  }
}
