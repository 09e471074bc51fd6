import Foundation
import Testing

@testable import AppImport

@Suite("Attributes of a scene's elements")
struct AttributeTests {
  /// The lines that an element of the view becomes.
  private func lines(_ element: String, resources: String = "", controller: String = "viewController")
    -> [String]
  {
    let text = """
      <document initialViewController="a"><scenes><scene><objects><\(controller) id="a"><view key="view" id="v"><subviews>
      \(element)</subviews></view></\(controller)></objects></scene></scenes><resources>\(resources)</resources></document>
      """
    let result = StoryboardGenerator.generate(
      path: "/Main.storyboard", data: Data(text.utf8), index: ProjectIndex(),
      classes: Set(ElementKinds.views.values).union(ElementKinds.controllers.values))
    return result.source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func expect(_ wanted: [String], of element: String, resources: String = "") {
    let found = lines(element, resources: resources)
    for line in wanted { #expect(found.contains(line), "\(line)") }
  }

  @Test("Paging, bounces, bars and zooming are those of every view that scrolls")
  func scrolling() {
    expect(
      [
        "scrollView_s.isPagingEnabled = true", "scrollView_s.isScrollEnabled = false",
        "scrollView_s.showsVerticalScrollIndicator = false", "scrollView_s.maximumZoomScale = 4",
        "scrollView_s.keyboardDismissMode = .onDrag", "scrollView_s.contentInsetAdjustmentBehavior = .never",
        "collection_c.isPagingEnabled = true", "collection_c.allowsMultipleSelection = true",
      ],
      of: """
        <scrollView id="s" pagingEnabled="YES" scrollEnabled="NO" showsVerticalScrollIndicator="NO" maximumZoomScale="4"
        keyboardDismissMode="onDrag" contentInsetAdjustmentBehavior="never"/>
        <collectionView id="c" pagingEnabled="YES" allowsMultipleSelection="YES"/>
        """)
  }

  @Test("A field has its clear button and its keyboard, and capitals only where the document says so")
  func fields() {
    expect(
      [
        "textField_f.clearButtonMode = .whileEditing", "textField_f.keyboardType = .emailAddress",
        "textField_f.returnKeyType = .continue", "textField_f.autocorrectionType = .no",
        "textField_f.autocapitalizationType = .none", "textField_f.isSecureTextEntry = true",
        "textField_f.isEnabled = false", "textView_t.isEditable = false",
        "textView_t.keyboardType = .asciiCapable",
      ],
      of: """
        <textField id="f" clearButtonMode="whileEditing" enabled="NO"><textInputTraits key="textInputTraits" keyboardType="emailAddress"
        returnKeyType="continue" autocorrectionType="no" secureTextEntry="YES"/></textField>
        <textView id="t" editable="NO"><textInputTraits key="textInputTraits" autocapitalizationType="sentences" keyboardType="alphabet"/></textView>
        """)
    let plain = lines(
      "<textField id=\"f\"/><textView id=\"t\"><textInputTraits key=\"textInputTraits\" autocapitalizationType=\"sentences\"/></textView>"
    )
    #expect(!plain.contains { $0.contains("autocapitalizationType") })
  }

  @Test(
    "An indicator goes around where the document says so, and one that is not hidden when it stops is seen")
  func indicators() {
    expect(
      [
        "activityIndicatorView_i.style = .large", "activityIndicatorView_i.startAnimating()",
        "activityIndicatorView_b.hidesWhenStopped = false",
      ],
      of: """
        <activityIndicatorView id="i" style="large" animating="YES" hidesWhenStopped="YES"/>
        <activityIndicatorView id="b"/>
        """)
    let found = lines("<activityIndicatorView hidden=\"YES\" animating=\"YES\" id=\"c\"/>")
    #expect(
      found.lastIndex(of: "activityIndicatorView_c.isHidden = true") ?? 0 > found.firstIndex(
        of: "activityIndicatorView_c.startAnimating()") ?? 0)
  }

  @Test("Separators, selection and the looks of rows are those of the table and its cells")
  func tables() {
    expect(
      [
        "tableView_t.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8)",
        "tableView_t.separatorColor = UIColor(white: 0.5, alpha: 1)",
        "tableView_t.allowsMultipleSelection = true",
        "tableView_t.backgroundView = view_g",
        "cell_c.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)",
        "cell_c.indentationLevel = 2", "cell_c.selectedBackgroundView = view_k",
      ],
      of: """
        <tableView id="t" allowsMultipleSelection="YES"><inset key="separatorInset" minX="20" minY="0.0" maxX="8" maxY="0.0"/>
        <color key="separatorColor" white="0.5" alpha="1"/><view key="backgroundView" id="g"/><prototypes>
        <tableViewCell reuseIdentifier="Row" indentationLevel="2" indentationWidth="10" id="c"><inset key="separatorInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
        <view key="selectedBackgroundView" id="k"/></tableViewCell></prototypes></tableView>
        """)
    #expect(!lines("<tableView id=\"t\"/>").contains { $0.contains("separator") })
  }

  @Test("Controls have their colors, their steps and whether they can be used")
  func controls() {
    expect(
      [
        "switch_w.onTintColor = UIColor(white: 0, alpha: 1)", "slider_s.isContinuous = false",
        "slider_s.minimumTrackTintColor = UIColor(white: 1, alpha: 1)", "stepper_p.stepValue = 5",
        "stepper_p.wraps = true",
        "pageControl_c.currentPage = 2", "segmentedControl_g.setEnabled(false, forSegmentAt: 0)",
        "button_b.contentHorizontalAlignment = .left", "button_b.setTitle(\"Go\", for: .normal)",
        "button_b.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
        "let button_i = UIButton(type: .infoLight)",
        "let visualEffectView_e = UIVisualEffectView(effect: UIBlurEffect(style: .dark))",
      ],
      of: """
        <switch id="w"><color key="onTintColor" white="0" alpha="1"/></switch>
        <slider id="s" continuous="NO"><color key="minimumTrackTintColor" white="1" alpha="1"/></slider>
        <stepper id="p" stepValue="5" wraps="YES"/><pageControl id="c" numberOfPages="3" currentPage="2"/>
        <segmentedControl id="g"><segments><segment title="A" enabled="NO"/></segments></segmentedControl>
        <button id="b" contentHorizontalAlignment="left"><inset key="contentEdgeInsets" minX="2" minY="1" maxX="4" maxY="3"/>
        <state key="normal"/><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
        <button id="i" buttonType="infoLight"/><visualEffectView id="e"><blurEffect style="dark"/></visualEffectView>
        """)
  }

  @Test("A label shrinks its text where the document does not say that it keeps its size")
  func labels() {
    expect(
      [
        "label_l.adjustsFontSizeToFitWidth = true", "label_l.minimumScaleFactor = 0.5",
        "label_l.textAlignment = .justified",
      ],
      of: """
        <label id="l" minimumFontSize="10" textAlignment="justified"><fontDescription key="fontDescription" type="system" pointSize="20"/></label>
        """)
    #expect(
      !lines("<label id=\"l\" minimumFontSize=\"10\" adjustsFontSizeToFit=\"NO\"/><label id=\"m\"/>").contains
      { $0.contains("adjusts") })
  }

  @Test("Symbols of the system are asked for by their own name, and pictures of the project by theirs")
  func symbols() {
    expect(
      [
        "imageView_i.image = UIImage(systemName: \"star.fill\")",
        "imageView_j.image = UIImage(named: \"star\")",
        "button_b.setImage(UIImage(systemName: \"plus\"), for: .normal)",
        "button_c.setBackgroundImage(UIImage(systemName: \"gear\"), for: .normal)",
      ],
      of: """
        <imageView image="star.fill" catalog="system" id="i"/><imageView image="star" id="j"/>
        <button id="b"><state key="normal" image="plus" catalog="system"/></button>
        <button id="c"><state key="normal" backgroundImage="gear"/></button>
        """, resources: "<image name=\"gear\" catalog=\"system\"/>")
  }

  @Test("A button's title and picture lie as the document says")
  func arrangement() {
    expect(
      [
        "button_b.contentVerticalAlignment = .top", "button_b.semanticContentAttribute = .forceRightToLeft",
        "button_b.titleEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      ],
      of: """
        <button contentVerticalAlignment="top" semanticContentAttribute="forceRightToLeft" id="b">
        <inset key="titleEdgeInsets" minX="2" minY="1" maxX="4" maxY="3"/>
        <inset key="imageEdgeInsets" minX="0" minY="0" maxX="0" maxY="0"/></button>
        """)
    #expect(
      !lines("<button id=\"b\"><inset key=\"imageEdgeInsets\" minX=\"0.0\"/></button>").contains {
        $0.contains("Insets")
      })
  }

  @Test("The parts of a text have the looks that the document gives them")
  func attributedText() {
    expect(
      [
        "label_l.lineBreakMode = .byTruncatingMiddle",
        "let label_lAttributedText = NSMutableAttributedString()",
        "let label_lAttributedTextStyle1 = NSMutableParagraphStyle()",
        "label_lAttributedTextStyle1.alignment = .center", "label_lAttributedTextStyle1.lineSpacing = 4",
        "label_lAttributedText.append(NSAttributedString(string: \"One \", attributes: [.foregroundColor: .label as UIColor, .font: UIFont(name: \"Helvetica-Bold\", size: 20)! as UIFont, .kern: NSNumber(value: 1.5)]))",
        "label_lAttributedText.append(NSAttributedString(string: \"two\", attributes: [.font: UIFont.systemFont(ofSize: 12, weight: .medium) as UIFont, .underlineStyle: NSNumber(value: 1), .paragraphStyle: label_lAttributedTextStyle1]))",
        "label_l.attributedText = label_lAttributedText",
        "button_b.setAttributedTitle(button_bAttributedTitlenormal, for: .normal)",
      ],
      of: """
        <label lineBreakMode="middleTruncation" id="l"><attributedString key="attributedText">
        <fragment content="One "><attributes><color key="NSColor" systemColor="labelColor"/>
        <font key="NSFont" size="20" name="Helvetica-Bold"/><real key="NSKern" value="1.5"/></attributes></fragment>
        <fragment content="two"><attributes><font key="NSFont" metaFont="systemMedium" size="12"/>
        <integer key="NSUnderline" value="1"/><paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="4"/>
        </attributes></fragment></attributedString></label>
        <button id="b"><state key="normal"><attributedString key="attributedTitle"><fragment content="Go"><attributes>
        <integer key="NSStrikethrough" value="1"/></attributes></fragment></attributedString></state></button>
        """)
  }

  @Test("Bars have large titles, their colors and what a tab shows when it is chosen")
  func bars() {
    let text = """
      <document initialViewController="a"><scenes><scene><objects><navigationController toolbarHidden="NO" id="a">
      <tabBarItem key="tabBarItem" title="Home" image="house" catalog="system" selectedImage="house.fill" badgeValue="3" id="t"/>
      <navigationBar key="navigationBar" barStyle="black" translucent="NO" largeTitles="YES" id="b"><textAttributes key="titleTextAttributes">
      <color key="textColor" white="1" alpha="1"/></textAttributes><textAttributes key="largeTitleTextAttributes">
      <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/></textAttributes></navigationBar></navigationController></objects></scene>
      <scene><objects><viewController modalTransitionStyle="crossDissolve" id="c"><extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
      <navigationItem key="navigationItem" largeTitleDisplayMode="never" hidesBackButton="YES" id="n"/>
      <view key="view" id="v"><subviews><navigationBar id="w"><items><navigationItem title="Own" id="x"/></items></navigationBar>
      </subviews></view></viewController></objects></scene></scenes>
      <resources><image name="house.fill" catalog="system"/></resources></document>
      """
    let result = StoryboardGenerator.generate(
      path: "/Main.storyboard", data: Data(text.utf8), index: ProjectIndex(),
      classes: Set(ElementKinds.views.values).union(ElementKinds.controllers.values))
    for line in [
      "controller.isToolbarHidden = false", "controller.navigationBar.isTranslucent = false",
      "controller.navigationBar.barStyle = .black", "controller.navigationBar.prefersLargeTitles = true",
      "controller.navigationBar.largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 30) as UIFont]",
      "controller.navigationBar.titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 1) as UIColor]",
      "image: UIImage(systemName: \"house\"), tag: 0)",
      "controller.tabBarItem.selectedImage = UIImage(systemName: \"house.fill\")",
      "controller.tabBarItem.badgeValue = \"3\"", "controller.modalTransitionStyle = .crossDissolve",
      "controller.edgesForExtendedLayout = [.bottom]",
      "controller.navigationItem.largeTitleDisplayMode = .never",
      "controller.navigationItem.hidesBackButton = true", "navigationBar_w.items = [item_x]",
    ] { #expect(result.source.contains(line), "\(line)") }
  }

  @Test("A gesture has its fingers, its edges and whether it takes touches away")
  func gestures() {
    let text = """
      <document initialViewController="a"><scenes><scene><objects><viewController id="a"><view key="view" id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="p"/><outletCollection property="gestureRecognizers" destination="e"/>
      </connections></view></viewController>
      <panGestureRecognizer cancelsTouchesInView="NO" minimumNumberOfTouches="2" maximumNumberOfTouches="4294967295" id="p"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="e"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      </objects></scene></scenes></document>
      """
    let result = StoryboardGenerator.generate(
      path: "/Main.storyboard", data: Data(text.utf8), index: ProjectIndex(),
      classes: ["UIViewController", "UIView", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"])
    #expect(result.source.contains("gesture_p.cancelsTouchesInView = false"))
    #expect(result.source.contains("gesture_p.minimumNumberOfTouches = 2"))
    #expect(!result.source.contains("maximumNumberOfTouches"))
    #expect(result.source.contains("gesture_e.edges = [.left]"))
  }
}
