// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// All that a host is told to show. `docs/host-protocol.md` says how each crosses to the page.
public enum DisplayOperation: Equatable, Sendable {
  /// Makes an element that is nowhere yet.
  case create(ViewNumber, ViewKind)
  /// Removes the view and all below it.
  case destroy(ViewNumber)
  /// Puts or moves the view to a place among the parent's children.
  case insert(ViewNumber, parent: ViewNumber, index: Int)
  /// The untransformed frame in the parent's bounds.
  case frame(ViewNumber, CGRect)
  /// About the view's center.
  case transform(ViewNumber, CGAffineTransform)
  /// The bounds' origin; children move by its negative.
  case scroll(ViewNumber, CGPoint)
  /// How opaque the view is.
  case alpha(ViewNumber, Double)
  /// Whether the view is not shown.
  case hidden(ViewNumber, Bool)
  /// The color behind what the view shows.
  case background(ViewNumber, UInt32)
  /// Whether nothing of its children is shown outside the view.
  case clip(ViewNumber, Bool)
  /// How round the view's corners are.
  case corner(ViewNumber, Double)
  /// The text of a label or a field.
  case text(ViewNumber, String)
  /// How that text looks.
  case textStyle(ViewNumber, TextStyle)
  /// A drawing of shapes; an empty text means none.
  case image(ViewNumber, mode: UInt8, tint: UInt32, svg: String)
  /// The description of the view for a screen reader.
  case accessibility(ViewNumber, AccessibilityDescription)
  /// Pixels of the view, or what has changed of them. They lie behind the view's children.
  case pixels(ViewNumber, PixelUpdate)
  /// A line along the inside of the view's edges, in front of its children.
  case border(ViewNumber, width: Double, color: UInt32)
  /// The shadow of the view's rectangle with its round corners, or of all that the view shows, in points. The
  /// radius is half of what CSS calls blur.
  case shadow(ViewNumber, opacity: Double, radius: Double, offset: CGSize, color: UInt32, isOfContent: Bool)
  /// How a text field looks and what its keyboard is like; its text and style are those of a label.
  case field(ViewNumber, FieldStyle)
  /// Gives a text field the keyboard, or takes it away. Carried out before the call that asked for it
  /// returns: phones open the keyboard only then.
  case focus(ViewNumber, Bool)
  /// Shows the view smaller about its center, moved, and blurred but for a part of it, all beside its frame
  /// and transform. Where touches go does not change.
  case blurBackground(ViewNumber, BackgroundBlur)
  /// Gives the keyboard and the screen reader to a view that can be acted on.
  case moveFocus(ViewNumber)
  /// Where a hint, a preview and the screen lie on the gauge, 0...1 of the maximum; 0 means no marks.
  case thresholds(hint: Double, peek: Double, pop: Double)
  /// Selects all text of a text field that has the keyboard.
  case selectAll(ViewNumber)
  /// Selects a part of a text field that has the keyboard. While it is held, the pointer that is down selects
  /// nothing by itself.
  case selection(ViewNumber, selectionStart: UInt32, selectionEnd: UInt32, isHeld: Bool)
  /// The content of a document view. The host lays it out in the view's width and reports the layout.
  case document(ViewNumber, [WebNode])
  /// How that document looks.
  case documentStyle(ViewNumber, DocumentStyle)
  /// The name of the app in front.
  case title(String)
  /// A setting that is now in force, for the page's controls.
  case setting(name: SettingName, value: String)
  /// The live force beside the device.
  case force(ForceReading)
  /// A line of the console.
  case console(ConsoleSource, String)
  /// A kind of bad input and how often it came; the same number again is the same warning.
  case warning(UInt32, String, count: UInt32)
  /// A replay has begun or is over.
  case replay(isRunning: Bool)
  /// The names of the apps that the setting `app` can be, in their order.
  case apps([String])
  /// How far a press on the picture in the settings has come, how near the next stage is, and the name of it;
  /// empty at rest.
  case pressDemo(PressDemoState, nearness: Double, words: String)
  /// The device that is simulated from now on. Where the page shows it in a frame it takes that size and
  /// tells it by `screen`; on a phone the window is the device.
  case model(DeviceModel)
  /// How to press deeper with the pointer that is down, said beside it; empty means none.
  case advice(String)
  /// The lists that are among a view's children, for a screen reader. They replace the lists sent before.
  case lists(ViewNumber, [ListDescription])
  /// The shape of a mouse's pointer over the view.
  case cursor(ViewNumber, PointerCursor)
  /// Whether the view and what is in it keep their colors where the user has forced others on the page.
  case ownColors(ViewNumber, Bool)
  /// How stretches of the text of a label or a text area look, one after another, in place of its style. They
  /// count until the next text. A text area that is edited shows them as they are edited.
  case textRuns(ViewNumber, runs: [TextRun], paragraphs: [TextParagraph])
  /// Whether a pointer that hovers over the view is told, by the event `hover`; the host tells of no pointer
  /// while no view wants it.
  case hover(ViewNumber, Bool)
  /// How far the text of a label lies inside the view's edges, in points, where the label places its text
  /// itself; until it is told, no distance.
  case textInsets(ViewNumber, top: Double, left: Double, bottom: Double, right: Double)
  /// The point about which transforms are, as shares of the view's size, 0.5 each before; the untransformed
  /// frame does not depend on it.
  case anchor(ViewNumber, CGPoint)
  /// A transform in three dimensions about the anchor, in place of the plane one: 16 numbers, row by row for
  /// row vectors, which are CSS's columns. None takes it away.
  case space(ViewNumber, [Double])
  /// A gradient over the view and shapes in front of it, behind its children; nothing of both takes them
  /// away.
  case shapes(ViewNumber, gradient: Gradient, shapes: [Shape])
  /// Shows of the view, with its children, what is inside the path, as much as the gradient is opaque, and
  /// where there are shapes or pixels as much as these are; nothing of all of them is all. Where there is
  /// more than a path, nothing beyond the view's edges is shown.
  case mask(
    ViewNumber, outline: Outline, gradient: Gradient, shapes: [Shape], pixels: PixelUpdate,
    map: CGAffineTransform)
  /// Which corners are round where there is a radius; all before.
  case roundCorners(ViewNumber, corners: UInt8)
  /// Blurs what is seen through the view of what is behind it.
  case backdrop(ViewNumber, blur: Double, saturation: Double)
  /// Whether the view is shown where its transform in space turns its back to the front; it is before.
  case backside(ViewNumber, isShown: Bool)
}

/// All that a host is asked to do.
public enum HostRequest: Equatable, Sendable {
  /// Send a tick for each frame, beginning after so many milliseconds, or stop. It replaces the request
  /// before.
  case ticks(Bool, after: UInt32 = 0)
  /// Let the device shake for so long.
  case vibrate(milliseconds: UInt32)
  /// Say something through a screen reader.
  case announce(String, isAssertive: Bool)
  /// Keep bytes under a key of an app. An event `stored` with the number answers.
  case store(app: String, key: String, number: UInt32, bytes: [UInt8])
  /// Keep nothing under a key of an app any more. An event `stored` with the number answers.
  case remove(app: String, key: String, number: UInt32)
  /// Hand text and files to another app of the user's choice. An event `shared` with the number answers.
  case share(number: UInt32, title: String, text: String, files: [HostFile])
  /// Put text or a file on the pasteboard. An event `shared` with the number answers.
  case copy(number: UInt32, text: String, file: HostFile?)
  /// Give the user a file.
  case saveFile(HostFile)
  /// Give the bytes of a document, which stay with the host until they are asked for. An event `fetched` with
  /// the number answers.
  case fetch(app: String, key: String, number: UInt32)
  /// Let the user pick files. Those that are picked come as the event `files`. Only a tap or a click allows
  /// it: carried out before the call that asked for it returns.
  case pickFiles(accepting: String)
  /// Make a WebM video of an animated PNG, frame by frame as long as it shows them. An event `fetched` with
  /// the number answers.
  case encodeVideo(number: UInt32, picture: [UInt8])
  /// Open an address outside, `http`, `https`, `mailto` or `tel`: in a browser's window, or in the app for
  /// letters or calls. Where no tap or click has just allowed a window, the page offers the user a link.
  case open(address: String, isWeb: Bool = true)
  /// The device or the app took the key, or the wheel with Control, that is being told, or the command `back`
  /// had something to leave: it has no other meaning. Carried out before the call that asked for it returns.
  case keyTaken
}
