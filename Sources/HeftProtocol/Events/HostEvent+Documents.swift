// The host's reports of the documents that it lays out.

extension HostEvent {
  /// How a document lies in its view: after each layout that has changed something.
  public struct DocumentLayout: Equatable, Sendable {
    /// A rectangle that a link takes: one for each line that it goes over.
    public struct Link: Equatable, Sendable {
      /// The link's number in the document.
      public var number: UInt32
      /// In points from the view's top left corner.
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      /// The rectangle from its fields.
      ///
      /// - Parameters:
      ///   - number: The link's number in its document.
      ///   - x: In the document's points.
      ///   - y: In the document's points.
      ///   - width: In points.
      ///   - height: In points.
      public init(number: UInt32, x: Double, y: Double, width: Double, height: Double) {
        self.number = number
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }
    }

    public var view: ViewNumber
    /// How high the whole document is, in points.
    public var height: Double
    public var time: Double
    /// In reading order.
    public var links: [Link]

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The document's view.
    ///   - height: Of all of the document, in points.
    ///   - time: Seconds on the host's clock.
    ///   - links: Each line of each link.
    public init(view: ViewNumber, height: Double, time: Double, links: [Link] = []) {
      self.view = view
      self.height = height
      self.time = time
      self.links = links
    }
  }

  /// Something done to a link without a touch.
  public struct LinkUse: Equatable, Sendable {
    /// The kind of action.
    public enum Kind: UInt8, Equatable, Sendable {
      case activated = 0
      /// The keyboard has come to the link.
      case focused = 1
      /// The menu key was pressed on the link.
      case menu = 2
    }

    public var view: ViewNumber
    /// The link's number in the document.
    public var link: UInt32
    public var kind: Kind
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The document's view.
    ///   - link: The link's number.
    ///   - kind: The kind of action.
    ///   - time: Seconds on the host's clock.
    public init(view: ViewNumber, link: UInt32, kind: Kind, time: Double) {
      self.view = view
      self.link = link
      self.kind = kind
      self.time = time
    }
  }
}
