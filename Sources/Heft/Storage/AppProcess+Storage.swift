// What becomes of an app's bytes without the app having a part in it.
extension AppProcess {
  /// Another page has stored or removed something under a key of the app.
  package func storageChanged(under key: String) {
    run {
      userDefaults?.changed(elsewhere: key)
      storage.changedElsewhere?(key)
    }
  }

  /// All that was stored is gone.
  package func storageLost() {
    run { storage.lost?() }
  }
}
