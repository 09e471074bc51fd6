import Heft

/// The pictures of the tools: lines of 1.6 points in a square of 24.
enum ToolGlyphs {
  private static func glyph(_ paths: String) -> UIImage {
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\" fill=\"none\" "
      + "stroke=\"#000\" stroke-width=\"1.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\""
      + paths
      + "\"/></svg>"
    return UIImage(svg: svg, size: CGSize(width: 24, height: 24)).withRenderingMode(.alwaysTemplate)
  }

  /// In the order of `BrushBox.tools`.
  static var tools: [UIImage] {
    [
      glyph(
        "M12 2.500 6.500 12.500 9 18h6l2.500-5.500zM12 2.500v8M12 10.500a1.500 1.500 0 1 0 .1 0zM9 21.500h6"),
      glyph("M8 21.500v-7.500l1.500-3.500V6.500l5-3v7l1.500 3.500v7.500zM8 14h8M9.500 10.500h5"),
      glyph(
        "M4 20l1.200-4.800L16.300 4.100a2 2 0 0 1 2.800 0l.8.8a2 2 0 0 1 0 2.800L8.800 18.800zM14.500 6l3.500 3.500M5.200 15.200l3.600 3.600"
      ),
      glyph(
        "M20.500 3.500 13 11M10.500 9.500c2 .3 3.700 2 4 4-.6 4-4.500 6.500-10.500 7 .5-6 2.500-10.400 6.500-11zM10.500 9.500l4 4"
      ),
      glyph(
        "M8.500 20.500 3.800 15.800a1.500 1.500 0 0 1 0-2.100l9.400-9.400a1.500 1.500 0 0 1 2.100 0l4.900 4.900a1.500 1.500 0 0 1 0 2.100L11 20.500zM8.500 9l6.500 6.500M8 20.500h12.500"
      ),
      glyph("M5 7.500V4.500h14v3M12 4.500v15M9 19.500h6"),
    ]
  }

  static var select: UIImage {
    glyph(
      "M4 8.500c1-3 4.500-5 8-5M15.500 4.200c2.600 1 4.500 2.900 4.500 5.300M19 13c-1.400 1.700-4 2.500-7 2.500M8.500 15C6 14.200 4 12.500 4 10.500M8.500 15a2.200 2.200 0 1 0 .1 0M9.500 19.500c0 1.500-1 2-2.500 2"
    )
  }
  static var undo: UIImage { glyph("M8.500 4.500 4 9l4.500 4.500M4 9h10a5.500 5.500 0 0 1 0 11H9") }
  static var redo: UIImage { glyph("M15.500 4.500 20 9l-4.500 4.500M20 9H10a5.500 5.500 0 0 0 0 11h5") }
  static var more: UIImage { glyph("M5 12a.6.6 0 1 0 .1 0zM12 12a.6.6 0 1 0 .1 0zM19 12a.6.6 0 1 0 .1 0z") }
  static var layers: UIImage {
    glyph("M12 3.500 21 8.500 12 13.500 3 8.500zM3 12.500l9 5 9-5M3 16.500l9 5 9-5")
  }
  static var add: UIImage { glyph("M12 5v14M5 12h14") }
  static var raise: UIImage { glyph("M12 19.500V5M6 11l6-6 6 6") }
  static var lower: UIImage { glyph("M12 4.500V19M6 13l6 6 6-6") }
  static var merge: UIImage { glyph("M4 20.500h16M4 17h16M12 2.500v10M8 8.500l4 4 4-4") }
  static var trash: UIImage {
    glyph("M4.500 6.500h15M9.500 6.500V4h5v2.500M6.500 6.500l1 14h9l1-14M10 10v7M14 10v7")
  }
  static var eye: UIImage {
    glyph(
      "M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM12 9a3 3 0 1 0 .1 0z"
    )
  }
  static var closedEye: UIImage {
    glyph(
      "M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM4.500 20.500l15-17"
    )
  }
  static var video: UIImage { glyph("M3.500 6h12v12h-12zM15.500 11l5-3v8l-5-3") }
  static var shapes: UIImage {
    glyph("M4 19C4 9 20 15 20 5M4 19a1.200 1.200 0 1 0 .1 0zM20 5a1.200 1.200 0 1 0 .1 0z")
  }
  static var page: UIImage { glyph("M6 2.500h8l4.500 4.500v14.500H6zM14 2.500V7h4.500M9 12h6M9 16h6") }
}
