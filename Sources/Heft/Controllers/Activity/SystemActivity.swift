/// An activity that the host itself offers.
enum SystemActivity: CaseIterable {
  case share
  case copy
  case save

  var type: UIActivity.ActivityType {
    switch self {
    case .share: .share
    case .copy: .copyToPasteboard
    case .save: .saveToCameraRoll
    }
  }

  func title(for parcel: ActivityItemBundle) -> String {
    switch self {
    case .share: "Share…"
    case .copy: "Copy"
    case .save: parcel.hasOnlyImages ? "Save Image" : "Save File"
    }
  }

  var icon: UIImage {
    switch self {
    case .share: BarIcons.share
    case .copy: BarIcons.copy
    case .save: BarIcons.save
    }
  }

  /// Whether the host can do it.
  func isPossible(with parcel: ActivityItemBundle, in process: AppProcess) -> Bool {
    switch self {
    case .share: process.abilities.contains(parcel.hasFiles ? [.share, .shareFiles] : .share)
    case .copy:
      !parcel.textToCopy.isEmpty || (parcel.fileToCopy != nil && process.abilities.contains(.copyImage))
    case .save: true
    }
  }

  /// Has the host do it. A browser wants the user's touch for that, so it is asked in the press itself.
  func perform(
    _ parcel: ActivityItemBundle, in process: AppProcess, completion: @escaping (SharingOutcome) -> Void
  ) {
    switch self {
    case .share:
      process.share(title: parcel.title, text: parcel.text, files: parcel.files, completion: completion)
    case .copy:
      let file = process.abilities.contains(.copyImage) ? parcel.fileToCopy : nil
      process.copy(text: parcel.textToCopy, file: file, completion: completion)
    case .save:
      for file in parcel.filesToSave { process.saveFile(file) }
      completion(.done)
    }
  }
}
