import Foundation
import Testing

@testable import AppImport

@Suite("Reading storyboards")
struct StoryboardTests {
  private func generate(_ text: String) -> StoryboardGenerator.Output {
    StoryboardGenerator.generate(
      path: "/Main.storyboard", data: Data(text.utf8), index: ProjectIndex(),
      classes: ["UIViewController", "UINavigationController", "UIView", "UILabel"])
  }

  private func scene(_ body: String) -> String {
    "<document initialViewController=\"a\"><scenes><scene><objects>\(body)</objects></scene></scenes></document>"
  }

  @Test("A scene becomes a function, with its view and its texts")
  func label() {
    let result = generate(
      scene(
        """
        <viewController id="a" storyboardIdentifier="Detail"><view key="view" id="v"><subviews>
        <label text="&quot;Hi&quot;" id="l"/></subviews></view></viewController>
        """))
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("label_l.text = \"\\\"Hi\\\"\""))
    #expect(result.source.contains("\"Detail\", isInitial: true"))
  }

  @Test("Several buttons of a navigation item stand in its lists, and the controller's outlets lead to them")
  func barButtons() {
    let source = "class Sketch: UIViewController { @IBOutlet weak var back: UIBarButtonItem! }"
    let index = SourceRewriter([("/A.swift", source)]).index
    let text = scene(
      """
      <viewController id="a" customClass="Sketch"><view key="view" id="v"/><navigationItem key="navigationItem" id="n">
      <leftBarButtonItems><barButtonItem systemItem="undo" id="u"/><barButtonItem systemItem="redo" id="r"/></leftBarButtonItems>
      <rightBarButtonItems><barButtonItem title="Go" id="g"/></rightBarButtonItems></navigationItem>
      <connections><outlet property="back" destination="u"/></connections></viewController>
      """)
    let result = StoryboardGenerator.generate(
      path: "/Main.storyboard", data: Data(text.utf8), index: index, classes: ["UIViewController", "UIView"])
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("controller.navigationItem.leftBarButtonItems = [item_u, item_r]"))
    #expect(result.source.contains("controller.navigationItem.rightBarButtonItems = [item_g]"))
    #expect(result.source.contains("controller.back = item_u"))
  }

  @Test("A nib file becomes a function that makes its objects for an owner and sets the owner's outlets")
  func nib() {
    let source = "class Owner: UIViewController { @IBOutlet var name: UILabel! }"
    let index = SourceRewriter([("/A.swift", source)]).index
    let text = """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
      <outlet property="view" destination="v"/><outlet property="name" destination="l"/></connections></placeholder>
      <view id="v"><subviews><label text="Hi" id="l"/></subviews></view>
      <odd id="o"/></objects></document>
      """
    let result = StoryboardGenerator.generateNib(
      path: "/Owner.xib", data: Data(text.utf8), index: index,
      classes: ["UIViewController", "UIView", "UILabel"])
    #expect(result.type == "NibOwner")
    #expect(
      result.source.contains("Definition(name: \"Owner\", owner: { Owner(nibName: nil, bundle: nil) })"))
    #expect(result.source.contains("guard let controller = owner as? Owner else { return [] }"))
    #expect(result.source.contains("controller.name = label_l"))
    #expect(result.source.contains("controller.view = view_v"))
    #expect(result.source.contains("return [view_v]"))
    #expect(result.diagnostics.map(\.line) == [5])
  }

  @Test("A view of an unknown kind is a warning with its line, and a label with its name")
  func unknown() {
    let result = generate(
      scene(
        "<viewController id=\"a\"><view key=\"view\" id=\"v\"><subviews>\n<mapView id=\"m\"/></subviews></view></viewController>"
      ))
    #expect(result.diagnostics.map(\.line) == [2])
    #expect(result.source.contains("\"MKMapView\""))
  }

  @Test("A file that is cut off is an error with a line, and a storyboard without scenes")
  func truncated() {
    let result = generate("<document>\n<scenes>\n<scene>")
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.source.contains("static var definition"))
  }

  @Test("A file with entities of its own is refused")
  func entities() {
    let result = generate("<!DOCTYPE d [<!ENTITY a \"aaaa\">]><document>&a;</document>")
    #expect(result.diagnostics.map(\.severity) == [.error])
  }

  @Test("Scenes that contain each other are a warning, not an endless app")
  func circle() {
    let result = generate(
      """
      <document initialViewController="a"><scenes>
      <scene><objects><navigationController id="a"><connections><segue destination="b" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController></objects></scene>
      <scene><objects><navigationController id="b"><connections><segue destination="a" kind="relationship" relationship="rootViewController" id="t"/></connections></navigationController></objects></scene>
      </scenes></document>
      """)
    #expect(result.diagnostics.count == 2)
  }

  @Test("A cell of a collection follows its segue, and a preview segue says where a deeper press leads")
  func cellSegues() {
    let result = StoryboardGenerator.generate(
      path: "/Main.storyboard",
      data: Data(
        scene(
          """
          <collectionViewController id="a"><collectionView key="view" id="v">
          <collectionViewFlowLayout key="collectionViewLayout" id="f"><inset key="sectionInset" minX="4" minY="1" maxX="3" maxY="2"/>
          </collectionViewFlowLayout><cells>
          <collectionViewCell reuseIdentifier="Cell" id="c"><connections>
          <segue destination="d" kind="show" identifier="open" id="s">
          <segue key="commit" destination="e" kind="show" id="k"/>
          <segue key="preview" inheritsFrom="parent" id="p"/></segue></connections></collectionViewCell>
          </cells></collectionView></collectionViewController>
          </objects></scene><scene><objects><viewController id="d"/></objects></scene>
          <scene><objects><viewController id="e"/>
          """
        ).utf8), index: ProjectIndex(),
      classes: ["UIViewController", "UICollectionViewController", "UICollectionView", "UICollectionViewCell"])
    #expect(result.diagnostics.isEmpty)
    #expect(result.source.contains("sectionInset = UIEdgeInsets(top: 1, left: 4, bottom: 2, right: 3)"))
    #expect(result.source.contains("controller.attachSegue(\"open\", to: cell_c)"))
    #expect(result.source.contains("controller.attachPreviewSegue(\"open\", commit: \"k\", to: cell_c)"))
    #expect(result.source.contains("UIStoryboard.Segue(\"k\", to:"))
  }

  @Test("What a class lists of a cell's views is set, and a list that it does not have is a warning")
  func cellOutletCollections() {
    let source = "class Row: UITableViewCell { @IBOutlet var stars: [UILabel]! }"
    let result = StoryboardGenerator.generate(
      path: "/Main.storyboard",
      data: Data(
        scene(
          """
          <tableViewController id="a"><tableView key="view" id="v"><prototypes>
          <tableViewCell reuseIdentifier="Row" id="c" customClass="Row">
          <tableViewCellContentView key="contentView" id="n"><subviews><label id="l"/><label id="m"/></subviews></tableViewCellContentView>
          <connections><outletCollection property="stars" destination="l"/><outletCollection property="stars" destination="m"/>
          <outletCollection property="moons" destination="m"/></connections></tableViewCell></prototypes></tableView></tableViewController>
          """
        ).utf8), index: SourceRewriter([("/A.swift", source)]).index,
      classes: [
        "UIViewController", "UITableViewController", "UITableView", "UITableViewCell", "UILabel", "UIView",
      ])
    #expect(result.source.contains("cell_c.stars = [label_l, label_m]"))
    #expect(result.diagnostics.map(\.message) == ["Row has no outlet collection 'moons'; it is left out."])
  }

  @Test("A named color is the catalog's, and the document's where the catalog has none")
  func namedColors() {
    let result = generate(
      """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a"><view key="view" id="v">
      <color key="backgroundColor" name="Paper"/></view></viewController></objects></scene></scenes>
      <resources><namedColor name="Paper"><color white="0.5" alpha="1"/></namedColor></resources></document>
      """)
    #expect(
      result.source.contains(
        "view_v.backgroundColor = (UIColor(named: \"Paper\") ?? UIColor(white: 0.5, alpha: 1))"))
  }

  @Test("What is there in some size classes only follows them: constraints, their constants, views and fonts")
  func sizeClasses() {
    let result = generate(
      scene(
        """
        <viewController id="a"><view key="view" id="v"><subviews>
        <label id="l"><fontDescription key="fontDescription" type="system" pointSize="20"/>
        <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="12"/></variation></label>
        <label id="m"/></subviews><constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="40" id="c">
        <variation key="heightClass=compact" constant="8"/></constraint>
        <constraint firstItem="l" firstAttribute="left" secondItem="v" secondAttribute="left" id="d"/>
        <constraint firstItem="m" firstAttribute="left" secondItem="v" secondAttribute="left" id="e"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="d"/></mask>
        <mask key="subviews"><exclude reference="m"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><include reference="d"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="subviews"><include reference="m"/></mask></variation>
        </view></viewController>
        """))
    #expect(result.diagnostics.isEmpty)
    for line in [
      "UIStoryboard.followSizeClasses(of: controller) { size in",
      "if size & 10 != 0 { constraint_d.isActive = true }",
      "if size & 10 == 0 { constraint_d.isActive = false }",
      "constraint_c.constant = size == 1 ? 8 : size == 2 ? 8 : size == 4 ? 40 : 40",
      "label_m.isHidden = size & 8 == 0",
      // A constraint of a view that is not shown is not installed either.
      "if size & 8 != 0 { constraint_e.isActive = true }",
      "label_l.font = size == 1 ? UIFont.systemFont(ofSize: 12) : size == 2 ? UIFont.systemFont(ofSize: 12) : size == 4 ? UIFont.systemFont(ofSize: 20) : UIFont.systemFont(ofSize: 20)",
    ] { #expect(result.source.contains(line), "\(line)") }
  }

  @Test("A launch screen is a picture of its ground, its texts and its pictures, and a broken one shows none")
  func launchPicture() throws {
    let text = """
      <document><scenes><scene><objects><viewController id="a"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="A &amp; B" textAlignment="center" id="l"><rect key="frame" x="20" y="300" width="335" height="40"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="34"/></label>
      <view hidden="YES" id="h"><rect key="frame" x="0" y="0" width="9" height="9"/><color key="backgroundColor" white="0"/></view>
      </subviews><color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1"/></view></viewController></objects></scene></scenes></document>
      """
    let svg = try #require(LaunchPicture.svg(Data(text.utf8), images: []))
    #expect(svg.contains("viewBox='0 0 375.0 667.0'"))
    #expect(svg.contains("fill='rgba(255,128,0,1.0)'"))
    #expect(svg.contains("text-anchor='middle' font-size='34.0'"))
    #expect(svg.contains(">A &amp; B</text>"))
    #expect(!svg.contains("rgba(0,0,0"))
    #expect(LaunchPicture.svg(Data("<document>".utf8), images: []) == nil)
    #expect(LaunchPicture.svg(Data("<document/>".utf8), images: []) == nil)
  }
}
