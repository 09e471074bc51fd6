// What bars' appearances have besides what is shown: pictures and blurs.

import Heft

extension UIBarAppearance {
  public final var backgroundImage: UIImage? {
    get { nil }
    set { if newValue != nil { Stub.say("UIBarAppearance.backgroundImage", "bars have no pictures here.") } }
  }
  public final var backgroundEffect: UIBlurEffect? {
    get { nil }
    set { if newValue != nil { Stub.say("UIBarAppearance.backgroundEffect", "bars do not blur here.") } }
  }
  public final var shadowImage: UIImage? {
    get { nil }
    set { if newValue != nil { Stub.say("UIBarAppearance.shadowImage", "bars have no pictures here.") } }
  }
}

extension UITabBar {
  /// The bar does not know of what scrolls under it: it looks as `standardAppearance` says.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
}

extension UIToolbar {
  /// The bar does not know of what scrolls under it: it looks as `standardAppearance` says.
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }
}
