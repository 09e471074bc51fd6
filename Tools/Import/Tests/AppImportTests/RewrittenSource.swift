@testable import AppImport

/// Rewrites a source alone, without the imports that it gets where it has none.
func rewritten(_ text: String) -> String {
  withoutImports(SourceRewriter([("/A.swift", text)]).rewrite(text, path: "/A.swift").text)
}

/// The text without the imports that a source without any gets.
func withoutImports(_ text: String) -> String {
  let imports = "import Heft; import HeftStubs; "
  return text.hasPrefix(imports) ? String(text.dropFirst(imports.count)) : text
}
