import Foundation
import ShortcutManifest
import TestRules
import Testing

/// MANIFEST-2: translations are found and read as Xcode writes them.
struct StringsTests {
  private let text = """
    /* A comment with "quotes" and ; */
    "New Tab" = "Neuer \\"Tab\\""; // behind
    'single' = "a\\nb\\\\c";
    bare_key.1 = "\\U00fc \\U1F425 ü 🐥";
    "same";
    """

  @Test("Comments, escapes, both quotation marks and bare keys are read")
  func syntax() throws {
    let strings = try StringsReader.read(Array(text.utf8))
    #expect(strings["New Tab"] == "Neuer \"Tab\"")
    #expect(strings["single"] == "a\nb\\c")
    #expect(strings["bare_key.1"] == "ü \u{1F42}5 ü 🐥")
    #expect(strings["same"] == "same")
  }

  @Test("UTF-8 and UTF-16 are read with a mark and without", .rule("MANIFEST-2"))
  func encodings() throws {
    let utf8 = Array(text.utf8)
    let little = [UInt8](try #require(text.data(using: .utf16LittleEndian)))
    let big = [UInt8](try #require(text.data(using: .utf16BigEndian)))
    let expected = try StringsReader.read(utf8)
    for bytes in [[0xEF, 0xBB, 0xBF] + utf8, little, [0xFF, 0xFE] + little, big, [0xFE, 0xFF] + big] {
      #expect(try StringsReader.read(bytes) == expected)
    }
  }

  @Test("A missing semicolon and an open quotation mark are told with the line")
  func mistakes() throws {
    let missing = #expect(throws: ReadingError.self) {
      try StringsReader.read(Array("a = b;\n\"c\" = \"d\"\n\"e\"".utf8))
    }
    #expect(missing?.line == 3)
    let open = #expect(throws: ReadingError.self) { try StringsReader.read(Array("a = b;\n\"c".utf8)) }
    #expect(open?.line == 2)
    #expect(throws: ReadingError.self) { try StringsReader.read([0xFF, 0xFE, 0x41]) }
    #expect(throws: ReadingError.self) { try StringsReader.read([0x41, 0xFF, 0x42]) }
  }

  @Test("A file that Xcode has compiled is read")
  func compiled() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["New Tab": "Neuer Tab"], format: .binary, options: 0)
    #expect(try StringsReader.read(Array(data)) == ["New Tab": "Neuer Tab"])
  }

  @Test(
    "A catalog has each language's texts, the source's own, and none that is only new", .rule("MANIFEST-2"))
  func catalog() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "New Tab": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Neuer Tab"}},
          "pt_BR": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Nova guia"}},
            "other": {"stringUnit": {"state": "translated", "value": "Outra"}}}}},
          "fr": {"stringUnit": {"state": "new", "value": ""}}}},
        "Heft": {"shouldTranslate": false}}}
      """
    let catalog = try StringCatalog.read(Array(text.utf8))
    #expect(catalog["en"] == ["New Tab": "New Tab", "Heft": "Heft"])
    #expect(catalog["de"] == ["New Tab": "Neuer Tab", "Heft": "Heft"])
    #expect(catalog["pt-BR"]?["New Tab"] == "Nova guia")
    #expect(catalog["fr"]?["New Tab"] == nil)
    #expect(throws: ReadingError.self) { try StringCatalog.read(Array("{\"strings\": 1}".utf8)) }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ReadingError.self) { try StringCatalog.read(Array(deep.utf8)) }
  }

  @Test(
    "The language is that of the folder", .rule("MANIFEST-2"),
    arguments: [
      ("App/de.lproj/InfoPlist.strings", "de"), ("pt_BR.lproj/InfoPlist.strings", "pt-BR"),
      ("zh-Hans.lproj/InfoPlist.strings", "zh-Hans"), ("Base.lproj/InfoPlist.strings", "Base"),
      ("German.lproj/InfoPlist.strings", "de"), ("App_en-US.lproj_InfoPlist.strings", "en-US"),
    ])
  func languages(path: String, language: String) {
    #expect(LocalizationFiles.language(of: path) == language)
  }

  @Test("A phone takes its own language, else a more general one, else the app's")
  func choice() {
    var texts = Localizations()
    for language in ["en", "pt", "zh-Hant"] { texts.add(["a": language], for: language) }
    #expect(texts.language(for: "pt-BR", development: "en") == "pt")
    #expect(texts.language(for: "zh-Hant-HK", development: "en") == "zh-Hant")
    #expect(texts.language(for: "zh-Hans", development: "en") == "en")
    #expect(texts.language(for: "de", development: "en") == "en")
  }
}
