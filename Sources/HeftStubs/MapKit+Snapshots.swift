// Pictures of maps, which a page has none of.

import Heft

/// Which of two marks is shown where they overlap, which makes no difference here.
public struct MKFeatureDisplayPriority: RawRepresentable, Equatable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Whether a mark's text is shown, which makes no difference here.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

extension MKAnnotationView {
  /// How the room of a mark is told, which makes no difference here.
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
}

/// The marks that stand for one, which no map here makes.
public final class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  public var title: String?
  public var subtitle: String?

  /// The marks that stand for one.
  ///
  /// - Parameter memberAnnotations: The marks.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    super.init()
  }

  public var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D(latitude: 0, longitude: 0)
  }
}

/// What a picture of a map is to show.
public final class MKMapSnapshotter: NSObject {
  /// What a picture of a map is to show.
  public final class Options: NSObject {
    public var region = MKCoordinateRegion()
    public var size = CGSize(width: 256, height: 256)
    public var scale: CGFloat = 1
    public var mapType = MKMapType.standard
    public var showsBuildings = true
    public var showsPointsOfInterest = true
    public override init() { super.init() }
  }

  /// A picture of a map.
  public final class Snapshot: NSObject {
    public let image: UIImage
    private let region: MKCoordinateRegion

    fileprivate init(_ options: Options) {
      image = UIGraphicsImageRenderer(size: options.size).image { context in
        UIColor(white: 0.9, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: options.size))
      }
      region = options.region
      super.init()
    }

    /// The place of a coordinate in the picture.
    ///
    /// - Parameter coordinate: The coordinate.
    /// - Returns: The place in points.
    public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      func share(_ value: Double, _ middle: Double, _ span: Double) -> CGFloat {
        span > 0 ? CGFloat((value - middle) / span + 0.5) : 0.5
      }
      return CGPoint(
        x: image.size.width
          * share(coordinate.longitude, region.center.longitude, region.span.longitudeDelta),
        y: image.size.height * share(region.center.latitude, coordinate.latitude, region.span.latitudeDelta))
    }
  }

  private let options: Options
  public private(set) var isLoading = false
  private var isCancelled = false

  /// Takes a picture of a map.
  ///
  /// - Parameter options: What it is to show.
  public init(options: Options) {
    self.options = options
    super.init()
  }

  /// Gives an empty picture of the size, after the code that runs now.
  ///
  /// - Parameter completion: Told of the picture; of neither picture nor error where it was cancelled.
  public func start(completionHandler completion: @escaping (Snapshot?, NSError?) -> Void) {
    Stub.say("MKMapSnapshotter", "there are no maps here; the picture is empty.")
    isLoading = true
    DispatchQueue.main.async {
      self.isLoading = false
      completion(self.isCancelled ? nil : Snapshot(self.options), nil)
    }
  }

  /// Gives an empty picture of the size, after the code that runs now.
  ///
  /// - Parameters:
  ///   - queue: Makes no difference: there is one.
  ///   - completion: Told of the picture; of neither picture nor error where it was cancelled.
  public func start(
    with queue: DispatchQueue, completionHandler completion: @escaping (Snapshot?, NSError?) -> Void
  ) {
    start(completionHandler: completion)
  }

  /// Gives the picture up.
  public func cancel() { isCancelled = true }
}

public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
