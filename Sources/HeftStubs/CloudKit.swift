// The names of CloudKit that small apps use: there is no account here, and every operation ends with an error.

import Heft

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount }

private func noAccount() -> NSError {
  Stub.say("CloudKit", "there is no account here; every operation ends with an error.")
  return NSError(domain: "CKErrorDomain", code: 9, userInfo: nil)
}

/// Names a record.
public final class CKRecordID: NSObject {
  public let recordName: String

  /// Makes one.
  ///
  /// - Parameter recordName: Its name.
  public init(recordName: String) {
    self.recordName = recordName
    super.init()
  }
}

/// Values by their names, which no cloud keeps here.
public final class CKRecord: NSObject {
  public typealias ID = CKRecordID
  public let recordType: String
  public let recordID: CKRecordID
  private var values: [String: AnyObject] = [:]

  /// Makes one.
  ///
  /// - Parameter recordType: The kind of record.
  public init(recordType: String) {
    self.recordType = recordType
    recordID = CKRecordID(recordName: recordType)
    super.init()
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - recordType: The kind of record.
  ///   - recordID: The record, by its name.
  public init(recordType: String, recordID: CKRecordID) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  /// The value of a name.
  ///
  /// - Parameter key: The value's name.
  /// - Returns: The value; nil if there is none.
  public subscript(key: String) -> AnyObject? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The value of a name.
  ///
  /// - Parameter key: The value's name.
  /// - Returns: The value; nil if there is none.
  public func object(forKey key: String) -> AnyObject? { values[key] }

  /// Keeps a value by its name.
  ///
  /// - Parameters:
  ///   - object: The value; nil takes it out.
  ///   - key: The value's name.
  public func setObject(_ object: AnyObject?, forKey key: String) { values[key] = object }
}

/// A question for records.
public final class CKQuery: NSObject {
  public let recordType: String
  public var sortDescriptors: [NSSortDescriptor]?

  /// Makes one.
  ///
  /// - Parameters:
  ///   - recordType: The kind of record.
  ///   - predicate: Which records; nothing is asked here.
  public init(recordType: String, predicate: NSPredicate) {
    self.recordType = recordType
    super.init()
  }
}

/// A database of the cloud, which is out of reach.
public final class CKDatabase: NSObject {
  /// Would keep a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - completionHandler: Is called later, with an error.
  public func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, NSError?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, noAccount()) }
  }

  /// Would bring a record.
  ///
  /// - Parameters:
  ///   - recordID: The record, by its name.
  ///   - completionHandler: Is called later, with an error.
  public func fetch(
    withRecordID recordID: CKRecordID, completionHandler: @escaping (CKRecord?, NSError?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, noAccount()) } }

  /// Would take a record out.
  ///
  /// - Parameters:
  ///   - recordID: The record, by its name.
  ///   - completionHandler: Is called later, with an error.
  public func delete(
    withRecordID recordID: CKRecordID, completionHandler: @escaping (CKRecordID?, NSError?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, noAccount()) } }

  /// Would find records.
  ///
  /// - Parameters:
  ///   - query: The question.
  ///   - zone: Where; nil means the standard place.
  ///   - completionHandler: Is called later, with an error.
  public func perform(
    _ query: CKQuery, inZoneWith zone: NSObject?, completionHandler: @escaping ([CKRecord]?, NSError?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, noAccount()) } }
}

/// Where an app's databases are.
public final class CKContainer: NSObject {
  public let publicCloudDatabase = CKDatabase()
  public let privateCloudDatabase = CKDatabase()

  /// The container of the app.
  ///
  /// - Returns: The container of the app.
  public static func `default`() -> CKContainer { CKContainer() }

  /// Makes one.
  ///
  /// - Parameter identifier: Which one it is.
  public init(identifier: String = "") { super.init() }

  /// Says that there is no account.
  ///
  /// - Parameter completionHandler: Is called later, with an error.
  public func accountStatus(completionHandler: @escaping (CKAccountStatus, NSError?) -> Void) {
    DispatchQueue.main.async { completionHandler(.noAccount, nil) }
  }
}
