import Foundation
import ShortcutManifest
import Testing

/// MANIFEST-1, MANIFEST-2 and MANIFEST-3 on what real apps ship.
struct RealFilesTests {
  /// The report on each file beyond the bundle identifier, which only a build knows: how many actions it has, in how
  /// many languages, and the findings.
  private static let expected = [
    "AndrewBennet__ReadingList/ReadingList_Info.plist": "2 actions, 0 languages",
    "Coding__Coding-iOS/Coding_iOS_Coding_Enterprise_iOS-Info.plist": "2 actions, 0 languages",
    "Coding__Coding-iOS/Coding_iOS_Coding_iOS-Info.plist": "3 actions, 0 languages",
    "EyreFree__EF3DTouchDemo/EF3DTouchDemo_Info.plist": "2 actions, 0 languages",
    "Infomaniak__ios-kMail/Mail_Info.plist": "3 actions, 13 languages",
    "OnionBrowser__OnionBrowser/Resources_Info.plist": "2 actions, 14 languages",
    "SoapboxSocial__soapbox-ios/Info.plist": "2 actions, 1 languages",
    "WWDCScholars__iOS-app/WWDCScholars_Info.plist": "2 actions, 0 languages",
    "WWDCScholars__iOS-app/WWDCScholars_Info.plist@35b3fe2.plist": "4 actions, 0 languages",
    "duckduckgo__iOS/DuckDuckGo_Info.plist": "2 actions, 14 languages",
    "ecosia__ios-browser/Client_Info.excerpt.plist": "3 actions, 0 languages",
    "georrychen__ChX3DTouchDemo/ChX3DTouchDemo_ChX3DTouchDemo_Info.plist": "1 actions, 0 languages",
    "ghostery__user-agent-ios/Branding_Cliqz_Info.plist": "2 actions, 2 languages",
    "ghostery__user-agent-ios/Branding_Ghostery_Info.plist": "2 actions, 2 languages",
    "ghostery__user-agent-ios/Branding_Ghostery_Info.plist@4e9bcbf.plist":
      "3 actions, 2 languages, untranslated in line 106",
    "ghostery__user-agent-ios/Branding_WhiteLabel_Info.plist": "2 actions, 2 languages",
    "jcs__endless/Endless_Info.plist": "2 actions, 0 languages",
    "memex-lab__memex/ios_Runner_Info.plist": "1 actions, 2 languages",
    "mozilla-mobile__firefox-ios/Client_Info.excerpt.plist":
      "3 actions, 1 languages, untranslated in line 17, untranslated in line 25, untranslated in line 33",
    "mssun__passforios/pass_Info.plist": "1 actions, 0 languages",
    "onevcat__FengNiao/Tests_Fixtures_PlistSearcher_sample-Info.plist": "1 actions, 0 languages",
    "ptsochantaris__trailer/PocketTrailer_Info.plist": "2 actions, 0 languages",
    "ptsochantaris__trailer/PocketTrailer_Info.plist@f0d2dac.plist": "3 actions, 0 languages",
  ]

  @Test(
    "Each real Info.plist has what is known of it", .enabled(if: RealFiles.folder != nil, RealFiles.skipped))
  func findings() {
    for (name, known) in RealFilesTests.expected {
      let report = CheckReport(
        checking: [RealFiles.path("plists/" + name)],
        variables: BuildVariables(["PRODUCT_BUNDLE_IDENTIFIER": "org.app"]))
      let file = report.files[0]
      let findings = file.findings.map { ", \($0.kind.rawValue) in line \($0.line ?? 0)" }.joined()
      #expect(file.errors.isEmpty)
      #expect("\(file.actions) actions, \(file.languages.count) languages\(findings)" == known, "\(name)")
    }
  }

  @Test(
    "Every file with actions, known or not, is read whole or refused with a sentence",
    .enabled(if: RealFiles.folder != nil, RealFiles.skipped))
  func everyFile() throws {
    for name in RealFiles.below("plists") where name.hasSuffix(".plist") || name.hasSuffix(".xml") {
      let bytes = try FileBytes.read(RealFiles.path("plists/" + name))
      do throws(ReadingError) {
        let root = try PropertyList.read(bytes)
        let foundation = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        let items = (foundation as? [String: Any])?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        let manifest = ActionManifest(root)
        #expect(
          manifest.items.map(\.title) == items.map { $0["UIApplicationShortcutItemTitle"] as? String },
          "\(name)")
      } catch {
        #expect(error.line != nil, "\(name): \(error)")
      }
    }
    for name in RealFiles.below("plists") where LocalizationFiles.isLocalization(name) {
      var texts = Localizations()
      try LocalizationFiles.add(RealFiles.path("plists/" + name), to: &texts)
      #expect(texts.languages.count == 1, "\(name)")
    }
  }

  @Test(
    "The binary form of each real Info.plist says the same as its XML",
    .enabled(if: RealFiles.folder != nil, RealFiles.skipped))
  func binary() throws {
    for name in RealFilesTests.expected.keys {
      let bytes = try FileBytes.read(RealFiles.path("plists/" + name))
      let object = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
      let (xml, binary) = (try PropertyList.read(bytes), try PropertyList.read(Array(data)))
      #expect(ActionManifest(binary).items.map(\.title) == ActionManifest(xml).items.map(\.title), "\(name)")
      #expect(ActionManifest(binary).items.map(\.type) == ActionManifest(xml).items.map(\.type), "\(name)")
    }
  }

  @Test("Real web app manifests come in", .enabled(if: RealFiles.folder != nil, RealFiles.skipped))
  func webManifests() throws {
    for name in RealFiles.below("manifests/w3c") {
      let bytes = try FileBytes.read(RealFiles.path("manifests/w3c/" + name))
      let (manifest, notes) = try WebManifestReader.read(bytes)
      #expect(manifest.items.count == 1, "\(name)")
      #expect(!notes.contains { $0.contains("needs a name") }, "\(name)")
      let written = try #require(manifest.infoPlist().files.first)
      #expect(ActionManifest(try Draft.read(written.text)).items == manifest.items, "\(name)")
    }
  }
}
