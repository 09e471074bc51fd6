import Testing

@testable import AppImport

@Suite("Views of SwiftUI")
struct ViewDescriptionTests {
  private func inView(_ text: String) -> String {
    "import SwiftUI\nstruct A: View { var body: some View { \(text) } }"
  }

  @Test(
    "A member of a binding becomes a binding",
    arguments: [
      (
        "Toggle(\"A\", isOn: $settings.isOn)",
        "Toggle(\"A\", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 }))"
      ),
      (
        "Row($items[0].name)", "Row(Binding(get: { items[0].name }, set: { items[0].name = $0 }))"
      ),
      (
        "Row($a.b.animation())", "Row(Binding(get: { a.b }, set: { a.b = $0 }).animation())"
      ),
      ("Row($a.animation())", "Row($a.animation())"),
      ("Row($a)", "Row($a)"),
      ("list.map { $0.name }", "list.map { $0.name }"),
    ])
  func binding(before: String, after: String) {
    #expect(rewritten(inView(before)).hasSuffix("{ \(after) } }"))
  }

  @Test("A publisher of a class is none of these")
  func publisher() {
    let text = "final class Model { func start() { store($names.first) } }"
    #expect(rewritten("import SwiftUI\n" + text).hasSuffix(text))
    #expect(rewritten("func start() { store($names.first) }").hasSuffix("store($names.first) }"))
  }

  @Test(
    "What reads values by key paths gets closures",
    arguments: [
      ("ForEach(names, id: \\.self) { Text($0) }", "ForEach(names, id: { $0 }) { Text($0) }"),
      ("List(names, id: \\.key) { Text($0) }", "List(names, id: { $0.key }) { Text($0) }"),
      ("a.environment(\\.locale, b)", "a.environment({ $0.locale }, b)"),
    ])
  func keyPath(before: String, after: String) {
    #expect(rewritten(inView(before)).hasSuffix("{ \(after) } }"))
  }

  @Test("A value of the surroundings is read by a closure")
  func environment() {
    let text = rewritten("struct A: View { @Environment(\\.presentationMode) var mode }")
    #expect(text == "struct A: View { @Environment({ $0.presentationMode }) var mode }")
  }

  @Test("A preview for the editor goes, and the lines after it stay where they were")
  func preview() {
    let before = "class A {}\n#Preview(\"A\") {\n  A()\n}\nclass B {}"
    #expect(rewritten(before) == "class A {}\n\n\n\nclass B {}")
  }
}
