import Heft

/// What comes over a screen: a card with a presentation of its own, a form sheet, a popover, questions, and pages.
final class PresentationsViewController: ExampleScreen {
  private let answer = UILabel()
  private let pages = PagedView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Lower half", caption: "UIPresentationController of its own, with a shade") { screen, _ in
      screen.showLowerHalf()
    }
    addButton("Form sheet", caption: "modalPresentationStyle: formSheet") { screen, _ in
      screen.present(CardViewController("A card on a wide screen, all of a phone\u{2019}s"), animated: true)
    }
    addButton("Popover", caption: "popoverPresentationController") { screen, button in
      screen.showPopover(from: button)
    }
    addButton("Alert", caption: "UIAlertController: alert") { screen, _ in screen.ask(.alert) }
    addButton("Action sheet", caption: "UIAlertController: actionSheet") { screen, _ in
      screen.ask(.actionSheet)
    }
    answer.text = "Nothing chosen yet"
    answer.font = .preferredFont(forTextStyle: .body)
    add(answer, caption: "UIAlertAction")
    add(pages, height: 190, caption: "isPagingEnabled, with a UIPageControl")
  }

  private func addButton(
    _ title: String, caption: String, _ tapped: @escaping (PresentationsViewController, UIButton) -> Void
  ) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 10
    button.addAction(
      UIAction(
        title: "",
        handler: weakify(self) { screen, action in
          if let button = action.sender as? UIButton { tapped(screen, button) }
        }), for: .touchUpInside)
    add(button, height: 44, caption: caption)
  }

  private func showLowerHalf() {
    let card = CardViewController("A card in the lower half. Tap beside it, or Done.")
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = self
    present(card, animated: true)
  }

  private func showPopover(from button: UIButton) {
    let card = CardViewController("As large as it would like to be")
    card.modalPresentationStyle = .popover
    card.preferredContentSize = CGSize(width: 300, height: 240)
    card.popoverPresentationController?.delegate = self
    card.popoverPresentationController?.sourceView = button
    card.popoverPresentationController?.sourceRect = button.bounds
    present(card, animated: true)
  }

  private func ask(_ style: UIAlertController.Style) {
    let question = UIAlertController(
      title: "Keep the drawing?", message: "It has not been saved.", preferredStyle: style)
    question.addAction(
      UIAlertAction(title: "Keep", style: .default, handler: weakify(self) { $0.say("Kept", $1) }))
    question.addAction(
      UIAlertAction(title: "Delete", style: .destructive, handler: weakify(self) { $0.say("Deleted", $1) }))
    question.addAction(
      UIAlertAction(title: "Cancel", style: .cancel, handler: weakify(self) { $0.say("Cancelled", $1) }))
    present(question, animated: true)
  }

  private func say(_ words: String, _ action: UIAlertAction) {
    answer.text = words
    view.setNeedsLayout()
  }
}

extension PresentationsViewController: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    LowerHalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

extension PresentationsViewController: UIPopoverPresentationControllerDelegate {
  /// A card on a phone too.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .none
  }
}

/// A card in the lower half of the window, with a shade above it that a tap goes away by.
private final class LowerHalfPresentation: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = min(bounds.width, 560)
    let height = max(bounds.height / 2, min(bounds.height, 280))
    return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.45)
    shade.alpha = 0
    shade.isAccessibilityElement = true
    shade.accessibilityTraits = .button
    shade.accessibilityLabel = "Close the card"
    shade.addGestureRecognizer(
      UITapGestureRecognizer(
        handler: weakify(self) { card, _ in card.presentedViewController.dismiss(animated: true) }))
    containerView?.insertSubview(shade, at: 0)
    presentedView?.layer.cornerRadius = 20
    presentedView?.clipsToBounds = true
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: weakify(self) { card, _ in card.shade.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: weakify(self) { card, _ in card.shade.alpha = 0 }, completion: nil)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    shade.frame = containerView?.bounds ?? .zero
  }
}

/// A line of text and a button that ends it.
private final class CardViewController: UIViewController {
  private let line = UILabel()
  private let done = UIButton(type: .system)

  init(_ text: String) {
    super.init()
    line.text = text
    modalPresentationStyle = .formSheet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    line.font = .preferredFont(forTextStyle: .headline)
    line.adjustsFontForContentSizeCategory = true
    line.textAlignment = .center
    line.numberOfLines = 0
    done.setTitle("Done", for: .normal)
    done.addAction(
      UIAction(title: "", handler: weakify(self) { card, _ in card.dismiss(animated: true) }),
      for: .touchUpInside)
    view.addSubview(line)
    view.addSubview(done)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 16)
    done.frame = CGRect(x: room.midX - 60, y: room.maxY - 44, width: 120, height: 44)
    line.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: done.frame.minY - room.minY)
  }
}
