import Heft

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationSpeed = Double

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Equatable, Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// The same by UIKit's older function.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place, as an app makes one itself.
open class CLLocation: NSObject {
  public final let coordinate: CLLocationCoordinate2D
  public final let altitude: CLLocationDistance = 0
  public final let horizontalAccuracy: CLLocationAccuracy = 0
  public final let course: CLLocationDirection = -1
  public final let speed: CLLocationSpeed = -1

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    super.init()
  }

  /// The distance in meters on a sphere of the earth's mean radius, 6,371,009 m [IUGG].
  public final func distance(from other: CLLocation) -> CLLocationDistance {
    let degree = Double.pi / 180
    let (one, two) = (coordinate.latitude * degree, other.coordinate.latitude * degree)
    let (down, along) = (
      sin((two - one) / 2), sin((other.coordinate.longitude - coordinate.longitude) * degree / 2)
    )
    let half = down * down + cos(one) * cos(two) * along * along
    return 2 * 6_371_009 * atan2(half.squareRoot(), (1 - half).squareRoot())
  }
}

/// Whether the user lets an app know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// What a location manager tells. Nothing comes of it here.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// A location manager that has no location: it is denied, and tells so once an app asks.
open class CLLocationManager: NSObject {
  @Weak public final var delegate: (any CLLocationManagerDelegate)?
  public final var desiredAccuracy = kCLLocationAccuracyBest
  public final var distanceFilter = kCLDistanceFilterNone
  public final var location: CLLocation? { nil }

  public static func authorizationStatus() -> CLAuthorizationStatus { .denied }
  public static func locationServicesEnabled() -> Bool { false }

  public final func requestWhenInUseAuthorization() { deny() }
  public final func requestAlwaysAuthorization() { deny() }
  public final func startUpdatingLocation() { deny() }
  public final func stopUpdatingLocation() {}
  public final func requestLocation() { deny() }
  public final func startUpdatingHeading() { deny() }
  public final func stopUpdatingHeading() {}

  private func deny() {
    Stub.say("CLLocationManager", "there is no location here; the manager is denied.")
    DispatchQueue.main.async { [self] in delegate?.locationManager(self, didChangeAuthorization: .denied) }
  }
}
