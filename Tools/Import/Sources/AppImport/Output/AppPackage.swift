import Foundation

/// The package that a project becomes.
public struct AppPackage {
  public let project: XcodeProject
  /// The name of the executable and its module.
  public let product: String
  public private(set) var diagnostics: [Diagnostic]
  /// How often each rewrite was made.
  public internal(set) var reasons: [String: Int] = [:]
  /// How many places of each source are rewritten, by the sources' paths.
  public internal(set) var places: [String: Int] = [:]
  /// How many of them are imports.
  private(set) var imports: [String: Int] = [:]
  /// The files of the package by their paths in it.
  public internal(set) var files: [String: String] = [:]
  /// The files of the app's bundle that lie beside its module, by their names.
  public let bundleFiles: [String: Data]
  /// Which of them a native type check takes.
  public private(set) var checked: [String] = []
  /// Which of them are the project's sources, by those sources' paths.
  private(set) var rewritten: [String: String] = [:]

  /// Writes the functions that generic initializers become; asked for only where one is called.
  let genericInitializers: () -> String

  /// The keys of the Info.plist that the sources name.
  let namedKeys: Set<String>

  /// The names that Heft's own package has taken: a module of the same name cannot stand beside its.
  private static func targets(of heft: String) -> Set<String> {
    let manifest = (try? String(contentsOfFile: heft + "/Package.swift", encoding: .utf8)) ?? ""
    let names = manifest.matches(of: /name: "(\w+)"/).map { String($0.1) }
    return Set(names).union(["Heft"])
  }

  /// Reads and rewrites a project. Nothing is written yet.
  ///
  /// - Parameters:
  ///   - heft: The folder of Heft's checkout.
  ///   - isForReading: Whether people go on with the package: then its sources do not point to the project's.
  ///   - isQuick: Whether the app's own code is left as it is, to be built sooner; the library's is as good as ever.
  ///   - dependency: How the package names that checkout; nil is by its path.
  ///   - tests: The tests that the package has; with any of them it has a library in place of a page.
  public init(
    _ project: XcodeProject, heft: String, isForReading: Bool = false, isQuick: Bool = false,
    dependency: String? = nil,
    tests: [TestTarget] = []
  ) {
    self.project = project
    diagnostics = project.diagnostics
    let facts = HeftFacts(checkout: heft)
    var sources = Self.read(project.sources, &diagnostics)
    var unread: [Diagnostic] = []
    let testSources = tests.map { Self.read($0.sources, &unread) }
    diagnostics += unread
    let nibNames = project.xibs.map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
    let model = DataModel(project)
    diagnostics += model.diagnostics
    sources += model.sources(declaredIn: sources.map(\.text))
    var rewriter = SourceRewriter(
      sources + testSources.flatMap(\.self), heft: facts, nibs: Set(nibNames),
      entities: model.entitiesByClass,
      pointsToSources: !isForReading)
    let index = rewriter.index
    diagnostics += index.diagnostics
    let sourceTexts = sources.map(\.text)
    namedKeys = Set(project.info.keys.filter { key in sourceTexts.contains { $0.contains("\"\(key)\"") } })
    genericInitializers = { GenericInitializers.source(index, sources: sourceTexts) }
    var name = SwiftName.type(project.name)
    if index.classes[name] != nil || facts.classes.contains(name) || Self.targets(of: heft).contains(name) {
      name += "App"
    }
    product = name
    rewriter.name(name, of: project)
    let folder = "Sources/\(name)/"
    var taken = TakenNames()
    taken.take([
      "main", "Package", "HeftSupport", "HeftTestHost", "HeftTestFiles", "ProjectAssets", "ProjectStrings",
    ])
    for source in sources {
      let result = rewriter.rewrite(source.text, path: source.path)
      diagnostics += result.diagnostics
      reasons.merge(result.reasons, uniquingKeysWith: +)
      places[source.path] = result.reasons.values.reduce(0, +)
      imports[source.path] = result.reasons["import", default: 0]
      var stem = ((source.path as NSString).lastPathComponent as NSString).deletingPathExtension
      stem = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber || "+-_".contains($0)) ? $0 : "_" })
      // Under the source's own name the compiler takes the two for one file.
      if !isForReading { stem += "+Heft" }
      stem = taken.unique(stem)
      let head = isForReading ? "" : "#sourceLocation(file: \(SwiftName.literal(source.path)), line: 1)\n"
      files[folder + stem + ".swift"] = head + result.text
      checked.append(folder + stem + ".swift")
      rewritten[source.path] = folder + stem + ".swift"
      if tests.isEmpty { diagnostics += PageLimits.find(source.text, path: source.path, index: index) }
      for found in NeverCalled.find(source.text, index: index, facts: facts) {
        var told = Diagnostic(
          .warning, path: source.path, line: found.line,
          "\(found.signature) is never called: Heft does not call such a method.")
        told.isNeverCalled = true
        diagnostics.append(told)
      }
    }
    let texts = LocalizedTexts(project)
    diagnostics += texts.diagnostics
    let interface = InterfaceFiles(
      project, index: index, classes: facts.classes, texts: texts, taken: taken,
      isForReading: isForReading)
    diagnostics += interface.diagnostics
    for made in interface.storyboards + interface.nibs {
      files[folder + made.type + ".swift"] = made.source
      checked.append(folder + made.type + ".swift")
    }
    let supportFile = folder + "HeftSupport.swift"
    files[supportFile] =
      Self.support + index.otherNames + (rewriter.isSwift2 ? Self.swift2Support : "")
    checked.append(supportFile)
    diagnostics += project.catalogs.flatMap(AssetCatalog.problems)
    let colors = ColorSets(project)
    let icon = ImageFiles.icon(project).flatMap(ImageFiles.svg)?.svg
    let bundle = BundleFiles(project)
    bundleFiles = bundle.beside
    files[folder + "ProjectAssets.swift"] = assets(colors.sources, bundle, icon: icon)
    diagnostics += bundle.diagnostics + colors.diagnostics
    files[folder + "ProjectStrings.swift"] = texts.source
    if tests.isEmpty { files[folder + "AppIcon.svg"] = icon }
    let launch = (project.storyboards + project.xibs).filter(project.isLaunchScreen)
      .min { texts.rank(of: $0) < texts.rank(of: $1) }
    if tests.isEmpty,
      let picture = launch.flatMap({ FileManager.default.contents(atPath: $0) })
        .flatMap({ LaunchPicture.svg($0, images: ImageFiles.find(project), style: project.style) })
        ?? project.info["UILaunchScreen"]
        .flatMap({
          LaunchPicture.svg(
            $0, images: ImageFiles.find(project), colors: colors.components, style: project.style)
        })
    {
      files[folder + "LaunchScreen.svg"] = picture
    }
    let app = appSource(
      index, interface, model, hasIcon: icon != nil, hasColors: !colors.sources.isEmpty,
      statements: texts.statements
        + bundle.statements(reader: tests.isEmpty ? "HeftWeb.WebModule.file" : "heftFile"),
      isTested: !tests.isEmpty)
    if tests.isEmpty {
      files[folder + "main.swift"] =
        "import Heft\nimport HeftStubs\nimport HeftWeb\n\n" + app.joined(separator: "\n")
        + "\nHeftWeb.WebModule.serve([app], hasHomeScreen: true)\n"
      files["Package.swift"] = manifest(dependency ?? heft, isQuick: isQuick)
    } else {
      let package = TestPackage(product: product, heft: heft, tests: tests.map(\.name))
      files[folder + "HeftTestHost.swift"] = package.host(app)
      if !bundleFiles.isEmpty { files[folder + "HeftTestFiles.swift"] = BundleFiles.nativeReader }
      for (place, list) in testSources.enumerated() {
        for source in list {
          let result = rewriter.rewrite(source.text, path: source.path, isTest: true)
          diagnostics += result.diagnostics
          files[package.path(of: source.path, in: place)] =
            "#sourceLocation(file: \(SwiftName.literal(source.path)), line: 1)\n" + result.text
        }
        files[package.path(of: "HeftTestCase.swift", in: place)] = package.support(
          HeftTypes.hidingFoundations(heft), usesTesting: list.contains { $0.text.contains("import Testing") }
        )
      }
      files["Package.swift"] = package.manifest
      files["tests.json"] = package.list(tests)
    }
    if let plist = try? PropertyListSerialization.data(
      fromPropertyList: plistForPlugin(texts.localized(project.info)), format: .xml, options: 0)
    {
      files[folder + "Info.plist"] = String(decoding: plist, as: UTF8.self)
    }
    if index.appDelegate == nil, tests.isEmpty, !project.isPackage {
      diagnostics.append(missingDelegate(index))
    }
    diagnostics += missingNames(index, interface.storyboards.map(\.name))
    let remedies = Remedies(checkout: heft)
    for place in diagnostics.indices {
      diagnostics[place].remedy = remedies.remedy(for: diagnostics[place].message)
    }
  }

  /// The source with what the rewritten ones call.
  var supportFile: String { "Sources/\(product)/HeftSupport.swift" }

  private func missingDelegate(_ index: ProjectIndex) -> Diagnostic {
    if let app = index.swiftUIApp {
      return .init(
        .error, path: app.path, line: app.line,
        "\(app.name) is an app of SwiftUI, which is not here: heft takes apps of UIKit, with a class as their delegate."
      )
    }
    return .init(
      .error, path: project.folder,
      "No class is the app's delegate: none has @UIApplicationMain or @main, and none conforms to UIApplicationDelegate."
    )
  }

  private static func read(_ paths: [String], _ diagnostics: inout [Diagnostic]) -> [(
    path: String, text: String
  )] {
    paths.compactMap { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        diagnostics.append(.init(.error, path: path, "The file cannot be read."))
        return nil
      }
      var text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
      // A mark of the order of bytes is one at the start of a file alone, and what is written begins with a line of ours.
      if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
      return (path, text)
    }
  }

  /// Writes the package. A file that says the same already stays, so that it is not compiled again.
  public func write(to folder: String) throws {
    let manager = FileManager.default
    let texts = files.mapValues { Data($0.utf8) }
    let all = texts.merging(bundleFiles.map { ("Files/" + $0.key, $0.value) }) { text, _ in text }
    for (path, data) in all {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file) }
    }
    // Files made of a source that has gone are removed too.
    for part in ["Sources", "Tests"] {
      let names = manager.enumerator(atPath: folder + "/" + part)?.compactMap { $0 as? String } ?? []
      for name in names where name.contains(".") && files[part + "/" + name] == nil {
        try? manager.removeItem(atPath: "\(folder)/\(part)/\(name)")
      }
    }
    for name in (try? manager.contentsOfDirectory(atPath: folder + "/Files")) ?? []
    where bundleFiles[name] == nil {
      try? manager.removeItem(atPath: "\(folder)/Files/\(name)")
    }
  }

  private static let support = """
    import Heft

    /// What a closure captured weakly is kept, and still unwrapped by the closure.
    func heftOptional<Value>(_ value: Value?) -> Value? { value }

    """

  /// Swift 2 compared what may be nil, which comes before every value.
  private static let swift2Support = """

    func < <Value: Comparable>(left: Value?, right: Value?) -> Bool {
      guard let right else { return false }
      return left.map { $0 < right } ?? true
    }
    func > <Value: Comparable>(left: Value?, right: Value?) -> Bool { right < left }
    func <= <Value: Comparable>(left: Value?, right: Value?) -> Bool { !(right < left) }
    func >= <Value: Comparable>(left: Value?, right: Value?) -> Bool { !(left < right) }

    """

  private mutating func assets(_ colors: [String: String], _ bundle: BundleFiles, icon: String?) -> String {
    var lines = [
      "import Heft", "", "/// The project's pictures and colors.", "enum ProjectAssets {",
      "  static let all: [AppAsset] = [",
    ]
    for image in ImageFiles.find(project) {
      guard let made = ImageFiles.svg(image) else {
        tellUnshown(image.path)
        continue
      }
      lines.append(
        "    AppAsset(name: \(SwiftName.literal(image.name)), svg: \(SwiftName.literal(made.svg)),")
      let template = image.isTemplate ? ", isTemplate: true" : ""
      let size = "size: CGSize(width: \(made.width), height: \(made.height))\(template)"
      let variants = image.variants.compactMap { variant -> String? in
        let picture = ImageFile(name: image.name, path: variant.path, scale: variant.scale)
        guard let drawn = ImageFiles.svg(picture) else {
          tellUnshown(variant.path)
          return nil
        }
        return
          "        .init(isDark: \(variant.isDark), hasHighContrast: \(variant.hasHighContrast), svg: \(SwiftName.literal(drawn.svg))),"
      }
      lines +=
        variants.isEmpty ? ["      \(size)),"] : ["      \(size), variants: ["] + variants + ["      ]),"]
    }
    lines += ["  ]"]
    lines += ["  static let documents: [AppDocument] = ["] + bundle.source + ["  ]"]
    if !colors.isEmpty {
      lines += ["  static let colors: [String: UIColor] = ["]
      for (name, source) in colors.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(SwiftName.literal(name)): \(source),")
      }
      lines += ["  ]"]
    }
    if let icon { lines += ["  static let icon = \(SwiftName.literal(icon))"] }
    lines += ["}", ""]
    return lines.joined(separator: "\n")
  }

  /// Tells once why a picture is not there, by however many names it is asked for.
  private mutating func tellUnshown(_ path: String) {
    let told = unshown(path)
    if !diagnostics.contains(told) { diagnostics.append(told) }
  }

  /// Why a picture is not there.
  private func unshown(_ path: String) -> Diagnostic {
    if path.lowercased().hasSuffix(".svg"), let data = FileManager.default.contents(atPath: path),
      let problem = VectorImage.problem(data)
    {
      return .init(.warning, path: path, line: problem.line, problem.message)
    }
    let remedy =
      !FileManager.default.fileExists(atPath: path)
      ? "The catalog names this picture, and it is not there."
      : path.hasSuffix(".pdf")
        ? "A PDF needs Poppler's pdftocairo, which is not here: install poppler-utils, or give the picture as SVG."
        : "The picture is of a kind that is not shown: use PNG, JPEG, GIF or SVG."
    return .init(.warning, path: path, remedy)
  }

  /// The statements that make the app, whose name is then `app`.
  private func appSource(
    _ index: ProjectIndex, _ interface: InterfaceFiles, _ model: DataModel, hasIcon: Bool, hasColors: Bool,
    statements: [String], isTested: Bool
  ) -> [String] {
    var arguments = [
      "name: InfoPlist.name", "bundleIdentifier: InfoPlist.bundleIdentifier",
      hasIcon ? "icon: ProjectAssets.icon" : nil, "assets: ProjectAssets.all",
      "documents: ProjectAssets.documents",
      "shortcutItems: InfoPlist.shortcutItems",
      "storyboards: [\(interface.storyboards.map { $0.type + ".definition" }.joined(separator: ", "))]",
    ].compactMap(\.self)
    if let main = mainStoryboard, main != "Main", interface.storyboards.contains(where: { $0.name == main }) {
      arguments.append(
        "rootViewController: { UIStoryboard(name: \(SwiftName.literal(main)), bundle: nil).instantiateInitialViewController() ?? UIViewController() }"
      )
    }
    if let scene = sceneDelegate(index) { arguments.append("sceneDelegate: { \(scene)() }") }
    let delegate = index.appDelegate ?? (isTested ? TestPackage.delegate : "AppDelegate")
    arguments.append("delegate: { \(delegate)() }")
    var lines: [String] = []
    if !interface.nibs.isEmpty {
      let nibs = interface.nibs.map { $0.type + ".definition" }.joined(separator: ", ")
      lines.append("UINib.definitions = [\(nibs)]")
    }
    if !index.archived.isEmpty {
      lines.append("HeftArchive.classes = [")
      for name in index.archived {
        let written = name.split(separator: ".").last.map(String.init) ?? name
        lines.append("  \(SwiftName.literal(written)): { \(name)(coder: $0) },")
      }
      lines.append("]")
    }
    lines += model.registration(index)
    lines.append("let app = Heft.App(\n  " + arguments.joined(separator: ",\n  ") + ")")
    if hasColors { lines.append("app.colors = ProjectAssets.colors") }
    return lines + statements + Orientations.statements(project.info)
      + [project.style?.statement].compactMap(\.self) + infoDictionary
  }

  /// The frontend takes the last of such options, which are the toolset's else.
  private static let quickSettings = #", .unsafeFlags(["-Xfrontend", "-Onone", "-Xfrontend", "-gnone"])"#

  private func manifest(_ heft: String, isQuick: Bool) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(product)",
      dependencies: [.package(name: "Heft", path: \(SwiftName.literal(heft)))],
      targets: [
        .executableTarget(
          name: "\(product)",
          dependencies: [
            .product(name: "Heft", package: "Heft"), .product(name: "HeftStubs", package: "Heft"),
            .product(name: "HeftWeb", package: "Heft"),
          ],
          exclude: [\(excluded)], swiftSettings: [.swiftLanguageMode(.v5)\(isQuick ? Self.quickSettings : "")],
          plugins: [.plugin(name: "InfoPlist", package: "Heft")])
      ]
    )

    """
  }

  /// Files beside the sources that the compiler does not take.
  private var excluded: String {
    let pictures = ["AppIcon.svg", "LaunchScreen.svg"].filter { files["Sources/\(product)/\($0)"] != nil }
    return (["Info.plist"] + pictures).map(SwiftName.literal).joined(separator: ", ")
  }
}
