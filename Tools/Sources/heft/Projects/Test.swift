import ArgumentParser
import Foundation
import HeftSite

/// `heft test`: the unit tests of a project, run natively in its app.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Runs the unit tests of an Xcode project, in its app, natively and without a page.",
    discussion: """
      Tests of XCTest and of Swift Testing; UI tests are left out. Ends with 0 where all have passed, 1 where one has not \
      or something does not compile, 2 where there are none.
      """)

  @Argument(help: "The folder of an app, or its .xcodeproj.")
  var project: String

  @Option(help: "Run the tests whose names match this, as CartTests or CartTests/testTotal.")
  var filter: String?

  @Flag(help: "Print all that the compiler and the tests print.")
  var verbose = false

  func run() throws {
    if Importer.isPackage(project) {
      FileHandle.standardError.write(
        Data("heft: '\(project)' is a package: 'swift test' runs its tests.\n".utf8))
      throw ExitCode(2)
    }
    let importer = try Importer(project: project)
    let (folder, code) = try importer.writeTests()
    if code != 0 { throw ExitCode(code) }
    let scratch = try scratch(importer, for: folder)
    let swift = ["swift", "--package-path", folder, "--scratch-path", scratch]
    try build(swift, in: folder)
    var report = TestReport(sources: sources(of: folder))
    let status = try Subprocess.lines(
      "/usr/bin/env",
      [swift[0], "test", "--skip-build"] + swift.dropFirst() + (filter.map { ["--filter", $0] } ?? []),
      environment: ["SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"]
    ) { line in
      if verbose { print(line) }
      report.take(line)
    }
    report.end()
    for test in report.tests { print(TestReport.lines(of: test).joined(separator: "\n")) }
    if report.tests.isEmpty {
      print(filter.map { "No test matches '\($0)'." } ?? "There is no test in the targets.")
      throw ExitCode(2)
    }
    print(report.summary)
    if !report.isGood || status != 0 { throw ExitCode.failure }
  }

  private func build(_ swift: [String], in folder: String) throws {
    var lines: [String] = []
    let status = try Subprocess.lines(
      "/usr/bin/env", [swift[0], "build", "--build-tests"] + swift.dropFirst()
    ) { line in
      if verbose { print(line) }
      lines.append(line)
    }
    if status == 0 { return }
    var told: Set<String> = []
    for line in lines where line.contains(": error: ") && told.insert(line).inserted { print(line) }
    if told.isEmpty { print(lines.suffix(20).joined(separator: "\n")) }
    print("The tests do not compile.")
    throw ExitCode.failure
  }

  /// Where the library and all projects' tests are built: with the checkout's own tests, which have most of it, or in the
  /// folder that the user has chosen for everything.
  private func scratch(_ importer: Importer, for folder: String) throws -> String {
    let scratch = importer.chosenScratch.map { $0 + "/tests" } ?? importer.heft + "/.build"
    let files = FileManager.default
    try files.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    // SwiftPM takes up the plan that it finds there, also another package's.
    for name in try files.contentsOfDirectory(atPath: scratch) where name.hasSuffix(".yaml") {
      let plan = files.contents(atPath: scratch + "/" + name) ?? Data()
      if plan.range(of: Data(folder.utf8)) == nil { try files.removeItem(atPath: scratch + "/" + name) }
    }
    if !files.fileExists(atPath: scratch + "/debug/Modules/HeftTesting.swiftmodule") {
      FileHandle.standardError.write(
        Data("heft: building the library for tests; the first time this takes some minutes\n".utf8))
    }
    return scratch
  }

  private struct List: Decodable {
    struct Target: Decodable { var sources: [String] }
    var targets: [Target]
  }

  private func sources(of folder: String) -> [String] {
    let data = FileManager.default.contents(atPath: folder + "/tests.json") ?? Data()
    let list = try? JSONDecoder().decode(List.self, from: data)
    return list?.targets.flatMap(\.sources) ?? []
  }
}
