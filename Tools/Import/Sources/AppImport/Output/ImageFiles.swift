import Foundation

/// A picture of a project by the name that its sources ask for.
struct ImageFile {
  var name: String
  var path: String
  /// Pixels in a point.
  var scale: Double
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
    for catalog in project.catalogs {
      guard let walk = FileManager.default.enumerator(atPath: catalog) else { continue }
      for case let file as String in walk where file.hasSuffix(".imageset") {
        let set = catalog + "/" + file
        let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let data = FileManager.default.contents(atPath: set + "/Contents.json"),
          let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
          let images = json["images"] as? [[String: Any]]
        else { continue }
        for image in images where image["appearances"] == nil {
          guard let picture = image["filename"] as? String else { continue }
          let scale = Double((image["scale"] as? String ?? "1x").dropLast()) ?? 1
          offer(ImageFile(name: name, path: set + "/" + picture, scale: scale))
        }
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

  /// The size in pixels of a PNG or a JPEG; nil of anything else.
  static func size(_ data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    func word(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return (word(16, 4), word(20, 4)) }
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
    guard let data = FileManager.default.contents(atPath: image.path) else { return nil }
    let ending = (image.path as NSString).pathExtension.lowercased()
    guard let size = size(data) else { return nil }
    let (width, height) = (Double(size.width) / image.scale, Double(size.height) / image.scale)
    let type = ending == "png" ? "png" : "jpeg"
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(size.width) \(size.height)'><image width='\(size.width)' height='\(size.height)' href='data:image/\(type);base64,\(data.base64EncodedString())'/></svg>"
    return (svg, width, height)
  }
}
