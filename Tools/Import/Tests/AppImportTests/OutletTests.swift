import Foundation
import Testing

@testable import AppImport

@Suite("Outlets and delegates of a scene's objects")
struct OutletTests {
  private static let card = """
    class Screen: UIViewController { @IBOutlet var dock: UIView!; @IBOutlet var helper: Helper! }
    class Card: UIView, UITextFieldDelegate {
      @IBOutlet var height: NSLayoutConstraint!
      @IBOutlet var later: UILabel!
      @IBOutlet var marks: [UILabel]!
      @IBAction func tapped(_ sender: UIButton) {}
    }
    class Helper: NSObject, UITableViewDataSource { @IBOutlet var label: UILabel! }
    """

  @Test("A view's own outlets lead to its constraints and to views that stand after it")
  func views() {
    let scene = GeneratedScene(
      """
      <view id="card" customClass="Card"><subviews><textField id="f"><connections><outlet property="delegate" destination="card" id="o1"/></connections></textField></subviews>
      <constraints><constraint firstAttribute="height" constant="40" id="k"/></constraints>
      <connections><outlet property="height" destination="k" id="o2"/><outlet property="later" destination="l" id="o3"/>
      <outletCollection property="marks" destination="l" id="o4"/></connections></view><label id="l"/>
      <button id="b"><connections><action selector="tapped:" destination="card" eventType="touchUpInside" id="a"/></connections></button>
      """, sources: Self.card)
    #expect(scene.told == [])
    for line in [
      "view_card.height = constraint_k", "view_card.later = label_l", "view_card.marks = [label_l]",
      "textField_f.delegate = view_card",
    ] { #expect(scene.count(line) == 1, "\(line)") }
    #expect(scene.source.contains("weakify(view_card)"))
  }

  @Test("Labels and pictures take touches where Interface Builder does not say that they take none")
  func interaction() {
    let scene = GeneratedScene(
      """
      <label id="a"/><label userInteractionEnabled="NO" id="b"/><imageView id="d"/><view id="e"/>
      """)
    let lines = scene.lines.filter { $0.contains("isUserInteractionEnabled") }
    #expect(
      lines == [
        "label_a.isUserInteractionEnabled = true", "label_b.isUserInteractionEnabled = false",
        "imageView_d.isUserInteractionEnabled = true",
      ])
  }

  @Test("A view's own delegate is the controller that conforms to its protocol, and another is a warning")
  func ownDelegates() {
    let scene = GeneratedScene(
      """
      <view id="p" customClass="Pad"><connections>
      <outlet property="delegate" destination="c" id="o1"/><outlet property="source" destination="c" id="o2"/>
      <outlet property="other" destination="c" id="o3"/>
      </connections></view>
      """, attributes: "customClass=\"Screen\"",
      sources: """
        @objc protocol PadDelegate { func changed(_ pad: Pad) }
        @objc protocol PadSource {}
        class Pad: UIView {
          @IBOutlet weak var delegate: PadDelegate?
          @IBOutlet weak var source: PadSource?
          @IBOutlet weak var other: AnyObject?
        }
        class Screen: UIViewController {}
        extension Screen: PadDelegate { func changed(_ pad: Pad) {} }
        """)
    #expect(scene.count("view_p.delegate = controller") == 1)
    #expect(scene.count("view_p.other = controller") == 1)
    #expect(scene.told == ["Screen is no PadSource; the outlet 'source' is left out."])
  }

  @Test(
    "The objects beside a controller are made, connected and kept: views of its dock, and the project's own")
  func objects() {
    let scene = GeneratedScene(
      """
      <tableView id="t"><connections><outlet property="dataSource" destination="h" id="o1"/></connections></tableView><label id="l"/>
      """,
      links: """
        <outlet property="dock" destination="d" id="o2"/><outlet property="helper" destination="h" id="o3"/>
        """,
      objects: """
        <customObject id="h" customClass="Helper"><connections><outlet property="label" destination="l" id="o4"/></connections></customObject>
        <view id="d"/>
        """, attributes: "customClass=\"Screen\"", sources: Self.card)
    #expect(scene.told == [])
    for line in [
      "let object_h = Helper()", "controller.helper = object_h", "controller.dock = view_d",
      "tableView_t.dataSource = object_h", "object_h.label = label_l",
      "UIStoryboard.followSizeClasses(of: controller) { _ in withExtendedLifetime(object_h) {} }",
    ] { #expect(scene.count(line) == 1, "\(line)") }
  }

  @Test("An outlet that leads to nothing that is made is told, with its line")
  func nowhere() {
    let scene = GeneratedScene(
      "", links: "\n<outlet property=\"dock\" destination=\"zz\" id=\"o\"/>",
      attributes: "customClass=\"Screen\"", sources: Self.card)
    #expect(scene.diagnostics.map(\.line) == [4])
    #expect(scene.told.first?.contains("'dock' leads to nothing") == true)
    let list = GeneratedScene(
      "<view id=\"w\" customClass=\"Card\"><connections>\n<outletCollection property=\"marks\" destination=\"zz\" id=\"o\"/></connections></view>",
      links: "\n<outletCollection property=\"all\" destination=\"zz\" id=\"p\"/>", sources: Self.card)
    #expect(list.diagnostics.map(\.line).sorted { ($0 ?? 0) < ($1 ?? 0) } == [3, 5])
    let odd = GeneratedScene(
      "<scrollView id=\"s\"><connections><outlet property=\"odd\" destination=\"c\" id=\"o\"/></connections></scrollView>"
    )
    #expect(odd.told == ["UIScrollView has no outlet 'odd'; it is left out."])
  }

  @Test("The delegate of any recognizer is a UIGestureRecognizerDelegate")
  func recognizers() {
    let scene = GeneratedScene(
      "<view id=\"w\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"o\"/></connections></view>",
      objects:
        "<tapGestureRecognizer id=\"g\"><connections><outlet property=\"delegate\" destination=\"c\" id=\"p\"/></connections></tapGestureRecognizer>",
      attributes: "customClass=\"Screen\"",
      sources: "class Screen: UIViewController, UIGestureRecognizerDelegate {}")
    #expect(scene.told == [])
    #expect(scene.count("gesture_g.delegate = controller") == 1)
  }

  @Test(
    "A delegate may conform by a protocol of the project, a type alias or an extension",
    arguments: [
      "protocol Full: UITableViewDelegate, UITableViewDataSource {}\nclass Screen: UIViewController, Full {}",
      "typealias Both = UITableViewDelegate & UITableViewDataSource\nclass Screen: UIViewController, Both {}",
      "class Screen: UIViewController {}\nextension Screen: UITableViewDelegate, UITableViewDataSource {}",
      "class Screen: UITableViewController {}",
    ])
  func conformances(sources: String) {
    let scene = GeneratedScene(
      """
      <tableView id="t"><connections><outlet property="dataSource" destination="c" id="o"/>
      <outlet property="delegate" destination="c" id="p"/></connections></tableView>
      """, attributes: "customClass=\"Screen\"", sources: sources)
    #expect(scene.told == [])
    #expect(scene.count("tableView_t.dataSource = controller") == 1)
    #expect(scene.count("tableView_t.delegate = controller") == 1)
  }

  @Test("A nib's view has outlets to its constraints, and its texts are those of the project's languages")
  func nib() {
    let text = """
      <document><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="w" customClass="Card"><subviews><label text="Row" id="l"/></subviews><constraints>
      <constraint firstAttribute="height" constant="30" id="k"/></constraints><connections>
      <outlet property="height" destination="k" id="o"/><outlet property="later" destination="l" id="p"/></connections></view></objects></document>
      """
    let result = StoryboardGenerator.generateNib(
      path: "/Card.xib", data: Data(text.utf8), index: SourceRewriter([("/A.swift", Self.card)]).index,
      classes: ["UIView", "UILabel"], localized: ["l.text"])
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("view_w.height = constraint_k"))
    #expect(result.source.contains("view_w.later = label_l"))
    #expect(
      result.source.contains(
        "label_l.text = NSLocalizedString(\"l.text\", tableName: \"Card\", value: \"Row\", comment: \"\")"))
  }
}
