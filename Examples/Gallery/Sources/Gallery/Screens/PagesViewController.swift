import Heft

/// Cards that a finger turns, with dots, and buttons that turn them too.
final class PagesViewController: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private static let texts = [
    "Swipe to the next card.", "There is one before this, and one after.", "The dots tell where you are.",
    "Buttons turn cards too.", "This is the last one.",
  ]

  private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let cards = PagesViewController.texts.enumerated().map { CardViewController($0.offset, $0.element) }
  private lazy var back = UIBarButtonItem(
    title: "Back a card", style: .plain, target: self, action: PagesViewController.goBack)
  private lazy var nextItem = UIBarButtonItem(
    title: "Next", style: .plain, target: self, action: PagesViewController.showNext)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.dataSource = self
    pages.delegate = self
    addChild(pages)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.setViewControllers([cards[0]], direction: .forward, animated: false)
    navigationItem.rightBarButtonItems = [nextItem, back]
    showButtons()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.view.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  private var place: Int { (pages.viewControllers?.first as? CardViewController)?.number ?? 0 }

  private func goBack() { turn(to: place - 1, .reverse) }
  private func showNext() { turn(to: place + 1, .forward) }

  private func turn(to number: Int, _ direction: UIPageViewController.NavigationDirection) {
    guard cards.indices.contains(number) else { return }
    pages.setViewControllers(
      [cards[number]], direction: direction, animated: true,
      completion: weakify(self) { screen, _ in screen.showButtons() })
  }

  private func showButtons() {
    back.isEnabled = place > 0
    nextItem.isEnabled = place < cards.count - 1
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { card(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { card(beside: viewController, by: 1) }

  private func card(beside page: UIViewController, by step: Int) -> UIViewController? {
    guard let card = page as? CardViewController, cards.indices.contains(card.number + step) else {
      return nil
    }
    return cards[card.number + step]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { cards.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { place }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { showButtons() }
}

/// A card with its number and a line of text.
private final class CardViewController: UIViewController {
  let number: Int
  private let text: String
  private let card = UIView()
  private let figure = UILabel()
  private let line = UILabel()

  init(_ number: Int, _ text: String) {
    self.number = number
    self.text = text
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let colors: [UIColor] = [.systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange]
    card.backgroundColor = colors[number % colors.count]
    card.layer.cornerRadius = 20
    figure.text = "\(number + 1)"
    figure.font = .boldSystemFont(ofSize: 64)
    line.text = text
    line.font = .preferredFont(forTextStyle: .headline)
    line.numberOfLines = 0
    view.addSubview(card)
    for label in [figure, line] {
      label.textColor = .white
      label.textAlignment = .center
      card.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The dots are below.
    let room = view.bounds.inset(by: UIEdgeInsets(top: 24, left: 24, bottom: 56, right: 24))
    let size = CGSize(width: min(room.width, 420), height: min(room.height, 480))
    card.frame = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    figure.frame = CGRect(x: 0, y: size.height / 2 - 80, width: size.width, height: 76)
    line.frame = CGRect(x: 20, y: size.height / 2 + 4, width: size.width - 40, height: 60)
  }
}
