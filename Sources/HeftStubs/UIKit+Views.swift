// Views of UIKit that Heft does not have yet. Each shows what it can, and says what it cannot do.

import Heft

/// What a text view tells. Nothing comes of it here, for its text cannot be edited.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// Text that scrolls. It cannot be edited here.
open class UITextView: UIScrollView {
  private final let label = UILabel()
  /// The room around the text.
  public final var textContainerInset = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { setNeedsLayout() }
  }
  public final var isEditable = true
  public final var isSelectable = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
    Stub.say("UITextView", "text is shown and cannot be edited here.")
  }

  public final var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }
  public final var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }
  public final var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      setNeedsLayout()
    }
  }
  public final var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  public final var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset = textContainerInset
    let width = max(0, bounds.width - inset.left - inset.right)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: inset.left, y: inset.top, width: width, height: height)
    contentSize = CGSize(width: bounds.width, height: height + inset.top + inset.bottom)
  }
}

/// A date that cannot be picked.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  public final var date = Date()
  public final var minimumDate: Date?
  public final var maximumDate: Date?
  public final var datePickerMode = Mode.dateAndTime

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Stub.say("UIDatePicker", "no date is picked here.")
  }
  public final func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// Told of what is searched for.
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// A search bar that tells of each change. Show its ``searchBar``: a navigation item does not.
open class UISearchController: UIViewController, UISearchBarDelegate {
  @Weak public final var searchResultsUpdater: (any UISearchResultsUpdating)?
  public final let searchBar = UISearchBar()
  public final let searchResultsController: UIViewController?
  public final var dimsBackgroundDuringPresentation = true
  public final var obscuresBackgroundDuringPresentation = true
  public final var hidesNavigationBarDuringPresentation = true
  /// Whether there is something to search for.
  public final var isActive: Bool {
    get { searchBar.text?.isEmpty == false }
    set {
      if !newValue {
        searchBar.text = ""
        searchResultsUpdater?.updateSearchResults(for: self)
      }
    }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.delegate = self
    searchBar.frame.size = searchBar.sizeThatFits(CGSize(width: 375, height: 56))
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { isActive = false }
}

extension UINavigationItem {
  public final var searchController: UISearchController? {
    get { nil }
    set {
      Stub.say(
        "UINavigationItem.searchController", "the bar shows no search; put its searchBar into the view.")
    }
  }
  public final var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
}

/// The user's pictures: there are none.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, Sendable {
    public static let originalImage = InfoKey()
    public static let editedImage = InfoKey()
  }
  public final var sourceType = SourceType.photoLibrary
  public final var allowsEditing = false
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool {
    Stub.say("UIImagePickerController", "the user's pictures and camera are not there.")
    return false
  }
}

/// What a picker of pictures tells. Nothing comes of it here.
public protocol UIImagePickerControllerDelegate: AnyObject {}
