/// The pictures of bars and sheets, drawn for Heft: strokes of 1.6 points in a square of 24.
enum BarIcons {
  static let side: CGFloat = 24

  /// A picture of strokes along SVG paths, in the tint of what shows it.
  static func icon(_ paths: String, width: String = "1.6") -> UIImage {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\" fill=\"none\" "
      + "stroke=\"#000\" stroke-width=\"" + width
      + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"" + paths + "\"/></svg>"
    return UIImage(svg: svg, size: CGSize(width: side, height: side)).withRenderingMode(.alwaysTemplate)
  }

  static var back: UIImage { icon("M15.5 3.5 7 12l8.5 8.5", width: "2.6") }
  static var share: UIImage { icon("M12 15V2.5M8 6l4-3.5L16 6M8.5 9.5H5.5v12h13v-12h-3") }
  static var copy: UIImage { icon("M8.5 8.5h11v13h-11zM15.5 8.5v-6h-11v13h4") }
  static var save: UIImage { icon("M12 2.5v12M8 11l4 4 4-4M4.5 15v6h15v-6") }
  static var columns: UIImage { icon("M3.5 5h17v14h-17zM9.5 5v14") }
  static var clock: UIImage { icon("M12 3a9 9 0 1 0 .1 0zM12 7v5.5l3.5 2") }
  static var star: UIImage {
    icon("M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 16.9 6.4 20l1.3-6.2L3 9.5l6.3-.7z")
  }
  static var dots: UIImage { icon("M5 12h.1M12 12h.1M19 12h.1", width: "3") }
  static var person: UIImage { icon("M12 4a4 4 0 1 0 .1 0zM4.5 20.5c0-9 15-9 15 0z") }
  static var book: UIImage {
    icon("M12 6.5C9 4.5 6 4.5 3 5v13.5c3-.5 6-.5 9 1.5 3-2 6-2 9-1.5V5c-3-.5-6-.5-9 1.5v13.5")
  }
  static var search: UIImage { icon("M10.5 4a6.5 6.5 0 1 0 .1 0zM15.5 15.5 21 21") }
}

extension UIBarButtonItem.SystemItem {
  var icon: UIImage? {
    switch self {
    case .add: BarIcons.icon("M12 3.5v17M3.5 12h17")
    case .compose: BarIcons.icon("M19 12.5V20.5H4v-15h8M9 15.5l1-4 9-9 3 3-9 9z")
    case .reply: BarIcons.icon("M10 6 4 11.5l6 5.5M4 11.5h9c4.5 0 7 2.5 7 6.5")
    case .action: BarIcons.share
    case .organize: BarIcons.icon("M3.5 7V18.5h17V7zM3.5 7V5h6l2 2")
    case .camera: BarIcons.icon("M3.5 7.5h4l2-2.5h5l2 2.5h4v11.5h-17zM12 9.5a3.5 3.5 0 1 0 .1 0z")
    case .rewind: BarIcons.icon("M12 6 3.5 12 12 18zM20.5 6 12 12l8.5 6z")
    case .fastForward: BarIcons.icon("M12 6l8.5 6-8.5 6zM3.5 6 12 12l-8.5 6z")
    case .pageCurl: BarIcons.icon("M5 3.5h14v10l-7 7H5zM19 13.5h-7v7")
    case .bookmarks: BarIcons.book
    case .search: BarIcons.search
    case .refresh: BarIcons.icon("M19.5 12a7.5 7.5 0 1 1-2.5-5.600M19.5 3v4.5H15")
    case .stop, .close: BarIcons.icon("M5 5l14 14M19 5 5 19")
    case .trash: BarIcons.icon("M4 6h16M9.5 6V3.5h5V6M6 6l1 15h10l1-15M10 10v7M14 10v7")
    case .play: BarIcons.icon("M7 4l12 8-12 8z")
    case .pause: BarIcons.icon("M8.5 4.5v15M15.5 4.5v15", width: "3")
    case .undo: BarIcons.icon("M8.5 4 4 8.5l4.5 4.5M4 8.5h10a6 6 0 0 1 0 12H9")
    case .redo: BarIcons.icon("M15.5 4 20 8.5 15.5 13M20 8.5H10a6 6 0 0 0 0 12h5")
    default: nil
    }
  }
}
