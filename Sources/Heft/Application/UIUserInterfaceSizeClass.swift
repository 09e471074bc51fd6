/// How much room there is across or down a screen, in the two kinds that layouts tell apart.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  /// Little room, as across a phone.
  case compact = 1
  /// Much room, as on a tablet.
  case regular = 2
}

/// The size classes of a screen, in both directions.
package struct SizeClasses: Equatable {
  package var horizontal = UIUserInterfaceSizeClass.unspecified
  package var vertical = UIUserInterfaceSizeClass.unspecified

  /// Nothing is known.
  package init() {}

  /// Those of a screen of a size in points: Apple's table (Human Interface Guidelines, Layout), by size instead of by model.
  package init(_ size: CGSize) {
    let shorter = min(size.width, size.height)
    if shorter >= UIDevice.tabletSide {
      horizontal = .regular
      vertical = .regular
    } else if size.width > size.height {
      // Phones whose shorter side is 414 points and more are those with much room across when they are turned.
      horizontal = shorter >= 414 ? .regular : .compact
      vertical = .compact
    } else {
      horizontal = .compact
      vertical = .regular
    }
  }

  /// One bit for each pair, as scenes that are made of a storyboard have it: 1 is compact in both directions, 2 regular across,
  /// 4 regular down, 8 in both. What is unknown is a phone that is held upright.
  var bit: Int {
    switch (horizontal, vertical) {
    case (.regular, .regular): 8
    case (.regular, .compact): 2
    case (.compact, .compact): 1
    default: 4
    }
  }
}

extension UIStoryboard {
  /// Has a closure install what a scene has in some size classes only, now and whenever they change while the controller lives:
  /// Heft's own, for a scene.
  ///
  /// - Parameters:
  ///   - controller: Whose scene it is.
  ///   - change: Is given the bit of the pair of size classes: 1 is compact in both directions, 2 regular across, 4 regular
  ///     down, 8 regular in both.
  public static func followSizeClasses(of controller: UIViewController, _ change: @escaping (Int) -> Void) {
    controller.sizeVariations.append(change)
    change(sizeClasses)
  }

  /// The bit of the pair of size classes that the app runs in, as `followSizeClasses(of:_:)` tells it. Heft's own.
  public static var sizeClasses: Int { (AppProcess.current?.traits.sizeClasses ?? SizeClasses()).bit }
}
