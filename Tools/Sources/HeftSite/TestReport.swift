/// The output of tests as they run, line by line: XCTest's, and Swift Testing's.
public struct TestReport {
  public struct Failure: Equatable, Sendable {
    /// The path of the source, or its last part where nothing more is known; nil of a test that stopped the program.
    public var file: String?
    public var line: Int?
    public var message: String
  }

  public enum Outcome: Equatable, Sendable {
    case passed, failed, skipped
    /// The program stopped in it.
    case stopped
  }

  public struct Test: Equatable, Sendable {
    public var name: String
    public var outcome: Outcome?
    public var failures: [Failure] = []
  }

  /// The tests in the order in which they began.
  public private(set) var tests: [Test] = []
  /// The paths of the tests' sources by their last parts.
  private let sources: [String: String]
  private var lastStop: Failure?

  /// A report of nothing yet.
  ///
  /// - Parameter sources: The paths of the tests' sources.
  public init(sources: [String]) {
    self.sources = Dictionary(
      sources.map { (String($0.split(separator: "/").last ?? ""), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Takes a line of what the tests print; one that says nothing of them is passed over.
  public mutating func take(_ line: String) {
    if let match = line.firstMatch(of: /^Test Case '(.+?)' (started|passed|failed|skipped)/) {
      note(String(match.1), String(match.2))
    } else if let match = line.firstMatch(of: /^(.+?):(\d+): error: ([\w.]+) : (.*)$/) {
      add(
        Failure(file: path(match.1), line: Int(match.2), message: String(match.4)), to: String(match.3))
    } else if let match = line.firstMatch(
      of: /^\S+ Test (.+?) recorded an issue.*? at (\S+?):(\d+):\d+: (.*)$/)
    {
      add(Failure(file: path(match.2), line: Int(match.3), message: String(match.4)), to: plain(match.1))
    } else if let match = line.firstMatch(of: /^\S+ Test (.+?) (started|passed|failed|skipped)\b/) {
      if match.1 != "run", !match.1.hasPrefix("run ") { note(plain(match.1), String(match.2)) }
    } else if let match = line.firstMatch(of: /^(?:(.+?):(\d+): )?Fatal error: (.*)$/) {
      lastStop = Failure(
        file: match.1.map { path($0) }, line: match.2.flatMap { Int($0) }, message: String(match.3))
    }
  }

  /// Ends the report: what has begun and not ended has stopped the program.
  public mutating func end() {
    for place in tests.indices where tests[place].outcome == nil {
      tests[place].outcome = .stopped
      tests[place].failures.append(
        lastStop ?? Failure(file: nil, line: nil, message: "The program stopped in this test."))
    }
  }

  private func path(_ text: Substring) -> String {
    text.hasPrefix("/")
      ? String(text) : sources[String(text.split(separator: "/").last ?? "")] ?? String(text)
  }

  /// A test's own name stands in quotes, a function's does not.
  private func plain(_ name: Substring) -> String {
    name.hasPrefix("\"") && name.hasSuffix("\"") && name.count > 1
      ? String(name.dropFirst().dropLast()) : String(name)
  }

  private mutating func note(_ name: String, _ word: String) {
    let place = place(of: name)
    switch word {
    case "passed": tests[place].outcome = .passed
    case "failed": tests[place].outcome = .failed
    case "skipped": tests[place].outcome = .skipped
    default: break
    }
  }

  private mutating func add(_ failure: Failure, to name: String) {
    tests[place(of: name)].failures.append(failure)
  }

  private mutating func place(of name: String) -> Int {
    if let known = tests.firstIndex(where: { $0.name == name }) { return known }
    tests.append(Test(name: name))
    return tests.count - 1
  }

  /// Whether every test that ran has passed, and one did.
  public var isGood: Bool {
    tests.contains { $0.outcome == .passed } && !tests.contains { [.failed, .stopped].contains($0.outcome) }
  }

  /// A test with its failures, as people read it.
  public static func lines(of test: Test) -> [String] {
    let word =
      switch test.outcome {
      case .passed: "passed "
      case .skipped: "skipped"
      case .stopped: "stopped"
      case .failed, nil: "failed "
      }
    return ["\(word)  \(test.name)"]
      + test.failures.map { failure in
        let place = failure.file.map { file in "\(file)\(failure.line.map { ":\($0)" } ?? ""): " } ?? ""
        return "  \(place)error: \(failure.message)"
      }
  }

  /// How many passed and failed, in a sentence.
  public var summary: String {
    func count(_ outcomes: Outcome...) -> Int { tests.count { $0.outcome.map(outcomes.contains) ?? false } }
    let skipped = count(.skipped)
    return "\(count(.passed)) passed, \(count(.failed, .stopped)) failed"
      + (skipped > 0 ? ", \(skipped) skipped" : "") + "."
  }
}
