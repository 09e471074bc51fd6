import Foundation

/// Stands in for frameworks that Heft has not: the sources in `Tools/Import/Stubs`, which compile as the framework's
/// most used declarations do and say once on the console what they do not do. Only a project that imports a framework
/// gets its stub.
struct FrameworkStubs {
  /// The folder with a source for each framework.
  let folder: String
  /// The frameworks that have a stub.
  let names: Set<String>

  /// What a stub's declarations are made of.
  private static let needs: [String: [String]] = ["MapKit": ["CoreLocation"]]

  init(checkout: String) {
    folder = checkout + "/Tools/Import/Stubs"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    names = Set(files.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) })
  }

  /// The stubs that a project with these imports gets, by framework.
  func sources(for imports: Set<String>) -> [String: String] {
    var wanted = imports.intersection(names)
    for name in imports { wanted.formUnion(Self.needs[name] ?? []) }
    var result: [String: String] = [:]
    for name in wanted {
      result[name] = try? String(contentsOfFile: "\(folder)/\(name).swift", encoding: .utf8)
    }
    return result
  }
}
