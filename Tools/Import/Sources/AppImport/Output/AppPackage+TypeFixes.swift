extension AppPackage {
  /// Mends what a run of the compiler found in the sources that were written.
  ///
  /// - Returns: Whether anything was changed.
  mutating func mend(_ output: PageCompiler.Output, in folder: String) -> Bool {
    var isChanged = false
    for (source, file) in rewritten {
      let path = folder + "/" + file
      let errors = output.errors.filter { $0.path == source || $0.path == path }
      let conversions = output.conversions.filter { $0.path == source || $0.path == path }
      guard let text = files[file], !errors.isEmpty || !conversions.isEmpty else { continue }
      let edits = TypeFixes.edits(of: errors, Array(conversions), in: text)
      guard !edits.isEmpty else { continue }
      isChanged = true
      files[file] = TextEdits.apply(edits, to: text)
      for edit in edits where !edit.reason.isEmpty {
        reasons[edit.reason, default: 0] += 1
        places[source, default: 0] += 1
      }
    }
    if let support = files[supportFile], !support.contains(GenericInitializers.function),
      rewritten.values.contains(where: { files[$0]?.contains(GenericInitializers.function + "(") ?? false })
    {
      files[supportFile] = support + genericInitializers()
    }
    return isChanged
  }
}
