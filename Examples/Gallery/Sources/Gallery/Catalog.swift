import Heft

/// A screen of the gallery: what it shows, and how it is made.
struct GalleryEntry {
  let title: String
  /// A description of the screen in a few words.
  let summary: String
  var hasLargeTitle = false
  let make: () -> UIViewController
}

/// Screens that belong together.
struct GallerySection {
  let title: String
  let entries: [GalleryEntry]
}

/// All that the gallery shows: to add a screen, write it in a file of `Screens` and name it here.
let catalog = [
  GallerySection(
    title: "Views",
    entries: [
      GalleryEntry(title: "Shadows and borders", summary: "Corners, borders, shadows of views") {
        ShadowsViewController()
      },
      GalleryEntry(title: "Pictures", summary: "Nine parts, blend modes, a JPEG file") {
        PicturesViewController()
      },
      GalleryEntry(title: "Drawn pictures", summary: "Text, a label, a picture in a circle") {
        DrawnPicturesViewController()
      },
      GalleryEntry(title: "Zoom", summary: "Two fingers enlarge a board") { ZoomViewController() },
      GalleryEntry(title: "Gestures", summary: "Turned, enlarged, swiped") { GesturesViewController() },
    ]),
  GallerySection(
    title: "Layers",
    entries: [
      GalleryEntry(title: "Shapes", summary: "Paths, dashes, a ring") { ShapesViewController() },
      GalleryEntry(title: "Gradients and masks", summary: "Along a line, from a center, cut out") {
        GradientsViewController()
      },
      GalleryEntry(title: "Masks", summary: "A line, a half, a picture, a text") { MasksViewController() },
      GalleryEntry(title: "Space", summary: "Transforms with perspective") { SpaceViewController() },
      GalleryEntry(title: "Motion", summary: "Animations of layers") { MotionViewController() },
      GalleryEntry(title: "More layers", summary: "Groups, frames, parts of a picture") {
        MoreLayersViewController()
      },
      GalleryEntry(title: "Glass", summary: "A blur that follows the force") { GlassViewController() },
    ]),
  GallerySection(
    title: "Layout and lists",
    entries: [
      GalleryEntry(title: "Stack views", summary: "Rows and columns that share their room") {
        StackViewsViewController()
      },
      GalleryEntry(title: "Constraints", summary: "Edges, shares, ratios, priorities") {
        ConstraintsViewController()
      },
      GalleryEntry(title: "Guides", summary: "Safe area, margins, room to read") { GuidesViewController() },
      GalleryEntry(title: "Collection view", summary: "A thousand colors in a grid") {
        CollectionViewController()
      },
      GalleryEntry(title: "Moved items", summary: "Held, and put elsewhere") {
        MovedItemsViewController()
      },
      GalleryEntry(title: "Custom layout and previews", summary: "Items in a ring, tags as wide as words") {
        CustomLayoutViewController()
      },
      GalleryEntry(title: "Rows", summary: "Swiped to both sides, moved, chosen") { RowsViewController() },
      GalleryEntry(title: "Refresh", summary: "Dice, rolled by pulling") { RefreshViewController() },
      GalleryEntry(title: "Section index", summary: "Letters that lead to names") { IndexViewController() },
      GalleryEntry(title: "Rows as high as their text", summary: "Constraints in cells") {
        SelfSizingViewController()
      },
    ]),
  GallerySection(
    title: "Navigation",
    entries: [
      GalleryEntry(title: "Large title", summary: "With a search below it", hasLargeTitle: true) {
        LargeTitleViewController()
      },
      GalleryEntry(title: "Pages", summary: "Turned by a finger, with dots") { PagesViewController() },
      GalleryEntry(title: "Transitions", summary: "A push and tabs of one's own") {
        TransitionsViewController()
      },
      GalleryEntry(title: "Presentations", summary: "Cards, popovers, questions, pages") {
        PresentationsViewController()
      },
      GalleryEntry(title: "Bars", summary: "Colors of their own, tools, a search") { BarsViewController() },
    ]),
  GallerySection(
    title: "Controls",
    entries: [
      GalleryEntry(title: "All controls", summary: "Tapped, dragged, typed into") {
        ControlsViewController()
      },
      GalleryEntry(title: "Wheels", summary: "Columns that mix a color") { WheelsViewController() },
      GalleryEntry(title: "Dates", summary: "A day, a time, a span") { DatesViewController() },
    ]),
  GallerySection(
    title: "Text and formats",
    entries: [
      GalleryEntry(title: "Text view", summary: "Lines to write, and lines to read") {
        TextViewController()
      },
      GalleryEntry(title: "Attributed text", summary: "Colors, lines and spacing in one text") {
        AttributedTextViewController()
      },
      GalleryEntry(title: "Formats", summary: "Dates and numbers in words") { FormatsViewController() },
    ]),
]
