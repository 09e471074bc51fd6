import Heft

/// Whether the user lets an app know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Whether the user lets an app know exactly where it is.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// What the user does meanwhile.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Where the user is, seen from a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// The delegate of a location manager. It is told that there is no permission, and nothing else.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The user is elsewhere: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - locations: The places, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The device points elsewhere: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - newHeading: Where the device points.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The place is not found: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - error: What went wrong.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError)
  /// The user lets the app know where it is, or does not.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - status: The permission.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The user lets the app know where it is, or does not.
  ///
  /// - Parameter manager: The manager.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Asks whether the user is to turn the device about: never here.
  ///
  /// - Parameter manager: The manager.
  /// - Returns: Whether it is.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// The user has come: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The user has gone: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// A region is watched: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Where the user is, seen from a region: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - state: Where the user is.
  ///   - region: The region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// A region cannot be watched: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  ///   - error: What went wrong.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: NSError)
}

extension CLLocationManagerDelegate {
  /// The user is elsewhere: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - locations: The places, the newest last.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// The device points elsewhere: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - newHeading: Where the device points.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// The place is not found: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - error: What went wrong.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: NSError) {}
  /// The user lets the app know where it is, or does not.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - status: The permission.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  // Without iOS 14's method the one before it is called.
  /// The user lets the app know where it is, or does not.
  ///
  /// - Parameter manager: The manager.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Asks whether the user is to turn the device about: never here.
  ///
  /// - Parameter manager: The manager.
  /// - Returns: Whether it is.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  /// The user has come: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// The user has gone: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// A region is watched: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  /// Where the user is, seen from a region: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - state: Where the user is.
  ///   - region: The region.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  /// A region cannot be watched: never here.
  ///
  /// - Parameters:
  ///   - manager: The manager.
  ///   - region: The region.
  ///   - error: What went wrong.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: NSError
  ) {}
}

/// A location manager that has no location: it is denied, and tells so once an app asks.
open class CLLocationManager: NSObject {
  @Weak public final var delegate: (any CLLocationManagerDelegate)?
  public final var desiredAccuracy = kCLLocationAccuracyBest
  public final var distanceFilter = kCLDistanceFilterNone
  public final var headingFilter: CLLocationDegrees = 1
  public final var activityType = CLActivityType.other
  public final var pausesLocationUpdatesAutomatically = true
  public final var allowsBackgroundLocationUpdates = false
  public final var showsBackgroundLocationIndicator = false
  public final var location: CLLocation? { nil }
  public final var heading: CLHeading? { nil }
  public final var monitoredRegions: Set<CLRegion> { [] }
  public final var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

  /// Whether the user lets the app know where it is.
  ///
  /// - Returns: Always that it does not.
  public static func authorizationStatus() -> CLAuthorizationStatus { .denied }
  public final var authorizationStatus: CLAuthorizationStatus { .denied }
  public final var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether places are found at all.
  ///
  /// - Returns: False.
  public static func locationServicesEnabled() -> Bool { false }
  /// Whether it is known where the device points.
  ///
  /// - Returns: False.
  public static func headingAvailable() -> Bool { false }
  /// Whether it is told when the user goes far.
  ///
  /// - Returns: False.
  public static func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions of a kind are watched.
  ///
  /// - Parameter type: The kind of regions.
  /// - Returns: False.
  public static func isMonitoringAvailable(for type: CLRegion.Type) -> Bool { false }

  public final func requestWhenInUseAuthorization() { deny() }
  public final func requestAlwaysAuthorization() { deny() }
  public final func startUpdatingLocation() { deny() }
  public final func stopUpdatingLocation() {}
  public final func requestLocation() { deny() }
  public final func startUpdatingHeading() { deny() }
  public final func stopUpdatingHeading() {}
  public final func dismissHeadingCalibrationDisplay() {}
  public final func startMonitoringSignificantLocationChanges() { deny() }
  public final func stopMonitoringSignificantLocationChanges() {}
  /// Asks to hear of a region.
  ///
  /// - Parameter region: The region.
  public final func startMonitoring(for region: CLRegion) { deny() }
  /// Asks to hear of a region no more.
  ///
  /// - Parameter region: The region.
  public final func stopMonitoring(for region: CLRegion) {}
  /// Asks where the user is, seen from a region.
  ///
  /// - Parameter region: The region.
  public final func requestState(for region: CLRegion) { deny() }

  private final func deny() {
    Stub.say("CLLocationManager", "there is no location here; the manager is denied.")
    DispatchQueue.main.async { [self] in delegate?.locationManagerDidChangeAuthorization(self) }
  }
}
