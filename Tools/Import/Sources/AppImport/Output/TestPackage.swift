import Foundation

/// The package that the tests of a project run in: the app as a library, and a target for each of the project's.
struct TestPackage {
  let product: String
  let heft: String
  /// The names of the test targets.
  let tests: [String]

  /// The delegate of an app that declares none.
  static let delegate = "HeftTestedDelegate"

  /// A module for a target of tests; no two are the same.
  private func module(_ place: Int) -> String {
    let name = SwiftName.type(tests[place])
    let isTaken = name == product || tests.prefix(place).contains { SwiftName.type($0) == name }
    return isTaken ? "\(name)\(place + 1)" : name
  }

  /// Where a source of tests goes. Folders of one target may have files of one name.
  func path(of source: String, in place: Int) -> String {
    let stem = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
    let plain = String(
      stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || "+-_".contains($0)) ? $0 : "_" })
    let folder = (source as NSString).deletingLastPathComponent
    let mark =
      folder.isEmpty
      ? "" : "+" + String(folder.utf8.reduce(UInt32(5381)) { $0 &* 33 ^ UInt32($1) }, radix: 36)
    return "Tests/\(module(place))/\(plain)\(mark).swift"
  }

  /// The source that makes the app: statements after which there is `app`.
  func host(_ app: [String]) -> String {
    """
    import Heft
    import HeftStubs
    import HeftTesting

    /// The app that the tests run in.
    public enum HeftTestHost {
      @MainActor public static func launch() {
        TestHost.launch {
    \(app.joined(separator: "\n"))
    return app
        }
      }
    }

    /// Stands for an app's delegate where none is declared.
    final class \(Self.delegate): UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }

    """
  }

  /// Returns the source that stands beside the tests: their test case, and names that Foundation has too.
  func support(_ aliases: [String], usesTesting: Bool) -> String {
    """
    import Foundation
    import Heft
    import HeftStubs
    import XCTest
    \(usesTesting ? "import Testing\n" : "")
    @testable import \(product)

    /// A case whose tests run in the app.
    class HeftTestCase: XCTestCase {
      override class func setUp() {
        MainActor.assumeIsolated { HeftTestHost.launch() }
        super.setUp()
      }

      override func invokeTest() {
        MainActor.assumeIsolated { HeftTestHost.launch() }
        super.invokeTest()
      }

      /// Waits for what the app posts, which goes to the app's own center.
      @discardableResult
      func expectation(
        forNotification name: Heft.Notification.Name, object: AnyObject?,
        notificationCenter: Heft.NotificationCenter = .default,
        handler: ((Heft.Notification) -> Bool)? = nil
      ) -> XCTestExpectation {
        let posted = expectation(description: "Notification")
        posted.assertForOverFulfill = false
        _ = notificationCenter.addObserver(forName: name, object: object, queue: nil) { notification in
          if handler?(notification) ?? true { posted.fulfill() }
        }
        return posted
      }
    }

    /// What the app threw, looked for in what a test has caught.
    @_disfavoredOverload
    func heftCast<Failure: Error>(_ error: any Error, _ type: Failure.Type) -> Failure? {
      error as? Failure ?? HeftStubs.heftCast(error as NSError, type)
    }

    \(usesTesting ? Self.trait : "")
    \(aliases.joined(separator: "\n"))

    """
  }

  private static let trait = """
    /// Launches the app before a test.
    struct HeftAppTrait: TestTrait, TestScoping {
      func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
      ) async throws {
        await MainActor.run { HeftTestHost.launch() }
        try await function()
      }
    }

    extension Trait where Self == HeftAppTrait {
      static var heftApp: HeftAppTrait { HeftAppTrait() }
    }

    """

  /// The targets with the sources that they are made of, for the reader of what the tests print.
  func list(_ targets: [TestTarget]) -> String {
    let value =
      ["product": product, "targets": targets.map { ["name": $0.name, "sources": $0.sources] }]
      as [String: Any]
    let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  var manifest: String {
    let targets = tests.indices.map { place in
      """
          .testTarget(
            name: "\(module(place))",
            dependencies: [
              "\(product)", .product(name: "Heft", package: "Heft"), .product(name: "HeftStubs", package: "Heft"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
      """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(product)Tested",
        dependencies: [.package(name: "Heft", path: \(SwiftName.literal(heft)))],
        targets: [
          .target(
            name: "\(product)",
            dependencies: [
              .product(name: "Heft", package: "Heft"), .product(name: "HeftStubs", package: "Heft"),
              .product(name: "HeftTesting", package: "Heft"),
            ],
            exclude: ["Info.plist"], swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "InfoPlist", package: "Heft")]),
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }
}
