/// Hears what a picker of pictures gives. Every method may be left out. A delegate of a picker is one of a navigation controller
/// too, as UIKit wants it.
public protocol UIImagePickerControllerDelegate: UINavigationControllerDelegate {
  /// The user has picked a picture. The picker stays until it is dismissed.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: Has the picture under `.originalImage`, a `UIImage`, and under `.mediaType` what it is.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: AnyObject])

  #if !hasFeature(Embedded)
    /// The spelling of UIKit, which is called where the one with `AnyObject` is not there. A page has no values of `Any`.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - info: Has the picture under `.originalImage`, a `UIImage`, and under `.mediaType` what it is.
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  #endif

  /// The user wants no picture. The picker stays until it is dismissed; where this is left out, it is dismissed.
  ///
  /// - Parameter picker: The picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: AnyObject]
  ) {
    #if hasFeature(Embedded)
      print(
        "A picture was picked, and nobody takes it: in a page imagePickerController(_:didFinishPickingMediaWithInfo:) is "
          + "given a [UIImagePickerController.InfoKey: AnyObject].")
    #else
      let values: [UIImagePickerController.InfoKey: Any] = info
      imagePickerController(picker, didFinishPickingMediaWithInfo: values)
    #endif
  }

  #if !hasFeature(Embedded)
    public func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
  #endif

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
