import Heft
import HeftTesting
import TestRules
import Testing

/// Controllers presented over others: PRESENT-1 to PRESENT-8.
struct PresentationTests {
  private let log = LifeLog()

  private func makeDevice(width: Double = 375, height: Double = 667) -> TestDevice {
    let log = log
    return device(width: width, height: height) { Told("root", log) }
  }

  @Test(
    "A full screen takes the place of what was there, in UIKit's order of calls", .rule("PRESENT-1"),
    arguments: [true, false])
  func order(animated: Bool) {
    let device = makeDevice()
    _ = log.take()
    let sheet = Told("sheet", log)
    device.settle {
      device.root!.present(sheet, animated: animated) { [log] in log.lines.append("presented") }
    }
    #expect(
      log.take() == [
        "root willDisappear", "sheet didLoad", "sheet willAppear", "sheet didAppear", "root didDisappear",
        "presented",
      ])
    #expect(device.root!.view.window == nil)
    device.settle { sheet.dismiss(animated: animated) { [log] in log.lines.append("dismissed") } }
    #expect(
      log.take() == [
        "sheet willDisappear", "root willAppear", "root didAppear", "sheet didDisappear", "dismissed",
      ])
    #expect(device.root!.view.window != nil)
    #expect(sheet.view.window == nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A card leaves what was there where it is", .rule("PRESENT-2"))
  func card() {
    let device = makeDevice(width: 1024, height: 768)
    _ = log.take()
    let sheet = Told("sheet", log)
    sheet.modalPresentationStyle = .formSheet
    device.settle { device.root!.present(sheet, animated: true) }
    #expect(log.take() == ["sheet didLoad", "sheet willAppear", "sheet didAppear"])
    #expect(device.root!.view.window != nil)
    #expect(
      device.run { sheet.view.convert(sheet.view.bounds, to: nil) }
        == CGRect(x: 242, y: 74, width: 540, height: 620))
    device.tap(at: 10, 10)
    device.advance(by: 1)
    #expect(device.root!.presentedViewController == nil)
    #expect(log.take() == ["sheet willDisappear", "sheet didDisappear"])
  }

  @Test("A popover's delegate keeps it a card on a phone", .rule("PRESENT-13"))
  func popover() {
    final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
      var style = UIModalPresentationStyle.none
      var asked: [UIViewController] = []
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        asked.append(controller.presentedViewController)
        return style
      }
    }
    let device = makeDevice()
    let delegate = Adapting()
    func show(_ size: CGSize = .zero) -> CGRect {
      let popover = Told("popover", log)
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = size
      popover.popoverPresentationController?.delegate = delegate
      device.settle { device.root!.present(popover, animated: true) }
      #expect(delegate.asked.last === popover)
      let frame = device.run { popover.view.convert(popover.view.bounds, to: nil) }
      device.settle { popover.dismiss(animated: true) }
      return frame ?? .zero
    }
    #expect(show() == CGRect(x: 28, y: 94, width: 320, height: 480))
    #expect(show(CGSize(width: 200, height: 100)).size == CGSize(width: 200, height: 100))
    #expect(show(CGSize(width: 900, height: 900)).size == CGSize(width: 343, height: 635))
    delegate.style = .fullScreen
    #expect(show().size == CGSize(width: 375, height: 667))
    #expect(delegate.asked.count == 4)
  }

  @Test(
    "The user's leaving of a card is told to its delegate, the app's dismissing is not", .rule("PRESENT-14"))
  func delegate() {
    final class Hearing: NSObject, UIPopoverPresentationControllerDelegate {
      let log: LifeLog
      var keeps = false
      init(_ log: LifeLog) { self.log = log }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { !keeps }
      func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        log.lines.append("will \((controller.presentedViewController as? Told)?.name ?? "?")")
      }
      func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        log.lines.append("did")
      }
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        log.lines.append("tried")
      }
      func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
        log.lines.append("popover")
      }
    }
    let device = makeDevice(width: 1024, height: 768)
    let delegate = Hearing(log)
    for style in [UIModalPresentationStyle.formSheet, .popover] {
      let card = Told("card", log)
      func show() {
        card.modalPresentationStyle = style
        if style == .popover {
          card.popoverPresentationController?.delegate = delegate
        } else {
          card.presentationController?.delegate = delegate
        }
        #expect(card.presentationController?.delegate === delegate)
        device.settle { device.root!.present(card, animated: true) }
        _ = log.take()
      }
      let leave = ["will card", "card willDisappear", "card didDisappear", "did"]
      show()
      device.tap(at: 10, 10)
      device.advance(by: 1)
      #expect(log.take() == (style == .popover ? leave + ["popover"] : leave))
      show()
      delegate.keeps = true
      device.tap(at: 10, 10)
      device.advance(by: 1)
      #expect(log.take() == ["tried"])
      delegate.keeps = false
      card.isModalInPresentation = true
      device.tap(at: 10, 10)
      device.advance(by: 1)
      #expect(log.take() == ["tried"])
      device.settle { card.dismiss(animated: true) }
      #expect(log.take() == ["card willDisappear", "card didDisappear"])
    }
  }

  @Test("Who presents and who is presented is known to all that are contained", .rule("PRESENT-3"))
  func relations() {
    let log = log
    let inner = Told("inner", log)
    let device = device { UINavigationController(rootViewController: inner) }
    let sheet = Told("sheet", log)
    let around = UINavigationController(rootViewController: sheet)
    device.run { inner.present(around, animated: true) }
    #expect(around.isBeingPresented)
    device.advance(by: 1)
    #expect(!around.isBeingPresented)
    #expect(inner.presentedViewController === around)
    #expect(device.root!.presentedViewController === around)
    #expect(sheet.presentingViewController === device.root!)
    device.run { sheet.dismiss(animated: true) }
    #expect(around.isBeingDismissed)
    device.advance(by: 1)
    #expect(inner.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test("Presenting twice is refused with a line on the console", .rule("PRESENT-4"))
  func twice() {
    let device = makeDevice()
    let (one, two) = (Told("one", log), Told("two", log))
    device.settle {
      device.root!.present(one, animated: true)
      device.root!.present(two, animated: true)
      one.present(one, animated: true)
    }
    #expect(device.root!.presentedViewController === one)
    #expect(two.presentingViewController == nil)
    #expect(device.host.consoleLines.count == 2)
    #expect(log.lines.filter { $0.hasPrefix("two") } == [])
  }

  @Test("What is on its way out presents nothing", .rule("PRESENT-4"), arguments: [false, true])
  func presentingFromWhatGoes(inACall: Bool) {
    let device = makeDevice()
    let (one, two, late) = (Told("one", log), Told("two", log), Told("late", log))
    device.settle { device.root!.present(one, animated: false) }
    device.settle { one.present(two, animated: false) }
    two.when = { what, two in
      if inACall, what == "willDisappear" { two.present(late, animated: false) }
    }
    _ = log.take()
    device.settle {
      device.root!.dismiss(animated: true)
      if !inACall { two.present(late, animated: false) }
    }
    #expect(log.take() == ["two willDisappear", "root willAppear", "root didAppear", "two didDisappear"])
    #expect(late.presentingViewController == nil)
    #expect(late.viewIfLoaded?.window == nil)
    #expect(device.host.consoleLines.count == 1)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Dismissing what is not presented changes nothing", .rule("PRESENT-5"))
  func notPresented() {
    let device = makeDevice()
    _ = log.take()
    var isOver = false
    device.settle { device.root!.dismiss(animated: true) { isOver = true } }
    #expect(isOver)
    #expect(log.lines == [])
    #expect(device.root!.view.window != nil)
  }

  @Test("Dismissing takes away all that is presented above", .rule("PRESENT-6"))
  func chain() {
    let device = makeDevice()
    let (one, two) = (Told("one", log), Told("two", log))
    device.settle { device.root!.present(one, animated: false) }
    device.settle { one.present(two, animated: false) }
    #expect(one.view.window == nil)
    _ = log.take()
    device.settle { device.root!.dismiss(animated: true) }
    #expect(log.take() == ["two willDisappear", "root willAppear", "root didAppear", "two didDisappear"])
    #expect(one.presentingViewController == nil)
    #expect(two.presentingViewController == nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test(
    "What the app asks for while it is told waits for its end", .rule("PRESENT-7"),
    arguments: ["willAppear", "didAppear"])
  func dismissalInACall(call: String) {
    let device = makeDevice()
    _ = log.take()
    let sheet = Told("sheet", log)
    sheet.when = { what, sheet in if what == call { sheet.dismiss(animated: true) } }
    device.settle { device.root!.present(sheet, animated: true) }
    device.advance(by: 1)
    #expect(
      log.take() == [
        "root willDisappear", "sheet didLoad", "sheet willAppear", "sheet didAppear", "root didDisappear",
        "sheet willDisappear", "root willAppear", "root didAppear", "sheet didDisappear",
      ])
    #expect(device.root!.view.window != nil)
  }

  @Test("Presenting while something is on its way out ends that at once", .rule("PRESENT-7"))
  func presentingDuringDismissal() {
    let device = makeDevice()
    let (one, two) = (Told("one", log), Told("two", log))
    device.settle { device.root!.present(one, animated: false) }
    device.settle {
      device.root!.dismiss(animated: true)
      device.root!.present(two, animated: true)
    }
    #expect(device.root!.presentedViewController === two)
    #expect(two.view.window != nil)
    #expect(one.view.window == nil)
    #expect(device.host.consoleLines == [])
  }

  @Test("A touch during a dismissal reaches what comes back", .rule("PRESENT-7"), arguments: [false, true])
  func touchDuringDismissal(isAlert: Bool) {
    let device = makeDevice()
    let button = UIButton(frame: device.root!.view.bounds)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    device.settle { device.root!.view.addSubview(button) }
    let upper =
      isAlert ? UIAlertController(title: "Alert", message: nil, preferredStyle: .alert) : Told("one", log)
    device.settle { device.root!.present(upper, animated: false) }
    device.tap(at: 20, 20)
    #expect(taps == 0)
    device.settle { device.root!.dismiss(animated: true) }
    device.tap(at: 20, 20)
    #expect(taps == 1)
  }

  @Test("A screen reader stays in what is in front", .rule("PRESENT-8"))
  func modality() {
    let device = makeDevice(width: 1024, height: 768)
    let sheet = Told("sheet", log)
    func hidden() -> [Bool] {
      let screen = device.host.screen
      return screen.views[screen.roots[0]]!.children.map {
        screen.views[$0]!.accessibility?.states.contains(.hidden) == true
      }
    }
    device.settle { device.root!.present(sheet, animated: true) }
    #expect(hidden() == [true, false])
    device.settle { sheet.dismiss(animated: true) }
    #expect(hidden() == [false])
  }

  @Test("Another root takes away what the old one presents", .rule("PRESENT-6"))
  func anotherRoot() {
    let device = makeDevice()
    let sheet = Told("sheet", log)
    device.settle { device.root!.present(sheet, animated: true) }
    _ = log.take()
    device.settle { UIApplication.shared.windows[0].rootViewController = Told("new", log) }
    #expect(log.take().filter { $0.hasPrefix("sheet") } == ["sheet willDisappear", "sheet didDisappear"])
    #expect(sheet.view.window == nil)
    #expect(device.host.screen.mistakes == [])
  }
}
