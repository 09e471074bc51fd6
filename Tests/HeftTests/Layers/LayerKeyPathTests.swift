import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// Layers' properties by their key paths, and text layers with attributes (LAYER-16, LAYER-17).
struct LayerKeyPathTests {
  private let fixture = Fixture()

  @Test("A property or a part of it is set and told by its key path", .rule("LAYER-16"))
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(40, forKeyPath: "position.x")
    layer.setValue(CAAnimationValue(CGSize(width: 30, height: 20)), forKeyPath: "bounds.size")
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(CAAnimationValue(UIColor.red.cgColor), forKeyPath: "backgroundColor")
    #expect(layer.position == CGPoint(x: 40, y: 0))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(layer.opacity == 0.5)
    #expect(layer.backgroundColor?.components == [1, 0, 0, 1])
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(5, forKeyPath: "transform.translation.y")
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2 && layer.transform.m42 == 5)
    #expect(layer.value(forKeyPath: "transform.scale.x")?.doubleValue == 2)
    #expect(layer.value(forKeyPath: "position")?.cgPointValue == CGPoint(x: 40, y: 0))
    layer.setValue(0.25, forKeyPath: "transform.rotation.z")
    #expect(isClose(layer.value(forKeyPath: "transform.rotation")?.doubleValue ?? 0, 0.25))
    layer.setValue(1, forKeyPath: "no.such.path")
    layer.setValue(1, forKeyPath: "strokeEnd")
    #expect(layer.value(forKeyPath: "no.such.path") == nil)
    #expect(layer.value(forKeyPath: "strokeEnd") == nil)
  }

  @Test("Shapes and gradients have key paths of their own", .rule("LAYER-16"))
  func kinds() {
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKeyPath: "strokeEnd")
    shape.setValue(3, forKeyPath: "lineWidth")
    shape.setValue(CAAnimationValue(UIColor.blue.cgColor), forKeyPath: "fillColor")
    #expect(shape.strokeEnd == 0.5 && shape.lineWidth == 3)
    #expect(shape.fillColor?.components == [0, 0, 1, 1])
    let gradient = CAGradientLayer()
    gradient.setValue(
      CAAnimationValue([UIColor.red.cgColor, UIColor.blue.cgColor]), forKeyPath: "colors")
    gradient.setValue(CAAnimationValue([0.25, 0.75]), forKeyPath: "locations")
    gradient.setValue(1, forKeyPath: "endPoint.x")
    #expect(gradient.colors?.count == 2 && gradient.locations == [0.25, 0.75])
    #expect(gradient.endPoint == CGPoint(x: 1, y: 1))
  }

  @Test("A text layer shows its attributes by stretch, until the next text", .rule("LAYER-17"))
  func attributedText() {
    let layer = CATextLayer()
    fixture.device.run {
      layer.frame = CGRect(x: 20, y: 60, width: 200, height: 60)
      let text = NSMutableAttributedString(
        string: "one", attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
      text.append(
        NSAttributedString(string: "TWO!", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)]))
      layer.attributedString = text
      fixture.sheet.layer.addSublayer(layer)
    }
    let shown = fixture.host.screen.label("oneTWO!")
    #expect(shown?.runs.map(\.size) == [10, 20])
    #expect(shown?.runs.map(\.color) == [0xFF00_00FF, 0xFFFF_FFFF])
    #expect(layer.fontSize == 20 && layer.attributedString?.string == "oneTWO!")
    fixture.device.run { layer.string = "plain" }
    #expect(fixture.host.screen.label("plain")?.runs.isEmpty == true)
    #expect(layer.attributedString == nil)
  }
}
