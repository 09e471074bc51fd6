/// Something that a view can do with touches, added to it as a whole.
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it belongs to.
  var view: UIView? { get }
  /// It is about to belong to another view; nil for none.
  ///
  /// - Parameter view: The new view, or nil.
  func willMove(to view: UIView?)
  /// It belongs to another view now; nil for none.
  ///
  /// - Parameter view: The new view, or nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] { ownInteractions }

  /// Adds an interaction, which leaves the view that it had.
  ///
  /// - Parameter interaction: The interaction, which the view keeps.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away. One that is not the view's changes nothing.
  ///
  /// - Parameter interaction: The interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
