import HeftProtocol

extension UIApplication {
  /// Lets the user pick files: those that are picked come to the delegate's `application(_:open:unread:)`. Call it while a
  /// tap or a key is handled, for browsers allow it only then.
  ///
  /// Ours, in the place of `UIDocumentPickerViewController`: there are no addresses of files, but their bytes.
  ///
  /// - Parameter accepting: The endings of the files' names, as `.svg`, and media types, as `image/*`; empty means any file.
  public func pickFiles(accepting: [String] = []) {
    process.takesFiles = nil
    process.host.perform(.pickFiles(accepting: accepting.joined(separator: ",")))
  }

  /// Lets the user pick files for one place of the app alone.
  ///
  /// - Parameters:
  ///   - accepting: The endings of the files' names, as `.svg`, and media types, as `image/*`.
  ///   - take: Gets the files that could be read, and the names of the others; neither where the user picks none. Called at
  ///     most once.
  func pickFiles(accepting: String, _ take: @escaping ([HostFile], String) -> Void) {
    process.takesFiles = take
    process.host.perform(.pickFiles(accepting: accepting))
  }

  /// The user gave the app files, or has picked none where it was to pick some.
  ///
  /// - Parameters:
  ///   - files: What could be read.
  ///   - unread: The names of those that could not, with commas between them.
  package func received(_ files: [HostFile], unread: String) {
    if let take = process.takesFiles {
      process.takesFiles = nil
      return take(files, unread)
    }
    if files.isEmpty, unread.isEmpty { return }
    _ = delegate?.application(self, open: files, unread: unread)
  }
}
