import Heft

// Core Location, as far as apps compile against it: nothing tells where the device is.

enum CoreLocationStub {
  static let told: Void = print("CoreLocation is a stub: no location is ever found.")
}

typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double
typealias CLLocationAccuracy = Double
typealias CLLocationSpeed = Double
typealias CLLocationDirection = Double

let kCLLocationAccuracyBest: CLLocationAccuracy = -1
let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
let kCLDistanceFilterNone: CLLocationDistance = -1

struct CLLocationCoordinate2D {
  var latitude: CLLocationDegrees
  var longitude: CLLocationDegrees

  init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

class CLLocation: NSObject {
  let coordinate: CLLocationCoordinate2D
  let altitude: CLLocationDistance = 0
  let horizontalAccuracy: CLLocationAccuracy = 0
  let speed: CLLocationSpeed = 0
  let course: CLLocationDirection = 0

  init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

enum CLAuthorizationStatus: Int {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Answers every question for permission with a denial, and never has a location.
class CLLocationManager: NSObject {
  var delegate: (any CLLocationManagerDelegate)?
  var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  var location: CLLocation? { nil }

  static func locationServicesEnabled() -> Bool { false }
  static func authorizationStatus() -> CLAuthorizationStatus { .denied }

  func requestWhenInUseAuthorization() { _ = CoreLocationStub.told }
  func requestAlwaysAuthorization() { _ = CoreLocationStub.told }
  func startUpdatingLocation() { _ = CoreLocationStub.told }
  func stopUpdatingLocation() {}
  func requestLocation() { _ = CoreLocationStub.told }
  func startUpdatingHeading() { _ = CoreLocationStub.told }
  func stopUpdatingHeading() {}
}
