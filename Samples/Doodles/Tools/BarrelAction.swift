/// What a pen does whose barrel's button is held as it touches the paper.
enum BarrelAction: UInt8, CaseIterable {
  // The numbers are kept: they never change.
  case nothing = 0
  case eraser = 1
  case lasso = 2
  case eyedropper = 3

  /// In a word, for a button.
  var name: String {
    switch self {
    case .nothing: "Nothing"
    case .eraser: "Erase"
    case .lasso: "Lasso"
    case .eyedropper: "Color"
    }
  }
}
