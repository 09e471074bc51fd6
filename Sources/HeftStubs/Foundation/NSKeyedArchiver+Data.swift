import Heft

extension NSKeyedArchiver {
  /// An archive that goes into an object of bytes once `finishEncoding()` is called.
  ///
  /// - Parameter data: Where it goes.
  public convenience init(forWritingWith data: NSMutableData) {
    self.init(requiringSecureCoding: false)
    heftFinish = { archiver in data.setData(archiver.encodedData) }
  }

  /// The archive of a value of a property list; empty of anything else, which the console says.
  private static func heftData(_ object: AnyObject) -> Data {
    guard let node = CodingNode(object) else {
      Stub.say("NSKeyedArchiver.archivedData", "an object of this kind is not archived here.")
      return Data()
    }
    return Data(PropertyListWriter.write(node))
  }

  /// Archives a value.
  ///
  /// - Parameter value: A text, a number, a date, bytes, or a list or a dictionary of them.
  /// - Returns: The archive.
  @_disfavoredOverload
  public static func archivedData(withRootObject value: some ObjectConvertible) -> Data {
    heftData(heftHeld(value.convertedObject))
  }

  /// Archives what stands for a value of `Any`.
  ///
  /// - Parameter object: The object.
  /// - Returns: The archive.
  @_disfavoredOverload
  public static func archivedData(withRootObject object: AnyObject) -> Data { heftData(object) }

  /// Archives a value.
  ///
  /// - Parameters:
  ///   - value: A text, a number, a date, bytes, or a list or a dictionary of them.
  ///   - requiringSecureCoding: Left aside.
  /// - Returns: The archive.
  /// - Throws: Nothing.
  @_disfavoredOverload
  public static func archivedData(
    withRootObject value: some ObjectConvertible, requiringSecureCoding: Bool
  ) throws(NSError) -> Data { heftData(heftHeld(value.convertedObject)) }

  /// Archives what stands for a value of `Any`.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - requiringSecureCoding: Left aside.
  /// - Returns: The archive.
  /// - Throws: Nothing.
  @_disfavoredOverload
  public static func archivedData(
    withRootObject object: AnyObject, requiringSecureCoding: Bool
  ) throws(NSError) -> Data { heftData(object) }

  /// Archives a value into a file.
  ///
  /// - Parameters:
  ///   - value: A text, a number, a date, bytes, or a list or a dictionary of them.
  ///   - path: The file's path.
  /// - Returns: Whether an archive can have it.
  @_disfavoredOverload @discardableResult
  public static func archiveRootObject(_ value: some ObjectConvertible, toFile path: String) -> Bool {
    heftWrite(heftHeld(value.convertedObject), to: path)
  }

  /// Archives what stands for a value of `Any` into a file.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - path: The file's path.
  /// - Returns: Whether an archive can have it.
  @_disfavoredOverload @discardableResult
  public static func archiveRootObject(_ object: AnyObject, toFile path: String) -> Bool {
    heftWrite(object, to: path)
  }
}
