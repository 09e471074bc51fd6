// Pictures in texts, which are not shown.

import Heft

/// A picture in a text, which is not shown.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  public final var contents: Data?
  public final var fileType: String?
  public final var accessibilityLabel: String?
  public final var lineLayoutPadding: CGFloat = 0
  public final var allowsTextAttachmentView = true

  /// One without a picture yet.
  public override init() {
    super.init()
    Stub.say("NSTextAttachment", "pictures in texts are not shown here.")
  }

  /// A picture.
  ///
  /// - Parameter image: The picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// A picture's file.
  ///
  /// - Parameters:
  ///   - contentData: The file's bytes.
  ///   - uti: Its type.
  public convenience init(data contentData: Data?, ofType uti: String?) {
    self.init()
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Where the picture would lie.
  ///
  /// - Parameters:
  ///   - textContainer: Where the text lies.
  ///   - lineFrag: The line.
  ///   - position: Where the letter would be.
  ///   - charIndex: The letter's place.
  /// - Returns: The bounds.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }

  /// The picture that would be shown.
  ///
  /// - Parameters:
  ///   - imageBounds: How large it would be.
  ///   - textContainer: Where the text lies.
  ///   - charIndex: The letter's place.
  /// - Returns: The picture; nil for none.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSTextAttachment {
  /// The character that stands for a picture in a text.
  public static let character = 0xFFFC
}

extension NSAttributedString {
  /// No text, where a picture would be.
  ///
  /// - Parameter attachment: The picture, which is not shown.
  public convenience init(attachment: NSTextAttachment) { self.init(string: "") }
}
