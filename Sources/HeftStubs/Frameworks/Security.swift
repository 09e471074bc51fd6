// The keychain: its items lie in the browser's storage beside the app's settings, not encrypted.

import Heft

public typealias OSStatus = Int32
/// Values by their names.
public typealias CFDictionary = [String: AnyObject]
/// The name of the same in Swift 2.
public typealias CFDictionaryRef = CFDictionary
/// The name of the same in Swift 2.
public typealias CFStringRef = CFString

/// Values by their names, `query as CFDictionary`.
///
/// - Parameter values: The values.
/// - Returns: The same.
public func heftCFDictionary(_ values: [String: AnyObject]) -> CFDictionary { values }

/// Values by their names, `query as CFDictionary`.
///
/// - Parameter values: The values, whose names are objects.
/// - Returns: The same by texts.
public func heftCFDictionary(_ values: [NSString: AnyObject]) -> CFDictionary {
  var result: CFDictionary = [:]
  for (name, value) in values { result["\(name)"] = value }
  return result
}

/// Values by their names, `query as CFDictionary`.
///
/// - Parameter values: The values.
/// - Returns: The same.
public func heftCFDictionary(_ values: NSDictionary) -> CFDictionary { heftMembers(in: values) ?? [:] }

/// Values by their names, `[kSecReturnData: true] as CFDictionary`.
///
/// - Parameter values: Texts, numbers or the like, all of one type.
/// - Returns: Their objects.
@_disfavoredOverload
public func heftCFDictionary<Value: ObjectConvertible>(_ values: [String: Value]) -> CFDictionary {
  values.mapValues { heftHeld($0.convertedObject) }
}

// MARK: Results

public var errSecSuccess: OSStatus { 0 }
public var errSecUnimplemented: OSStatus { -4 }
public var errSecIO: OSStatus { -36 }
public var errSecParam: OSStatus { -50 }
public var errSecAllocate: OSStatus { -108 }
public var errSecUserCanceled: OSStatus { -128 }
public var errSecBadReq: OSStatus { -909 }
public var errSecInternalComponent: OSStatus { -2070 }
public var errSecNotAvailable: OSStatus { -25291 }
public var errSecAuthFailed: OSStatus { -25293 }
public var errSecNoSuchKeychain: OSStatus { -25294 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
public var errSecDecode: OSStatus { -26275 }
public var errSecMissingEntitlement: OSStatus { -34018 }
public var noErr: OSStatus { 0 }

/// Tells what a result of the keychain means.
///
/// - Parameters:
///   - status: The result.
///   - reserved: Left aside.
/// - Returns: The words for it.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)"
  }
}

// MARK: Names

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrProtocolHTTP: CFString = "http"
public let kSecAttrProtocolHTTPS: CFString = "htps"
public let kSecAttrProtocolFTP: CFString = "ftp "
public let kSecAttrAuthenticationType: CFString = "atyp"
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
public let kSecAttrPort: CFString = "port"
public let kSecAttrPath: CFString = "path"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrCreator: CFString = "crtr"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrType: CFString = "type"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrIsInvisible: CFString = "invi"
public let kSecAttrIsNegative: CFString = "nega"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrModificationDate: CFString = "mdat"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrApplicationLabel: CFString = "klbl"
public let kSecAttrApplicationTag: CFString = "atag"
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// MARK: Items

/// The items of the keychain, each with its attributes and its data by name.
private enum Keychain {
  typealias Item = UIApplicationShortcutItem.UserInfo
  private static var place: UserDefaults? { UserDefaults(suiteName: "keychain") }

  static var items: [Item] {
    get {
      let kept: UserDefaults.Value? = place?.object(forKey: "items")
      return kept?.array?.compactMap { $0.dictionary } ?? []
    }
    set {
      let value: UserDefaults.Value? = .array(newValue.map { .dictionary($0) })
      place?.set(value, forKey: "items")
    }
  }

  /// What a query says of an item itself, without what it asks for.
  static func attributes(_ query: CFDictionary) -> Item {
    var item = Item()
    for name in query.keys.sorted() where !isQuestion(name) {
      guard let object = query[name], let value = CodingNode(heftHeld(object))?.setting else { continue }
      put(value, name, &item)
    }
    return item
  }

  private static func isQuestion(_ name: String) -> Bool {
    let start = Array(name.utf8.prefix(2))
    return start.count == 2 && start[1] == UInt8(ascii: "_") && name != kSecValueData
      || name == kSecAttrAccessControl || name == kSecUseDataProtectionKeychain
  }

  static func put(_ value: UserDefaults.Value, _ name: String, _ item: inout Item) {
    let wrapped: UserDefaults.Value? = value
    item[name] = wrapped
  }

  static func value(_ name: String, _ item: Item) -> UserDefaults.Value? {
    let value: UserDefaults.Value? = item[name]
    return value
  }

  /// Whether an item is as a query says.
  static func fits(_ item: Item, _ query: Item) -> Bool {
    // Whether an item goes to the cloud is no difference here.
    query.keys.allSatisfy { name in
      name == kSecValueData || name == kSecAttrSynchronizable || value(name, item) == value(name, query)
    }
  }

  /// What no two items have in common.
  private static func identity(_ kind: String) -> [String] {
    switch kind {
    case kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup]
    case kSecClassInternetPassword:
      [
        kSecAttrAccount, kSecAttrServer, kSecAttrSecurityDomain, kSecAttrProtocol,
        kSecAttrAuthenticationType, kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup,
      ]
    case kSecClassKey:
      [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeySizeInBits]
    default: [kSecAttrLabel]
    }
  }

  static func isSame(_ one: Item, _ other: Item) -> Bool {
    let kind = value(kSecClass, one)
    guard kind == value(kSecClass, other) else { return false }
    return identity(kind?.string ?? "").allSatisfy { value($0, one) == value($0, other) }
  }

  static func isTrue(_ object: AnyObject?) -> Bool { (object as? NSNumber)?.boolValue ?? false }

  /// What a query asks for of an item.
  static func answer(_ item: Item, _ query: CFDictionary) -> AnyObject? {
    let wantsData = isTrue(query[kSecReturnData])
    guard isTrue(query[kSecReturnAttributes]) else {
      return wantsData ? heftObject(value(kSecValueData, item)?.data ?? Data()) : nil
    }
    var shown = item
    if !wantsData {
      let none: UserDefaults.Value? = nil
      shown[kSecValueData] = none
    }
    return CodingNode(setting: UserDefaults.Value.dictionary(shown)).object
  }

  /// How many items a query asks for.
  static func limit(_ query: CFDictionary) -> Int {
    guard let limit = query[kSecMatchLimit] else { return 1 }
    if let number = limit as? NSNumber { return number.intValue }
    return (limit as? NSString).map { "\($0)" == kSecMatchLimitAll } ?? false ? .max : 1
  }
}

/// Puts an item into the keychain.
///
/// - Parameters:
///   - attributes: The item, with its data.
///   - result: Gets what is asked for of it.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` of one that is there, `errSecParam` without a class.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  var item = Keychain.attributes(attributes)
  guard Keychain.value(kSecClass, item) != nil else { return errSecParam }
  var items = Keychain.items
  if items.contains(where: { Keychain.isSame($0, item) }) { return errSecDuplicateItem }
  Keychain.put(.date(Date()), kSecAttrCreationDate, &item)
  Keychain.put(.date(Date()), kSecAttrModificationDate, &item)
  items.append(item)
  Keychain.items = items
  result?.pointee = Keychain.answer(item, attributes)
  return errSecSuccess
}

/// Finds items of the keychain.
///
/// - Parameters:
///   - query: What they have, and what is asked for.
///   - result: Gets the data or the attributes, or a list of them.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  let wanted = Keychain.attributes(query)
  let found = Keychain.items.filter { Keychain.fits($0, wanted) }
  guard let first = found.first else { return errSecItemNotFound }
  let limit = Keychain.limit(query)
  if limit > 1 {
    let answers: [AnyObject] = found.prefix(limit).compactMap { Keychain.answer($0, query) }
    result?.pointee = heftObject(answers)
  } else {
    result?.pointee = Keychain.answer(first, query)
  }
  return errSecSuccess
}

/// Changes items of the keychain.
///
/// - Parameters:
///   - query: What they have.
///   - attributesToUpdate: What they get.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let (wanted, new) = (Keychain.attributes(query), Keychain.attributes(attributesToUpdate))
  var items = Keychain.items
  var isFound = false
  for index in items.indices where Keychain.fits(items[index], wanted) {
    isFound = true
    for name in new.keys {
      if let value = Keychain.value(name, new) { Keychain.put(value, name, &items[index]) }
    }
    Keychain.put(.date(Date()), kSecAttrModificationDate, &items[index])
  }
  guard isFound else { return errSecItemNotFound }
  Keychain.items = items
  return errSecSuccess
}

/// Removes items from the keychain.
///
/// - Parameter query: What they have.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let wanted = Keychain.attributes(query)
  let items = Keychain.items
  let rest = items.filter { !Keychain.fits($0, wanted) }
  guard rest.count < items.count else { return errSecItemNotFound }
  Keychain.items = rest
  return errSecSuccess
}

// MARK: Access

/// When an item may be read, which makes no difference here.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
}

/// When an item may be read, which makes no difference here.
public final class SecAccessControl: NSObject {}

/// Makes no difference.
///
/// - Parameters:
///   - allocator: Left aside.
///   - protection: Left aside.
///   - flags: Left aside.
///   - error: Left aside.
/// - Returns: An object for the query, which leaves it aside.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl() }

// MARK: Random bytes

/// Where random bytes come from.
public struct SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public var kSecRandomDefault: SecRandomRef? { nil }

/// Writes random bytes.
///
/// - Parameters:
///   - rnd: Left aside.
///   - count: How many.
///   - bytes: Gets them.
/// - Returns: `errSecSuccess`.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer)
  -> Int32
{
  HeftRandom.fill(bytes, count)
  return errSecSuccess
}
