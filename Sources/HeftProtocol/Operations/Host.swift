/// Names a view towards the host while it is in a window. 0 is the screen itself.
public typealias ViewNumber = UInt32

/// The other side of the host protocol: the page, a recording for a test, the command line.
public protocol Host: AnyObject {
  /// Shows something. Comes in order with the requests.
  ///
  /// - Parameter operation: The operation.
  func perform(_ operation: DisplayOperation)
  /// Does something.
  ///
  /// - Parameter request: The request. One with a number is answered by an event with the same number.
  func perform(_ request: HostRequest)
}
