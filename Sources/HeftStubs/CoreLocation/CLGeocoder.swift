import Heft

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
