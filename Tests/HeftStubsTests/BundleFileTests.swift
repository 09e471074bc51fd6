import Heft
import HeftStubs
import HeftTesting
import Ink
import TestRules
import Testing

/// Files of the bundle that lie beside an app's module.
@Suite("Files of the bundle")
struct BundleFileTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  /// Which files the host was asked for.
  private final class Reads {
    var names: [String] = []
  }

  private let reads = Reads()
  private let device: TestDevice

  init() {
    let app = App(
      name: "Files", bundleIdentifier: "test.files",
      assets: [
        AppAsset(
          name: "photo.png",
          svg: "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 3'><image width='2' height='3' "
            + "href='data:image/png;base64,\(Base64.encode(Self.photo))'/></svg>",
          size: CGSize(width: 2, height: 3)),
        AppAsset(name: "shape.svg", svg: "<svg/>", size: CGSize(width: 2, height: 3)),
      ],
      documents: [AppDocument(name: "help.html", html: "<p>Help</p>")],
      rootViewController: { UIViewController() }, delegate: { Delegate() })
    app.fileNames = ["levels.dat", "gone.dat"]
    app.readFile = { [reads] name in
      reads.names.append(name)
      return name == "levels.dat" ? [7, 0, 255] : nil
    }
    device = TestDevice(app)
  }

  @Test("A file beside the module is found by its name and read when it is asked for", .rule("FOUNDATION-14"))
  func reading() {
    device.run {
      let path = Bundle.main.path(forResource: "levels", ofType: "dat")
      #expect(path == "/levels.dat")
      #expect(Bundle.main.path(forResource: "levels", ofType: nil) == nil)
      #expect(Bundle.main.path(forResource: "other", ofType: "dat") == nil)
      #expect(FileManager.default.fileExists(atPath: "/levels.dat"))
      #expect(reads.names.isEmpty)
      #expect(FileManager.default.contents(atPath: "/levels.dat") == Data([7, 0, 255]))
      let url = Bundle.main.url(forResource: "levels.dat", withExtension: nil)
      #expect(url.flatMap { try? heftData(contentsOf: $0) } == Data([7, 0, 255]))
      #expect(reads.names == ["levels.dat", "levels.dat"])
    }
  }

  private static let photo = PNG.encode(Bitmap(width: 2, height: 3)!)

  @Test("A picture among the files is read as the project has it, and is drawn", .rule("FOUNDATION-14"))
  func pictures() {
    device.run {
      let path = Bundle.main.path(forResource: "photo", ofType: "png")
      #expect(path == "/photo.png")
      #expect(FileManager.default.fileExists(atPath: "/photo.png"))
      #expect(FileManager.default.contents(atPath: "/photo.png") == Data(Self.photo))
      let image = UIImage(contentsOfFile: "/photo.png")
      #expect(image?.size == CGSize(width: 2, height: 3) && image?.cgImage?.height == 3)
      #expect(UIImage(contentsOfFile: "/shape.svg") == nil && UIImage(contentsOfFile: "/none.png") == nil)
    }
  }

  @Test("One that cannot be loaded is an error where it is read", .rule("FOUNDATION-14"))
  func missing() {
    device.run {
      #expect(Bundle.main.path(forResource: "gone", ofType: "dat") == "/gone.dat")
      #expect(FileManager.default.contents(atPath: "/gone.dat") == nil)
      #expect(throws: NSError.self) { try heftData(contentsOf: URL(document: "gone.dat")) }
    }
  }

  @Test("What the app wrote under the same path comes before the bundle's", .rule("FOUNDATION-14"))
  func written() {
    device.run {
      #expect(FileManager.default.createFile(atPath: "/levels.dat", contents: Data([1])))
      #expect(FileManager.default.contents(atPath: "/levels.dat") == Data([1]))
      #expect(FileManager.default.contents(atPath: "/help.html") == Data(Array("<p>Help</p>".utf8)))
      #expect(reads.names.isEmpty)
    }
  }
}
