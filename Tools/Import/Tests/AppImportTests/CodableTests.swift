import Foundation
import Testing

@testable import AppImport

@Suite("Rewriting models")
struct CodableRewriteTests {
  private func rewritten(_ text: String, entities: [String: String] = [:]) -> String {
    let source = "import UIKit\n" + text
    let result = SourceRewriter([("/A.swift", source)], entities: entities).rewrite(source, path: "/A.swift")
      .text
    return String(result.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
  }

  @Test("What the compiler writes for a structure stands in an extension, which leaves it its initializer")
  func structure() {
    #expect(
      rewritten("struct A: Codable { let id: Int; var tags: [String]?; let kind = 1; var all: Int { 1 } }\n")
        == """
        struct A: Codable { let id: Int; var tags: [String]?; let kind = 1; var all: Int { 1 } }

        extension A { init(from decoder: Decoder) throws(NSError) { let container = try decoder.container(keyedBy: CodingKeys.self); self.id = try container.heftDecode(.id); self.tags = try container.heftDecodeIfPresent(.tags) }; func encode(to encoder: Encoder) throws(NSError) { var container = encoder.container(keyedBy: CodingKeys.self); try container.encode(id, forKey: .id); try container.encodeIfPresent(tags, forKey: .tags) }; enum CodingKeys: String, CodingKey { case id, tags } }
        """)
  }

  @Test("A protocol of the project may ask that a type is read and written")
  func protocols() {
    let result = rewritten(
      "protocol Kept: Equatable, Codable {}\ntypealias Both = Kept & Hashable\nstruct A: Both { let id: Int }\n"
    )
    #expect(result.contains("extension A { init(from decoder: Decoder)"))
    #expect(result.contains("func encode(to encoder: Encoder)"))
  }

  @Test("A property that a wrapper keeps is read and written by its wrapper")
  func wrapped() {
    let result = rewritten("struct A: Codable { @Lossy var tags: [String]?; var id: Int? }\n")
    #expect(result.contains("self._tags = try container.heftDecode(.tags);"))
    #expect(result.contains("try container.encode(_tags, forKey: .tags);"))
    #expect(result.contains("self.id = try container.heftDecodeIfPresent(.id)"))
  }

  @Test("A class has it in itself, and an initializer where the other one goes")
  func reference() {
    #expect(
      rewritten("class A: Decodable {\n  var n = 0\n}\n")
        == """
        class A: Decodable {
          var n = 0
        required init(from decoder: Decoder) throws(NSError) { let container = try decoder.container(keyedBy: CodingKeys.self); self.n = try container.heftDecode(.n) }; enum CodingKeys: String, CodingKey { case n }; init() {} }

        """)
  }

  @Test(
    "What a type writes itself stays, and what has a raw value is that value",
    arguments: [
      "enum A: String, Codable { case b; var description: String { \"\" } }",
      "struct A: Decodable { let n: Int; enum CodingKeys: String, CodingKey { case n }; init(from decoder: Decoder) throws(NSError) { n = 1 } }",
      "class A: NSObject {}",
    ])
  func stays(text: String) {
    #expect(rewritten(text) == text)
  }

  @Test("An extension in another file makes a type readable in its own")
  func extensions() {
    let files = [
      ("/A.swift", "import UIKit\nstruct A { let n: Int }\n"),
      ("/B.swift", "import UIKit\nextension A: Decodable {}\n"),
    ]
    let rewriter = SourceRewriter(files)
    #expect(rewriter.rewrite(files[0].1, path: "/A.swift").text.contains("extension A { init(from decoder"))
    #expect(!rewriter.rewrite(files[1].1, path: "/B.swift").text.contains("init(from"))
  }

  @Test(
    "Coders, keys, files, key paths, predicates and observed properties are written as Heft has them",
    arguments: [
      ("enum K: CodingKey { case a }", "enum K: String, CodingKey { case a }"),
      ("let p: [CodingKey] = []", "let p: [HeftCodingKey] = []"),
      (
        "let t = try String(contentsOf: u, encoding: .utf8)",
        "let t = try heftText(contentsOf: u, encoding: .utf8)"
      ),
      ("let d = try Data(contentsOf: u)", "let d = try heftData(contentsOf: u)"),
      ("let l = NSArray(contentsOfFile: p)", "let l = heftList(at: p)"),
      ("let l = NSArray(contentsOfURL: u)", "let l = heftList(at: u)"),
      ("let l: NSArray = [\"a\", 1]", "let l: NSArray = [heftMember(\"a\"), heftMember(1)]"),
      (
        "let d: NSMutableDictionary = [\"a\": [\"b\"]]",
        "let d: NSMutableDictionary = [\"a\": ([heftMember(\"b\")] as NSArray)]"
      ),
      ("let f = (names as NSArray).filtered(using: p)", "let f = (heftArray(names)).filtered(using: p)"),
      ("try d.write(to: u, options: .atomic)", "try d.heftWrite(to: u, options: .atomic)"),
      ("let k = #keyPath(Task.list.name)", "let k = \"list.name\""),
      ("NSPredicate(format: \"n == %@\", name)", "NSPredicate(format: \"n == %@\", heftObject(name))"),
      (
        "NSSortDescriptor(key: \"n\", ascending: true, selector: #selector(NSString.compare(_:)))",
        "NSSortDescriptor(key: \"n\", ascending: true)"
      ),
      (
        "o = a.observe(\\.b.c, options: [.new]) { f() }",
        "o = a.heftObserve(\"b.c\", { $0.b.c }, options: [.new]) { f() }"
      ),
      (
        "class A: NSObject { @objc dynamic var n = 0 }",
        "class A: NSObject { var n = 0 { didSet { heftDidChange(\"n\") } } }"
      ),
    ])
  func words(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test("A class of archives is written to Heft's coder, and a view is not")
  func archives() {
    #expect(
      rewritten("class A: NSObject, NSCoding {\n  func encode(with c: NSCoder) {}\n}")
        == "class A: NSObject, NSCoding {\n  func encode(with c: HeftCoder) {}\nvar heftArchivedClass: String { \"A\" } }"
    )
    let view = "class V: UIView { init?(coder: NSCoder) { f() } }"
    #expect(rewritten(view) == view)
  }

  @Test("A managed property asks its object, and the class says which entity it is")
  func managed() {
    #expect(
      rewritten("class L: CALayer { @NSManaged var progress: CGFloat; @NSManaged var tint: CGColor? }")
        == "class L: CALayer { var progress: CGFloat = 0; var tint: CGColor? }")
    #expect(
      rewritten("class T: NSManagedObject { @NSManaged var n: String? }", entities: ["T": "Task"])
        == "class T: NSManagedObject { var n: String? { get { heftOptionalValue(\"n\", String.self) } set { heftSet(\"n\", newValue.map { heftObject($0) }) } } ; override var heftEntity: String { \"Task\" } }"
    )
  }
}
