/// Something that has happened, told to its observers: Heft's own also natively, because each app has its own listeners.
/// A file that imports Foundation too writes `Heft.Notification`.
public struct Notification {
  /// The name of an event. Names are compared byte by byte.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of the app's own.
    ///
    /// - Parameter rawValue: Best in reverse domain order.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    // Byte by byte: the page needs no Unicode tables for it.
    public static func == (one: Name, other: Name) -> Bool {
      one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
    }

    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  #if hasFeature(Embedded)
    /// Values by name: objects, such as an `NSNumber` or an `NSString`, because a page has no values of `Any`.
    public typealias UserInfo = [String: AnyObject]
  #else
    /// Values by name: in a page objects only.
    public typealias UserInfo = [AnyHashable: Any]
  #endif

  /// The name of the event.
  public var name: Name
  /// The object that it comes from; nil if it comes from none.
  public var object: AnyObject?
  /// Values that tell more about it.
  public var userInfo: UserInfo?

  /// Something that has happened.
  ///
  /// - Parameters:
  ///   - name: What has happened.
  ///   - object: What it has happened to; nil is nothing.
  ///   - userInfo: What else is known; nil is nothing.
  public init(name: Name, object: AnyObject? = nil, userInfo: UserInfo? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

/// The name of a notification in Swift 2.
public typealias NSNotification = Notification
