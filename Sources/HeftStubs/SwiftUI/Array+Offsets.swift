import Heft

extension Array {
  /// Takes out the elements at some places.
  ///
  /// - Parameter offsets: The places; those that the list does not have are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = enumerated().filter { !offsets.contains($0.offset) }.map { $0.element }
  }

  /// Moves the elements at some places before another.
  ///
  /// - Parameters:
  ///   - source: The places.
  ///   - destination: The place, as it is before the move; the number of elements is the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }.map { $0.element }
    let before = enumerated().filter { $0.offset < destination && !source.contains($0.offset) }.map {
      $0.element
    }
    let after = enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }.map {
      $0.element
    }
    self = before + moved + after
  }
}
