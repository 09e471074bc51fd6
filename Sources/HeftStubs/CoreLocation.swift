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

/// Details of a place besides where it is: nothing here.
public class CLPlacemark: NSObject {
  public final let location: CLLocation?
  public final var name: String? { nil }
  public final var thoroughfare: String? { nil }
  public final var subThoroughfare: String? { nil }
  public final var locality: String? { nil }
  public final var subLocality: String? { nil }
  public final var administrativeArea: String? { nil }
  public final var postalCode: String? { nil }
  public final var country: String? { nil }
  public final var isoCountryCode: String? { nil }

  /// A place of which only the location is known.
  ///
  /// - Parameter location: The location; nil where that is not known either.
  public init(_ location: CLLocation?) {
    self.location = location
    super.init()
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, NSError?) -> Void

/// Finds places by their names, and their names: none here, which its error says.
public final class CLGeocoder: NSObject {
  public var isGeocoding: Bool { false }

  public override init() {
    super.init()
  }

  /// Would find the name of a place.
  ///
  /// - Parameters:
  ///   - location: The place.
  ///   - completionHandler: Is called later, with an error.
  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Would find a place by its name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - completionHandler: Is called later, with an error.
  public func geocodeAddressString(
    _ text: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  public func cancelGeocode() {}

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    Stub.say("CLGeocoder", "there is no directory of places here; it ends with an error.")
    // kCLErrorGeocodeFoundNoResult
    let error = NSError(domain: "kCLErrorDomain", code: 8, userInfo: nil)
    DispatchQueue.main.async { handler(nil, error) }
  }
}

/// An error of finding a place. No error is one here.
public struct CLError: Error {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
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
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 1_000_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The delegate of a location manager. It is told nothing here.
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
  public final var authorizationStatus: CLAuthorizationStatus { .denied }
  public static func locationServicesEnabled() -> Bool { false }

  public final func requestWhenInUseAuthorization() { deny() }
  public final func requestAlwaysAuthorization() { deny() }
  public final func startUpdatingLocation() { deny() }
  public final func stopUpdatingLocation() {}
  public final func requestLocation() { deny() }
  public final func startUpdatingHeading() { deny() }
  public final func stopUpdatingHeading() {}

  private final func deny() {
    Stub.say("CLLocationManager", "there is no location here; the manager is denied.")
    DispatchQueue.main.async { [self] in delegate?.locationManager(self, didChangeAuthorization: .denied) }
  }
}
