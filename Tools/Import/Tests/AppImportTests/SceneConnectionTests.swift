import Foundation
import Testing

@testable import AppImport

@Suite("Segues between scenes")
struct SceneConnectionTests {
  private static let classes: Set<String> = [
    "UIViewController", "UINavigationController", "UITableViewController", "UICollectionViewController",
    "UIView",
    "UILabel", "UIButton", "UITableView", "UITableViewCell", "UICollectionView", "UICollectionViewCell",
    "UICollectionReusableView", "UISearchBar", "UIBarButtonItem", "UIToolbar",
  ]

  private func generate(_ scenes: [String], sources: String = "", initial: String = "a")
    -> StoryboardGenerator.Output
  {
    let body = scenes.map { "<scene><objects>\n\($0)</objects></scene>" }.joined()
    return StoryboardGenerator.generate(
      path: "/Main.storyboard",
      data: Data("<document initialViewController=\"\(initial)\"><scenes>\(body)</scenes></document>".utf8),
      index: SourceRewriter([("/A.swift", sources)]).index, classes: Self.classes)
  }

  @Test(
    "An unwind segue goes to any controller that has the method, and to nothing else that has one of its name"
  )
  func unwind() {
    let result = generate(
      [
        """
        <viewController id="a"><view key="view" id="v"><subviews><button id="b"><connections>
        <segue destination="x" kind="unwind" identifier="back" unwindAction="cancel:" id="s"/></connections></button>
        </subviews></view></viewController><exit id="x"/>
        """
      ],
      sources: """
        class First: UIViewController { @IBAction func cancel(_ segue: UIStoryboardSegue) {} }
        class Second: UITableViewController { @IBAction func cancel(segue: UIStoryboardSegue) {} }
        class Third: UIViewController { func cancel(_ count: Int) {} }
        class Mark: UIView { @IBAction func cancel(_ sender: Any) {} }
        """)
    #expect(result.diagnostics.isEmpty)
    #expect(
      result.source.contains(
        """
              UIStoryboard.Segue("back", unwind: { place in
                if let target = place as? First { return { target.cancel($0) } }
                if let target = place as? Second { return { target.cancel(segue: $0) } }
                return nil
              }),
        """))
    #expect(result.source.contains("controller.attachSegue(\"back\", to: button_b, for: .touchUpInside)"))
  }

  @Test(
    "A segue of the project's own class is made by it, and says how it is seen; another class is a warning")
  func customSegues() {
    func button(_ id: String, _ segue: String) -> String {
      "<button id=\"\(id)\"><connections>\n<segue destination=\"b\" \(segue) id=\"s\(id)\"/></connections></button>"
    }
    let result = generate(
      [
        "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>"
          + button("1", "kind=\"custom\" customClass=\"Fade\" identifier=\"fade\"")
          + button("2", "kind=\"custom\" customClass=\"Gone\" identifier=\"gone\"")
          + button(
            "3",
            "kind=\"presentation\" modalTransitionStyle=\"crossDissolve\" animates=\"NO\" identifier=\"soft\""
          )
          + "</subviews></view></viewController>", "<viewController id=\"b\"/>",
      ],
      sources: "class Base: UIStoryboardSegue {}\nclass Fade: Base { override func perform() {} }")
    #expect(
      result.source.contains(
        "kind: .custom, make: { Fade(identifier: $0, source: $1, destination: $2) }),"))
    #expect(result.source.contains("UIStoryboard.Segue(\"gone\", to: \"b\", of: nil, kind: .show),"))
    #expect(result.source.contains("kind: .presentModally, transition: .crossDissolve, animates: false),"))
    #expect(result.diagnostics.contains { $0.message.hasPrefix("Gone is no class below UIStoryboardSegue") })
  }

  @Test("A class that a document names as Objective-C does, or within a type, is found")
  func otherNames() {
    let result = generate(
      [
        "<viewController id=\"a\" customClass=\"PRFirst\"/>",
        "<viewController id=\"b\" customClass=\"Outer.Inner\"/>",
      ],
      sources:
        "@objc(PRFirst) class First: UIViewController {}\nenum Outer { class Inner: UIViewController {} }")
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("Outer.Inner("))
    let index = SourceRewriter([("/A.swift", "@objc(PRFirst) class First: UIViewController {}")]).index
    #expect(index.otherNames == "typealias PRFirst = First\n")
    #expect(SwiftName.plain("_TtCC3App5Outer5Inner") == "Outer.Inner")
    #expect(SwiftName.plain("_TtC3App5First") == "First")
    for odd in ["_TtC3App", "_TtC3App9First", "_Tt", "First", "_TtC99999999999999999999A"] {
      #expect(SwiftName.plain(odd) == odd)
    }
  }

  @Test("An unwind segue whose method nobody has is left out, with its line")
  func unwindNowhere() {
    let result = generate([
      "<viewController id=\"a\"><connections>\n<segue kind=\"unwind\" unwindAction=\"gone:\" id=\"s\"/></connections></viewController>"
    ])
    #expect(result.diagnostics.map(\.line) == [3])
    #expect(!result.source.contains("unwind:"))
  }

  private func embedding(_ id: String, _ target: String) -> String {
    """
    <viewController id="\(id)"><view key="view" id="v\(id)"><subviews><containerView id="c\(id)"><connections>
    <segue destination="\(target)" kind="embed" identifier="to \(target)" id="s\(id)"/></connections></containerView></subviews></view></viewController>
    """
  }

  @Test("A container view has its scene in it once its constraints are said")
  func embed() {
    let result = generate([embedding("a", "b"), "<viewController id=\"b\"/>"])
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("controller.embedSegue(\"to b\", in: containerView_ca)"))
    #expect(result.source.contains("UIStoryboard.Segue(\"to b\", to: \"b\", of: nil, kind: .show)"))
  }

  @Test(
    "A scene that would embed itself, over any number of others, is told, and a label is left in its place")
  func embedCircle() {
    let result = generate([
      embedding("a", "n"),
      """
      <navigationController id="n"><connections>
      <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """, embedding("b", "a"),
    ])
    #expect(result.diagnostics.count == 3)
    #expect(result.diagnostics.allSatisfy { $0.message.contains("contains itself") && $0.line != nil })
    #expect(!result.source.contains("embedSegue"))
    #expect(result.source.contains("embed_sb.text = \"to a\""))
    #expect(result.source.contains("containerView_cb.addSubview(embed_sb)"))
  }

  private func storyboard(_ scenes: String, initial: String = "a") -> String {
    "<document initialViewController=\"\(initial)\"><scenes>\(scenes)</scenes></document>"
  }

  @Test("A reference leads to the scene of another storyboard, by its identifier or where that begins")
  func references() throws {
    let result = generate([
      """
      <viewController id="a"><connections><segue destination="p" kind="show" identifier="go" id="s"/>
      <segue destination="q" kind="modal" identifier="ask" modalPresentationStyle="formSheet" id="t"/></connections></viewController>
      """,
      "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"Detail\" id=\"p\"/>",
      "<viewControllerPlaceholder storyboardName=\"Other\" id=\"q\"/>",
    ])
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("UIStoryboard.Segue(\"go\", to: \"Detail\", of: \"Other\", kind: .show)"))
    #expect(
      result.source.contains(
        "UIStoryboard.Segue(\"ask\", to: \"\", of: \"Other\", kind: .presentModally, presentation: .formSheet)"
      ))
  }

  @Test("Two storyboards whose scenes embed each other are told, each with its line")
  func referenceCircle() throws {
    func board(_ other: String) -> String {
      storyboard(
        """
        <scene><objects>
        <viewController id="a"><view key="view" id="v"><subviews><containerView id="c"><connections>
        <segue destination="p" kind="embed" id="s"/></connections></containerView></subviews></view></viewController></objects></scene>
        <scene><objects><viewControllerPlaceholder storyboardName="\(other)" id="p"/></objects></scene>
        """)
    }
    let folder = try ProjectFolder([
      "App/One.storyboard": board("Two"), "App/Two.storyboard": board("One"),
      "App/Three.storyboard": board("One"),
    ])
    let project = try XcodeProject(at: folder.path)
    let files = InterfaceFiles(
      project, index: ProjectIndex(), classes: Self.classes, texts: LocalizedTexts(project),
      taken: TakenNames())
    #expect(files.diagnostics.allSatisfy { $0.message.contains("contains itself") })
    let told = files.diagnostics.map { ($0.path as NSString).lastPathComponent }
    #expect(told == ["One.storyboard", "Two.storyboard"])
    #expect(files.diagnostics.map(\.line) == [3, 3])
    let embedding = files.storyboards.filter { $0.source.contains("embedSegue") }.map(\.name)
    #expect(embedding == ["Three"])
  }

  @Test("A reference to a storyboard or a scene that the project does not have is told, with its line")
  func lostReferences() throws {
    let references = [
      "storyboardName=\"Two\"", "storyboardName=\"Nope\"",
      "storyboardName=\"Two\" referencedIdentifier=\"Nix\"",
    ]
    .enumerated().map {
      "<scene><objects>\n<viewControllerPlaceholder \($1) id=\"p\($0)\"/></objects></scene>"
    }
    let folder = try ProjectFolder([
      "App/One.storyboard": storyboard(references.joined()),
      "App/Two.storyboard": storyboard("<scene><objects><viewController id=\"a\"/></objects></scene>"),
    ])
    let project = try XcodeProject(at: folder.path)
    let files = InterfaceFiles(
      project, index: ProjectIndex(), classes: Self.classes, texts: LocalizedTexts(project),
      taken: TakenNames())
    #expect(files.diagnostics.map(\.line) == [3, 4])
    #expect(files.diagnostics.first?.message.contains("'Nope'") == true)
    #expect(files.diagnostics.last?.message.contains("'Nix'") == true)
  }

  @Test("The accessory button of a row goes its own segue")
  func accessory() {
    let result = generate([
      """
      <tableViewController id="a"><tableView key="view" id="v"><prototypes>
      <tableViewCell reuseIdentifier="Row" id="c"><connections>
      <segue destination="b" kind="show" identifier="open" id="s"/>
      <segue destination="b" kind="show" identifier="about" trigger="accessoryAction" id="t"/>
      </connections></tableViewCell></prototypes></tableView></tableViewController>
      """, "<viewController id=\"b\"/>",
    ])
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("controller.attachSegue(\"open\", to: cell_c)"))
    #expect(result.source.contains("controller.attachAccessorySegue(\"about\", to: cell_c)"))
    #expect(!result.source.contains("attachSegue(\"about\""))
  }

  @Test("A title that is a view and buttons of views are made, with what is in them and the outlets to them")
  func barViews() {
    let result = generate(
      [
        """
        <viewController id="a" customClass="Shop"><view key="view" id="v"/><navigationItem key="navigationItem" id="n">
        <view key="titleView" id="t"><subviews><searchBar id="s"/></subviews><constraints>
        <constraint firstItem="s" firstAttribute="top" secondItem="t" secondAttribute="top" id="k"/></constraints></view>
        <barButtonItem key="rightBarButtonItem" style="done" enabled="NO" id="i"><button key="customView" id="b"><connections>
        <action selector="buy:" destination="a" eventType="touchUpInside" id="e"/></connections></button></barButtonItem>
        </navigationItem><connections><outlet property="search" destination="s" id="o"/><outlet property="cart" destination="b" id="p"/>
        <outlet property="top" destination="k" id="q"/><outletCollection property="items" destination="i" id="r"/></connections></viewController>
        """
      ],
      sources: """
        class Shop: UIViewController {
          @IBOutlet var search: UISearchBar!
          @IBOutlet var cart: UIButton!
          @IBOutlet var top: NSLayoutConstraint!
          @IBOutlet var items: [UIBarButtonItem]!
          @IBAction func buy(_ sender: UIButton) {}
        }
        """)
    #expect(result.diagnostics.isEmpty)
    for line in [
      "controller.navigationItem.titleView = view_t", "view_t.addSubview(searchBar_s)",
      "let item_i = UIBarButtonItem(customView: button_b)", "item_i.style = .done",
      "item_i.isEnabled = false",
      "button_b.addAction(", "constraint_k.isActive = true", "controller.search = searchBar_s",
      "controller.cart = button_b", "controller.top = constraint_k", "controller.items = [item_i]",
    ] {
      #expect(result.source.components(separatedBy: line).count == 2, "once: \(line)")
    }
  }

  @Test("A collection view's layout is an outlet as a view is")
  func layoutOutlet() {
    let result = generate(
      [
        """
        <viewController id="a" customClass="A"><view key="view" id="v"><subviews><collectionView id="c">
        <collectionViewFlowLayout key="collectionViewLayout" id="f"/></collectionView></subviews></view>
        <connections><outlet property="flow" destination="f" id="o"/></connections></viewController>
        """
      ], sources: "class A: UIViewController { @IBOutlet var flow: UICollectionViewFlowLayout! }")
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("controller.flow = collection_c_layout"))
  }

  @Test(
    "A collection view's layout is of the project's class, with the attributes that the scene gives it",
    arguments: [
      ("collectionViewLayout", "UICollectionViewLayout", ""),
      (
        "collectionViewFlowLayout", "UICollectionViewFlowLayout",
        "<size key=\"itemSize\" width=\"30\" height=\"40\"/>"
      ),
    ])
  func ownLayout(element: String, above: String, size: String) {
    let result = generate(
      [
        """
        <collectionViewController id="a"><collectionView key="view" id="v">
        <\(element) key="collectionViewLayout" id="f" customClass="Mosaic">\(size)<userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="columns"><integer key="value" value="2"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></\(element)></collectionView>
        </collectionViewController>
        """
      ], sources: "class Mosaic: \(above) { @IBInspectable var columns: Int = 1 }")
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("let collection_v_layout = Mosaic()"))
    #expect(result.source.contains("collection_v.collectionViewLayout = collection_v_layout"))
    #expect(result.source.contains("collection_v_layout.columns = Int(2)"))
    #expect(result.source.contains("itemSize = CGSize(width: 30, height: 40)") == !size.isEmpty)
  }

  @Test("Headers and footers of a collection view are registered, each with the function that makes it")
  func collectionEdges() {
    let result = generate(
      [
        """
        <collectionViewController id="a"><collectionView key="view" id="v">
        <collectionViewFlowLayout key="collectionViewLayout" id="f"/><cells>
        <collectionViewCell reuseIdentifier="Cell" id="c"/></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h" customClass="Head">
        <rect key="frame" x="0" y="0" width="375" height="50"/><subviews><label text="Hi" id="l"/></subviews>
        <connections><outlet property="title" destination="l" id="o"/></connections></collectionReusableView>
        <collectionReusableView key="sectionFooterView" reuseIdentifier="Foot" id="g"/>
        </collectionView></collectionViewController>
        """
      ], sources: "class Head: UICollectionReusableView { @IBOutlet var title: UILabel! }")
    #expect(result.diagnostics.isEmpty)
    for line in [
      "register(forCellWithReuseIdentifier: \"Cell\") { _ in",
      "register(forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: \"Head\") { _ in",
      "register(forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: \"Foot\") { _ in",
      "private static func edge_h(_ controller: UICollectionViewController) -> UICollectionReusableView {",
      "let collection_h = Head(frame: CGRect(x: 0, y: 0, width: 375, height: 50))",
      "collection_h.addSubview(label_l)", "collection_h.title = label_l",
    ] {
      #expect(result.source.components(separatedBy: line).count == 2, "once: \(line)")
    }
    #expect(result.source.components(separatedBy: "_owner = Weak(").count == 2)
  }
}
