// PDF documents whose pages are pictures of what is drawn.

import Heft

/// Pages of a document that are being drawn. A page is a context of pixels, the current one until the next.
final class PictureDocument {
  /// Pixels in a point of a page (our choice: what prints well and does not make the file large).
  private static let scale: CGFloat = 2

  private struct Page {
    let file: [UInt8]
    let width: Int
    let height: Int
    let size: CGSize
  }

  /// Of a page whose size is not said.
  let bounds: CGRect
  private(set) var pageBounds = CGRect.zero
  private var pages: [Page] = []
  private var isDrawing = false

  /// A document without pages; US Letter where the bounds have no size, as UIKit has it.
  init(bounds: CGRect) {
    let hasSize = bounds.width > 0 && bounds.height > 0
    self.bounds = hasSize ? bounds : CGRect(x: 0, y: 0, width: 612, height: 792)
    Stub.say("UIGraphicsPDFRenderer", "a page is a picture here, whose text cannot be selected.")
  }

  /// Ends the page before and begins a white one.
  func beginPage(_ bounds: CGRect) {
    endPage()
    pageBounds = bounds.width > 0 && bounds.height > 0 ? bounds : self.bounds
    UIGraphicsBeginImageContextWithOptions(pageBounds.size, true, PictureDocument.scale)
    isDrawing = true
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: pageBounds.size))
    context.restoreGState()
    context.translateBy(x: -pageBounds.minX, y: -pageBounds.minY)
  }

  private func endPage() {
    guard isDrawing else { return }
    isDrawing = false
    if let image = UIGraphicsGetImageFromCurrentImageContext(), let pixels = image.cgImage,
      let file = image.jpegData(compressionQuality: 0.9)
    {
      pages.append(
        Page(file: [UInt8](file), width: pixels.width, height: pixels.height, size: pageBounds.size))
    }
    UIGraphicsEndImageContext()
  }

  /// Ends the last page.
  ///
  /// - Returns: The file, of a page at least.
  func close() -> Data {
    if pages.isEmpty, !isDrawing { beginPage(bounds) }
    endPage()
    var bytes: [UInt8] = []
    var places: [Int] = []
    func write(_ text: String) { bytes += Array(text.utf8) }
    func object(_ text: String) {
      places.append(bytes.count)
      write("\(places.count) 0 obj\n" + text + "\nendobj\n")
    }
    func stream(_ entries: String, _ content: [UInt8]) {
      places.append(bytes.count)
      write("\(places.count) 0 obj\n<< \(entries) /Length \(content.count) >>\nstream\n")
      bytes += content
      write("\nendstream\nendobj\n")
    }
    write("%PDF-1.4\n")
    object("<< /Type /Catalog /Pages 2 0 R >>")
    // Each page has three objects, from the third on.
    let kids = pages.indices.map { "\(3 + $0 * 3) 0 R" }.joined(separator: " ")
    object("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    for (index, page) in pages.enumerated() {
      let (first, size) = (3 + index * 3, "\(Double(page.size.width)) \(Double(page.size.height))")
      object(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(size)] /Contents \(first + 1) 0 R"
          + " /Resources << /XObject << /P \(first + 2) 0 R >> >> >>")
      let (width, height) = (Double(page.size.width), Double(page.size.height))
      stream("", Array("q \(width) 0 0 \(height) 0 0 cm /P Do Q".utf8))
      stream(
        "/Type /XObject /Subtype /Image /Width \(page.width) /Height \(page.height)"
          + " /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode", page.file)
    }
    let start = bytes.count
    write("xref\n0 \(places.count + 1)\n0000000000 65535 f \n")
    for place in places {
      let digits = "\(place)"
      write(String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits + " 00000 n \n")
    }
    write("trailer\n<< /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n")
    return Data(bytes)
  }

  // MARK: The document that functions draw in

  nonisolated(unsafe) fileprivate static var open: [(document: PictureDocument, end: (Data) -> Void)] = []
}

/// Begins a document that becomes a file of the app.
///
/// - Parameters:
///   - path: The file's path.
///   - bounds: Those of a page; of no size US Letter's.
///   - documentInfo: Left aside.
/// - Returns: True.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [String: AnyObject]?
) -> Bool {
  PictureDocument.open.append(
    (PictureDocument(bounds: bounds), { _ = FileManager.default.createFile(atPath: path, contents: $0) }))
  return true
}

/// Begins a document that becomes bytes.
///
/// - Parameters:
///   - data: Has the bytes once the document ends.
///   - bounds: Those of a page; of no size US Letter's.
///   - documentInfo: Left aside.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [String: AnyObject]?
) {
  PictureDocument.open.append((PictureDocument(bounds: bounds), { data.append($0) }))
}

/// Begins a page of the document's size. Without a document nothing happens.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page. Without a document nothing happens.
///
/// - Parameters:
///   - bounds: The page's; of no size the document's.
///   - pageInfo: Left aside.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [String: AnyObject]?) {
  PictureDocument.open.last?.document.beginPage(bounds)
}

/// The bounds of the page that is being drawn.
///
/// - Returns: In points; zero where there is none.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  PictureDocument.open.last?.document.pageBounds ?? .zero
}

/// Ends the document that was begun last. Without one nothing happens.
public func UIGraphicsEndPDFContext() {
  guard let last = PictureDocument.open.popLast() else { return }
  last.end(last.document.close())
}

/// How documents are drawn.
public final class UIGraphicsPDFRendererFormat: NSObject {
  /// What the document tells of itself, which is left aside.
  public var documentInfo: [String: AnyObject] = [:]
  public internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// The usual format.
  ///
  /// - Returns: A new one.
  public static func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
  /// The format for the screen.
  ///
  /// - Returns: A new one.
  public static func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Where a document's pages are drawn.
public final class UIGraphicsPDFRendererContext: NSObject {
  fileprivate let document: PictureDocument
  public let format: UIGraphicsPDFRendererFormat

  fileprivate init(_ format: UIGraphicsPDFRendererFormat) {
    self.format = format
    document = PictureDocument(bounds: format.bounds)
    super.init()
  }

  /// The page's context; before the first page that of the page which then begins.
  public var cgContext: CGContext {
    if document.pageBounds == .zero { document.beginPage(.zero) }
    return UIGraphicsGetCurrentContext() ?? UIGraphicsPDFRendererContext.spare
  }
  /// Where nothing is seen, outside an app and on pages that are too large.
  nonisolated(unsafe) private static let spare = CGContext(
    data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
  /// The page's bounds.
  public var pdfContextBounds: CGRect { document.pageBounds }

  /// Begins a page.
  public func beginPage() { document.beginPage(.zero) }
  /// Begins a page of a size.
  ///
  /// - Parameters:
  ///   - bounds: The page's.
  ///   - pageInfo: Left aside.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: AnyObject]) {
    document.beginPage(bounds)
  }
  /// Fills a rectangle.
  ///
  /// - Parameter rect: In points.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line around a rectangle.
  ///
  /// - Parameter rect: In points.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws from now on only within a rectangle.
  ///
  /// - Parameter rect: In points.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// Changes nothing: a page is a picture.
  ///
  /// - Parameters:
  ///   - url: An address.
  ///   - rect: Where a tap would open it.
  public func setURL(_ url: URL, for rect: CGRect) {}
}

/// Makes documents of what is drawn. Within an app.
public final class UIGraphicsPDFRenderer: NSObject {
  public let format: UIGraphicsPDFRendererFormat

  /// Makes one.
  ///
  /// - Parameters:
  ///   - bounds: Those of a page.
  ///   - format: How it draws.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = .default()) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// A document of what a closure draws.
  ///
  /// - Parameter actions: Begins pages and draws; called once.
  /// - Returns: The file.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(format)
    actions(context)
    return context.document.close()
  }

  /// Writes a document of what a closure draws into a file.
  ///
  /// - Parameters:
  ///   - url: The file's address.
  ///   - actions: Begins pages and draws; called once.
  /// - Throws: Nothing here.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws(NSError)
  {
    _ = FileManager.default.createFile(atPath: url.path, contents: pdfData(actions: actions))
  }
}

/// The names of what a document says of itself. None of it is written here.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
