// The forms of `userInfo` in UIKit's listings. A page has neither `Any` nor Foundation.
#if !hasFeature(Embedded)
  import Foundation

  extension UIApplicationShortcutItem.UserInfo {
    /// The values of a dictionary as UIKit takes it, in the order of their keys. What a property list cannot hold is
    /// left out, and so are keys that are no texts.
    ///
    /// - Parameter values: The dictionary.
    public init(_ values: [AnyHashable: Any]) {
      var found: [(String, Value)] = []
      for (key, value) in values {
        guard let key = key.base as? String ?? (key.base as? NSString)?.description, let value = Value(value)
        else { continue }
        found.append((key, value))
      }
      for (key, value) in found.sorted(by: { $0.0 < $1.0 }) { self[key] = value }
    }

    /// The value of a key as a text, a number (`Int` or `Double`), a `Bool`, a `Date`, `Data`, an array or a
    /// dictionary of such; nil for none.
    ///
    /// - Parameter key: The key.
    /// - Returns: The value; nil if there is none.
    public subscript(key: String) -> Any? {
      let value: Value? = self[key]
      return value?.any
    }

    /// All values, to be read with `as?`.
    public var dictionaryRepresentation: [String: Any] {
      var result: [String: Any] = [:]
      for (key, value) in entries { result[key] = value.any }
      return result
    }
  }

  extension UIApplicationShortcutItem.UserInfo.Value {
    /// The value of a property list; nil for any other type.
    init?(_ value: Any) {
      switch value {
      case let value as Self: self = value
      case let values as UIApplicationShortcutItem.UserInfo: self = .dictionary(values)
      // First of all, because a number of Foundation's is taken for a `Bool` where it is 0 or 1.
      case let number as NSNumber where type(of: value) is NSNumber.Type: self.init(number)
      case let text as String: self = .string(text)
      case let isTrue as Bool: self = .boolean(isTrue)
      case let number as NSNumber: self.init(number)
      case let number as any BinaryInteger:
        guard let number = Int64(exactly: number) else { return nil }
        self = .integer(number)
      case let number as Double: self = .real(number)
      case let number as Float: self = .real(Double(number))
      case let number as CGFloat: self = .real(Double(number))
      case let date as Date: self = .date(date)
      case let data as Data: self = .data(data)
      case let text as NSString: self = .string(text.description)
      case let date as NSDate:
        self = .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
      case let data as NSData: self = .data(Data([UInt8](data)))
      case let values as NSArray: self = .array(values.compactMap { Self($0) })
      case let values as [AnyHashable: Any]: self = .dictionary(.init(values))
      case let values as [Any]: self = .array(values.compactMap { Self($0) })
      case let values as NSDictionary:
        var pairs: [AnyHashable: Any] = [:]
        for (key, value) in values {
          if let key = (key as? String) ?? (key as? NSString)?.description { pairs[key] = value }
        }
        self = .dictionary(.init(pairs))
      default: return nil
      }
    }

    /// A number of Foundation's; one that was made of a `Bool` tells it by its type, which is a byte's.
    private init(_ number: NSNumber) {
      switch String(cString: number.objCType) {
      case "c" where number.intValue == 0 || number.intValue == 1, "B": self = .boolean(number.boolValue)
      case "d", "f": self = .real(number.doubleValue)
      default: self = .integer(number.int64Value)
      }
    }

    var any: Any {
      switch self {
      case .string(let text): text
      case .integer(let number): Int(number)
      case .real(let number): number
      case .boolean(let isTrue): isTrue
      case .date(let date): date
      case .data(let data): data
      case .array(let values): values.map(\.any)
      case .dictionary(let values): values.dictionaryRepresentation
      }
    }

    fileprivate var coded: any NSSecureCoding {
      switch self {
      case .string(let text): NSString(string: text)
      case .integer(let number): NSNumber(value: number)
      case .real(let number): NSNumber(value: number)
      case .boolean(let isTrue): NSNumber(value: isTrue)
      case .date(let date): NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
      case .data(let data): NSData(data: data)
      case .array(let values): NSArray(array: values.map(\.coded))
      case .dictionary(let values): NSDictionary(dictionary: values.coded)
      }
    }
  }

  extension UIApplicationShortcutItem.UserInfo {
    fileprivate var coded: [String: any NSSecureCoding] {
      var result: [String: any NSSecureCoding] = [:]
      for (key, value) in entries { result[key] = value.coded }
      return result
    }
  }

  extension UIApplicationShortcutItem {
    /// An item with all that it can have, and a user info of any values of a property list.
    ///
    /// - Parameters:
    ///   - type: The app's own word for what the action does.
    ///   - localizedTitle: What the user reads.
    ///   - localizedSubtitle: A smaller line below; nil for none.
    ///   - icon: The picture beside it; nil for none.
    ///   - userInfo: What the app is handed with the action. What a property list cannot hold is left out.
    @_disfavoredOverload
    public convenience init(
      type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
      userInfo: [AnyHashable: Any]?
    ) {
      self.init(
        type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
        userInfo: userInfo.map { UserInfo($0) })
    }
  }

  /// An object with a user info that Foundation's classes can hold. A class cannot have two properties of one name; the
  /// protocol has the one of UIKit's type.
  public protocol CodedUserInfo: AnyObject {
    /// The values in Foundation's classes.
    var codedUserInfo: [String: any NSSecureCoding]? { get }
  }

  extension UIApplicationShortcutItem: CodedUserInfo {
    public final var codedUserInfo: [String: any NSSecureCoding]? { content.userInfo?.coded }
  }

  extension CodedUserInfo {
    /// The user info in UIKit's own type, for code that names that type.
    @_disfavoredOverload
    public var userInfo: [String: any NSSecureCoding]? { codedUserInfo }
  }

  extension CodedUserInfo where Self: UIMutableApplicationShortcutItem {
    /// The user info in UIKit's own type, for code that names that type.
    @_disfavoredOverload
    public var userInfo: [String: any NSSecureCoding]? {
      get { codedUserInfo }
      set { content.userInfo = newValue.map { UIApplicationShortcutItem.UserInfo($0) } }
    }
  }
#endif
