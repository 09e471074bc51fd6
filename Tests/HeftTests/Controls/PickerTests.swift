import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// A picker as a user turns it (CONTROL-14).
struct PickerTests {
  private final class Colors: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 300, height: 216))
    var picked: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.dataSource = self
      picker.delegate = self
      view.addSubview(picker)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 5 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component)-\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      picked.append(component * 10 + row)
    }
  }

  private func drag(_ device: TestDevice, x: Double, from start: Double, to end: Double) {
    let finger = device.press(at: x, start)
    for step in 1...10 {
      device.advance(by: 1.0 / 60.0)
      finger.move(to: x, start + (end - start) * Double(step) / 10)
    }
    device.advance(by: 0.3)
    finger.lift()
    device.advance(by: 1)
  }

  /// Returns a part of the columns' descriptions for a screen reader, in order.
  private func columns(of device: TestDevice, _ part: KeyPath<AccessibilityDescription, String>) -> [String] {
    device.host.screen.views.values.compactMap { $0.accessibility }.filter { $0.role == .slider }
      .map { $0[keyPath: part] }.sorted()
  }

  @Test("A column that is dragged rests at a row, which the delegate hears of", .rule("CONTROL-14"))
  func dragged() {
    let screen = Colors()
    let device = device { screen }
    #expect(screen.picker.selectedRow(inComponent: 0) == 0)
    drag(device, x: 75, from: 250, to: 170)
    #expect(screen.picker.selectedRow(inComponent: 0) == 2)
    #expect(screen.picker.selectedRow(inComponent: 1) == 0)
    #expect(screen.picked == [2])
  }

  @Test("A row that is tapped is picked; one that the app picks is not told", .rule("CONTROL-14"))
  func tapped() {
    let screen = Colors()
    let device = device { screen }
    device.tap(at: 75, 208 + 32)
    device.advance(by: 1)
    #expect(screen.picked == [1])
    device.run { screen.picker.selectRow(2, inComponent: 1, animated: false) }
    #expect(screen.picker.selectedRow(inComponent: 1) == 2)
    device.run { screen.picker.selectRow(99, inComponent: 1, animated: true) }
    device.advance(by: 1)
    #expect(screen.picker.selectedRow(inComponent: 1) == 2)
    #expect(screen.picker.selectedRow(inComponent: 7) == -1)
    #expect(screen.picked == [1])
  }

  @Test(
    "The wheel turns a column by any distance, and then the nearest row comes to the middle",
    .rule("CONTROL-14"))
  func wheel() {
    let screen = Colors()
    let device = device { screen }
    device.device.handle(.wheel(HostEvent.Wheel(time: device.time, x: 75, y: 208, deltaY: 50)))
    device.advance(by: 2)
    // 50 points lie between the second row, at 32, and the third, at 64.
    #expect(screen.picker.selectedRow(inComponent: 0) == 2)
    #expect(screen.picked == [2])
    let row = screen.picker.view(forRow: 2, forComponent: 0)
    #expect(row.map { $0.convert($0.bounds, to: screen.picker).midY } == 108)
    #expect(!device.host.wantsTicks)
  }

  @Test("A screen reader hears the row's title, and goes a row up or down", .rule("CONTROL-14"))
  func spoken() {
    let screen = Colors()
    let device = device { screen }
    func columns() -> [String] { self.columns(of: device, \.value) }
    #expect(columns() == ["0-0", "1-0"])
    let column = screen.picker.subviews.last
    device.run {
      column?.accessibilityIncrement()
      column?.accessibilityIncrement()
      column?.accessibilityIncrement()
      column?.accessibilityDecrement()
    }
    device.advance(by: 1)
    #expect(columns() == ["0-0", "1-1"])
    #expect(screen.picked == [11, 12, 11])
  }

  @Test("Columns are called as their picker, each with its place", .rule("CONTROL-14"))
  func names() {
    let screen = Colors()
    let device = device { screen }
    func columns() -> [String] { self.columns(of: device, \.label) }
    #expect(columns() == ["Picker, 1 of 2", "Picker, 2 of 2"])
    device.run {
      screen.picker.accessibilityLabel = "Color"
      screen.picker.reloadAllComponents()
    }
    device.advance(by: 0.1)
    #expect(columns() == ["Color, 1 of 2", "Color, 2 of 2"])
  }

  @Test("Rows that are no longer there are not picked, and a reload keeps the others", .rule("CONTROL-14"))
  func reloaded() {
    final class Shrinking: NSObject, UIPickerViewDataSource {
      var count = 9
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
    }
    let source = Shrinking()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.dataSource = source
    picker.selectRow(7, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 7)
    source.count = 4
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 3 && picker.numberOfRows(inComponent: 0) == 4)
    source.count = -1
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.numberOfRows(inComponent: 0) == 0)
  }
}
