// Documents of PDF, which a page cannot read.

import Heft

/// A document; there is none, because nothing here reads it.
public final class CGPDFDocument: NSObject {
  public var numberOfPages: Int { 0 }
  public var isEncrypted: Bool { false }
  public var isUnlocked: Bool { true }

  /// Reads no file.
  ///
  /// - Parameter url: The file's address.
  public init?(_ url: CFURL) {
    Stub.say("CGPDFDocument", "PDF documents are not read here.")
    return nil
  }
  /// Reads no bytes.
  ///
  /// - Parameter provider: The bytes.
  public init?(_ provider: CGDataProvider) {
    Stub.say("CGPDFDocument", "PDF documents are not read here.")
    return nil
  }

  /// One of the pages.
  ///
  /// - Parameter pageNumber: From 1 on.
  /// - Returns: Nil.
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  /// Opens an encrypted document.
  ///
  /// - Parameter password: The password.
  /// - Returns: False.
  public func unlockWithPassword(_ password: String) -> Bool { false }
}

/// A box of a page.
public enum CGPDFBox: Int32, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a document.
public final class CGPDFPage: NSObject {
  public var document: CGPDFDocument? { nil }
  public var pageNumber: Int { 1 }
  public var rotationAngle: Int32 { 0 }

  private override init() { super.init() }

  /// A box of the page.
  ///
  /// - Parameter box: Which one.
  /// - Returns: Zero.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
  /// The map of a box into a rectangle.
  ///
  /// - Parameters:
  ///   - box: Which one.
  ///   - rect: The rectangle.
  ///   - rotate: How far it is turned, in degrees.
  ///   - preserveAspectRatio: Whether its shape stays.
  /// - Returns: The map that changes nothing.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform { .identity }
}

extension CGContext {
  /// Draws nothing.
  ///
  /// - Parameter page: The page.
  public func drawPDFPage(_ page: CGPDFPage) {}
  /// Begins no page: `UIGraphicsPDFRenderer` does.
  ///
  /// - Parameter pageInfo: Left aside.
  public func beginPDFPage(_ pageInfo: AnyObject?) {}
  /// Ends no page.
  public func endPDFPage() {}
  /// Closes no document.
  public func closePDF() {}

  /// Makes no document: `UIGraphicsPDFRenderer` does.
  ///
  /// - Parameters:
  ///   - url: The file's address.
  ///   - mediaBox: The pages' size.
  ///   - auxiliaryInfo: Left aside.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: AnyObject?) {
    Stub.say("CGContext(_:mediaBox:_:)", "UIGraphicsPDFRenderer makes documents here.")
    return nil
  }
}
