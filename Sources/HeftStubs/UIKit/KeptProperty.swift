import Heft

/// The properties of extensions whose values an object carries, because its class has no place for them.
enum KeptProperty: UInt {
  case tableDrags = 1
  case tableDrops, collectionDrags, collectionDrops, separatorGuide, layoutTransition, sectionSnapshots
  case tableConfiguration, cellConfiguration, reordering, outlines
  case buttonMenu, showsMenu, semanticContent, isModalToReaders, observedProgress, segmentActions,
    segmentAttributes,
    isMomentary, imageAsset, ciImage
  case layerValues, textStorage, buttonConfiguration, buttonUpdate, sheet

  private var address: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: rawValue) }

  /// Returns the value that an object carries.
  ///
  /// - Parameter owner: The object.
  /// - Returns: The value; nil where there is none.
  func value<Value>(of owner: AnyObject) -> Value? {
    guard let address, let found = objc_getAssociatedObject(owner, address) else { return nil }
    return HeftBox<Value>.value(in: found)
  }

  /// Has an object carry a value.
  ///
  /// - Parameters:
  ///   - value: The value; nil takes it away.
  ///   - owner: The object.
  func set<Value>(_ value: Value?, of owner: AnyObject) {
    guard let address else { return }
    let box: AnyObject? = value.map { HeftBox($0) }
    objc_setAssociatedObject(owner, address, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
