import Foundation

/// The folder of Heft's repository, for what lies in it: the page and the scripts.
public enum Checkout {
  /// The nearest folder at or above a program or a folder that has the page in it; nil where there is none.
  ///
  /// - Parameters:
  ///   - program: The path of the running program; symbolic links are followed.
  ///   - folder: The folder that the user is in, which comes first.
  public static func folder(program: String, from folder: String) -> String? {
    let real = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    return above(folder) ?? above(real)
  }

  /// The checkout of this process.
  public static var current: String? {
    folder(
      program: Bundle.main.executablePath ?? CommandLine.arguments.first ?? "",
      from: FileManager.default.currentDirectoryPath)
  }

  private static func above(_ path: String) -> String? {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    while true {
      let files = FileManager.default
      if files.fileExists(atPath: url.appendingPathComponent("Web/index.html").path),
        files.fileExists(atPath: url.appendingPathComponent("Scripts/build-wasm").path)
      {
        return url.path
      }
      guard url.path != "/" else { return nil }
      url.deleteLastPathComponent()
    }
  }
}
