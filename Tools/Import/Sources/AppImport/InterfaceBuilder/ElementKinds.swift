/// The classes of UIKit for the elements of Interface Builder.
enum ElementKinds {
  static let controllers: [String: String] = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "collectionViewController": "UICollectionViewController",
    "pageViewController": "UIPageViewController", "viewControllerPlaceholder": "",
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
  ]

  static let views: [String: String] = [
    "view": "UIView", "label": "UILabel", "button": "UIButton", "imageView": "UIImageView",
    "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider",
    "progressView": "UIProgressView", "segmentedControl": "UISegmentedControl", "stepper": "UIStepper",
    "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
    "scrollView": "UIScrollView", "stackView": "UIStackView", "tableView": "UITableView",
    "collectionView": "UICollectionView", "webView": "UIWebView", "wkWebView": "WKWebView",
    "mapView": "MKMapView", "visualEffectView": "UIVisualEffectView", "containerView": "UIView",
    "searchBar": "UISearchBar", "toolbar": "UIToolbar", "navigationBar": "UINavigationBar",
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView", "tableViewCell": "UITableViewCell",
    "collectionViewCell": "UICollectionViewCell", "collectionReusableView": "UICollectionReusableView",
    "tableViewCellContentView": "UIView",
    "control": "UIControl", "tabBar": "UITabBar", "arscnView": "ARSCNView", "sceneKitView": "SCNView",
    "skView": "SKView", "glkView": "GLKView", "mtkView": "MTKView",
  ]

  static let gestures: [String: String] = [
    "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "customGestureRecognizer": "UIGestureRecognizer",
  ]

  /// Whether variables or functions are made of such an element.
  static func isNamed(_ name: String) -> Bool {
    let others = [
      "barButtonItem", "navigationItem", "constraint", "segue", "customObject", "tabBarItem",
    ]
    return controllers[name] != nil || views[name] != nil || gestures[name] != nil || others.contains(name)
  }

  static func isControl(_ name: String) -> Bool {
    [
      "button", "switch", "slider", "segmentedControl", "stepper", "textField", "pageControl", "control",
      "datePicker",
    ].contains(name)
  }
}
