import Heft
import HeftTesting
import Testing

/// The drawing tutorial: a canvas whose line follows the force, in the spelling of Swift 3 and later.
struct CanvasTutorialTests {
  private final class DoodleCanvas: UIView {
    var strokeWidth: CGFloat = 3
    var strokeColor = UIColor.black
    var drawing: UIImage?
    var forces: [CGFloat] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first else { return }
      if #available(iOS 9.0, *), traitCollection.forceTouchCapability == .available {
        addLine(from: touch.previousLocation(in: self), to: touch.location(in: self), withForce: touch.force)
      } else {
        addLine(from: touch.previousLocation(in: self), to: touch.location(in: self))
      }
    }

    private func addLine(from: CGPoint, to: CGPoint, withForce force: CGFloat = 1) {
      forces.append(force)
      UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0.0)
      drawing?.draw(in: bounds)
      let context = UIGraphicsGetCurrentContext()
      context?.move(to: CGPoint(x: from.x, y: from.y))
      context?.addLine(to: CGPoint(x: to.x, y: to.y))
      context?.setLineCap(.round)
      context?.setLineWidth(2 * force * strokeWidth)
      strokeColor.setStroke()
      context?.strokePath()
      drawing = UIGraphicsGetImageFromCurrentImageContext()
      layer.contents = drawing?.cgImage
      UIGraphicsEndImageContext()
    }
  }

  private let canvas = DoodleCanvas(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let device: TestDevice

  init() {
    let canvas = canvas
    device = TestDevice(tutorialApp { UIViewController(showing: canvas) })
  }

  @Test func eachMoveDrawsOverTheOldImageWithTheForceOfTheTouch() {
    let finger = device.press(at: 50, 50, force: 1)
    finger.move(to: 100, 50, force: 2)
    finger.move(to: 150, 50, force: 3)
    finger.lift()
    #expect(canvas.forces == [2, 3])
    #expect(canvas.drawing?.size == CGSize(width: 375, height: 667))
    #expect(canvas.drawing?.cgImage?.width == 750)
    // Only the second line's own rectangle crosses to the page, not the whole image.
    let areas = device.host.operations.compactMap { operation -> Int? in
      if case .pixels(_, let patch) = operation { patch.changedWidth * patch.changedHeight } else { nil }
    }
    #expect(areas.count == 2)
    #expect(areas.allSatisfy { $0 < 750 * 1334 / 10 })
  }

  @Test func withoutTheCapabilityTheForceIsOne() {
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    let finger = device.press(at: 50, 50, force: 3)
    finger.move(to: 100, 50)
    #expect(canvas.forces == [1])
  }
}
