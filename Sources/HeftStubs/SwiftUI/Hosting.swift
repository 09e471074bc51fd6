import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// A controller whose screen is a view of SwiftUI, which is not drawn: an empty screen says so.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public final var rootView: Content

  /// - Parameter rootView: The view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// - Parameters:
  ///   - coder: The storyboard's.
  ///   - rootView: The view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    Stub.say("SwiftUI", "its views are not drawn; an empty screen stands for each.")
    let label = UILabel()
    label.text = "SwiftUI is not here"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.addSubview(label)
  }
}

/// What a view of UIKit's in SwiftUI is made with.
public struct UIViewRepresentableContext<Representable> {
}
/// What a controller in SwiftUI is made with.
public struct UIViewControllerRepresentableContext<Representable> {
}

/// A view of UIKit's in SwiftUI, which is not drawn.
public protocol UIViewRepresentable: View where Body == EmptyView {
  /// The view's class.
  associatedtype UIViewType: UIView
  /// What the view is made with.
  typealias Context = UIViewRepresentableContext<Self>
  /// - Returns: The view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
}

/// A controller in SwiftUI, which is not drawn.
public protocol UIViewControllerRepresentable: View where Body == EmptyView {
  /// The controller's class.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// - Returns: The controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
