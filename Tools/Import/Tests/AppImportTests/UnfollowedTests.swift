import Foundation
import Testing

@testable import AppImport

@Suite("What a document says of looks that are not here")
struct UnfollowedTests {
  @Test(
    "An attribute that changes what is seen on a device, and nothing here, is told with its line",
    arguments: [
      "<label id=\"x\" enabled=\"NO\"/>",
      "<label id=\"x\"><color key=\"shadowColor\" white=\"0\" alpha=\"1\"/></label>",
      "<imageView id=\"x\" highlightedImage=\"b\"/>", "<slider id=\"x\" minimumValueImage=\"a\"/>",
      "<segmentedControl id=\"x\"><segments><segment title=\"\" image=\"a\"/></segments></segmentedControl>",
      "<textField id=\"x\" background=\"bg\"/>",
      "<view id=\"x\" semanticContentAttribute=\"forceRightToLeft\"/>",
      "<label id=\"x\"><attributedString key=\"attributedText\"><fragment content=\"A\"><attributes><real key=\"NSExpansion\" value=\"1\"/></attributes></fragment></attributedString></label>",
    ])
  func told(element: String) {
    #expect(GeneratedScene(element).diagnostics.map(\.line) == [2])
  }

  @Test("What Xcode writes into every document is not told")
  func usual() {
    let scene = GeneratedScene(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="A" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" id="l"><nil key="textColor"/><nil key="highlightedColor"/></label>
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b"><inset key="titleEdgeInsets" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/><state key="normal" title="B"/></button>
      <textField opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="center" textAlignment="natural" id="t"/>
      <slider opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" value="0.5" id="s"/>
      <tableView clipsSubviews="YES" style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="w"/>
      """)
    #expect(scene.told == [])
    #expect(!scene.source.contains("sectionHeaderHeight"))
  }

  @Test("What the library has a property for is set")
  func set() {
    let scene = GeneratedScene(
      """
      <tableView id="t" sectionHeaderHeight="60" sectionFooterHeight="33"/>
      <datePicker id="d" datePickerMode="countDownTimer" minuteInterval="5"/>
      <view id="m"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></view>
      <tabBar id="b"><items><tabBarItem title="One" id="i1"/><tabBarItem systemItem="search" tag="2" id="i2"/></items></tabBar>
      <stackView id="s" spacing="UIStackViewSpacingUseSystem"/>
      <view id="w" alpha="0.5"><variation key="widthClass=regular" alpha="0.3"><color key="backgroundColor" white="1" alpha="1"/></variation></view>
      """, attributes: "modalInPresentation=\"YES\"")
    #expect(scene.told == [])
    for line in [
      "tableView_t.sectionHeaderHeight = 60", "tableView_t.sectionFooterHeight = 33",
      "datePicker_d.datePickerMode = .countDownTimer", "datePicker_d.minuteInterval = 5",
      "view_m.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      "let item_i2 = UITabBarItem(tabBarSystemItem: .search, tag: 2)", "tabBar_b.items = [item_i1, item_i2]",
      "stackView_s.spacing = UIStackView.spacingUseSystem", "controller.isModalInPresentation = true",
      "view_w.alpha = size == 1 ? 0.5 : size == 2 ? 0.3 : size == 4 ? 0.5 : 0.3",
    ] { #expect(scene.count(line) == 1, "\(line)") }
    #expect(scene.source.contains("view_w.backgroundColor = size == 1 ? nil : size == 2 ? UIColor(white: 1"))
  }

  @Test("A page controller turns its pages the way that its scene says")
  func pages() {
    let scene = GeneratedScene(
      "", attributes: "transitionStyle=\"scroll\" navigationOrientation=\"vertical\"",
      kind: "pageViewController")
    #expect(
      scene.count(
        "let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)")
        == 1)
  }

  @Test("A button of the system that is not here is its name, which is told; a camera is a picture")
  func systemItems() {
    let scene = GeneratedScene(
      """
      <toolbar id="t"><items><barButtonItem systemItem="camera" id="i"/><barButtonItem systemItem="reply" id="j"/></items></toolbar>
      """)
    #expect(scene.diagnostics.map(\.line) == [2])
    #expect(scene.count("item_i.image = UIImage(systemName: \"camera\")") == 1)
    #expect(scene.told.first?.contains("'reply'") == true)
  }
}
