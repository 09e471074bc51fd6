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

/// Where the user is, which no map knows here.
public final class MKUserLocation: NSObject, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  public var location: CLLocation? { nil }
  public var title: String? { nil }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The delegate of a map. It is told nothing here.
public protocol MKMapViewDelegate: AnyObject {}

/// A map that shows none: a plain view in its place.
open class MKMapView: UIView {
  @Weak public final var delegate: (any MKMapViewDelegate)?
  public final var mapType = MKMapType.standard
  public final var showsUserLocation = false
  public final let userLocation = MKUserLocation()
  public final var showsCompass = true
  public final var showsScale = false
  public final var showsTraffic = false
  public final var showsPointsOfInterest = true
  public final var isRotateEnabled = true
  public final var isPitchEnabled = true
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
  /// Marks places of one kind.
  ///
  /// - Parameter added: The places.
  public final func addAnnotations<Annotation: MKAnnotation>(_ added: [Annotation]) {
    for annotation in added { addAnnotation(annotation) }
  }
  /// Takes places of one kind away.
  ///
  /// - Parameter removed: The places; one that is not marked changes nothing.
  public final func removeAnnotations<Annotation: MKAnnotation>(_ removed: [Annotation]) {
    for annotation in removed { removeAnnotation(annotation) }
  }
  /// Marks places of one kind that are not marked yet.
  ///
  /// - Parameters:
  ///   - shown: The places.
  ///   - animated: Makes no difference here.
  public final func showAnnotations<Annotation: MKAnnotation>(_ shown: [Annotation], animated: Bool) {
    for annotation in shown where !annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }
  public final func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  public final func removeAnnotations(_ removed: [any MKAnnotation]) { removed.forEach(removeAnnotation) }
  public final func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  public final func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
}

/// The mark of a place on a map. No map shows it here.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public final var isEnabled = true
  public final var isSelected = false
  public final var displayPriority = MKFeatureDisplayPriority.required
  public final var collisionMode = CollisionMode.rectangle
  public final let reuseIdentifier: String?
  public final var image: UIImage?
  public final var canShowCallout = false
  public final var isDraggable = false
  public final var leftCalloutAccessoryView: UIView?
  public final var rightCalloutAccessoryView: UIView?
  public final var detailCalloutAccessoryView: UIView?
  public final var calloutOffset = CGPoint.zero
  public final var centerOffset = CGPoint.zero
  public final var clusteringIdentifier: String?

  /// Makes a mark.
  ///
  /// - Parameters:
  ///   - annotation: The place.
  ///   - reuseIdentifier: The name under which it is used again.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a mark of no place.
  ///
  /// - Parameter frame: In points.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  /// Called before a mark is used for another place, which no map here does.
  open func prepareForReuse() {}

  /// Called before a mark is shown, which no map here does.
  open func prepareForDisplay() {}

  /// Selects the mark, which no map here shows.
  ///
  /// - Parameters:
  ///   - selected: Whether it is selected.
  ///   - animated: Makes no difference.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

open class MKPinAnnotationView: MKAnnotationView {
  public static func redPinColor() -> UIColor { .red }
  public static func greenPinColor() -> UIColor { .green }
  public static func purplePinColor() -> UIColor { .purple }
  public final var pinTintColor: UIColor?
  public final var animatesDrop = false
}

open class MKMarkerAnnotationView: MKAnnotationView {
  public final var markerTintColor: UIColor?
  public final var glyphTintColor: UIColor?
  public final var glyphText: String?
  public final var glyphImage: UIImage?
  public final var selectedGlyphImage: UIImage?
  public final var titleVisibility = MKFeatureVisibility.adaptive
  public final var subtitleVisibility = MKFeatureVisibility.adaptive
  public final var animatesWhenAdded = false
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

extension MKMapView {
  public final func register<View: MKAnnotationView>(
    _ type: View.Type, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  public final func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  public final func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  public final func showAnnotations(_ shown: [any MKAnnotation], animated: Bool) {
    for annotation in shown where !annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }
  public final func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  public final func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
}

public final class MKPlacemark: CLPlacemark, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: AnyObject]?) {
    self.init(coordinate: coordinate)
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"

/// A place in the maps app, which is not here.
public final class MKMapItem: NSObject {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
  @discardableResult
  public func openInMaps(launchOptions: [String: String]? = nil) -> Bool {
    Stub.say("MKMapItem.openInMaps", "there is no app of maps here.")
    return false
  }
}

/// Distances as text, in meters and kilometers.
public final class MKDistanceFormatter: NSObject {
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public var unitStyle = DistanceUnitStyle.default
  public var units = Units.default
  public func string(fromDistance distance: CLLocationDistance) -> String {
    if distance < 1000 { return "\(Int((distance / 50).rounded()) * 50) m" }
    let tenths = Int((distance / 100).rounded())
    return tenths % 10 == 0 || tenths >= 100 ? "\((tenths + 5) / 10) km" : "\(tenths / 10).\(tenths % 10) km"
  }
}
