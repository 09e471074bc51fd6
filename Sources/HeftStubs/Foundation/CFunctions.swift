// Functions of C that apps have through Foundation.

#if hasFeature(Embedded)
  import Heft

  // MARK: Bytes

  /// Copies bytes to another address.
  ///
  /// - Parameters:
  ///   - target: Where they go; the bytes there must not overlap the others.
  ///   - source: Where they are.
  ///   - count: How many.
  /// - Returns: The target.
  @discardableResult
  public func memcpy(
    _ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
  ) -> UnsafeMutableRawPointer! {
    if count > 0 { target.copyMemory(from: source, byteCount: count) }
    return target
  }

  /// Copies bytes to another address, which may overlap.
  ///
  /// - Parameters:
  ///   - target: Where they go.
  ///   - source: Where they are.
  ///   - count: How many.
  /// - Returns: The target.
  @discardableResult
  public func memmove(
    _ target: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
  ) -> UnsafeMutableRawPointer! { memcpy(target, source, count) }

  /// Sets bytes.
  ///
  /// - Parameters:
  ///   - target: Where they are.
  ///   - value: What they become; the lowest 8 bits count.
  ///   - count: How many.
  /// - Returns: The target.
  @discardableResult
  public func memset(
    _ target: UnsafeMutableRawPointer!, _ value: Int32, _ count: Int
  ) -> UnsafeMutableRawPointer! {
    let byte = UInt8(truncatingIfNeeded: value)
    if count > 0 { target.initializeMemory(as: UInt8.self, repeating: byte, count: count) }
    return target
  }

  /// Compares bytes.
  ///
  /// - Parameters:
  ///   - one: Where some are.
  ///   - other: Where others are.
  ///   - count: How many.
  /// - Returns: 0 where they are the same, less where the first of them are less, else more.
  public func memcmp(_ one: UnsafeRawPointer!, _ other: UnsafeRawPointer!, _ count: Int) -> Int32 {
    for index in 0..<max(count, 0) {
      let (left, right) = (
        one.load(fromByteOffset: index, as: UInt8.self), other.load(fromByteOffset: index, as: UInt8.self)
      )
      if left != right { return left < right ? -1 : 1 }
    }
    return 0
  }

  /// Returns how many bytes a text of C has before its end.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number.
  public func strlen(_ text: UnsafePointer<CChar>!) -> Int {
    var count = 0
    while text[count] != 0 { count += 1 }
    return count
  }

  /// Compares texts of C.
  ///
  /// - Parameters:
  ///   - one: A text.
  ///   - other: Another one.
  /// - Returns: 0 where they are the same, less where the first is less, else more.
  public func strcmp(_ one: UnsafePointer<CChar>!, _ other: UnsafePointer<CChar>!) -> Int32 {
    strncmp(one, other, .max)
  }

  /// Compares the beginnings of texts of C.
  ///
  /// - Parameters:
  ///   - one: A text.
  ///   - other: Another one.
  ///   - count: How many bytes at most.
  /// - Returns: 0 where they are the same, less where the first is less, else more.
  public func strncmp(
    _ one: UnsafePointer<CChar>!, _ other: UnsafePointer<CChar>!, _ count: Int
  ) -> Int32 {
    var index = 0
    while index < count {
      let (left, right) = (UInt8(bitPattern: one[index]), UInt8(bitPattern: other[index]))
      if left != right { return left < right ? -1 : 1 }
      if left == 0 { return 0 }
      index += 1
    }
    return 0
  }

  /// Makes room for bytes, which `free` gives back.
  ///
  /// - Parameter size: How many.
  /// - Returns: Where they are.
  public func malloc(_ size: Int) -> UnsafeMutableRawPointer! {
    UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 8)
  }

  /// Makes room for values that are 0, which `free` gives back.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - size: The bytes of each.
  /// - Returns: Where they are.
  public func calloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer! {
    let memory = malloc(count * size)
    memset(memory, 0, count * size)
    return memory
  }

  /// Gives back what `malloc` or `calloc` has made.
  ///
  /// - Parameter memory: Where it is; nil is left aside.
  public func free(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

  // MARK: The process

  /// The number of the last error of a function of C: none has any.
  nonisolated(unsafe) public var errno: Int32 = 0

  /// Returns a value of the environment, which a page has not.
  ///
  /// - Parameter name: Its name.
  /// - Returns: Nil.
  public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }

  /// Sets no value: a page has no environment.
  ///
  /// - Parameters:
  ///   - name: Left aside.
  ///   - value: Left aside.
  ///   - overwrite: Left aside.
  /// - Returns: -1.
  @discardableResult
  public func setenv(
    _ name: UnsafePointer<CChar>!, _ value: UnsafePointer<CChar>!, _ overwrite: Int32
  ) -> Int32 { -1 }

  /// Returns the number of the process: there is one.
  ///
  /// - Returns: 1.
  public func getpid() -> Int32 { 1 }

  // MARK: Times

  public typealias time_t = Int
  public typealias clock_t = UInt
  public let CLOCKS_PER_SEC: clock_t = 1_000_000

  /// Returns the seconds since 1970.
  ///
  /// - Parameter result: Where they go, too.
  /// - Returns: The seconds.
  @discardableResult
  public func time(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
    let seconds = time_t(Date().timeIntervalSince1970)
    result?.pointee = seconds
    return seconds
  }

  /// Returns the time that the app has run.
  ///
  /// - Returns: The time in `CLOCKS_PER_SEC` parts of a second.
  public func clock() -> clock_t { clock_t(truncatingIfNeeded: Int64(CACurrentMediaTime() * 1_000_000)) }

  /// Returns the time of the device's clock.
  ///
  /// - Returns: The time in nanoseconds.
  public func mach_absolute_time() -> UInt64 { UInt64(CACurrentMediaTime() * 1_000_000_000) }

  /// How the device's clock counts.
  public struct mach_timebase_info_data_t: Sendable {
    public var numer: UInt32 = 1
    public var denom: UInt32 = 1
    public init() {}
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  }

  /// Tells how the device's clock counts: in nanoseconds.
  ///
  /// - Parameter info: Where 1 and 1 go.
  /// - Returns: 0.
  @discardableResult
  public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t()
    return 0
  }

  /// A time in seconds and their millionth parts.
  public struct timeval: Sendable {
    public var tv_sec: Int
    public var tv_usec: Int32
    public init() { (tv_sec, tv_usec) = (0, 0) }
    public init(tv_sec: Int, tv_usec: Int32) { (self.tv_sec, self.tv_usec) = (tv_sec, tv_usec) }
  }

  /// Tells the time since 1970.
  ///
  /// - Parameters:
  ///   - result: Where it goes.
  ///   - zone: Left aside.
  /// - Returns: 0.
  @discardableResult
  public func gettimeofday(_ result: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?)
    -> Int32
  {
    let now = Date().timeIntervalSince1970
    let seconds = now.rounded(.down)
    result?.pointee = timeval(tv_sec: Int(seconds), tv_usec: Int32((now - seconds) * 1_000_000))
    return 0
  }

  // MARK: Numbers

  /// Returns the whole part and the rest of a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: Both.
  public func modf(_ number: Double) -> (Double, Double) {
    let whole = number.rounded(.towardZero)
    return (whole, number.isInfinite ? 0 : number - whole)
  }

  /// Returns the whole part and the rest of a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - whole: Where the whole part goes.
  /// - Returns: The rest.
  public func modf(_ number: Double, _ whole: UnsafeMutablePointer<Double>) -> Double {
    whole.pointee = number.rounded(.towardZero)
    return number.isInfinite ? 0 : number - whole.pointee
  }

  /// Returns a number times a power of two.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - exponent: The power.
  /// - Returns: The product.
  public func ldexp(_ number: Double, _ exponent: Int) -> Double {
    var (result, rest) = (number, exponent)
    while rest > 1000 {
      result *= Double(sign: .plus, exponent: 1000, significand: 1)
      rest -= 1000
      if result.isInfinite || result == 0 { return result }
    }
    while rest < -1000 {
      result *= Double(sign: .plus, exponent: -1000, significand: 1)
      rest += 1000
      if result == 0 || result.isInfinite { return result }
    }
    return result * Double(sign: .plus, exponent: rest, significand: 1)
  }
#else
  @_exported import func Foundation.calloc
  @_exported import func Foundation.free
  @_exported import func Foundation.getenv
  @_exported import func Foundation.ldexp
  @_exported import func Foundation.malloc
  @_exported import func Foundation.memcmp
  @_exported import func Foundation.memcpy
  @_exported import func Foundation.memmove
  @_exported import func Foundation.memset
  @_exported import func Foundation.modf
  @_exported import func Foundation.setenv
  @_exported import func Foundation.strcmp
  @_exported import func Foundation.strlen
  @_exported import func Foundation.strncmp
  @_exported import func Foundation.time
#endif

/// Returns the name of the device's user.
///
/// - Returns: The same for everyone.
public func NSUserName() -> String { "mobile" }

/// Returns the full name of the device's user.
///
/// - Returns: The same for everyone.
public func NSFullUserName() -> String { "Mobile User" }
