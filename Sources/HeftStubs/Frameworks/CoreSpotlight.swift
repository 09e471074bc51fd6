// What a search on the home screen would find of an app. A page is not searched.

import Heft

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What would be shown of something found.
public final class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String?
  public var title: String?
  public var displayName: String?
  public var contentDescription: String?
  public var keywords: [String]?
  public var thumbnailData: Data?
  public var thumbnailURL: URL?
  public var contentURL: URL?
  public var identifier: String?
  public var relatedUniqueIdentifier: String?
  public var phoneNumbers: [String]?
  public var emailAddresses: [String]?
  public var authorNames: [String]?
  public var album: String?
  public var artist: String?
  public var city: String?
  public var country: String?
  public var rating: NSNumber?
  public var ratingDescription: String?
  public var latitude: NSNumber?
  public var longitude: NSNumber?
  public var supportsPhoneCall: NSNumber?
  public var supportsNavigation: NSNumber?
  public var startDate: Date?
  public var endDate: Date?
  public var dueDate: Date?
  public var contentCreationDate: Date?
  public var contentModificationDate: Date?

  /// What would be shown.
  ///
  /// - Parameter itemContentType: The kind of thing.
  public init(itemContentType: String) {
    contentType = itemContentType
    super.init()
  }

  /// What would be shown.
  ///
  /// - Parameter contentType: The kind of thing.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
}

/// Something that would be found.
public final class CSSearchableItem: NSObject {
  public var uniqueIdentifier: String
  public var domainIdentifier: String?
  public var expirationDate: Date! = Date.distantFuture
  public var attributeSet: CSSearchableItemAttributeSet

  /// Something that would be found.
  ///
  /// - Parameters:
  ///   - uniqueIdentifier: Its name; nil is any.
  ///   - domainIdentifier: What it belongs to.
  ///   - attributeSet: What would be shown.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// Would be asked for everything anew.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - searchableIndex: The index.
  ///   - acknowledgementHandler: Is called when all is there.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - searchableIndex: The index.
  ///   - identifiers: Which things.
  ///   - acknowledgementHandler: Is called when all are there.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

extension CSSearchableIndexDelegate {
  public func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
  ) {}
  public func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) {}
}

/// What would be found. Nothing is kept.
public final class CSSearchableIndex: NSObject {
  nonisolated(unsafe) private static let one = CSSearchableIndex()
  @Weak public var indexDelegate: (any CSSearchableIndexDelegate)?

  public static func `default`() -> CSSearchableIndex { one }
  /// Returns false: nobody searches.
  ///
  /// - Returns: False.
  public static func isIndexingAvailable() -> Bool { false }
  public override init() { super.init() }

  /// An index.
  ///
  /// - Parameter name: Left aside.
  public init(name: String) { super.init() }

  private func fail(_ handler: ((NSError?) -> Void)?) {
    Stub.say("CSSearchableIndex", "there is no search outside of an app here.")
    // CSIndexErrorDomain's indexUnavailableError.
    let error = NSError(domain: "CSIndexErrorDomain", code: -1000)
    if let handler { DispatchQueue.main.async { handler(error) } }
  }

  /// Would keep things.
  ///
  /// - Parameters:
  ///   - items: The things.
  ///   - completionHandler: Is told of an error, later.
  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: ((NSError?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Would remove things.
  ///
  /// - Parameters:
  ///   - identifiers: Their names.
  ///   - completionHandler: Is told of an error, later.
  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: ((NSError?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Would remove things.
  ///
  /// - Parameters:
  ///   - identifiers: What they belong to.
  ///   - completionHandler: Is told of an error, later.
  public func deleteSearchableItems(
    withDomainIdentifiers identifiers: [String], completionHandler: ((NSError?) -> Void)? = nil
  ) { fail(completionHandler) }

  /// Would remove all things.
  ///
  /// - Parameter completionHandler: Is told of an error, later.
  public func deleteAllSearchableItems(completionHandler: ((NSError?) -> Void)? = nil) {
    fail(completionHandler)
  }
}
