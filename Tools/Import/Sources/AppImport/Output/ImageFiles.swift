import Foundation

/// A picture of a project by the name that its sources ask for.
struct ImageFile {
  var name: String
  var path: String
  /// Pixels in a point.
  var scale: Double
  /// Whether only its shape counts.
  var isTemplate = false
  /// The pictures that are shown in other appearances.
  var variants: [Variant] = []

  struct Variant {
    var isDark: Bool
    var hasHighContrast: Bool
    var path: String
    var scale: Double
  }
}

enum ImageFiles {
  /// The pictures of catalogs and loose files: of each name the one of the largest scale up to 2.
  static func find(_ project: XcodeProject) -> [ImageFile] {
    var found: [String: ImageFile] = [:]
    func offer(_ image: ImageFile) {
      if let known = found[image.name], known.scale >= image.scale || image.scale > 2, known.scale <= 2 {
        return
      }
      found[image.name] = image
    }
    for set in project.catalogs.flatMap({ AssetCatalog.sets("imageset", in: $0) }) {
      let isTemplate = set.properties["template-rendering-intent"] as? String == "template"
      // A set may have one for light and one for dark, and none for any appearance.
      let hasAny = set["images"].contains { AssetCatalog.appearance($0).isEmpty && $0["filename"] is String }
      for image in set["images"] where AssetCatalog.appearance(image) == (hasAny ? "" : "light") {
        guard let picture = image["filename"] as? String else { continue }
        offer(
          ImageFile(
            name: set.name, path: set.path + "/" + picture, scale: scale(of: image), isTemplate: isTemplate,
            variants: variants(of: set)))
      }
    }
    for path in project.images {
      let file = (path as NSString).lastPathComponent
      let stem = (file as NSString).deletingPathExtension
      let scale = stem.hasSuffix("@2x") ? 2.0 : stem.hasSuffix("@3x") ? 3 : 1
      let name = scale == 1 ? stem : String(stem.dropLast(3))
      offer(ImageFile(name: name, path: path, scale: scale))
      let ending = (file as NSString).pathExtension
      offer(ImageFile(name: name + "." + ending, path: path, scale: scale))
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Returns a set's pictures for the dark appearance and for more contrast: of each the entry of the largest scale up
  /// to 2, and one for any device before one for phones.
  private static func variants(of set: AssetCatalog.AssetSet) -> [ImageFile.Variant] {
    var found: [String: ImageFile.Variant] = [:]
    for entry in set["images"] {
      let values = AssetCatalog.appearance(entry).split(separator: " ")
      guard !values.isEmpty, let file = entry["filename"] as? String else { continue }
      let key = values.joined(separator: " ")
      let scale = scale(of: entry)
      if let known = found[key], known.scale >= scale || scale > 2, known.scale <= 2 { continue }
      found[key] = ImageFile.Variant(
        isDark: values.contains("dark"), hasHighContrast: values.contains("high"),
        path: set.path + "/" + file, scale: scale)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Pixels in a point of a set's entry; a vector drawing has no scale.
  private static func scale(of image: [String: Any]) -> Double {
    Double((image["scale"] as? String ?? "1x").dropLast()) ?? 1
  }

  /// The app's icon: the smallest of the pictures that are sharp on the home screen, otherwise the largest; nil where
  /// there is none.
  static func icon(_ project: XcodeProject) -> ImageFile? {
    let sets = project.catalogs.flatMap { AssetCatalog.sets("appiconset", in: $0) }
    guard let set = sets.first(where: { $0.name == project.iconName }) ?? sets.first else { return nil }
    let images = set["images"].filter { AssetCatalog.appearance($0).isEmpty }.compactMap { entry in
      (entry["filename"] as? String).map { set.path + "/" + $0 }
    }
    let sized = images.compactMap { path in
      FileManager.default.contents(atPath: path).flatMap(size).map { (path, $0.width) }
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    // 60 points at 3 pixels: what the largest icons of phones have.
    let chosen = sized.first { $0.1 >= 180 } ?? sized.last
    return chosen.map { ImageFile(name: set.name, path: $0.0, scale: 1) }
  }

  /// The size in pixels of a PNG, a JPEG or a GIF; nil of anything else.
  static func size(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    func word(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return (word(16, 4), word(20, 4)) }
    if bytes.count > 10, bytes.starts(with: Data("GIF8".utf8)) {
      return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return (word(place + 7, 2), word(place + 5, 2))
      }
      place += 2 + word(place + 2, 2)
    }
    return nil
  }

  /// A picture as SVG with its size in points; nil of a kind that browsers do not show.
  static func svg(_ image: ImageFile) -> (svg: String, width: Double, height: Double)? {
    let ending = (image.path as NSString).pathExtension.lowercased()
    if ending == "pdf" { return VectorImage.read(VectorImage.converted(image.path)) }
    guard let data = FileManager.default.contents(atPath: image.path) else { return nil }
    if ending == "svg" { return VectorImage.read(data) }
    guard let size = size(data) else { return nil }
    let (width, height) = (Double(size.width) / image.scale, Double(size.height) / image.scale)
    let type = ["png", "gif"].contains(ending) ? ending : "jpeg"
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(size.width) \(size.height)'><image width='\(size.width)' height='\(size.height)' href='data:image/\(type);base64,\(data.base64EncodedString())'/></svg>"
    return (svg, width, height)
  }
}
