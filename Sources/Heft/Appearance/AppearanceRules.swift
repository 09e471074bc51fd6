/// The values of views without their own. An app that sets no appearance has no rules: they are in a subclass.
class AppearanceRules {
  /// Gives a view that is about to be shown the values that it does not have.
  func apply(to view: UIView) {}
}

/// The appearances that an app has asked for.
final class AppearanceProxies: AppearanceRules {
  /// The views that a rule applies to.
  struct Subject: Equatable {
    /// The class of the view, and the class of its container if that matters.
    let kind: ObjectIdentifier
    let container: ObjectIdentifier?
    let isContainer: ((UIResponder) -> Bool)?

    /// All views of a class.
    init<Kind: AnyObject>(_ kind: Kind.Type) {
      self.kind = ObjectIdentifier(kind)
      container = nil
      isContainer = nil
    }

    /// All views of a class in containers of another.
    init<Kind: AnyObject, Container: UIResponder>(_ kind: Kind.Type, in container: Container.Type) {
      self.kind = ObjectIdentifier(kind)
      self.container = ObjectIdentifier(container)
      isContainer = { $0 is Container }
    }

    /// Whether a view lies in such a container.
    func holds(_ view: UIView) -> Bool {
      guard let isContainer else { return true }
      return view.isContained(where: isContainer)
    }

    static func == (one: Subject, other: Subject) -> Bool {
      one.kind == other.kind && one.container == other.container
    }
  }

  /// The look of all views of a class, and how a view gets it.
  private struct Rule {
    let subject: Subject
    let proxy: UIView?
    let item: UIBarItem?
    let apply: (UIView) -> Void
  }

  private var rules: [Rule] = []

  /// The proxies of the app that runs, which keeps them.
  private static var current: AppearanceProxies? {
    guard let process = AppProcess.current else { return nil }
    if let proxies = process.appearanceRules as? AppearanceProxies { return proxies }
    let proxies = AppearanceProxies()
    process.appearanceRules = proxies
    return proxies
  }

  /// Of two rules the later one wins: it is applied first, and the other gives only what is still missing.
  override func apply(to view: UIView) {
    for rule in rules.reversed() { rule.apply(view) }
  }

  /// Returns the proxy of a class of views, made when it is first asked for. Outside an app it has no effect.
  ///
  /// `share` gives a view the proxy's values; a view in its initial state tells which values either has been given.
  static func proxy<Own: UIView, Kind: UIView>(
    of own: Own.Type, for subject: Subject, make: () -> Kind, share: @escaping (Shared<Kind>) -> Void
  ) -> Kind {
    guard let proxies = current else { return make() }
    if let known = proxies.rules.first(where: { $0.subject == subject })?.proxy as? Kind { return known }
    let (proxy, plain) = (make(), make())
    proxies.rules.append(
      Rule(subject: subject, proxy: proxy, item: nil) { view in
        guard view is Own, let view = view as? Kind, subject.holds(view) else { return }
        let shared = Shared(proxy: proxy, plain: plain, view: view)
        shared.object({ $0.ownTintColor }, { $0.tintColor = $1 })
        shared.object({ $0.backgroundColor }, { $0.backgroundColor = $1 })
        share(shared)
      })
    return proxy
  }

  /// Adds what is done with the views of a class. Outside an app it has no effect.
  static func addRule<Own: UIView>(for own: Own.Type, _ apply: @escaping (Own) -> Void) {
    current?.rules.append(
      Rule(subject: Subject(own), proxy: nil, item: nil) { view in
        if let view = view as? Own { apply(view) }
      })
  }

  /// The proxy of the buttons of bars.
  static func item(for subject: Subject) -> UIBarButtonItem {
    guard let proxies = current else { return UIBarButtonItem() }
    if let known = proxies.rules.first(where: { $0.subject == subject })?.item as? UIBarButtonItem {
      return known
    }
    let proxy = UIBarButtonItem()
    proxies.rules.append(
      Rule(subject: subject, proxy: nil, item: proxy) { view in
        guard let button = view as? BarButton, subject.holds(view) else { return }
        if button.item.tintColor == nil, let color = proxy.tintColor { button.item.tintColor = color }
        if button.item.titleStyle == nil, let style = proxy.titleStyle { button.item.titleStyle = style }
      })
    return proxy
  }

  /// The proxy of tabs.
  static func tab(for subject: Subject) -> UITabBarItem {
    guard let proxies = current else { return UITabBarItem() }
    if let known = proxies.rules.first(where: { $0.subject == subject })?.item as? UITabBarItem {
      return known
    }
    let proxy = UITabBarItem()
    proxies.rules.append(
      Rule(subject: subject, proxy: nil, item: proxy) { view in
        guard let button = view as? TabButton, button.item.titleStyle == nil, let style = proxy.titleStyle,
          subject.holds(view)
        else { return }
        button.item.titleStyle = style
      })
    return proxy
  }
}

/// A view, the proxy whose look it shares, and a view without a look of its own.
struct Shared<Kind: UIView> {
  let proxy: Kind
  let plain: Kind
  let view: Kind

  /// Gives the view the proxy's object where the proxy was given one and the view was not.
  func object<Value: AnyObject>(_ value: (Kind) -> Value?, _ set: (Kind, Value?) -> Void) {
    let usual = value(plain)
    if value(proxy) !== usual, value(view) === usual { set(view, value(proxy)) }
  }

  /// Gives the view the proxy's switch where that is not as it was made, and the view's is.
  func flag(_ value: (Kind) -> Bool, _ set: (Kind, Bool) -> Void) {
    let usual = value(plain)
    if value(proxy) != usual, value(view) == usual { set(view, value(proxy)) }
  }
}

extension UIView {
  /// Whether a view or a controller around this one is a container of some kind.
  fileprivate final func isContained(where isContainer: (UIResponder) -> Bool) -> Bool {
    var here = next
    while let container = here {
      if isContainer(container) { return true }
      here = container.next
    }
    return false
  }
}
