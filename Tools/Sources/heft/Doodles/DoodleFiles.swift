import ArgumentParser
import DoodleFormats
import Foundation
import Ink

/// `heft doodle`: files of drawings without the app.
struct DoodleFiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doodle", abstract: "Tells about, converts and renders files of drawings.",
    discussion: "Reads \(DoodleFormat.readable); writes \(DoodleFormat.writable).",
    subcommands: [Info.self, Convert.self, Render.self])

  /// Reads a file; a sentence on standard error tells what is left out.
  static func read(_ name: String) throws -> DoodleDocument {
    guard let format = DoodleFormat(fileName: name) else {
      throw ValidationError("\(name) has an ending that no drawing has. Choose \(DoodleFormat.readable).")
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: name))
    } catch {
      throw ValidationError("\(name) cannot be read (\(error.localizedDescription)).")
    }
    do {
      let (document, problem) = try format.read(Array(data))
      if let problem { FileHandle.standardError.write(Data("\(name): \(problem)\n".utf8)) }
      return document
    } catch {
      throw ValidationError("\(name): \(error.description)")
    }
  }

  /// Writes a drawing as the name of the file says.
  static func write(_ document: DoodleDocument, to name: String, scale: Double = 1) throws {
    guard let format = DoodleFormat(fileName: name) else {
      throw ValidationError("\(name) has an ending that no drawing has. Choose \(DoodleFormat.writable).")
    }
    let file: [UInt8]
    do {
      file = try format.write(document, scale: scale)
    } catch {
      throw ValidationError("\(name): \(error.description)")
    }
    do {
      try Data(file).write(to: URL(fileURLWithPath: name), options: .atomic)
    } catch {
      throw ValidationError("\(name) cannot be written (\(error.localizedDescription)).")
    }
  }

  struct Info: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Prints what a drawing holds.")
    @Argument(help: "The file of the drawing.") var file: String

    func run() throws {
      let document = try DoodleFiles.read(file)
      let samples = document.strokes.reduce(0) { $0 + $1.samples.count }
      let forces = document.strokes.reduce(0) { $0 + $1.samples.count { $0.force > 0 } }
      let picture = DoodlePicture(document)
      if !document.title.isEmpty { print("title: \(document.title)") }
      print("revision: \(document.revision)")
      let isEndless = document.paper.width == 0 || document.paper.height == 0
      print("paper: \(isEndless ? "endless" : "\(document.paper.width) x \(document.paper.height) pixels")")
      print("shown: \(Int(picture.width)) x \(Int(picture.height)) pixels")
      for layer in document.layers { print("layer: \(layer.name)\(layer.isHidden ? ", hidden" : "")") }
      for beneath in document.pictures {
        print("picture: \(Int(beneath.size.width)) x \(Int(beneath.size.height)) pixels")
      }
      print("strokes: \(document.strokes.count)")
      print("samples: \(samples), \(forces) with force")
    }
  }

  struct Convert: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes a drawing in the format that the second file's name ends in.")
    @Argument(help: "The file of the drawing.") var file: String
    @Argument(help: "The file to write.") var output: String

    func run() throws { try DoodleFiles.write(try DoodleFiles.read(file), to: output) }
  }

  struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Draws a drawing as a PNG by the ink engine.")
    @Argument(help: "The file of the drawing.") var file: String
    @Option(name: .shortAndLong, help: "The PNG to write; beside the drawing if it is not told.") var output:
      String?
    @Option(help: "Pixels of the picture for each of the paper.") var scale = 1.0

    func run() throws {
      let document = try DoodleFiles.read(file)
      let name = output ?? URL(fileURLWithPath: file).deletingPathExtension().path + ".png"
      guard DoodleFormat(fileName: name) == .png else {
        throw ValidationError("\(name) is not the name of a picture. Let it end in .png.")
      }
      try DoodleFiles.write(document, to: name, scale: scale)
    }
  }
}
