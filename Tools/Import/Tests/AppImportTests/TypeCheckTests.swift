import Foundation
import Testing

@testable import AppImport

@Suite("Checking what a project becomes")
struct TypeCheckTests {
  @Test("The errors of every file are told, not only those of the file that fails first")
  func allFiles() throws {
    let names = (1...6).map { "File\($0)" }
    let sources = names.map { ("App/\($0).swift", "\nlet a\($0): NotThere\($0) = 1\n") }
    let (check, _) = try check(Dictionary(uniqueKeysWithValues: sources))
    let places = check.errors.map { "\(URL(fileURLWithPath: $0.path).lastPathComponent):\($0.line ?? 0)" }
    #expect(Set(places) == Set(names.map { "\($0).swift:2" }))
  }

  @Test("What only the types tell is mended, round after round, and counted as rewritten")
  func mended() throws {
    let (check, package) = try check([
      "App/A.swift": """
      class Shape {}
      class Circle: Shape {}
      func take(_ shapes: [Shape]) {}
      func keep(_ values: [String: Any]) {}
      func all(_ circles: [Circle]) {
        take(circles)
        keep(["a": 1, "b": ["c": 2]])
      }

      """
    ])
    #expect(check.errors.map(\.description) == [])
    #expect(check.other == "")
    let text = package.files.first { $0.key.hasSuffix("A+Heft.swift") }?.value ?? ""
    #expect(text.contains("  take((circles).map { $0 })\n"))
    #expect(text.contains(#"  keep(["a": heftObject(1), "b": heftObject(["c": heftObject(2)])])"#))
    #expect(package.reasons["list of another kind"] == 1)
    #expect(package.reasons["Any"] == 4)
  }

  @Test("An object of a class that only the caller knows is made by a function that asks which it is")
  func genericInitializers() throws {
    let (check, package) = try check([
      "App/A.swift": """
      class Host<Content: UIView> { let content = Content(frame: CGRect()) }
      func made<Content: UIView>(_ type: Content.Type) -> Content { type.init() }
      protocol Loadable: AnyObject {}
      extension Loadable where Self: UIView { static func load() -> Self { Self() } }
      class Box: UIView, Loadable { override init(frame: CGRect) { super.init(frame: frame) } }
      class Named: UIView { init(name: Int) { super.init(frame: CGRect()) } }
      private class Hidden: UIView {}
      let kinds: [UIView.Type] = [Box.self, UIView.self]
      let all: [UIView] = [kinds[0].init(), Host<Box>().content, made(Box.self), Box.load()]

      """
    ])
    #expect(check.errors.map(\.description) == [])
    #expect(check.other == "")
    let text = package.files.first { $0.key.hasSuffix("A+Heft.swift") }?.value ?? ""
    #expect(text.contains("let content = heftMake(Content.self, frame: CGRect())"))
    #expect(text.contains("{ heftMake(type) }") && text.contains("{ heftMake(Self.self) }"))
    #expect(text.contains("[heftMake(kinds[0]), "))
    #expect(package.reasons["generic initializer"] == 4)
    let support = package.files.first { $0.key.hasSuffix("HeftSupport.swift") }?.value ?? ""
    #expect(
      support.contains(
        "if ObjectIdentifier(type) == ObjectIdentifier(Box.self) { return unsafeDowncast(Box(frame: frame), to: type) }"
      ))
    #expect(
      support.contains(
        "if ObjectIdentifier(type) == ObjectIdentifier(UIView.self) { return unsafeDowncast(UIView(), to: type) }"
      ))
    #expect(!support.contains("Named") && !support.contains("Hidden") && !support.contains("UILabel"))
  }

  /// Checks a project against a library of next to nothing.
  private func check(_ sources: [String: String]) throws -> (TypeCheck, AppPackage) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let library = [
      "Heft/Heft.swift": """
      public struct UIApplicationShortcutItem {}
      public struct CGRect { public init() {} }
      open class UIView {
        public init(frame: CGRect) {}
        public convenience init() { self.init(frame: CGRect()) }
      }

      """,
      "Heft/HeftStubs.swift": """
      public final class Box {}
      public func heftObject(_ value: Int) -> AnyObject { Box() }
      public func heftObject(_ values: [String: AnyObject]) -> AnyObject { Box() }

      """,
    ]
    for (name, text) in sources.merging(library, uniquingKeysWith: { $1 }) {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for name in ["Heft", "HeftStubs"] {
      let module = Process()
      module.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      module.arguments = [
        "swiftc", "-emit-module", "-wmo", "-parse-as-library", "-enable-experimental-feature", "Embedded",
        "-target", "wasm32-unknown-none-wasm", "-module-name", name,
        "-o", "\(folder)/Heft/\(name).swiftmodule", "\(folder)/Heft/\(name).swift",
      ]
      try module.run()
      module.waitUntilExit()
    }
    var package = AppPackage(try XcodeProject(at: folder + "/App"), heft: folder + "/Heft")
    try package.write(to: folder + "/Out")
    let check = try TypeCheck(&package, in: folder + "/Out", modules: folder + "/Heft")
    return (check, package)
  }
}
