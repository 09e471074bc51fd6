import Foundation
import SwiftParser
import Testing

@testable import AppImport

@Suite("Scenes with what nobody understands")
struct BrokenSceneTests {
  @Test(
    "Elements with the same identifier, with none, and with those that differ in signs have names of their own"
  )
  func identifiers() {
    let scene = GeneratedScene(
      """
      <label text="1" id="l"/><label text="2" id="a-b"/><label text="3" id="a_b"/><label text="4"/>
      <label text="5"/><label text="6" id="l"/>
      """)
    #expect(scene.told.count == 1)
    #expect(scene.diagnostics.first?.line == 3)
    #expect(scene.told.first?.contains("'l' is that of the element in line 2 too") == true)
    let names = scene.lines.filter { $0.hasPrefix("let label_") }.compactMap {
      $0.split(separator: " ").dropFirst().first
    }
    #expect(names.count == 6)
    #expect(Set(names).count == 6)
    #expect(scene.count("label_l.text = \"1\"") == 1)
  }

  @Test(
    "A value that is not known is told with its line, and nothing is written of it",
    arguments: [
      "<label id=\"l\" contentMode=\"weird\"/>", "<label id=\"l\" textAlignment=\"odd\"/>",
      "<stackView id=\"s\" distribution=\"odd\"/>", "<stackView id=\"s\" alignment=\"odd\"/>",
      "<button id=\"b\"><state key=\"focused\" title=\"T\"/></button>",
      "<button id=\"b\"><connections><action selector=\"hit:\" destination=\"c\" eventType=\"menuActionTriggered\" id=\"a\"/></connections></button>",
      "<label id=\"l\"><fontDescription key=\"fontDescription\" type=\"system\" weight=\"odd\"/></label>",
      "<tableView id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"r\" accessoryType=\"odd\" id=\"k\"/></prototypes></tableView>",
      "<tabBar id=\"t\"><items><tabBarItem systemItem=\"odd\" id=\"i\"/></items></tabBar>",
    ])
  func values(element: String) {
    let scene = GeneratedScene(
      element, attributes: "customClass=\"Screen\"",
      sources: "class Screen: UIViewController { @IBAction func hit(_ sender: Any) {} }")
    #expect(scene.diagnostics.map(\.line) == [2])
    for value in [".odd", ".weird", ".focused", ".menuActionTriggered"] {
      #expect(!scene.source.contains(value))
    }
  }

  @Test("Numbers that are none become 0, and what is whole stays whole")
  func numbers() {
    let scene = GeneratedScene(
      "<label id=\"l\" tag=\"abc\" numberOfLines=\"1.5\"/><pageControl id=\"p\" numberOfPages=\"2.5\"/>")
    #expect(scene.count("label_l.tag = 0") == 1)
    #expect(scene.count("label_l.numberOfLines = 1") == 1)
    #expect(scene.count("pageControl_p.numberOfPages = 2") == 1)
  }

  @Test(
    "A class is made by whichever initializer with a coder it has, and stood for where it has none that works"
  )
  func initializers() {
    let scene = GeneratedScene(
      "<view id=\"a\" customClass=\"Sure\"/>\n<view id=\"b\" customClass=\"Stops\"/>\n<view id=\"h\" customClass=\"Head\"/>",
      sources: """
        class Sure: UIView { required init(coder: NSCoder) { super.init(coder: coder)! } }
        class Stops: UIView { init(k: Int) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() } }
        class Head: UITableViewHeaderFooterView {}
        """)
    #expect(scene.count("let view_a = (Sure(coder: NSCoder()) as Sure?)!") == 1)
    #expect(scene.count("let view_b = UIView(frame: .zero)") == 1)
    #expect(scene.count("let view_h = Head(reuseIdentifier: nil)") == 1)
    #expect(scene.diagnostics.map(\.line) == [3])
  }

  @Test("What is written says which line of the document it is made of, but where people go on with it")
  func places() {
    let scene = GeneratedScene("<label text=\"Hi\" id=\"l\"/>\n<label text=\"Ho\" id=\"m\"/>")
    for (line, statement) in [(2, "label_l.text = \"Hi\""), (3, "label_m.text = \"Ho\"")] {
      #expect(
        scene.source.contains(
          "#sourceLocation(file: \"/Main.storyboard\", line: \(line))\n    \(statement)\n"))
    }
    #expect(!Parser.parse(source: scene.source).hasError)
    let read = StoryboardGenerator.generate(
      path: "/Main.storyboard",
      data: Data(
        "<document><scenes><scene><objects><viewController id=\"c\"/></objects></scene></scenes></document>"
          .utf8),
      index: ProjectIndex(), classes: ["UIViewController"], isForReading: true)
    #expect(!read.source.contains("#sourceLocation"))
  }

  @Test("Views that stand too deep in each other are left out, with the line where that begins")
  func depth() {
    let count = 3000
    let deep =
      (0..<count).map { "<view id=\"w\($0)\"><subviews>\n" }.joined()
      + String(repeating: "</subviews></view>", count: count)
    let scene = GeneratedScene(deep)
    #expect(scene.told.count == 1)
    #expect((100...130).contains(scene.diagnostics.first?.line ?? 0))
    #expect(scene.source.contains("view_w100.addSubview(view_w101)"))
    #expect(!scene.source.contains("view_w200"))
  }

  @Test("A nib file that is cut off is a warning with a line, and an empty view")
  func brokenNib() {
    let result = StoryboardGenerator.generateNib(
      path: "/Cell.xib", data: Data("<document>\n<objects>\n<view id=\"w\">".utf8), index: ProjectIndex(),
      classes: ["UIView"])
    #expect(result.diagnostics.map(\.severity) == [.warning])
    #expect(result.diagnostics.map(\.line) == [3])
    #expect(result.source.contains("return [view_view]"))
  }
}
