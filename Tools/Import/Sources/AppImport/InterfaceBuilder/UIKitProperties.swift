/// The properties of UIKit's classes that runtime attributes may set, with their types as they are here.
enum UIKitProperties {
  /// The classes that UIKit's classes inherit from. A view or controller that is not listed inherits from the plain one.
  private static let superclasses: [String: String] = [
    "UIButton": "UIControl", "UICollectionView": "UIScrollView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UIDatePicker": "UIControl", "UIPageControl": "UIControl", "UIResponder": "NSObject",
    "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UISwitch": "UIControl", "UITableView": "UIScrollView", "UITextField": "UIControl",
    "UITextView": "UIScrollView", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIGestureRecognizer": "NSObject", "UIBarButtonItem": "UIBarItem", "UIBarItem": "NSObject",
    "UITabBarItem": "UIBarItem", "UINavigationItem": "NSObject", "UIControl": "UIView",
    "UILabel": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView", "UINavigationBar": "UIView",
    "UITabBar": "UIView", "UITableViewCell": "UIView",
  ]

  /// A class of UIKit with those that it inherits from, nearest first.
  static func ancestry(_ name: String) -> [String] {
    var chain = [name]
    while let last = chain.last, last != "NSObject" {
      if let next = superclasses[last] {
        chain.append(next)
      } else if last.hasSuffix("GestureRecognizer") {
        chain.append("UIGestureRecognizer")
      } else if last.hasSuffix("Controller") {
        chain.append("UIViewController")
      } else if last.hasSuffix("View") {
        chain.append("UIView")
      } else {
        chain.append("NSObject")
      }
    }
    return chain
  }

  /// A property by the key path of a document: what it is called here, and its type; nil where there is none.
  static func find(_ path: String, of name: String) -> (name: String, type: String)? {
    for step in ancestry(name) {
      if let type = types[step]?[path] { return (path, type) }
      let flag = path.split(separator: ".").last.map(String.init) ?? path
      let isFlag = "is" + flag.prefix(1).uppercased() + flag.dropFirst()
      if types[step]?[isFlag] == "Bool" { return (isFlag, "Bool") }
    }
    return nil
  }

  private static let types: [String: [String: String]] = [
    "UIView": [
      "accessibilityHint": "String?", "accessibilityIdentifier": "String?", "accessibilityLabel": "String?",
      "alpha": "CGFloat", "backgroundColor": "UIColor?", "bounds": "CGRect", "center": "CGPoint",
      "clipsToBounds": "Bool", "frame": "CGRect", "isHidden": "Bool", "isMultipleTouchEnabled": "Bool",
      "isUserInteractionEnabled": "Bool", "layer.backgroundColor": "CGColor?",
      "layer.borderColor": "CGColor?",
      "layer.borderWidth": "CGFloat", "layer.cornerRadius": "CGFloat", "layer.masksToBounds": "Bool",
      "layer.opacity": "Float", "layer.shadowColor": "CGColor?", "layer.shadowOffset": "CGSize",
      "layer.shadowOpacity": "Float", "layer.shadowRadius": "CGFloat", "layer.zPosition": "CGFloat",
      "tag": "Int", "tintColor": "UIColor",
    ],
    "UIControl": ["isEnabled": "Bool", "isHighlighted": "Bool", "isSelected": "Bool"],
    "UILabel": [
      "adjustsFontSizeToFitWidth": "Bool", "minimumScaleFactor": "CGFloat", "numberOfLines": "Int",
      "preferredMaxLayoutWidth": "CGFloat", "text": "String?", "textColor": "UIColor",
    ],
    "UIImageView": ["image": "UIImage?"],
    "UITextField": ["placeholder": "String?", "text": "String?", "textColor": "UIColor?"],
    "UITextView": ["isEditable": "Bool", "isSelectable": "Bool", "text": "String", "textColor": "UIColor?"],
    "UISwitch": ["isOn": "Bool", "onTintColor": "UIColor?", "thumbTintColor": "UIColor?"],
    "UISlider": [
      "maximumTrackTintColor": "UIColor?", "maximumValue": "Float", "minimumTrackTintColor": "UIColor?",
      "minimumValue": "Float", "thumbTintColor": "UIColor?", "value": "Float",
    ],
    "UIStepper": [
      "maximumValue": "Double", "minimumValue": "Double", "stepValue": "Double", "value": "Double",
      "wraps": "Bool",
    ],
    "UIProgressView": ["progress": "Float", "progressTintColor": "UIColor?", "trackTintColor": "UIColor?"],
    "UIPageControl": [
      "currentPage": "Int", "currentPageIndicatorTintColor": "UIColor?", "hidesForSinglePage": "Bool",
      "numberOfPages": "Int", "pageIndicatorTintColor": "UIColor?",
    ],
    "UIScrollView": [
      "bounces": "Bool", "contentOffset": "CGPoint", "contentSize": "CGSize", "isPagingEnabled": "Bool",
      "isScrollEnabled": "Bool", "showsHorizontalScrollIndicator": "Bool",
      "showsVerticalScrollIndicator": "Bool",
    ],
    "UITableView": [
      "allowsSelection": "Bool", "rowHeight": "CGFloat", "sectionFooterHeight": "CGFloat",
      "sectionHeaderHeight": "CGFloat", "separatorColor": "UIColor?",
    ],
    "UIStackView": ["spacing": "CGFloat"],
    "UISearchBar": ["placeholder": "String?", "text": "String?"],
    "UIViewController": ["hidesBottomBarWhenPushed": "Bool", "title": "String?"],
    "UIBarItem": ["isEnabled": "Bool", "tag": "Int", "title": "String?"],
  ]

  /// The classes and their properties, for a test that has the compiler look at them.
  static var all: [(type: String, properties: [(name: String, type: String)])] {
    types.sorted { $0.key < $1.key }.map { name, properties in
      (name, properties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
  }
}
