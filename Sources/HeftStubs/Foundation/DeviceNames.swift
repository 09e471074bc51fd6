// The device's name as the system beneath has it, from which apps tell models, and the parts of a value by which they read
// it.

import Heft

/// A text of the system: 31 bytes at most.
public typealias HeftSystemName = (
  Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8,
  Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8
)

/// The names of the system and the device.
public struct utsname {
  public var sysname: HeftSystemName
  public var nodename: HeftSystemName
  public var release: HeftSystemName
  public var version: HeftSystemName
  /// The model, as `iPhone12,1`.
  public var machine: HeftSystemName

  public init() {
    let empty = heftSystemName("")
    (sysname, nodename, release, version, machine) = (empty, empty, empty, empty, empty)
  }
}

/// How many bytes a name of `utsname` has.
public let _SYS_NAMELEN: Int32 = 32

private let heftMachine = "iPhone12,1"

private func heftSystemName(_ text: String) -> HeftSystemName {
  var bytes = text.utf8.prefix(31).map { Int8(bitPattern: $0) }
  while bytes.count < 32 { bytes.append(0) }
  return (
    bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
    bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15],
    bytes[16], bytes[17], bytes[18], bytes[19], bytes[20], bytes[21], bytes[22], bytes[23],
    bytes[24], bytes[25], bytes[26], bytes[27], bytes[28], bytes[29], bytes[30], bytes[31]
  )
}

/// Tells the names of the system and the device: those of an iPhone of iOS 13.
///
/// - Parameter names: Where they go.
/// - Returns: 0.
@discardableResult
public func uname(_ names: UnsafeMutablePointer<utsname>) -> Int32 {
  names.pointee.sysname = heftSystemName("Darwin")
  names.pointee.nodename = heftSystemName("iPhone")
  names.pointee.release = heftSystemName("19.0.0")
  names.pointee.version = heftSystemName("Darwin Kernel Version 19.0.0")
  names.pointee.machine = heftSystemName(heftMachine)
  return 0
}

/// Tells the device's model for the names `hw.machine` and `hw.model`.
///
/// - Parameters:
///   - name: The name.
///   - old: Where the bytes go; nil means that their count is asked.
///   - size: How many there may be, and are.
///   - new: Left aside.
///   - newSize: Left aside.
/// - Returns: 0; -1 of other names.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ old: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
  let asked = String(cString: name)
  guard asked == "hw.machine" || asked == "hw.model" else { return -1 }
  let bytes = Array(heftMachine.utf8) + [0]
  if let old {
    for (index, byte) in bytes.prefix(size?.pointee ?? 0).enumerated() {
      old.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
  }
  size?.pointee = bytes.count
  return 0
}

#if hasFeature(Embedded)
  /// The parts of a value: a page knows those of a name of the system, and of other values none.
  public struct Mirror {
    /// A part: its name, and what stands for its value.
    public typealias Child = (label: String?, value: AnyObject)
    public typealias Children = [Child]

    /// What kind of value it is.
    public enum DisplayStyle: Sendable {
      case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
    }

    public let children: Children
    /// The kind, which is not known.
    public var displayStyle: DisplayStyle? { nil }
    /// The parts of the class above, which are not known.
    public var superclassMirror: Mirror? { nil }

    /// The bytes of a name of the system.
    ///
    /// - Parameter name: The name, as of `utsname.machine`.
    public init(reflecting name: HeftSystemName) {
      var name = name
      children = withUnsafeBytes(of: &name) { bytes in
        bytes.enumerated().map { (".\($0.offset)", heftObject(Int8(bitPattern: $0.element))) }
      }
    }

    /// No parts.
    ///
    /// - Parameter subject: Any other value.
    @_disfavoredOverload
    public init<Value>(reflecting subject: Value) {
      Stub.say("Mirror", "a page keeps no names of a value's parts; there are none.")
      children = []
    }
  }

  extension String {
    /// The text of a value, as for a developer.
    ///
    /// - Parameter subject: The value.
    public init<Value: CustomStringConvertible>(reflecting subject: Value) { self = subject.description }

    /// The text of a text in quotes.
    ///
    /// - Parameter subject: The text.
    public init(reflecting subject: String) { self = subject.debugDescription }

    /// The text of a value without one of its own.
    ///
    /// - Parameter subject: The value.
    @_disfavoredOverload
    public init<Value>(reflecting subject: Value) { self = heftDescription(subject) }
  }
#endif
