import Foundation

/// Makes the folder that any static host serves: the page, its scripts and styles in a file each, and the module.
///
/// Files named by their content lie in `assets` and never change; all other files are small. Addresses are relative, so
/// the folder works under any path. Two builds of the same sources give the same bytes.
public struct SiteBuilder: Sendable {
  /// The folder of the page's sources.
  public let page: String
  /// The WebAssembly module.
  public let module: String
  /// The folder to write.
  public let output: String
  /// How the module is divided; nil leaves it whole.
  public var split: Split?
  /// Whether the page is there without a network after the first visit.
  public var isOffline = true
  /// Members of the web app manifest that take the place of the page's own, as JSON: the name and the shortcuts of the
  /// app that the module is. The page's shortcuts and screenshots are left out then. Nil keeps the page's manifest.
  public var manifest: Data?
  /// The picture that is shown until the app is there, an element `svg`; nil means the page's own mark and name.
  public var launchPicture: String?
  /// The app's icon, an element `svg`, for the browser's tab and for the home screen of a person who installs the page; nil means
  /// the page's own.
  public var icon: String?
  /// The files of the app's bundle that lie beside the module.
  public var files: [BundleFile] = []
  /// Whether each file is written in gzip and brotli too, and scripts are made small.
  public var compresses = true

  /// The rule that divides a module into the part that the start needs and the rest.
  public struct Split: Sendable {
    /// The same module with the names of its functions in it.
    public let named: String
    /// The file of the names of those that the start needs, a line each.
    public let profile: String
    /// Modules that the list knows nothing of: all of their functions count as needed.
    public let modules: [String]

    public init(named: String, profile: String, modules: [String] = []) {
      self.named = named
      self.profile = profile
      self.modules = modules
    }
  }

  /// - Parameters:
  ///   - page: The folder of the page's sources, with an `index.html`.
  ///   - module: The path of the WebAssembly module.
  ///   - output: The folder to write: an empty one, a new one, or the one of an earlier build.
  public init(page: String, module: String, output: String) {
    self.page = page
    self.module = module
    self.output = output
  }

  /// Writes the folder. A page that is open meanwhile finds the files of before or the files of after.
  ///
  /// - Returns: The files that were written: path and size in bytes, in the order of the paths.
  /// - Throws: A ``SiteError``.
  @discardableResult
  public func build() throws -> [(path: String, size: Int)] {
    guard let html = FileManager.default.contents(atPath: page + "/index.html") else {
      throw SiteError.pageMissing(page)
    }
    try checkOutput()
    var site = SiteFiles()
    var markup = PageMarkup(String(decoding: html, as: UTF8.self))
    if let launchPicture { markup.setLaunchPicture(launchPicture) }
    for (path, content) in try unchangedFiles() { site.add(path, content) }
    if let manifest { WebAppManifest.replace(in: &site, by: manifest) }
    if let icon { WebAppManifest.setIcon(icon, in: &site) }
    try addModule(to: &site, &markup)
    try addStyle(to: &site, &markup)
    try addScripts(to: &site, &markup)
    try BundleFile.add(files, to: &site, &markup)
    if isOffline { markup.addToHead("<link rel=\"serviceworker\" href=\"service-worker.js\">") }
    site.add("index.html", Data(markup.text.utf8))
    site.add("service-worker.js", try serviceWorker(of: site))
    site.add("_headers", Data(SiteHeaders.headersFile.utf8))
    site.add("hosting/nginx.conf", Data(SiteHeaders.nginx.utf8))
    site.add("hosting/Caddyfile", Data(SiteHeaders.caddy.utf8))
    return try site.write(to: output, compressed: compresses)
  }

  /// A folder with files that are not a site's is left alone.
  private func checkOutput() throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    guard names.isEmpty || names.contains("_headers") else { throw SiteError.folderTaken(output) }
  }

  /// Pictures and what else the page has that no tool touches.
  private func unchangedFiles() throws -> [(String, Data)] {
    guard let names = FileManager.default.enumerator(atPath: page) else { throw SiteError.pageMissing(page) }
    return try names.compactMap { $0 as? String }.sorted().compactMap { name in
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      let isBuilt = name == "index.html" || name.hasSuffix(".js") || name.hasSuffix(".css")
      var isFolder: ObjCBool = false
      guard !isHidden, !isBuilt,
        FileManager.default.fileExists(atPath: page + "/" + name, isDirectory: &isFolder), !isFolder.boolValue
      else { return nil }
      return (name, try content(of: name))
    }
  }

  private func addModule(to site: inout SiteFiles, _ markup: inout PageMarkup) throws {
    let parts =
      try split.map(ModuleParts.init)
      ?? ModuleParts(whole: module)
    let first = site.addAsset("heft.wasm", parts.first)
    markup.rename("heft.wasm", to: first)
    if let second = parts.second {
      markup.setSecondPart(site.addAsset("heft-second.wasm", second), of: first)
    }
  }

  private func addStyle(to site: inout SiteFiles, _ markup: inout PageMarkup) throws {
    for style in markup.styles { _ = try content(of: style) }
    let entry = markup.styles.map { "@import \"./\($0)\";\n" }.joined()
    let small = compresses ? ["--minify"] : []
    let style = try Tool.esbuild.run(
      ["--bundle", "--loader=css", "--log-level=error"] + small, input: Data(entry.utf8), in: page)
    markup.setStyle(site.addAsset("page.css", style))
  }

  private func addScripts(to site: inout SiteFiles, _ markup: inout PageMarkup) throws {
    for name in markup.classicScripts {
      _ = try content(of: name)
      markup.rename(name, to: site.addAsset(name, try script(name, format: "iife").code))
    }
    guard let name = markup.mainScript else { return }
    _ = try content(of: name)
    let (code, map) = try script(name, format: "esm")
    // The file is named by its code; which file its map is in is said after that.
    let address = SiteFiles.assetAddress(name, code)
    let mapAddress = address + ".map"
    let mapName = mapAddress.split(separator: "/").last ?? ""
    site.add(address, code + Data("//# sourceMappingURL=\(mapName)\n".utf8))
    site.add(mapAddress, map)
    markup.rename(name, to: address)
  }

  /// A script with all that it imports, and its source map.
  private func script(_ name: String, format: String, more: [String] = []) throws -> (code: Data, map: Data) {
    let small = compresses ? ["--minify"] : []
    let output = try Tool.esbuild.run(
      [
        name, "--bundle", "--format=\(format)", "--target=es2022,safari15", "--sourcemap=inline",
        "--log-level=error",
      ] + small + more, in: page)
    let text = String(decoding: output, as: UTF8.self)
    let mark = "//# sourceMappingURL=data:application/json;base64,"
    guard let start = text.range(of: mark, options: .backwards),
      let map = Data(base64Encoded: text[start.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines))
    else { return (output, Data()) }
    return (Data(text[..<start.lowerBound].utf8), map)
  }

  /// The worker that keeps the site for visits without a network, or the one that takes such a worker away.
  private func serviceWorker(of site: SiteFiles) throws -> Data {
    guard isOffline else { return try script("service-worker-removal.js", format: "iife").code }
    // Hosts may add to the page itself, so its bytes are not compared.
    let files =
      [["./", ""]]
      + site.paths.filter {
        $0 != "index.html" && !$0.hasSuffix(".map") && !$0.hasPrefix(WebAppManifest.screenshots)
      }.map { [$0, site.hash(of: $0)] }
    let list = String(decoding: try JSONEncoder().encode(files), as: UTF8.self)
      .replacingOccurrences(of: "\\/", with: "/")
    let defines = ["--define:VERSION=\"\(site.version)\"", "--define:FILES=\(list)"]
    return try script("service-worker.js", format: "iife", more: defines).code
  }

  private func content(of name: String) throws -> Data {
    guard let content = FileManager.default.contents(atPath: page + "/" + name) else {
      throw SiteError.partMissing(name)
    }
    return content
  }
}
