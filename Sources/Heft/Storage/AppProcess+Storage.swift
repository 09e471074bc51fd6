// Changes of an app's stored bytes that the app did not make.
extension AppProcess {
  /// Another page has stored or removed a value under a key of the app.
  package func storageChanged(under key: String) {
    run {
      userDefaults?.changed(elsewhere: key)
      storage.changedElsewhere?(key)
    }
  }

  /// All stored bytes are gone.
  package func storageLost() {
    run { storage.lost?() }
  }
}
