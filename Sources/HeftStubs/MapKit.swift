import Heft

/// How far a region goes, in degrees.
public struct MKCoordinateSpan: Equatable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Equatable, Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
    self.center = center
    self.span = span
  }

  /// A region by meters: a degree of latitude has 111,320 m.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_320, longitudeDelta: longitudinalMeters / 111_320))
  }
}

public func MKCoordinateSpanMake(_ latitude: Double, _ longitude: Double) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}
public func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitude: CLLocationDistance, _ longitude: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitude, longitudinalMeters: longitude)
}

/// A place that a map marks.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
}

/// A mark with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

public enum MKMapType: UInt, Sendable { case standard, satellite, hybrid }

/// What a map tells. Nothing comes of it here.
public protocol MKMapViewDelegate: AnyObject {}

/// A map that shows none: a plain view in its place.
open class MKMapView: UIView {
  @Weak public final var delegate: (any MKMapViewDelegate)?
  public final var mapType = MKMapType.standard
  public final var showsUserLocation = false
  public final var region = MKCoordinateRegion()
  public final private(set) var annotations: [any MKAnnotation] = []
  public final var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  public final var isZoomEnabled = true
  public final var isScrollEnabled = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    accessibilityLabel = "Map"
    Stub.say("MKMapView", "there are no maps here; the view stays empty.")
  }

  public final func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  public final func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
  public final func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public final func addAnnotations(_ added: [any MKAnnotation]) { annotations += added }
  public final func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  public final func removeAnnotations(_ removed: [any MKAnnotation]) { removed.forEach(removeAnnotation) }
  public final func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
}
