import Foundation
import Testing

@testable import AppImport

@Suite("Runtime attributes")
struct RuntimeAttributeTests {
  private func scene(_ attributes: String, on element: String = "label", sources: String = "")
    -> GeneratedScene
  {
    let name = element.prefix { $0 != " " }
    return GeneratedScene(
      "<\(element) id=\"x\"><userDefinedRuntimeAttributes>\n\(attributes)</userDefinedRuntimeAttributes></\(name)>",
      sources: sources)
  }

  private func attribute(_ path: String, _ kind: String, _ value: String) -> String {
    let inner = ["number", "color", "size"].contains(kind) ? value : ""
    let text = inner.isEmpty && kind != "nil" ? " value=\"\(value)\"" : ""
    return
      "<userDefinedRuntimeAttribute type=\"\(kind)\" keyPath=\"\(path)\"\(text)>\(inner)</userDefinedRuntimeAttribute>\n"
  }

  private static let five = "<real key=\"value\" value=\"5\"/>"
  private static let red = "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

  @Test("Properties that UIKit's classes have themselves are set, by either name of a flag")
  func own() {
    let found = scene(
      attribute("alpha", "number", Self.five) + attribute("hidden", "boolean", "YES")
        + attribute("isUserInteractionEnabled", "boolean", "NO") + attribute("text", "string", "Hi")
        + attribute("tintColor", "color", Self.red) + attribute("layer.zPosition", "number", Self.five)
        + attribute("layer.opacity", "number", Self.five) + attribute("layer.borderColor", "color", Self.red)
        + attribute("text", "nil", ""))
    #expect(found.told == [])
    for line in [
      "label_x.alpha = CGFloat(5)", "label_x.isHidden = true", "label_x.isUserInteractionEnabled = false",
      "label_x.text = \"Hi\"", "label_x.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)",
      "label_x.layer.zPosition = CGFloat(5)", "label_x.layer.opacity = Float(5)",
      "label_x.layer.borderColor = (UIColor(red: 1, green: 0, blue: 0, alpha: 1) as UIColor).cgColor",
      "label_x.text = nil",
    ] { #expect(found.count(line) == 1, "\(line)") }
    let picture = scene(
      attribute("image", "image", "star"), on: "imageView customClass=\"Star\"",
      sources: "class Star: UIImageView {}")
    #expect(picture.told == [])
    #expect(picture.count("imageView_x.image = UIImage(named: \"star\")") == 1)
  }

  @Test("Properties that the project adds to a class of UIKit are those of all classes that inherit from it")
  func extensions() {
    let sources = """
      extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }
      extension UILabel { @IBInspectable var key: String? { get { nil } set {} } }
      extension CALayer { var glow: UIColor { get { .red } set {} } }
      class Fancy: UIButton {}
      """
    let found = scene(
      attribute("corner", "number", Self.five) + attribute("key", "string", "k")
        + attribute("layer.glow", "color", Self.red), sources: sources)
    #expect(found.told == [])
    #expect(found.count("label_x.corner = CGFloat(5)") == 1)
    #expect(found.count("label_x.key = \"k\"") == 1)
    #expect(found.count("label_x.layer.glow = UIColor(red: 1, green: 0, blue: 0, alpha: 1)") == 1)
    let button = scene(
      attribute("corner", "number", Self.five), on: "button customClass=\"Fancy\"", sources: sources)
    #expect(button.count("button_x.corner = CGFloat(5)") == 1)
    let other = scene(attribute("key", "string", "k"), on: "button", sources: sources)
    #expect(other.told.first?.contains("UIButton has no property 'key'") == true)
  }

  @Test("A value of another type than the property's is told with its line, and left out")
  func types() {
    let sources =
      "class Tag: UIView { var name = \"\" as String; @objc var word: String = \"\"; var count: Int = 0 }"
    let found = scene(
      attribute("word", "number", Self.five) + attribute("count", "string", "12")
        + attribute("count", "nil", "") + attribute("alpha", "string", "x")
        + attribute("count", "number", "<real key=\"value\" value=\"1.5\"/>"),
      on: "view customClass=\"Tag\"", sources: sources)
    #expect(found.diagnostics.map(\.line) == [3, 4, 5, 6])
    #expect(found.lines.filter { $0.contains("= Int(") } == ["view_x.count = Int(1)"])
  }

  @Test("Each property that is listed is one that the library declares")
  func table() {
    let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let facts = HeftFacts(checkout: root.path)
    for (type, properties) in UIKitProperties.all {
      #expect(facts.classes.contains(type), "\(type)")
      for (name, _) in properties {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        #expect(facts.variables.contains(last), "\(type).\(name)")
      }
    }
  }
}
