import Heft

extension UINib {
  /// A nib file by its bytes, which are not read here: it has no objects.
  ///
  /// - Parameters:
  ///   - nibData: Left aside.
  ///   - bundleOrNil: Left aside.
  public convenience init(data nibData: Data, bundle bundleOrNil: Bundle?) {
    self.init(nibName: "", bundle: bundleOrNil)
    Stub.say("UINib(data:)", "nib files are found by their names here.")
  }
}
