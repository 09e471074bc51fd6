import Heft

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLHeadingComponentValue = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 1_000_000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

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
///
/// - Parameters:
///   - latitude: In degrees to the north.
///   - longitude: In degrees to the east.
/// - Returns: The place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a place is one on the earth.
///
/// - Parameter coordinate: The place.
/// - Returns: Whether its latitude is within 90 degrees and its longitude within 180.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place, as an app makes one itself.
open class CLLocation: NSObject {
  /// The place, in degrees.
  public final let coordinate: CLLocationCoordinate2D
  /// In meters above the sea.
  public final let altitude: CLLocationDistance
  /// The radius within which the place is, in meters; below 0 it is not known.
  public final let horizontalAccuracy: CLLocationAccuracy
  /// How exact the altitude is, in meters; below 0 it is not known.
  public final let verticalAccuracy: CLLocationAccuracy
  /// Where it goes, in degrees from the north; below 0 it is not known.
  public final let course: CLLocationDirection
  /// In meters a second; below 0 it is not known.
  public final let speed: CLLocationSpeed
  /// When it was there.
  public final let timestamp: Date

  /// - Parameters:
  ///   - coordinate: The place, in degrees.
  ///   - altitude: In meters above the sea.
  ///   - horizontalAccuracy: The radius within which the place is, in meters.
  ///   - verticalAccuracy: How exact the altitude is, in meters.
  ///   - course: Where it goes, in degrees from the north.
  ///   - speed: In meters a second.
  ///   - timestamp: When it was there.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
    super.init()
  }

  /// - Parameters:
  ///   - coordinate: The place, in degrees.
  ///   - altitude: In meters above the sea.
  ///   - horizontalAccuracy: The radius within which the place is, in meters.
  ///   - verticalAccuracy: How exact the altitude is, in meters.
  ///   - timestamp: When it was there.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// The distance in meters on a sphere of the earth's mean radius, 6,371,009 m [IUGG].
  ///
  /// - Parameter other: The other place.
  /// - Returns: In meters.
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

/// Where the top of the device points: nowhere here.
public final class CLHeading: NSObject {
  /// In degrees from the magnetic north.
  public let magneticHeading: CLLocationDirection = 0
  /// In degrees from the north; below 0 it is not known.
  public let trueHeading: CLLocationDirection = -1
  /// How exact it is, in degrees; below 0 it is not known.
  public let headingAccuracy: CLLocationDirection = -1
  /// When it was measured.
  public let timestamp = Date()
}

/// A part of the earth that an app wants to hear of.
open class CLRegion: NSObject {
  /// The name that finds it again.
  public final let identifier: String
  /// Whether the app is told when the user comes.
  public final var notifyOnEntry = true
  /// Whether the app is told when the user goes.
  public final var notifyOnExit = true

  /// - Parameter identifier: The name that finds it again.
  public init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A circle on the earth.
public final class CLCircularRegion: CLRegion {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  /// - Parameters:
  ///   - center: Its middle.
  ///   - radius: In meters.
  ///   - identifier: The name that finds it again.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier)
  }

  /// Whether a place is within the circle.
  ///
  /// - Parameter coordinate: The place.
  /// - Returns: Whether it is no farther from the middle than the radius.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
      <= radius
  }
}
