import HeftTesting
import Testing

@testable import Heft

/// Views drawn into contexts.
struct RenderingTests {
  private final class Disc: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
  }

  private func picture(of view: UIView, _ draw: (CGContext) -> Void) -> CGImage? {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { draw(context) }
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }

  @Test("DRAW-17: a layer renders grounds, what views draw themselves, and the views in them where they are")
  func layer() {
    let fixture = Fixture()
    let view = fixture.show(UIView(), width: 40, height: 40)
    fixture.device.run {
      view.backgroundColor = .red
      let disc = Disc(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      view.addSubview(disc)
      let hidden = UIView(frame: view.bounds)
      hidden.backgroundColor = .green
      hidden.isHidden = true
      view.addSubview(hidden)
      let image = picture(of: view) { view.layer.render(in: $0) }
      #expect(image?.bitmap[5, 5] == 0xFF00_00FF)
      #expect(image?.bitmap[30, 30] == 0xFFFF_0000)
      #expect(image?.bitmap[21, 21] == 0xFF00_00FF)
    }
  }

  @Test(
    "DRAW-17: a hierarchy is drawn into the rectangle that is asked for, and a snapshot has the view's size")
  func hierarchy() {
    let fixture = Fixture()
    let view = fixture.show(UIView(), width: 40, height: 40)
    fixture.device.run {
      view.backgroundColor = .red
      let image = picture(of: view) { _ in
        view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
      }
      #expect(image?.bitmap[10, 10] == 0xFF00_00FF)
      #expect(image?.bitmap[30, 30] == 0)
      #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == view.bounds.size)
      #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }
  }

  @Test("DRAW-17: a snapshot shows the texts and pictures of the view as they were, and answers no touch")
  func snapshot() {
    let fixture = Fixture()
    let view = fixture.show(UIView(), width: 40, height: 40)
    fixture.device.run {
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
      label.text = "Hello"
      label.textColor = .red
      let hidden = UIView(frame: label.frame)
      hidden.isHidden = true
      view.addSubview(label)
      view.addSubview(hidden)
      let shot = view.snapshotView(afterScreenUpdates: true)
      let copy = shot?.subviews.first as? UILabel
      #expect(shot?.subviews.count == 1 && copy !== label)
      #expect(copy?.text == "Hello" && copy?.textColor === label.textColor && copy?.frame == label.frame)
      label.text = "Gone"
      #expect(copy?.text == "Hello" && shot?.isUserInteractionEnabled == false)
    }
  }
}
