import UIKit

protocol GaugeViewDelegate: class {
    func gauge(_ gauge: GaugeView, didMeasure percent: Int)
    func gaugeDidRelease(_ gauge: GaugeView)
}

/// Fills from below with the force of a finger.
class GaugeView: UIView {

    weak var delegate: GaugeViewDelegate?

    @objc dynamic var level: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    fileprivate struct Palette {
        static let colors: [UIColor] = [#colorLiteral(red: 0.2, green: 0.7, blue: 0.4, alpha: 1), .orange, .red]

        static func color(for level: CGFloat) -> UIColor {
            let index = min(Int(level * CGFloat(colors.count)), colors.count - 1)
            return colors[index]
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0.95, alpha: 1)
        layer.cornerRadius = 12
        layer.borderColor = UIColor.lightGray.cgColor
        layer.borderWidth = 1.0 / UIScreen.main.scale
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = "Gauge"
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let height = bounds.height * level
        context.setFillColor(Palette.color(for: level).cgColor)
        context.fill(CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        measure(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        measure(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        release()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        release()
    }

    private func measure(_ touches: Set<UITouch>) {
        guard let touch = touches.first, traitCollection.forceTouchCapability == .available else { return }
        level = touch.force / touch.maximumPossibleForce
        delegate?.gauge(self, didMeasure: Int((level * 100).rounded()))
    }

    private func release() {
        level = 0
        delegate?.gaugeDidRelease(self)
    }
}
