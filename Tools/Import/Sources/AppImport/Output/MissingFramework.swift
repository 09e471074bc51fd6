import Foundation

/// A framework that a project imports and that a page does not have.
struct MissingFramework: Equatable {
  var name: String
  /// The sources that import it, each once, in their order.
  var files: [String]
  /// Whether its types are stubs, with which the app compiles.
  var isStub: Bool
  /// Whether the common part of it does its work.
  var isPartial = false
  /// The work that is not done, in the words that the stubs write on the console.
  var missing: [String]

  /// The frameworks that the importer has told of, by their names.
  ///
  /// - Parameters:
  ///   - diagnostics: The importer's diagnostics.
  ///   - heft: The checkout whose stubs say what they do not do.
  ///   - folder: The project's folder, where lists of libraries of others lie.
  static func find(_ diagnostics: [Diagnostic], heft: String, folder: String = "") -> [Self] {
    var found: [String: Self] = [:]
    for diagnostic in diagnostics {
      guard let (name, isStub) = told(by: diagnostic) else { continue }
      var framework =
        found[name]
        ?? Self(
          name: name, files: [], isStub: isStub, isPartial: ImportRewrite.partial.contains(name), missing: [])
      if !framework.files.contains(diagnostic.path) { framework.files.append(diagnostic.path) }
      found[name] = framework
    }
    let words = found.values.contains(where: \.isStub) ? words(of: heft) : []
    let others = libraries(in: folder)
    return found.values.sorted { $0.name < $1.name }.map { framework in
      var framework = framework
      if framework.isStub {
        framework.missing = missing(in: framework.name, words)
      } else if let command = others.first(where: { $0.list.contains(framework.name) })?.command {
        framework.missing = [
          "It is a library of others that is not in the project: \(command), and it comes along."
        ]
      }
      return framework
    }
  }

  /// The lists of libraries of others that a project has, each with how they are put beside it.
  private static func libraries(in folder: String) -> [(list: String, command: String)] {
    [
      ("Podfile", "run `pod install`"), ("Cartfile", "run `carthage checkout`"),
      ("Package.resolved", "put its sources into a folder `Packages`"),
      (".gitmodules", "run `git submodule update --init`"),
    ].compactMap { name, command in
      let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      return text.map { ($0, command) }
    }
  }

  /// The framework that a warning is about; nil where it is about something else.
  static func told(by diagnostic: Diagnostic) -> (name: String, isStub: Bool)? {
    guard
      let match = diagnostic.message.firstMatch(
        of:
          /^(\w+) is (not here: its types are stubs|not here; what uses it does nothing|here in part: its types)/
      )
    else { return nil }
    return (String(match.1), match.2.contains(": its types"))
  }

  /// The prefixes of the names of a framework's declarations.
  private static let prefixes: [String: [String]] = [
    "Accelerate": ["Accelerate"], "AVFoundation": ["AV"], "AVKit": ["AVPlayer"],
    "CloudKit": ["CloudKit", "CK"],
    "Contacts": ["CNContactStore"], "ContactsUI": ["CNContactViewController", "CNContactPicker"],
    "CoreImage": ["CI"], "CoreLocation": ["CL"], "CoreMotion": ["CM"], "GameKit": ["GK"],
    "HealthKit": ["HK"], "LocalAuthentication": ["LA"], "MapKit": ["MK"], "MessageUI": ["MF"],
    "Photos": ["PH"], "Social": ["SL"], "StoreKit": ["SK"], "SwiftUI": ["SwiftUI"],
    "UserNotifications": ["UN", "UIApplication.registerUser"], "WatchConnectivity": ["WC"],
    "AddressBook": ["AB"], "AuthenticationServices": ["AS"], "CommonCrypto": ["CC"],
    "CoreBluetooth": ["CB", "CoreBluetooth"],
    "CoreSpotlight": ["CS"], "CoreTelephony": ["CT"], "EventKit": ["EK"], "EventKitUI": ["EK"], "iAd": ["AD"],
    "MediaPlayer": ["MP"], "MultipeerConnectivity": ["MC", "Multipeer"], "PassKit": ["PK"],
    "QuickLook": ["QL"],
    "Security": ["Sec"], "Speech": ["SFSpeech"], "SystemConfiguration": ["SC", "CN"],
    "LinkPresentation": ["LP"],
  ]

  private static func missing(in name: String, _ words: [(name: String, words: String)]) -> [String] {
    let own = prefixes[name] ?? []
    var lines: [String] = []
    for entry in words where own.contains(where: entry.name.hasPrefix) {
      let line = "\(entry.name): \(entry.words)"
      if !lines.contains(line) { lines.append(line) }
    }
    return lines.isEmpty ? ["Its declarations do nothing."] : lines
  }

  /// Returns the report of each stub: its name, and the work that is not done.
  private static func words(of heft: String) -> [(name: String, words: String)] {
    let folder = heft + "/Sources/HeftStubs"
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      let text = (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
      return text.matches(of: /Stub\.say\(\s*"([^"\\]+)",\s*"([^"\\]+)"\)/).map {
        (String($0.1), String($0.2))
      }
    }
  }
}
