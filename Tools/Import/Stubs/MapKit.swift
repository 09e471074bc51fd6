import Heft

// MapKit, as far as apps compile against it: a map is an empty view that keeps its region and annotations.

enum MapKitStub {
  static let told: Void = print("MapKit is a stub: maps are empty views.")
}

enum MKMapType: UInt { case standard, satellite, hybrid }

struct MKCoordinateSpan {
  var latitudeDelta: CLLocationDegrees = 0
  var longitudeDelta: CLLocationDegrees = 0
}

struct MKCoordinateRegion {
  var center = CLLocationCoordinate2D()
  var span = MKCoordinateSpan()

  init() {}

  init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// A degree of latitude is 111 km, which is near enough for a map that is not drawn.
  init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}

func MKCoordinateSpanMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
}

func MKCoordinateRegionMake(
  _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, span: span)
}

func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitude: CLLocationDistance, _ longitude: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: center, latitudinalMeters: latitude, longitudinalMeters: longitude)
}

protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
}

class MKPointAnnotation: NSObject, MKAnnotation {
  var coordinate = CLLocationCoordinate2D()
  var title: String?
  var subtitle: String?
}

protocol MKMapViewDelegate: AnyObject {}

class MKMapView: UIView {
  var delegate: (any MKMapViewDelegate)?
  var region = MKCoordinateRegion()
  var mapType = MKMapType.standard
  var showsUserLocation = false
  var isZoomEnabled = true
  var isScrollEnabled = true
  var annotations: [any MKAnnotation] = []
  var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = MapKitStub.told
    backgroundColor = UIColor(red: 0.9, green: 0.92, blue: 0.88, alpha: 1)
  }

  func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  func addAnnotations(_ added: [any MKAnnotation]) { annotations += added }
  func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  func removeAnnotations(_ removed: [any MKAnnotation]) { removed.forEach { removeAnnotation($0) } }
}
