/// Why a site is not built.
public enum SiteError: Error, Equatable, CustomStringConvertible {
  /// No folder with an `index.html` is at this path.
  case pageMissing(String)
  /// No file is at this path.
  case moduleMissing(String)
  /// There is no such program on `PATH`; the second is the package that has it.
  case toolMissing(String, package: String)
  /// The program ended with this code and these words.
  case toolFailed(String, code: Int32, words: String)
  /// The folder has files in it that are not a site's.
  case folderTaken(String)
  /// The path cannot be written; the second is the system's reason.
  case notWritten(String, reason: String)
  /// The page names this file, and it is not there.
  case partMissing(String)

  /// A description of the fault, its place, and the way to mend it.
  public var description: String {
    switch self {
    case .pageMissing(let path):
      "There is no page at '\(path)': a folder with an index.html is needed; name one with --page."
    case .moduleMissing(let path):
      "There is no WebAssembly module at '\(path)'; build it with Scripts/build-wasm."
    case .toolMissing(let tool, let package):
      "There is no '\(tool)' on PATH; run Scripts/setup, or install '\(package)'."
    case .toolFailed(let tool, let code, let words):
      "'\(tool)' ended with code \(code):\n\(words)"
    case .folderTaken(let path):
      "'\(path)' has files in it that are not a site's; name an empty or a new folder with --output."
    case .notWritten(let path, let reason):
      "'\(path)' cannot be written: \(reason)"
    case .partMissing(let name):
      "The page's index.html names '\(name)', and there is no such file in the page's folder."
    }
  }
}
