import HeftProtocol

extension UIApplication {
  /// Lets the user pick files: those that are picked come to the delegate's `application(_:open:unread:)`. Call it while a
  /// tap or a key is handled, for browsers allow it only then.
  ///
  /// Ours, in the place of `UIDocumentPickerViewController`: there are no addresses of files, but their bytes.
  ///
  /// - Parameter accepting: The endings of the files' names, as `.svg`, and media types, as `image/*`; none is any file.
  public func pickFiles(accepting: [String] = []) {
    process.host.perform(.pickFiles(accepting: accepting.joined(separator: ",")))
  }
}
