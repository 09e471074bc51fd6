/// The system's colors that Heft has, by the names that documents and catalogs give them.
enum SystemColors {
  static let names: Set<String> = [
    "darkText", "label", "lightText", "link", "opaqueSeparator", "placeholderText", "quaternaryLabel",
    "quaternarySystemFill", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
    "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground",
  ]
}
