import Heft
import HeftTesting
import TestRules
import Testing

/// How views move on springs (VIEW-13).
struct SpringTests {
  private let fixture = Fixture()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let box = box
    fixture.device.run { fixture.sheet.addSubview(box) }
    fixture.device.tap(at: 300, 300)
  }

  private func places(damping: CGFloat, velocity: CGFloat = 0, seconds: Double = 1) -> [Double] {
    let box = box
    fixture.device.run {
      UIView.animate(
        withDuration: seconds, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
        animations: { box.frame.origin.x = 100 })
    }
    var places: [Double] = []
    while fixture.host.wantsTicks, places.count < 1000 {
      fixture.device.advance(by: 1.0 / 60)
      let root = fixture.host.screen.views.values.first { $0.parent == fixture.host.screen.roots[0] }!
      places.append(Double(fixture.host.screen.views[root.children[0]]!.frame.minX))
    }
    return places
  }

  @Test(.rule("VIEW-13")) func aCriticallyDampedSpringArrivesWithoutPassingBy() {
    let places = places(damping: 1)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(places.last == 100)
    #expect(abs(places.count - 60) <= 1)
  }

  @Test(.rule("VIEW-13")) func aLooseSpringSwingsPastItsEndAndComesBackToIt() {
    let places = places(damping: 0.4)
    #expect(places.max()! > 110)
    #expect(places.last == 100)
    // It has come to rest before the last frame, so that there is no jump.
    #expect(abs(places[places.count - 2] - 100) < 0.3)
  }

  @Test func aVelocityCarriesTheViewFurtherInItsFirstFrames() {
    let still = places(damping: 0.8)[3]
    fixture.device.run { box.frame.origin.x = 0 }
    let pushed = places(damping: 0.8, velocity: 5)[3]
    #expect(pushed > still + 5)
  }

  @Test(.rule("VIEW-13"), arguments: [CGFloat.nan, -1, 0, 7, .infinity])
  func aDampingThatIsNoneStillEndsAtTheEnd(damping: CGFloat) {
    #expect(places(damping: damping, velocity: damping).last == 100)
  }
}
