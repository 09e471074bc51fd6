// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

extension HostEvent.LinkUse {
  /// What is done to a link without a touch.
  public enum Kind: UInt8, Equatable, Sendable {
    /// By the keyboard or a screen reader.
    case activated = 0
    /// The focus came to it.
    case focused = 1
    /// The menu key.
    case menu = 2
  }
}

extension HostEvent.DocumentLayout {
  /// A rectangle that a link takes: one for each line that it goes over.
  public struct Link: Equatable, Sendable {
    /// The link's number in the document.
    public var number: UInt32
    /// Points from the view's left edge.
    public var x: Double
    /// Points from the view's top edge.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// A value from its fields.
    ///
    /// - Parameters:
    ///   - number: The link's number in the document.
    ///   - x: Points from the view's left edge.
    ///   - y: Points from the view's top edge.
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
}

extension HostEvent {
  /// How a document lies in its view: after each layout that has changed something. A link has a rectangle
  /// for each line that it goes over.
  public struct DocumentLayout: Equatable, Sendable {
    /// The document's view.
    public var view: ViewNumber
    /// How high the whole document is, in points.
    public var height: Double
    /// Seconds on the host's clock.
    public var time: Double
    /// In reading order.
    public var links: [HostEvent.DocumentLayout.Link]

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The document's view.
    ///   - height: How high the whole document is, in points.
    ///   - time: Seconds on the host's clock.
    ///   - links: In reading order.
    public init(view: ViewNumber, height: Double, time: Double, links: [HostEvent.DocumentLayout.Link] = []) {
      self.view = view
      self.height = height
      self.time = time
      self.links = links
    }
  }
}

extension HostEvent {
  /// A keyboard or a screen reader is at a link of a document.
  public struct LinkUse: Equatable, Sendable {
    /// The document's view.
    public var view: ViewNumber
    /// The link's number in the document.
    public var link: UInt32
    /// What is done with it.
    public var kind: HostEvent.LinkUse.Kind
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The document's view.
    ///   - link: The link's number in the document.
    ///   - kind: What is done with it.
    ///   - time: Seconds on the host's clock.
    public init(view: ViewNumber, link: UInt32, kind: HostEvent.LinkUse.Kind, time: Double) {
      self.view = view
      self.link = link
      self.kind = kind
      self.time = time
    }
  }
}
