// Whether there is a network: a page was loaded over one, and says always that there is.

import Heft

// MARK: Addresses

/// The kind of a network's address.
public typealias sa_family_t = UInt8
/// The number of a port, with the high byte first.
public typealias in_port_t = UInt16
/// An address of four bytes, with the high byte first.
public typealias in_addr_t = UInt32
/// The size of an address.
public typealias socklen_t = UInt32

public var AF_UNSPEC: Int32 { 0 }
public var AF_INET: Int32 { 2 }
public var AF_INET6: Int32 { 30 }
public var PF_INET: Int32 { 2 }
public var PF_INET6: Int32 { 30 }
public var INADDR_ANY: in_addr_t { 0 }

/// An address of four bytes.
public struct in_addr: Sendable {
  public var s_addr: in_addr_t

  public init() { s_addr = 0 }

  /// An address.
  ///
  /// - Parameter s_addr: Its bytes, with the high one first.
  public init(s_addr: in_addr_t) { self.s_addr = s_addr }
}

/// An address of a network, with a port.
public struct sockaddr_in: Sendable {
  public typealias Rest = (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  public var sin_len: UInt8
  public var sin_family: sa_family_t
  public var sin_port: in_port_t
  public var sin_addr: in_addr
  public var sin_zero: Rest

  public init() {
    self.init(sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// An address.
  ///
  /// - Parameters:
  ///   - sin_len: Its size.
  ///   - sin_family: Its kind.
  ///   - sin_port: Its port.
  ///   - sin_addr: Its bytes.
  ///   - sin_zero: Zeros.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr, sin_zero: Rest
  ) {
    self.sin_len = sin_len
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
    self.sin_zero = sin_zero
  }
}

/// An address of a network of any kind.
public struct sockaddr: Sendable {
  public typealias Rest = (
    Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8
  )
  public var sa_len: UInt8
  public var sa_family: sa_family_t
  public var sa_data: Rest

  public init() {
    self.init(sa_len: 0, sa_family: 0, sa_data: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// An address.
  ///
  /// - Parameters:
  ///   - sa_len: Its size.
  ///   - sa_family: Its kind.
  ///   - sa_data: Its bytes.
  public init(sa_len: UInt8, sa_family: sa_family_t, sa_data: Rest) {
    self.sa_len = sa_len
    self.sa_family = sa_family
    self.sa_data = sa_data
  }
}

// MARK: Core Foundation

/// Where objects of Core Foundation are made, which makes no difference.
public final class CFAllocator: NSObject {}

public var kCFAllocatorDefault: CFAllocator! { nil }
public var kCFAllocatorSystemDefault: CFAllocator! { nil }
public var kCFAllocatorNull: CFAllocator! { nil }

/// When something in a run loop may happen; here always.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// A mode of the app's own.
  ///
  /// - Parameter rawValue: Its name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public static var commonModes: CFRunLoopMode! { CFRunLoopMode("kCFRunLoopCommonModes") }
  public static var defaultMode: CFRunLoopMode! { CFRunLoopMode("kCFRunLoopDefaultMode") }
}

public let kCFRunLoopCommonModes: CFString! = "kCFRunLoopCommonModes"
public let kCFRunLoopDefaultMode: CFString! = "kCFRunLoopDefaultMode"

// MARK: Reachability

/// How a place of a network is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  public static let connectionAutomatic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
}

extension SCNetworkReachabilityFlags {
  // The names of Swift 2.
  public static let TransientConnection = transientConnection
  public static let Reachable = reachable
  public static let ConnectionRequired = connectionRequired
  public static let ConnectionOnTraffic = connectionOnTraffic
  public static let InterventionRequired = interventionRequired
  public static let ConnectionOnDemand = connectionOnDemand
  public static let IsLocalAddress = isLocalAddress
  public static let IsDirect = isDirect
  public static let IsWWAN = isWWAN
  public static let ConnectionAutomatic = connectionAutomatic
}

public let kSCNetworkFlagsTransientConnection = 1
public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public let kSCNetworkFlagsConnectionAutomatic = 8
public let kSCNetworkFlagsInterventionRequired = 16
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17
public let kSCNetworkReachabilityFlagsTransientConnection = 1
public let kSCNetworkReachabilityFlagsReachable = 2
public let kSCNetworkReachabilityFlagsConnectionRequired = 4
public let kSCNetworkReachabilityFlagsConnectionOnTraffic = 8
public let kSCNetworkReachabilityFlagsConnectionAutomatic = 8
public let kSCNetworkReachabilityFlagsInterventionRequired = 16
public let kSCNetworkReachabilityFlagsConnectionOnDemand = 32
public let kSCNetworkReachabilityFlagsIsLocalAddress = 1 << 16
public let kSCNetworkReachabilityFlagsIsDirect = 1 << 17
public let kSCNetworkReachabilityFlagsIsWWAN = 1 << 18

/// A place of a network.
public final class SCNetworkReachability: NSObject {}
/// The name of the same in Swift 2.
public typealias SCNetworkReachabilityRef = SCNetworkReachability

/// Is told how a place is reached. What it is told never changes here, so that it is not called.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What an app hands on to its own function.
public struct SCNetworkReachabilityContext {
  public var version: CFIndex
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  /// What an app hands on.
  ///
  /// - Parameters:
  ///   - version: 0.
  ///   - info: Where it is.
  ///   - retain: Would keep it.
  ///   - release: Would let it go.
  ///   - copyDescription: Would describe it.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// Makes a place of a network by its address.
///
/// - Parameters:
///   - allocator: Left aside.
///   - address: Left aside.
/// - Returns: The place.
public func SCNetworkReachabilityCreateWithAddress<Address>(
  _ allocator: CFAllocator?, _ address: UnsafePointer<Address>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Makes a place of a network by two addresses.
///
/// - Parameters:
///   - allocator: Left aside.
///   - localAddress: Left aside.
///   - remoteAddress: Left aside.
/// - Returns: The place.
public func SCNetworkReachabilityCreateWithAddressPair<Address>(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<Address>?,
  _ remoteAddress: UnsafePointer<Address>?
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Makes a place of a network by its name.
///
/// - Parameters:
///   - allocator: Left aside.
///   - nodename: Left aside.
/// - Returns: The place.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Tells how a place is reached: not at all, for nothing is loaded from a network here, and apps have something else to show
/// then.
///
/// - Parameters:
///   - target: The place.
///   - flags: Becomes empty.
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}

/// Would call a function where the network comes or goes.
///
/// - Parameters:
///   - target: The place.
///   - callout: Is not called.
///   - context: Left aside.
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  if callout != nil {
    Stub.say("SCNetworkReachability", "a page has no network of its own; no place is reached.")
  }
  return true
}

/// Makes no difference.
///
/// - Parameters:
///   - target: The place.
///   - queue: Left aside.
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
  -> Bool
{ true }

/// Makes no difference.
///
/// - Parameters:
///   - target: The place.
///   - runLoop: Left aside.
///   - runLoopMode: Left aside.
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// Makes no difference.
///
/// - Parameters:
///   - target: The place.
///   - runLoop: Left aside.
///   - runLoopMode: Left aside.
/// - Returns: True.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// The number of what went wrong last: nothing.
///
/// - Returns: 0.
public func SCError() -> Int32 { 0 }

/// The words for what went wrong.
///
/// - Parameter status: Its number.
/// - Returns: The words, in C.
public func SCErrorString(_ status: Int32) -> String { status == 0 ? "Success!" : "Failed!" }

// MARK: The network's name

public let kCNNetworkInfoKeySSID: CFString = "SSID"
public let kCNNetworkInfoKeyBSSID: CFString = "BSSID"
public let kCNNetworkInfoKeySSIDData: CFString = "SSIDDATA"

/// Returns the parts of the device that reach a network, of which a page knows none.
///
/// - Returns: Nil.
public func CNCopySupportedInterfaces() -> NSArray? {
  Stub.say("CNCopySupportedInterfaces", "a page does not know the name of its network.")
  return nil
}

/// Returns the name of a network, which a page does not know.
///
/// - Parameter interfaceName: Left aside.
/// - Returns: Nil.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> NSDictionary? { nil }

/// Lends the address of a value, as Swift 2 has it.
///
/// - Parameters:
///   - value: The value.
///   - body: Is given the address; it is there only while it runs.
/// - Returns: What it returns.
public func withUnsafePointer<Value, Result>(
  _ value: inout Value, _ body: (UnsafePointer<Value>) -> Result
) -> Result { Swift.withUnsafePointer(to: &value, body) }
