import Heft
import HeftBase
import HeftTesting
import TestRules
import Testing

@MainActor
struct LocalizationTests {
  private func text(_ key: String, languages: String?) -> String? {
    let app = App(name: "Plain", bundleIdentifier: "test.plain", delegate: { PlainDelegate() })
    app.localizedStrings = ["Localizable": ["hello": "Hello", "bye": "Bye"]]
    app.localizations = [
      AppLocalization(language: "de", strings: ["Localizable": ["hello": "Hallo"]]),
      AppLocalization(language: "pt-BR", strings: ["Localizable": ["hello": "Olá"]]),
    ]
    let device = TestDevice(app)
    if let languages { device.device.handle(.setting(name: .languages, value: languages)) }
    return device.run { NSLocalizedString(key, comment: "") }
  }

  @Test(
    "Texts are in the first of the user's languages that the app has", .rule("APP-32"),
    arguments: [
      (nil, "Hello"), ("de-AT,en", "Hallo"), ("fr,de", "Hallo"), ("en-GB,de", "Hello"), ("pt-PT", "Olá"),
      ("PT_br", "Olá"), ("ja", "Hello"), ("", "Hello"), ("<de>", "Hello"),
    ] as [(String?, String)])
  func chosen(languages: String?, expected: String) {
    #expect(text("hello", languages: languages) == expected)
  }

  @Test("The name and the quick actions are shown in the user's language as well", .rule("APP-34"))
  func shownTexts() {
    let app = App(
      name: "Notes", bundleIdentifier: "test.notes",
      shortcutItems: [
        UIApplicationShortcutItem(
          type: "new", localizedTitle: "New Note", localizedSubtitle: "On paper", icon: nil,
          userInfo: ["row": 1]),
        UIApplicationShortcutItem(type: "find", localizedTitle: "Find"),
      ], delegate: { PlainDelegate() })
    app.localizations = [
      AppLocalization(
        language: "de",
        strings: [
          "InfoPlist": ["CFBundleDisplayName": "Notizen", "New Note": "Neue Notiz", "On paper": "Auf Papier"]
        ])
    ]
    let device = TestDevice(app)
    #expect(app.name == "Notes")
    device.device.handle(.setting(name: .languages, value: "de-AT,en"))
    let items = device.device.shortcutItems(of: app)
    #expect(items.map(\.localizedTitle) == ["Neue Notiz", "Find"])
    #expect(items.map(\.localizedSubtitle) == ["Auf Papier", nil])
    #expect(items.first?.type == "new" && items.first?.userInfo?["row"]?.integer == 1)
    #expect(app.name == "Notizen")
    device.device.handle(.setting(name: .languages, value: "en"))
    #expect(device.device.shortcutItems(of: app).map(\.localizedTitle) == ["New Note", "Find"])
    #expect(app.name == "Notes")
  }

  @Test("A key that the language lacks is that of the development language", .rule("APP-32"))
  func missing() {
    #expect(text("bye", languages: "de") == "Bye")
    #expect(text("none", languages: "de") == "none")
  }

  @Test(
    "A plural follows the number by the language's rules", .rule("APP-33"),
    arguments: [
      ("en", 1, "one"), ("en", 2, "other"), ("fr", 0, "one"), ("ja", 1, "other"), ("ru", 21, "one"),
      ("ru", 3, "few"), ("ru", 12, "many"), ("pl", 22, "few"), ("pl", 25, "many"), ("cs", 4, "few"),
      ("ar", 2, "two"), ("ar", 105, "few"), ("he", 2, "two"), ("sl", 101, "one"), ("lt", 11, "other"),
      ("de-AT", -1, "one"),
    ])
  func categories(language: String, number: Int, category: String) {
    let names = ["one", "two", "few", "many", "other"]
    let format = "[" + PluralText.format(language: language, forms: names.map { ($0, $0 + " %d") }) + "]"
    #expect(FormattedText.text(format, [.whole(Int64(number))]) == "[\(category) \(number)]")
  }

  @Test(
    "0 has a form of its own where there is one, and what follows a plural has the next value",
    .rule("APP-33")
  )
  func zero() {
    let format =
      PluralText.format(
        language: "en", forms: [("zero", "nothing"), ("one", "%d note"), ("other", "%d notes")])
      + " by %@"
    #expect(FormattedText.text(format, [.whole(0), .text("Ann")]) == "nothing by Ann")
    #expect(FormattedText.text(format, [.whole(3), .text("Ann")]) == "3 notes by Ann")
    #expect(FormattedText.text("%#@notes@", [.whole(3)]) == "%#@notes@")
    #expect(FormattedText.text("%#@\u{1E}en\u{1F}one", [.whole(3)]) == "%#@\u{1E}en\u{1F}one")
  }
}
