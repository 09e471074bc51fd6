/// An object that provides the pages before and after a page.
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a given page.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller that asks.
  ///   - viewController: A page of it.
  /// - Returns: The page; nil if the other one is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a given page.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller that asks.
  ///   - viewController: A page of it.
  /// - Returns: The page; nil if the other one is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are.
  ///
  /// - Parameter pageViewController: The controller that asks.
  /// - Returns: The number; 0, and so no dots, unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the place of the dot for the page that the app has set.
  ///
  /// - Parameter pageViewController: The controller that asks.
  /// - Returns: The dot's place from 0; the first one unless implemented.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when a finger turns pages. Every method may be left out.
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A finger starts to turn to a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller.
  ///   - pendingViewControllers: The page that the finger draws in, alone.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page that a finger has drawn in rests, or has gone back.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller.
  ///   - finished: Whether the movement is over: always.
  ///   - previousViewControllers: The page that was there before, alone.
  ///   - completed: Whether another page is there now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
