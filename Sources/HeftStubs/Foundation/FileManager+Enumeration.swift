import Heft

extension FileManager {
  /// Goes through all that is below a folder.
  public final class DirectoryEnumerator: NSObject, Sequence, IteratorProtocol {
    private var rest: ArraySlice<String>
    private let root: String
    /// Whether addresses are handed out, not paths.
    private let url: URL?
    private var last = ""

    fileprivate init(_ root: String, _ url: URL?, _ options: DirectoryEnumerationOptions) {
      self.root = root
      self.url = url
      rest =
        FilePlaces.contents(below: root).filter { path in
          let parts = path.utf8.split(separator: UInt8(ascii: "/"))
          if options.contains(.skipsSubdirectoryDescendants), parts.count > 1 { return false }
          return !options.contains(.skipsHiddenFiles)
            || !parts.contains { $0.first == UInt8(ascii: ".") }
        }[...]
      super.init()
    }

    /// Returns the next file or folder: a text, or an address.
    ///
    /// - Returns: An object for it; nil after the last.
    public func nextObject() -> AnyObject? { next() }

    public func next() -> AnyObject? {
      guard let path = rest.popFirst() else { return nil }
      last = path
      return object(path)
    }

    private func object(_ path: String) -> AnyObject {
      url.map { heftObject($0.appendingPathComponent(path)) } ?? heftObject(path)
    }

    /// All that has not been handed out yet.
    public var allObjects: [AnyObject] {
      let all = rest.map { object($0) }
      rest = []
      return all
    }

    /// How deep the last one lies, from 1 on.
    public var level: Int { last.utf8.split(separator: UInt8(ascii: "/")).count }

    /// What is known of the last one.
    public var fileAttributes: [FileAttributeKey: AnyObject]? {
      try? FileManager.default.attributesOfItem(atPath: root + "/" + last)
    }

    /// Leaves out what is below the last one.
    public func skipDescendants() {
      let start = Array((last + "/").utf8)
      rest = rest.filter { !$0.utf8.starts(with: start) }[...]
    }

    /// Leaves out what is below the last one.
    public func skipDescendents() { skipDescendants() }
  }

  /// Goes through all that is below a folder, by the paths from there on.
  ///
  /// - Parameter path: The folder's path.
  /// - Returns: What hands them out; nil where there is no folder.
  public final func enumerator(atPath path: String) -> DirectoryEnumerator? {
    FilePlaces.isFolder(path) ? DirectoryEnumerator(path, nil, []) : nil
  }

  /// Goes through all that is below a folder, by the addresses.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - keys: Left aside.
  ///   - mask: What is left out.
  ///   - handler: Left aside: there are no errors.
  /// - Returns: What hands them out; nil where there is no folder.
  public final func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = [],
    errorHandler handler: ((URL, NSError) -> Bool)? = nil
  ) -> DirectoryEnumerator? {
    FilePlaces.isFolder(url.path) ? DirectoryEnumerator(url.path, url, mask) : nil
  }
}
