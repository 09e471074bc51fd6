import Heft
import HeftTesting
import TestRules
import Testing

/// Buttons, switches, sliders and segmented controls (CONTROL-5 to CONTROL-8).
struct ControlKindTests {
  let fixture = Fixture()

  private func show<Control: UIControl>(_ control: Control, _ frame: CGRect) -> (Control, () -> Int) {
    var count = 0
    fixture.device.run {
      control.frame = frame
      control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      fixture.sheet.addSubview(control)
    }
    return (control, { count })
  }

  @Test("A button shows the title and color of its state, else of the normal one", .rule("CONTROL-5"))
  func button() {
    let button = UIButton(type: .system)
    fixture.device.run {
      button.setTitle("Off", for: .normal)
      button.setTitle("On", for: .selected)
      button.setTitleColor(.red, for: .selected)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
      fixture.sheet.addSubview(button)
    }
    #expect(fixture.host.screen.texts == ["Off"])
    #expect(button.currentTitleColor === button.tintColor)
    fixture.device.run { button.isSelected = true }
    #expect(fixture.host.screen.texts == ["On"])
    #expect(button.currentTitleColor === UIColor.red)
    let finger = fixture.device.press(at: 50, 20)
    // Pressed and chosen is a state of its own, which has no title.
    #expect((fixture.host.screen.label("Off")?.alpha ?? 1) < 1)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.host.screen.views.values.filter { $0.alpha < 1 }.isEmpty)
    #expect(UIButton().currentTitle == nil)
  }

  @Test("A switch changes by a tap or by dragging past its middle, and says so once", .rule("CONTROL-6"))
  func toggle() {
    let (toggle, count) = show(UISwitch(), CGRect(x: 100, y: 100, width: 0, height: 0))
    #expect(UISwitch(frame: .zero).bounds.size == CGSize(width: 51, height: 31))
    fixture.device.run { toggle.frame = CGRect(x: 100, y: 100, width: 51, height: 31) }
    fixture.device.tap(at: 110, 115)
    #expect(toggle.isOn && count() == 1)
    let back = fixture.device.press(at: 140, 115)
    back.move(to: 105, 115)
    #expect(!toggle.isOn && count() == 1)
    back.move(to: 145, 115)
    back.lift()
    #expect(toggle.isOn && count() == 1)
    let taken = fixture.device.press(at: 140, 115)
    taken.move(to: 105, 115)
    taken.cancel()
    #expect(toggle.isOn && count() == 1)
    fixture.device.run { toggle.setOn(false, animated: true) }
    #expect(!toggle.isOn && count() == 1)
    fixture.device.advance(by: 1)
    #expect(!fixture.host.wantsTicks)
  }

  @Test("Nothing around a switch drags sideways while its thumb is held", .rule("CONTROL-6"))
  func switchInPan() {
    let (toggle, count) = show(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
    var pans = 0
    let pan = UIPanGestureRecognizer { _ in pans += 1 }
    fixture.device.run { fixture.sheet.addGestureRecognizer(pan) }
    let finger = fixture.device.press(at: 110, 115)
    finger.move(to: 145, 115)
    finger.lift()
    #expect(toggle.isOn && count() == 1 && pans == 0)
    let down = fixture.device.press(at: 110, 115)
    down.move(to: 110, 200)
    down.lift()
    #expect(toggle.isOn && count() == 1 && pans == 2)
  }

  @Test("A slider follows its thumb, within its ends, from the thumb only", .rule("CONTROL-7"))
  func slider() {
    let (slider, count) = show(UISlider(), CGRect(x: 20, y: 100, width: 228, height: 31))
    fixture.device.run {
      slider.minimumValue = 10
      slider.maximumValue = 20
      slider.value = 15
    }
    let beside = fixture.device.press(at: 230, 115)
    beside.move(to: 240, 115)
    beside.lift()
    #expect(slider.value == 15 && count() == 0)
    let finger = fixture.device.press(at: 134, 115)
    finger.move(to: 154, 115)
    #expect(abs(slider.value - 16) < 0.001 && count() == 1)
    finger.press(3)
    #expect(count() == 1)
    finger.move(to: 900, 115)
    finger.lift()
    #expect(slider.value == 20 && count() == 2)
    fixture.device.run {
      slider.value = .nan
      slider.maximumValue = .infinity
      slider.minimumValue = 30
    }
    #expect(slider.value == 30 && slider.maximumValue == 30)
  }

  @Test("A slider that is not continuous tells once, at the end", .rule("CONTROL-7"))
  func notContinuous() {
    let (slider, count) = show(UISlider(), CGRect(x: 20, y: 100, width: 228, height: 31))
    slider.isContinuous = false
    let finger = fixture.device.press(at: 30, 115)
    finger.move(to: 60, 115)
    finger.move(to: 90, 115)
    #expect(count() == 0)
    finger.lift()
    #expect(count() == 1)
  }

  @Test("A segment is chosen by its tap, and told once", .rule("CONTROL-8"))
  func segments() {
    let (control, count) = show(
      UISegmentedControl(items: ["One", "Two", "Three"]), CGRect(x: 0, y: 0, width: 300, height: 32))
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    fixture.device.tap(at: 150, 16)
    #expect(control.selectedSegmentIndex == 1 && count() == 1)
    fixture.device.tap(at: 150, 16)
    #expect(count() == 1)
    fixture.device.run { control.setEnabled(false, forSegmentAt: 2) }
    fixture.device.tap(at: 250, 16)
    #expect(control.selectedSegmentIndex == 1 && count() == 1)
    fixture.device.run {
      control.insertSegment(withTitle: "Zero", at: -5, animated: true)
      control.setTitle("x", forSegmentAt: 99)
      control.removeSegment(at: 99, animated: true)
    }
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
    fixture.device.run { control.removeSegment(at: 2, animated: true) }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    fixture.device.run { control.selectedSegmentIndex = 77 }
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    fixture.device.run { control.removeAllSegments() }
    fixture.device.tap(at: 150, 16)
    #expect(control.numberOfSegments == 0 && count() == 1)
    #expect(fixture.host.screen.mistakes.isEmpty)
  }
}
