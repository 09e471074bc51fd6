// The search for places, of which a page finds none.

import Heft

/// A place that the search suggests.
public final class MKLocalSearchCompletion: NSObject {
  /// The place's name.
  public let title = ""
  /// Where it is.
  public let subtitle = ""
  /// The parts of the name that were typed.
  public let titleHighlightRanges: [NSValue] = []
  /// The parts of where it is that were typed.
  public let subtitleHighlightRanges: [NSValue] = []
}

/// Hears of the places that are suggested.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are other suggestions.
  ///
  /// - Parameter completer: What suggests.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There are none, and why.
  ///
  /// - Parameters:
  ///   - completer: What suggests.
  ///   - error: The reason.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: NSError)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: NSError) {}
}

/// Suggests places while one types: none here.
public final class MKLocalSearchCompleter: NSObject {
  /// What is suggested.
  public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
  /// What is suggested.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  /// What has been typed.
  public var queryFragment = "" {
    didSet {
      Stub.say("MKLocalSearch", "no places are found here.")
      delegate?.completerDidUpdateResults(self)
    }
  }
  /// Hears of the suggestions.
  @Weak public var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where places are looked for.
  public var region = MKCoordinateRegion()
  /// What is suggested.
  public var filterType = FilterType.locationsAndQueries
  /// What is suggested.
  public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The suggestions: none.
  public let results: [MKLocalSearchCompletion] = []
  /// Whether it still looks.
  public let isSearching = false
  /// Looks no longer.
  public func cancel() {}
  public override init() { super.init() }
}

/// Looks for places, and finds none here.
public final class MKLocalSearch: NSObject {
  /// What is looked for.
  public final class Request: NSObject {
    /// The words.
    public var naturalLanguageQuery: String?
    /// Where.
    public var region = MKCoordinateRegion()
    public override init() { super.init() }
    /// - Parameter completion: A suggestion.
    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = completion.title
      super.init()
    }
  }
  /// What was found.
  public final class Response: NSObject {
    /// The places.
    public let mapItems: [MKMapItem] = []
    /// Where they are.
    public let boundingRegion = MKCoordinateRegion()
  }

  /// Whether it still looks.
  public let isSearching = false
  /// - Parameter request: What is looked for.
  public init(request: Request) { super.init() }
  /// Looks.
  ///
  /// - Parameter completionHandler: Hears that nothing was found.
  public func start(completionHandler: @escaping (Response?, NSError?) -> Void) {
    Stub.say("MKLocalSearch", "no places are found here.")
    let error = NSError(domain: MKErrorDomain, code: 4, userInfo: nil)
    DispatchQueue.main.async { completionHandler(nil, error) }
  }
  /// Looks no longer.
  public func cancel() {}
}

/// A search that was wanted, as Swift 3 calls it.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// What a search has found, as Swift 3 calls it.
public typealias MKLocalSearchResponse = MKLocalSearch.Response
/// The domain of the errors of maps.
public let MKErrorDomain = "MKErrorDomain"
