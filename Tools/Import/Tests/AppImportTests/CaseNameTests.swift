import Testing

@testable import AppImport

@Suite("Names of cases and of modules")
struct CaseNameTests {
  @Test(
    "An enumeration tells its cases' names, with what they hold",
    arguments: [
      (
        "enum Voice { case kick, snare }",
        "enum Voice: CustomStringConvertible { var description: String { switch self { case .kick: return \"kick\"; case .snare: return \"snare\" } }; case kick, snare }"
      ),
      (
        "public enum Side: Int { case `default` = 1 }",
        "public enum Side: Int, CustomStringConvertible { public var description: String { switch self { case .`default`: return \"default\" } }; case `default` = 1 }"
      ),
      (
        "public extension Date { enum Part { case noon } }",
        "public extension Date { enum Part: CustomStringConvertible { public var description: String { switch self { case .noon: return \"noon\" } }; case noon } }"
      ),
      (
        "enum Box<T> { case full(T, count: Int) }",
        "enum Box<T>: CustomStringConvertible { var description: String { switch self { case .full(_, let heft1): return \"full\" + \"(\" + \"(value)\" + \", \" + \"count: \" + heftDescription(heft1) + \")\" } }; case full(T, count: Int) }"
      ),
    ])
  func cases(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "One that the project describes stays as it is, and one without cases",
    arguments: [
      "enum A { case a; var description: String { \"\" } }",
      "enum A { case a }\nextension A { var description: String { \"\" } }",
      "protocol P { var n: Int { get } }\nextension P { var description: String { \"\" } }\nenum A: P { case a; var n: Int { 1 } }",
      "enum A { case a; func description() -> String { \"\" } }",
      "extension RawRepresentable { var description: String { \"\" } }\nenum A: Int { case a }",
      "class M { enum K { case a } }\nextension M.K { var description: String { \"\" } }",
      "protocol P {}\nextension P { var description: String { \"\" } }\nenum A { case a }\nextension A: P {}",
      "enum A { static let n = 1 }",
    ])
  func described(text: String) {
    #expect(!rewritten(text).contains("CustomStringConvertible"))
  }

  @Test(
    "A name with its module has Heft's",
    arguments: [
      ("let a = Foundation.sin(x)", "let a = Heft.sin(x)"),
      ("var a: UIKit.UIView", "var a: Heft.UIView"),
      ("class UIKit {}\nlet a = UIKit.shared", "class UIKit {}\nlet a = UIKit.shared"),
    ])
  func modules(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("A type that is read and written is also a key of dictionaries where it is one")
  func keys() {
    let day = "struct Day: Codable, Hashable { let n: Int }\n"
    #expect(rewritten(day + "var log: [Day: Int]").contains("extension Day: HeftCodingName {}"))
    #expect(!rewritten(day + "var log: [String: Day]").contains("HeftCodingName"))
  }
}
