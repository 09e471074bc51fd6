import Heft

/// Returns an object as what a controller has registered for previews: in an imported project this stands for
/// `object as? UIViewControllerPreviewing`.
///
/// - Parameter object: Any object.
/// - Returns: The registration; nil where the object is none.
public func heftPreviewing(_ object: AnyObject?) -> (any UIViewControllerPreviewing)? {
  object as? PreviewRegistration
}
