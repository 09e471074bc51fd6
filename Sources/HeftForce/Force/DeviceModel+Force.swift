import HeftProtocol

extension DeviceModel {
  /// The profile of the force that its own hardware measures: on the iPad only the pen measures.
  public var forceProfile: ForceProfile {
    identifier.utf8.elementsEqual(DeviceModel.iPad.identifier.utf8) ? .applePencil : .iPhone6s
  }
}
