import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Begins where a touch is pressed deeper than a threshold.
class DeepPressGestureRecognizer: UIGestureRecognizer {

    private let threshold: CGFloat
    private var isDeep = false

    required init(target: AnyObject?, action: Selector, threshold: CGFloat) {
        self.threshold = threshold
        super.init(target: target, action: action)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { handle(touch) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { handle(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = isDeep ? .ended : .failed
        isDeep = false
    }

    private func handle(_ touch: UITouch) {
        guard touch.maximumPossibleForce != 0 else { return }
        if !isDeep && touch.force / touch.maximumPossibleForce >= threshold {
            state = .began
            isDeep = true
        }
    }
}
