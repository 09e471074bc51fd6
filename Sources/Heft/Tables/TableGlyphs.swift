/// The small pictures in tables, drawn for this project.
enum TableGlyphs {
  private static func shape(_ svg: String, _ size: CGSize) -> UIImage {
    UIImage(svg: svg, size: size).withRenderingMode(.alwaysTemplate)
  }

  /// Points to the screen that a row opens.
  static let chevron = shape(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 14"><path d="M1.2 1.2 6.8 7 1.2 12.8" fill="none" \
    stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>
    """, TableNumbers.chevronSize)

  static let checkmark = shape(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><path d="M4.5 11.8 9 16.5 17.8 5.5" fill="none" \
    stroke="#000" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>
    """, TableNumbers.accessorySize)

  static let detail = shape(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><g fill="none" stroke="#000" stroke-width="1.6" \
    stroke-linecap="round"><circle cx="11" cy="11" r="9.7"/><path d="M11 10v6M11 6v.2" stroke-width="2.2"/></g></svg>
    """, TableNumbers.accessorySize)

  /// The handle by which a row is moved.
  static let handle = shape(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><path d="M2 6.5h18M2 11h18M2 15.5h18" fill="none" \
    stroke="#000" stroke-width="1.6" stroke-linecap="round"/></svg>
    """, TableNumbers.accessorySize)

  /// A row that is not among those chosen, and one that is.
  static let circle = shape(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><circle cx="11" cy="11" r="10.2" fill="none" \
    stroke="#000" stroke-width="1.4"/></svg>
    """, TableNumbers.accessorySize)

  static let checkedCircle = shape(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><path fill="#000" fill-rule="evenodd" \
    d="M11 0a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM9.6 16.2 5 11.5l1.4-1.4 3.1 3.1 6-7.2 1.6 1.3Z"/></svg>
    """, TableNumbers.accessorySize)

  static let minus = UIImage(
    svg: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><circle cx="11" cy="11" r="11" fill="#ff3b30"/>\
      <path d="M5.5 11h11" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>
      """, size: TableNumbers.accessorySize)

  static let plus = UIImage(
    svg: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><circle cx="11" cy="11" r="11" fill="#34c759"/>\
      <path d="M5.5 11h11M11 5.5v11" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>
      """, size: TableNumbers.accessorySize)
}
