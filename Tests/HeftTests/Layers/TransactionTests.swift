import Heft
import HeftTesting
import TestRules
import Testing

/// When a transaction with animations of views completes (LAYER-18).
struct TransactionTests {
  private let fixture = Fixture()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 41, height: 10))

  init() {
    let box = box
    fixture.device.run { fixture.sheet.addSubview(box) }
    // The clock starts with the first event.
    fixture.device.tap(at: 300, 300)
  }

  /// Makes changes in a transaction that adds a line once it is over.
  private static func transact(_ log: LifeLog, _ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("over") }
    changes()
    CATransaction.commit()
  }

  @Test("An animation of views is waited for, and one that moves nothing is not", .rule("LAYER-18"))
  func views() {
    let log = LifeLog()
    fixture.device.run {
      Self.transact(log) {
        UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) { _ in log.lines.append("moved") }
      }
    }
    fixture.device.advance(by: 0.9)
    #expect(log.take().isEmpty)
    fixture.device.advance(by: 0.2)
    #expect(log.take() == ["moved", "over"])
    fixture.device.run { Self.transact(log) { UIView.animate(withDuration: 1) { box.alpha = 0 } } }
    #expect(log.take() == ["over"])
    fixture.device.run {
      Self.transact(log) {
        UIView.animateKeyframes(withDuration: 1) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 1 }
        }
      }
    }
    fixture.device.advance(by: 0.4)
    #expect(log.take().isEmpty)
    fixture.device.advance(by: 0.7)
    #expect(log.take() == ["over"])
  }

  @Test("An animator is waited for until it ends or is stopped", .rule("LAYER-18"), arguments: [true, false])
  func animators(isStopped: Bool) {
    let log = LifeLog()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    fixture.device.run { Self.transact(log) { animator.startAnimation() } }
    fixture.device.advance(by: 0.5)
    #expect(log.take().isEmpty)
    if isStopped {
      fixture.device.run { animator.stopAnimation(true) }
    } else {
      fixture.device.advance(by: 0.6)
    }
    #expect(log.take() == ["over"])
  }

  @Test("A push and a pop are waited for", .rule("LAYER-18"))
  func pushes() {
    let log = LifeLog()
    let device = device { UINavigationController(rootViewController: Told("one", log)) }
    device.tap(at: 300, 300)
    let navigation = device.root as? UINavigationController
    _ = log.take()
    device.run { Self.transact(log) { navigation?.pushViewController(Told("two", log), animated: true) } }
    device.advance(by: 0.2)
    #expect(log.take() == ["two didLoad", "one willDisappear", "two willAppear"])
    device.advance(by: 1)
    #expect(log.take() == ["one didDisappear", "two didAppear", "over"])
    device.run { Self.transact(log) { navigation?.popViewController(animated: true) } }
    device.advance(by: 0.2)
    #expect(log.take() == ["two willDisappear", "one willAppear"])
    device.advance(by: 1)
    #expect(log.take() == ["two didDisappear", "one didAppear", "over"])
  }

  @Test("Rows of a table that come and go are waited for", .rule("LAYER-18"))
  func rows() {
    let log = LifeLog()
    let fixture = TableFixture(rows: 30)
    fixture.device.tap(at: 300, 300)
    fixture.device.run {
      Self.transact(log) {
        fixture.table.beginUpdates()
        fixture.source.sections[0].remove(at: 2)
        fixture.table.deleteRows(at: [.row(2)], with: .fade)
        fixture.table.endUpdates()
      }
    }
    fixture.device.advance(by: 0.1)
    #expect(log.take().isEmpty)
    fixture.device.advance(by: 0.5)
    #expect(log.take() == ["over"])
  }
}
