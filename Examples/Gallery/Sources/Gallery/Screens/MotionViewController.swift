import Heft

/// Animations of layers: around a path, on a spring, again and again, as the force says.
final class MotionViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(OrbitView(frame: .zero), height: 120, caption: "CAKeyframeAnimation along a path")
    add(PulseView(frame: .zero), height: 90, caption: "CABasicAnimation: repeatCount, autoreverses")
    add(SpringView(frame: .zero), height: 90, caption: "CASpringAnimation: tap")
  }
}

/// A dot that goes around.
private final class OrbitView: UIView {
  private let dot = CALayer()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    if dot.superlayer == nil {
      dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      dot.cornerRadius = 10
      dot.backgroundColor = UIColor.systemRed.cgColor
      layer.addSublayer(dot)
    }
    let around = CAKeyframeAnimation(keyPath: "position")
    around.path = CGPath(ellipseIn: CGRect(x: 20, y: 15, width: 200, height: 90))
    around.duration = 3
    around.repeatCount = .infinity
    dot.add(around, forKey: "around")
  }
}

/// A disk that grows and shrinks.
private final class PulseView: UIView {
  private let disk = CALayer()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    if disk.superlayer == nil {
      disk.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
      disk.cornerRadius = 25
      disk.backgroundColor = UIColor.systemGreen.cgColor
      layer.addSublayer(disk)
    }
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 0.6
    pulse.toValue = 1.2
    pulse.duration = 0.8
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    disk.add(pulse, forKey: "pulse")
  }
}

/// A square that springs to the other side.
private final class SpringView: SquareView {
  private var isRight = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    square.cornerRadius = 12
    square.backgroundColor = UIColor.systemBlue.cgColor
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: SpringView.go))
  }

  private func go() {
    isRight.toggle()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = CAAnimationValue(Double(square.position.x))
    spring.damping = 8
    spring.duration = spring.settlingDuration
    CATransaction.setDisableActions(true)
    square.position.x = isRight ? bounds.width - 45 : 45
    square.add(spring, forKey: "spring")
  }
}
