/// What is shared, as the host takes it.
struct ActivityParcel {
  private(set) var text = ""
  private(set) var files: [HostFile] = []
  private(set) var thumbnail: UIImage?

  /// The texts in lines of their own, and a file for each picture.
  init(_ items: [UIActivityItem]) {
    for item in items {
      switch item {
      case .text(let more): text += text.isEmpty ? more : "\n" + more
      case .image(let image):
        if thumbnail == nil { thumbnail = image }
        files.append(image.file(number: files.count + 1))
      }
    }
  }

  var hasImages: Bool { !files.isEmpty }

  /// What the user reads of it.
  var title: String {
    if !text.isEmpty { return text }
    return files.count == 1 ? "Image" : "\(files.count) images"
  }

  /// What there is to save: the pictures, else the text.
  var filesToSave: [HostFile] {
    hasImages ? files : [HostFile(name: "Text.txt", mediaType: "text/plain", bytes: Array(text.utf8))]
  }
}

extension UIImage {
  /// The picture as a file: a PNG of pixels, else the vector drawing.
  fileprivate func file(number: Int) -> HostFile {
    let name = number == 1 ? "Image" : "Image \(number)"
    if let png = pngData() {
      return HostFile(name: name + ".png", mediaType: "image/png", bytes: png.array)
    }
    return HostFile(name: name + ".svg", mediaType: "image/svg+xml", bytes: Array(svg.utf8))
  }
}
