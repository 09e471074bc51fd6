// The rarer questions about an address's path, which natively are Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension URL {
    /// Makes an address from a text, which another address completes.
    ///
    /// - Parameters:
    ///   - string: A whole address, or a path from the other's folder; a slash at its beginning means from the root.
    ///   - base: The other address; nil means that the text is all.
    public init?(string: String, relativeTo base: URL?) {
      guard let base, URL(string: string)?.scheme == nil else {
        self.init(string: string)
        return
      }
      guard let whole = WebAddress.resolve(Array(string.utf8), against: base.absoluteString) else {
        return nil
      }
      self.init(string: whole)
    }

    /// The whole address: here each is.
    public var absoluteURL: URL { self }

    /// The parts of the path; the first is a slash where the path begins with one.
    public var pathComponents: [String] {
      var parts = path.split(separator: "/").map { String($0) }
      if path.hasPrefix("/") { parts.insert("/", at: 0) }
      return parts
    }

    /// Returns the address without the part behind the last point of its last component.
    ///
    /// - Returns: The address; itself where there is no such part.
    public func deletingPathExtension() -> URL {
      let (name, ending) = (lastPathComponent, pathExtension)
      guard !ending.isEmpty, !name.isEmpty else { return self }
      return deletingLastPathComponent().appendingPathComponent(String(name.dropLast(ending.count + 1)))
    }

    /// Returns the address with an ending behind its last component.
    ///
    /// - Parameter ending: The ending, without the point.
    /// - Returns: The address; itself where it has no component.
    public func appendingPathExtension(_ ending: String) -> URL {
      let name = lastPathComponent
      return name.isEmpty || name == "/"
        ? self : deletingLastPathComponent().appendingPathComponent(name + "." + ending)
    }

    /// Returns the address of what lies below this one.
    ///
    /// - Parameters:
    ///   - part: The name of what lies below.
    ///   - isDirectory: Whether that is a folder, whose address ends with a slash.
    /// - Returns: The address.
    public func appendingPathComponent(_ part: String, isDirectory: Bool) -> URL {
      let address = appendingPathComponent(part)
      let text = address.absoluteString
      if !isDirectory || text.hasSuffix("/") || address.query != nil { return address }
      return URL(string: text + "/") ?? address
    }
  }
#endif
