/// Why the server does not start.
public enum ServerError: Error, Equatable, CustomStringConvertible {
  /// No folder with an `index.html` is at this path.
  case pageMissing(String)
  /// No file is at this path.
  case moduleMissing(String)
  /// No folder that `heft build` has made is at this path.
  case siteMissing(String)
  /// Another program listens on this port.
  case portInUse(Int)
  /// The system lets only an administrator listen on this port.
  case portNotAllowed(Int)
  /// This machine has no such name or address of its own.
  case hostUnknown(String)
  /// No certificate in PEM is in this file.
  case certificateUnreadable(String)
  /// No private key in PEM is in this file, or it has a password.
  case privateKeyUnreadable(String)
  /// The certificate in the first file does not belong to the key in the second.
  case certificateOfAnotherKey(String, privateKey: String)

  /// One sentence: what is wrong, where, and how to mend it.
  public var description: String {
    switch self {
    case .pageMissing(let path):
      "There is no page at '\(path)': a folder with an index.html is needed; name one with --page."
    case .moduleMissing(let path):
      "There is no WebAssembly module at '\(path)'; build it with 'make run', or name another with --wasm."
    case .siteMissing(let path):
      "There is no site at '\(path)'; make one with 'heft build', or name its folder."
    case .portInUse(let port):
      "Port \(port) is in use by another program; stop that one, or choose another port with --port."
    case .portNotAllowed(let port):
      "Only an administrator may listen on port \(port); choose one above 1023 with --port."
    case .hostUnknown(let host):
      "'\(host)' is not a name or an address of this machine; leave --host out, or use 0.0.0.0 for all."
    case .certificateUnreadable(let path):
      "There is no certificate in '\(path)'; name a file in PEM with --certificate."
    case .privateKeyUnreadable(let path):
      "There is no private key in '\(path)'; name a file in PEM, without a password, with --private-key."
    case .certificateOfAnotherKey(let path, let privateKey):
      "The certificate in '\(path)' is not of the key in '\(privateKey)'; name the two that were made together."
    }
  }
}
