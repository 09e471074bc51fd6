import ShortcutManifest
import TestRules
import Testing

/// MANIFEST-3: every mistake is told in one go, with its place and a remedy.
struct ManifestCheckTests {
  private func only(_ text: String) throws -> Finding {
    let findings = try Draft.findings(text)
    #expect(findings.count == 1, "\(findings)")
    return try #require(findings.first)
  }

  @Test("A file without mistakes has no findings, nor has one without actions")
  func sound() throws {
    let icons = Draft.sound + Draft.icon("UIApplicationShortcutIconTypeAdd")
    #expect(try Draft.findings(Draft.plist(icons)).isEmpty)
    #expect(try Draft.findings("<plist><dict/></plist>").isEmpty)
  }

  @Test(
    "A mistake in an action is found with its key path and line", .rule("MANIFEST-3"),
    arguments: [
      (Draft.title, Finding.Kind.missingType, "Type", 6), (Draft.type, .missingTitle, "Title", 6),
      (Draft.sound + Draft.icon("UIApplicationShortcutIconTypeSerch"), .unknownIconType, "IconType", 9),
      (Draft.sound + Draft.key("UIApplicationShortcutItemSubtitle", ""), .emptyString, "Subtitle", 9),
      (Draft.sound + Draft.key("UIApplicationShortcutItemSubtitle ", "a"), .blankInKey, "Subtitle ", 9),
      (Draft.sound + Draft.key("UIApplicationShortcutItemSubtitle", "a "), .blankInValue, "Subtitle", 9),
      (Draft.sound + Draft.key("UIApplicationShortcutItemSubtitel", "a"), .misspeltKey, "Subtitel", 9),
      (Draft.sound + Draft.key("UIApplicationShortcutItemColour", "a"), .unknownKey, "Colour", 9),
      (Draft.sound + Draft.key("UIApplicationShortcutItemUserInfo", "a"), .wrongType, "UserInfo", 9),
      (Draft.sound + "\n<key>UIApplicationShortcutItemSubtitle</key><true/>", .wrongType, "Subtitle", 9),
      (
        Draft.sound + Draft.icon("UIApplicationShortcutIconTypeAdd")
          + Draft.key("UIApplicationShortcutItemIconFile", "a"),
        .twoIcons, "IconType", 9
      ),
      (Draft.sound + "\n" + Draft.title, .duplicateKey, "Title", 9),
      (
        Draft.title + Draft.key("UIApplicationShortcutItemType", "$(NAME).a"), .unresolvedVariable, "Type", 8
      ),
      (Draft.title + Draft.key("UIApplicationShortcutItemType", "${NAME"), .unresolvedVariable, "Type", 8),
    ])
  func items(item: String, kind: Finding.Kind, key: String, line: Int) throws {
    let finding = try only(Draft.plist(item))
    #expect(finding.kind == kind)
    #expect(finding.path == "UIApplicationShortcutItems[0].UIApplicationShortcutItem" + key)
    #expect(finding.line == line)
    #expect(!finding.remedy.isEmpty)
  }

  @Test(
    "The nearest icon type is named", .rule("MANIFEST-3"),
    arguments: [
      ("UIApplicationShortcutIconTypeSerch", "Search"), ("uiapplicationshortcuticontypehome", "Home"),
      ("UIApplicationShortcutIconTypeMarklocation", "MarkLocation"), ("search", "Search"),
      (".capturePhoto", "CapturePhoto"), ("UIApplicationShortcutIconTypeFavourite", "Favorite"),
    ])
  func nearest(name: String, meant: String) throws {
    let finding = try only(Draft.plist(Draft.sound + Draft.icon(name)))
    #expect(finding.remedy == "Did you mean UIApplicationShortcutIconType\(meant)?")
  }

  @Test("All 29 icon types are known")
  func iconTypes() throws {
    #expect(IconType.allCases.count == 29)
    for type in IconType.allCases {
      #expect(
        try Draft.findings(Draft.plist(Draft.sound + Draft.icon(type.plistName)))
          .isEmpty)
    }
  }

  @Test(
    "An array under a misspelt or blank-ridden key is found by its name or by what it holds",
    arguments: [
      ("UIApplicationShortcutItem", Finding.Kind.misspeltKey), ("UIApplicationShortcutIems", .misspeltKey),
      ("uiapplicationshortcutitems", .misspeltKey), ("QuickActions", .misspeltKey),
      ("UIApplicationShortcutItems ", .blankInKey), (" UIApplicationShortcutItems", .blankInKey),
    ])
  func keys(key: String, kind: Finding.Kind) throws {
    let finding = try only(Draft.plist(Draft.sound, key: key))
    #expect(finding.kind == kind)
    #expect(finding.path == key)
    #expect(finding.line == 4)
    #expect(finding.remedy.contains("UIApplicationShortcutItems"))
  }

  @Test("Actions that lie within something else are found there", .rule("MANIFEST-3"))
  func misplaced() throws {
    let inner = Draft.plist(Draft.sound).split(separator: "\n").dropFirst(2).dropLast().joined()
    let finding = try only("<plist><dict><key>A</key><array>\(inner)</array></dict></plist>")
    #expect(finding.kind == .misplacedKey)
    #expect(finding.path == "A[0].UIApplicationShortcutItems")
  }

  @Test("More than four actions, and two of one type, are told", .rule("MANIFEST-3"))
  func several() throws {
    let items = (1...5).map { number in
      Draft.title + Draft.key("UIApplicationShortcutItemType", number == 5 ? "t1" : "t\(number)")
    }
    let text = Draft.plist(items.joined(separator: "\n</dict>\n<dict>\n"))
    let findings = try Draft.findings(text)
    #expect(findings.map(\.kind) == [.tooMany, .duplicateType])
    #expect(findings.last?.path == "UIApplicationShortcutItems[4].UIApplicationShortcutItemType")
  }

  @Test(
    "A wrong type at any place is a finding",
    arguments: [
      "<string>a</string>", "<array><string>a</string></array>", "<dict/>", "<integer>1</integer>", "<true/>",
    ])
  func wrongTypes(value: String) throws {
    let finding = try only("<plist><dict><key>UIApplicationShortcutItems</key>\(value)</dict></plist>")
    #expect(finding.kind == .wrongType)
  }

  @Test("A variable that the file or the caller explains is not a mistake", .rule("MANIFEST-6"))
  func variables() throws {
    let item =
      Draft.title + Draft.key("UIApplicationShortcutItemType", "$(PRODUCT_BUNDLE_IDENTIFIER).a")
    let own = "<key>CFBundleIdentifier</key><string>org.app</string>\n"
    #expect(try Draft.findings(Draft.plist(item, more: own)).isEmpty)
    #expect(
      try Draft.findings(Draft.plist(item), variables: ["PRODUCT_BUNDLE_IDENTIFIER": "org.app"]).isEmpty)
    #expect(try Draft.manifest(Draft.plist(item, more: own)).items.first?.type == "org.app.a")
  }

  @Test(
    "A variable that Xcode fills in is a remark, another a finding", .rule("MANIFEST-6"),
    arguments: [
      ("$(PRODUCT_BUNDLE_IDENTIFIER).a", true), ("${PRODUCT_NAME:rfc1034identifier}.a", true),
      ("$(PRODUCT_BUNDLE_IDENTIFER).a", false), ("$(PRODUCT_BUNDLE_IDENTIFIER.a", false),
    ])
  func xcodeVariables(type: String, isRemark: Bool) throws {
    let finding = try only(
      Draft.plist(Draft.title + Draft.key("UIApplicationShortcutItemType", type)))
    #expect(finding.kind == (isRemark ? .buildVariable : .unresolvedVariable))
    #expect(finding.kind.isRemark == isRemark)
  }

  @Test(
    "A title without a translation names the languages; in the app's own language a text stands for itself",
    .rule("MANIFEST-3"))
  func translations() throws {
    let texts = ["de": ["New Tab": "Neuer Tab"], "en": [:], "fa": [:], "fr": ["Other": "Autre"]]
    let findings = try Draft.findings(Draft.plist(Draft.sound), texts)
    #expect(findings.map(\.kind) == [.untranslated])
    #expect(findings.first?.problem == "'New Tab' has no translation in fa, fr.")
    let key = Draft.type + Draft.key("UIApplicationShortcutItemTitle", "NEW_TAB")
    #expect(try Draft.findings(Draft.plist(key), ["en": [:]]).map(\.kind) == [.untranslated])
  }

  @Test("A file with thousands of mistakes tells a thousand", .rule("MANIFEST-7"))
  func many() throws {
    let items = Array(repeating: "<true/>", count: 20_000).joined()
    let findings = try Draft.findings(
      "<plist><dict><key>UIApplicationShortcutItems</key><array>\(items)</array></dict></plist>")
    #expect(findings.count == 1001)
    #expect(findings.last?.kind == .moreFindings)
  }
}
