import HeftProtocol
import Ink

/// The shared items in the form that the host takes.
struct ActivityItemBundle {
  private(set) var text = ""
  private(set) var files: [HostFile] = []
  private(set) var thumbnail: UIImage?
  /// Whether the app has named its file.
  private var isNamed = false

  /// The texts in lines of their own, and a file for each picture.
  init(_ items: [UIActivityItem]) {
    for item in items {
      switch item {
      case .text(let more): text += text.isEmpty ? more : "\n" + more
      case .image(let image):
        if thumbnail == nil { thumbnail = image }
        files.append(image.file(number: files.count + 1))
      case .file(let file, let picture):
        if thumbnail == nil { thumbnail = picture }
        files.append(file)
        isNamed = true
      }
    }
  }

  var hasFiles: Bool { !files.isEmpty }

  /// Whether all files are pictures.
  var hasOnlyImages: Bool { hasFiles && files.allSatisfy { $0.mediaType.utf8.starts(with: "image/".utf8) } }

  /// The title that the user reads.
  var title: String {
    if !text.isEmpty { return text }
    if files.count == 1 { return isNamed ? files[0].name : "Image" }
    return hasOnlyImages ? "\(files.count) images" : "\(files.count) files"
  }

  /// The app's own vector drawing, which is copied as the text that it is.
  private var drawing: HostFile? {
    guard isNamed, text.isEmpty, files.count == 1 else { return nil }
    return files[0].mediaType.utf8.elementsEqual("image/svg+xml".utf8) ? files[0] : nil
  }

  /// The content for copying: text, and a picture where the host takes one.
  var textToCopy: String { drawing.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text }
  var fileToCopy: HostFile? { hasOnlyImages && drawing == nil ? files.first : nil }

  /// The files to save: the pictures, or else the text.
  var filesToSave: [HostFile] {
    hasFiles ? files : [HostFile(name: "Text.txt", mediaType: "text/plain", bytes: Array(text.utf8))]
  }
}

extension UIImage {
  /// Gives the user the picture as a file. Outside an app nothing happens.
  package func saveFile() { AppProcess.current?.saveFile(file(number: 1)) }

  /// The picture as a file: a PNG of pixels, else the vector drawing.
  fileprivate func file(number: Int) -> HostFile {
    let name = number == 1 ? "Image" : "Image \(number)"
    if let pixels {
      return HostFile(name: name + ".png", mediaType: "image/png", bytes: PNG.encode(pixels.bitmap))
    }
    return HostFile(name: name + ".svg", mediaType: "image/svg+xml", bytes: Array(svg.utf8))
  }
}
