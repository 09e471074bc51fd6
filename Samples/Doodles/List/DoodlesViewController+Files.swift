import DoodleFormats
import Heft

// Doodles that come as files, and all of them as one file.
extension DoodlesViewController {
  /// Shows the actions on all doodles.
  func showMore() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Import\u{2026}", style: .default) { _ in
        UIApplication.shared.pickFiles(accepting: DoodleImport.accepted)
      })
    let export = UIAlertAction(
      title: "Export All", style: .default, handler: weakify(self) { list, _ in list.exportAll() })
    export.isEnabled = !Doodle.sortedDoodles.isEmpty
    sheet.addAction(export)
    if let lookAction { sheet.addAction(lookAction) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  /// Shares all doodles as archives of `.doodle` files.
  private func exportAll() { collect(Doodle.sortedDoodles[...], []) }

  /// Reads the doodles one after the other; one that cannot be read is told and left out.
  private func collect(_ rest: ArraySlice<Doodle>, _ files: [(name: String, bytes: [UInt8])]) {
    guard let doodle = rest.first else { return share(files) }
    Doodle.load(
      doodle,
      weakify(self) { list, contents in
        let file = contents.flatMap { SharedFormat.doodle.file(of: doodle, $0) }
        list.collect(rest.dropFirst(), files + (file.map { [($0.name, $0.bytes)] } ?? []))
      })
  }

  private func share(_ files: [(name: String, bytes: [UInt8])]) {
    if files.isEmpty { return }
    let picture = Doodle.sortedDoodles.first?.thumbnail ?? UIImage()
    let sheet = UIActivityViewController(
      activityItems: DoodleExport.files(of: files).map { .file($0, thumbnail: picture) },
      applicationActivities: nil)
    sheet.title = files.count == 1 ? "1 doodle" : "\(files.count) doodles"
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }

  /// Adds the doodles of files to the list. Returns sentences about what could not be read.
  func take(_ files: [HostFile], unread: String) -> [String] {
    let found = DoodleImport(
      files, unread: unread, scale: Double(UIScreen.main.scale), now: UIApplication.shared.now)
    for file in found.files { Doodle.addDoodle(Doodle(number: Doodle.nextNumber, file: file)) }
    guard !found.files.isEmpty else { return found.problems }
    showDoodles()
    let words = found.files.count == 1 ? "1 doodle added" : "\(found.files.count) doodles added"
    if let room = (presentedViewController ?? navigationController)?.view { Notice.show(words, in: room) }
    return found.problems
  }
}
