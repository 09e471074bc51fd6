/// Why a file of a drawing cannot be read or written, in one sentence with the place.
public struct DoodleFileError: Error, Hashable, CustomStringConvertible, Sendable {
  public var description: String

  init(_ description: String) { self.description = description }
}
