import Heft
import HeftProtocol

/// The views that operations have made, as a user would see them now.
public struct RenderedTree: Equatable, Sendable {
  /// A part of a field's text.
  public struct Selection: Equatable, Sendable {
    /// The field.
    public var view: ViewNumber
    /// Where it begins, in UTF-16 units.
    public var start: UInt32
    /// Where it ends, in UTF-16 units.
    public var end: UInt32
    /// Whether the pointer that is down selects nothing by itself.
    public var isHeld: Bool
  }

  /// One view.
  public struct View: Equatable, Sendable {
    /// The number by which operations name the view; from 1.
    public let number: ViewNumber
    /// What the host makes of it.
    public let kind: ViewKind
    /// The view around it; 0 at the root.
    public internal(set) var parent: ViewNumber = 0
    /// The views in it, the rearmost first.
    public internal(set) var children: [ViewNumber] = []
    /// The untransformed frame in the parent's bounds, in points.
    public internal(set) var frame = CGRect.zero
    /// About the anchor, after the frame.
    public internal(set) var transform = CGAffineTransform.identity
    /// The origin of the bounds, in points; children move by its negative.
    public internal(set) var scroll = CGPoint.zero
    /// 0...1, from clear to opaque.
    public internal(set) var alpha = 1.0
    /// Whether nothing of the view and of the views in it is shown.
    public internal(set) var isHidden = false
    /// As `0xRRGGBBAA`.
    public internal(set) var background: UInt32 = 0
    /// Whether the parts of its children outside of it are cut off.
    public internal(set) var clips = false
    /// The radius of the round corners, in points.
    public internal(set) var corner = 0.0
    /// The text of a label or a field.
    public internal(set) var text = ""
    /// The look of the text; nil where none was told.
    public internal(set) var style: TextStyle?
    /// How stretches of the text look, where that is not the style for all of it.
    public internal(set) var runs: [TextRun] = []
    public internal(set) var paragraphs: [TextParagraph] = []
    public internal(set) var svg = ""
    /// How its picture is fitted into it.
    public internal(set) var imageMode = UIView.ContentMode.scaleToFill
    /// The look of a field and its keyboard; nil for other views.
    public internal(set) var field: FieldStyle?
    /// What a screen reader is told; nil where nothing was said of the view.
    public internal(set) var accessibility: AccessibilityDescription?
    /// The shape of the pointer over the view.
    public internal(set) var cursor = PointerCursor.automatic
    /// Whether the host tells of pointers that hover over it.
    public internal(set) var wantsHover = false
    /// Whether the view and the views in it keep their colors where the user has forced others on the page.
    public internal(set) var keepsColors = false
    /// How far the text of a label lies inside the view's edges, in points.
    public internal(set) var textInsets = UIEdgeInsets.zero
    /// The lists of a table or collection, for a screen reader.
    public internal(set) var lists: [ListDescription] = []
    /// The nodes of a web view's document.
    public internal(set) var document: [WebNode] = []
    /// The look of a web view's document; nil for other views.
    public internal(set) var documentStyle: DocumentStyle?
    /// The pixels that it shows; nil where there are none.
    public internal(set) var pixels: ShownPixels?
    /// In points; 0 for no border.
    public internal(set) var borderWidth = 0.0
    /// As `0xRRGGBBAA`.
    public internal(set) var borderColor: UInt32 = 0
    /// How the view stands back behind something in front.
    public internal(set) var backgroundBlur = BackgroundBlur()
    /// 0...1; 0 for no shadow.
    public internal(set) var shadowOpacity = 0.0
    /// How far the shadow is blurred, in points.
    public internal(set) var shadowRadius = 0.0
    /// How far the shadow lies to the right and down, in points.
    public internal(set) var shadowOffset = CGSize.zero
    /// As `0xRRGGBBAA`.
    public internal(set) var shadowColor: UInt32 = 0
    /// Whether the shadow is that of all that the view shows, and not of its rectangle.
    public internal(set) var isShadowOfContent = false
    /// Whether the view is shown where its transform in space turns it round.
    public internal(set) var isBackShown = true
    /// The point about which the transform is, as shares of the size.
    public internal(set) var anchor = CGPoint(x: 0.5, y: 0.5)
    /// The transform in space, 16 numbers; empty for none.
    public internal(set) var space: [Double] = []
    /// The gradient that fills the view; empty for none.
    public internal(set) var gradient = Gradient()
    /// The outlines that are drawn in the view, the lowest first.
    public internal(set) var shapes: [Shape] = []
    /// The outline of the part of the view that is shown.
    public internal(set) var mask = Outline()
    /// The gradient by whose alpha the view is shown; empty for none.
    public internal(set) var maskGradient = Gradient()
    /// The shapes by whose opacity the view is shown, the lowest first.
    public internal(set) var maskShapes: [Shape] = []
    /// The picture by whose opacity the view is shown; nil for none.
    public internal(set) var maskPixels: PixelUpdate?
    /// From that picture's pixels to the view's points.
    public internal(set) var maskMap = CGAffineTransform.identity
    /// Which corners are round: bits 1 top left, 2 top right, 4 bottom left, 8 bottom right.
    public internal(set) var roundCorners: UInt8 = 15
    /// How far the views behind this one are blurred where they are seen through it, in points.
    public internal(set) var backdropBlur = 0.0
  }

  /// Every view that is shown, by its number.
  public private(set) var views: [ViewNumber: View] = [:]
  /// The views at the root, the rearmost first.
  public private(set) var roots: [ViewNumber] = []
  /// The name of the app in front.
  public private(set) var title = ""
  /// The force of the touch that is down, for the gauge; nil where none was told.
  public private(set) var force: ForceReading?
  /// How often each kind of bad input came, by the number of its `InputProblem`.
  public private(set) var warnings: [UInt32: UInt32] = [:]
  /// The settings that the host was told, by their names.
  public private(set) var settings: [SettingName: String] = [:]
  /// The names of the apps that can be chosen.
  public private(set) var apps: [String] = []
  /// The state of the press that the picture in the settings shows.
  public private(set) var pressDemo = PressDemoState.rest
  /// 0...1, how near the next stage of that press is.
  public private(set) var pressDemoProgress = 0.0
  /// The name of that stage; empty at rest.
  public private(set) var pressDemoText = ""
  /// The device that the host was told to show; nil where it keeps its own.
  public private(set) var model: DeviceModel?
  /// How to press deeper with the pointer that is down.
  public private(set) var advice = ""
  /// The text field that has the keyboard; nil where none has.
  public private(set) var focus: ViewNumber?
  /// The fields from which the device has taken the keyboard. A field may lose it to another app's without a word.
  private var left: Set<ViewNumber> = []
  /// The view that was given the keyboard last.
  public private(set) var focused: ViewNumber?
  /// The field of which all text was selected last.
  public private(set) var selected: ViewNumber?
  /// The part of a field that was selected last, in UTF-16 units, and whether it is held against the browser.
  public private(set) var selection: Selection?
  /// The faults of the operations themselves: a view that is not there, or that is there twice.
  public private(set) var mistakes: [String] = []

  /// A screen without views.
  public init() {}

  /// The texts of all labels from the rearmost view to the frontmost, the hidden left out.
  public var texts: [String] {
    var found: [String] = []
    func visit(_ number: ViewNumber) {
      guard let view = views[number], !view.isHidden else { return }
      if view.kind == .label, !view.text.isEmpty { found.append(view.text) }
      view.children.forEach(visit)
    }
    roots.forEach(visit)
    return found
  }

  /// The first label whose text is the given one.
  ///
  /// - Parameter text: The whole text; letter for letter.
  /// - Returns: The label that was made first; nil where none has the text. Hidden ones count.
  public func label(_ text: String) -> View? {
    views.values.sorted { $0.number < $1.number }.first { $0.kind == .label && $0.text == text }
  }

  /// The background that is seen at the root of the screen: the one of the first child of the frontmost root view
  /// that is not hidden, or its own.
  public var background: UInt32 {
    guard let root = roots.compactMap({ views[$0] }).last(where: { !$0.isHidden }) else { return 0 }
    let child = root.children.first.flatMap { views[$0] }
    return [child?.background, root.background].compactMap { $0 }.first { $0 & 0xFF != 0 } ?? 0
  }

  mutating func apply(_ operation: DisplayOperation) {
    switch operation {
    case .create(let number, let kind):
      if views[number] != nil { mistakes.append("view \(number) is created twice") }
      views[number] = View(number: number, kind: kind)
    case .destroy(let number):
      detach(number)
      remove(number)
    case .insert(let number, let parent, let index):
      detach(number)
      change(number) { $0.parent = parent }
      if parent == 0 {
        roots.insert(number, at: min(index, roots.count))
      } else {
        if index > views[parent]?.children.count ?? 0 {
          mistakes.append("view \(number) is inserted too far")
        }
        change(parent) { $0.children.insert(number, at: min(index, $0.children.count)) }
      }
    case .frame(let number, let frame): change(number) { $0.frame = frame }
    case .transform(let number, let map): change(number) { $0.transform = map }
    case .scroll(let number, let origin): change(number) { $0.scroll = origin }
    case .alpha(let number, let alpha): change(number) { $0.alpha = alpha }
    case .hidden(let number, let isHidden): change(number) { $0.isHidden = isHidden }
    case .background(let number, let color): change(number) { $0.background = color }
    case .clip(let number, let clips): change(number) { $0.clips = clips }
    case .corner(let number, let radius): change(number) { $0.corner = radius }
    case .text(let number, let text):
      change(number) {
        $0.text = text
        $0.runs = []
        $0.paragraphs = []
      }
    case .textRuns(let number, let runs, let paragraphs): apply(runs, paragraphs, to: number)
    case .textStyle(let number, let style): change(number) { $0.style = style }
    case .textInsets(let number, let top, let left, let bottom, let right):
      change(number) { $0.textInsets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
    case .image(let number, let mode, _, let svg):
      change(number) {
        $0.svg = svg
        $0.imageMode = UIView.ContentMode(rawValue: Int(mode)) ?? .scaleToFill
      }
    case .accessibility(let number, let description): change(number) { $0.accessibility = description }
    case .pixels(let number, let update): apply(update, to: number)
    case .border(let number, let width, let color):
      change(number) {
        $0.borderWidth = width
        $0.borderColor = color
      }
    case .backside(let number, let isShown): change(number) { $0.isBackShown = isShown }
    case .shadow(let number, let opacity, let radius, let offset, let color, let isOfContent):
      change(number) {
        $0.shadowOpacity = opacity
        $0.shadowRadius = radius
        $0.shadowOffset = offset
        $0.shadowColor = color
        $0.isShadowOfContent = isOfContent
      }
    case .field(let number, let look): change(number) { $0.field = look }
    case .focus(let number, let isOn):
      if views[number]?.kind != .field, views[number]?.kind != .textArea {
        mistakes.append("view \(number) is no field")
      }
      if isOn { focus = number } else if focus == number { focus = nil }
      if isOn { left.remove(number) } else { left.insert(number) }
    case .selectAll(let number):
      if left.contains(number) {
        mistakes.append("all of view \(number) is selected, and it has no keyboard")
      }
      selected = number
    case .selection(let number, let start, let end, let isHeld):
      if left.contains(number) {
        mistakes.append("\(start) to \(end) of view \(number) is selected, and it has no keyboard")
      }
      selection = Selection(view: number, start: start, end: end, isHeld: isHeld)
    case .blurBackground(let number, let look): change(number) { $0.backgroundBlur = look }
    case .moveFocus(let number): focused = number
    case .thresholds: break
    case .document(let number, let nodes): change(number) { $0.document = nodes }
    case .documentStyle(let number, let style): change(number) { $0.documentStyle = style }
    case .lists(let number, let lists): change(number) { $0.lists = lists }
    case .cursor(let number, let cursor): change(number) { $0.cursor = cursor }
    case .hover(let number, let isWanted): change(number) { $0.wantsHover = isWanted }
    case .ownColors(let number, let keeps): change(number) { $0.keepsColors = keeps }
    case .anchor(let number, let point): change(number) { $0.anchor = point }
    case .space(let number, let matrix): change(number) { $0.space = matrix }
    case .shapes(let number, let gradient, let shapes):
      change(number) {
        $0.gradient = gradient
        $0.shapes = shapes
      }
    case .mask(let number, let outline, let gradient, let shapes, let pixels, let map):
      change(number) {
        $0.mask = outline
        $0.maskGradient = gradient
        $0.maskShapes = shapes
        $0.maskMap = map
        let isKept = pixels.changedWidth == 0 && pixels.width == $0.maskPixels?.width
        if !isKept { $0.maskPixels = pixels.width > 0 ? pixels : nil }
      }
    case .roundCorners(let number, let corners): change(number) { $0.roundCorners = corners }
    case .backdrop(let number, let blur, _): change(number) { $0.backdropBlur = blur }
    case .title(let name): title = name
    case .setting(let name, let value): settings[name] = value
    case .apps(let names): apps = names
    case .pressDemo(let state, let nearness, let words):
      pressDemo = state
      pressDemoProgress = nearness
      pressDemoText = words
    case .force(let reading): force = reading
    case .warning(let number, _, let count): warnings[number] = count
    case .model(let new): model = new
    case .advice(let words): advice = words
    case .console, .replay: break
    }
  }

  private mutating func change(_ number: ViewNumber, _ body: (inout View) -> Void) {
    guard var view = views[number] else {
      mistakes.append("view \(number) is not there")
      return
    }
    body(&view)
    views[number] = view
  }

  private mutating func apply(_ runs: [TextRun], _ paragraphs: [TextParagraph], to number: ViewNumber) {
    if let text = views[number]?.text, text.utf16.count != runs.reduce(0, { $0 + Int($1.length) }) {
      mistakes.append("the runs of view \(number) are not as long as its text")
    }
    let ends = (runs.reduce(0) { $0 + $1.length }, paragraphs.reduce(0) { $0 + $1.length })
    if ends.0 != ends.1 { mistakes.append("the paragraphs of view \(number) are not as long as its runs") }
    change(number) {
      $0.runs = runs
      $0.paragraphs = paragraphs
    }
  }

  private mutating func apply(_ update: PixelUpdate, to number: ViewNumber) {
    if views[number] == nil { mistakes.append("view \(number) is not there") }
    if update.width == 0 || update.height == 0 {
      views[number]?.pixels = nil
      return
    }
    let isSameSize =
      views[number]?.pixels?.width == update.width && views[number]?.pixels?.height == update.height
    if !isSameSize {
      views[number]?.pixels = ShownPixels(width: update.width, height: update.height)
    }
    // In place: a copy of a screen full of pixels for each stroke would cost seconds.
    if views[number]?.pixels?.apply(update) == false {
      let (width, height) = (update.changedWidth, update.changedHeight)
      mistakes.append(
        """
        view \(number) has \(update.width) x \(update.height) pixels and is told of \(width) x \(height) at \
        \(update.x), \(update.y), in \(update.bytes.count) bytes
        """)
    }
  }

  private mutating func detach(_ number: ViewNumber) {
    guard let view = views[number] else {
      mistakes.append("view \(number) is not there")
      return
    }
    roots.removeAll { $0 == number }
    guard view.parent != 0, views[view.parent] != nil else { return }
    change(view.parent) { $0.children.removeAll { $0 == number } }
  }

  /// The user has put the caret into a field: no operation tells of it.
  mutating func userFocused(_ number: ViewNumber) {
    focus = number
    left.remove(number)
  }

  private mutating func remove(_ number: ViewNumber) {
    guard let view = views.removeValue(forKey: number) else { return }
    if focus == number { focus = nil }
    left.remove(number)
    for child in view.children { remove(child) }
  }
}
