import Heft

/// A shape that lies on a map. No map shows it here.
public protocol MKOverlay: MKAnnotation {}

/// A part of the earth, in points of a map; there are none here.
open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// A circle on a map.
open class MKCircle: MKShape, MKOverlay {
  public final let radius: CLLocationDistance
  private final let center: CLLocationCoordinate2D
  open override var coordinate: CLLocationCoordinate2D { center }

  /// A circle.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - radius: In meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
    super.init()
  }
}

/// A line on a map.
open class MKPolyline: MKShape, MKOverlay {
  public final let pointCount: Int
  private final let points: [CLLocationCoordinate2D]
  open override var coordinate: CLLocationCoordinate2D { points.first ?? CLLocationCoordinate2D() }

  /// One through places.
  ///
  /// - Parameters:
  ///   - coordinates: The places.
  ///   - count: How many of them.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    points = Array(coordinates.prefix(count))
    pointCount = points.count
    super.init()
  }
}

/// An area on a map.
open class MKPolygon: MKShape, MKOverlay {
  public final let pointCount: Int
  private final let points: [CLLocationCoordinate2D]
  open override var coordinate: CLLocationCoordinate2D { points.first ?? CLLocationCoordinate2D() }

  /// One through places.
  ///
  /// - Parameters:
  ///   - coordinates: The places.
  ///   - count: How many of them.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    points = Array(coordinates.prefix(count))
    pointCount = points.count
    super.init()
  }
}

/// A renderer that would draw an overlay.
open class MKOverlayRenderer: NSObject {
  public final let overlay: any MKOverlay
  public final var alpha: CGFloat = 1

  /// Makes a renderer that would draw the overlay.
  ///
  /// - Parameter overlay: The overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
}

/// A renderer that would draw an overlay that has a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  public final var fillColor: UIColor?
  public final var strokeColor: UIColor?
  public final var lineWidth: CGFloat = 0
  public final var lineCap = CGLineCap.round
  public final var lineJoin = CGLineJoin.round
  public final var lineDashPattern: [NSNumber]?
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public final let circle: MKCircle
  /// Makes a renderer that would draw the circle.
  ///
  /// - Parameter circle: The circle.
  public init(circle: MKCircle) {
    self.circle = circle
    super.init(overlay: circle)
  }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public final let polyline: MKPolyline
  /// Makes a renderer that would draw the polyline.
  ///
  /// - Parameter polyline: The polyline.
  public init(polyline: MKPolyline) {
    self.polyline = polyline
    super.init(overlay: polyline)
  }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public final let polygon: MKPolygon
  /// Makes a renderer that would draw the polygon.
  ///
  /// - Parameter polygon: The polygon.
  public init(polygon: MKPolygon) {
    self.polygon = polygon
    super.init(overlay: polygon)
  }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// Overlays are not shown here.
extension MKMapView {
  /// Shows nothing.
  ///
  /// - Parameter overlay: The shape that would be shown.
  public final func addOverlay(_ overlay: any MKOverlay) {}
  /// Shows nothing.
  ///
  /// - Parameters:
  ///   - overlay: The shape that would be shown.
  ///   - level: Above what.
  public final func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {}
  /// Shows nothing.
  ///
  /// - Parameter overlays: The shapes that would be shown.
  public final func addOverlays(_ overlays: [any MKOverlay]) {}
  /// Takes nothing away.
  ///
  /// - Parameter overlay: The shape, which is not shown.
  public final func removeOverlay(_ overlay: any MKOverlay) {}
  /// Takes nothing away.
  ///
  /// - Parameter overlays: The shapes, which are not shown.
  public final func removeOverlays(_ overlays: [any MKOverlay]) {}
  @available(*, deprecated, renamed: "addOverlay(_:)")
  public final func add(_ overlay: any MKOverlay) {}
  @available(*, deprecated, renamed: "addOverlay(_:level:)")
  public final func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {}
  @available(*, deprecated, renamed: "removeOverlay(_:)")
  public final func remove(_ overlay: any MKOverlay) {}
  public final var overlays: [any MKOverlay] { [] }
  public final var selectedAnnotations: [any MKAnnotation] {
    get { [] }
    set {}
  }
  public final var userTrackingMode: MKUserTrackingMode {
    get { .none }
    set {}
  }
  /// Does not follow the user.
  ///
  /// - Parameters:
  ///   - mode: How the user would be followed.
  ///   - animated: Makes no difference.
  public final func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {}
  /// Where a place would be shown.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - view: Makes no difference.
  /// - Returns: The middle of the map.
  public final func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  /// The place that would be shown at a point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - view: Makes no difference.
  /// - Returns: The middle of the region.
  public final func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    region.center
  }
}

/// A button that would follow the user.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// A button that cannot be pressed.
  ///
  /// - Parameter mapView: The map.
  public convenience init(mapView: MKMapView?) {
    self.init(title: "", style: .plain, target: nil, action: nil)
    isEnabled = false
  }
}
