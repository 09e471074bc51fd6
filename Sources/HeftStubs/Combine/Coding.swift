import Heft

extension Publisher where Output: Encodable {
  /// Writes each value as data.
  ///
  /// - Parameter encoder: Writes it.
  /// - Returns: The data; the first value that cannot be written ends it with the error.
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, NSError> {
    AnyPublisher<Data, NSError> { outlet in
      watch(
        { value in
          do throws(NSError) { outlet.send(try encoder.encode(value)) } catch {
            outlet.finish(.failure(error))
          }
        }, end: { _ in outlet.finish() })
    }
  }
}

extension Publisher where Output == Data {
  /// Reads each of the data as a value.
  ///
  /// - Parameters:
  ///   - type: The value's type.
  ///   - decoder: Reads it.
  /// - Returns: The values; the first of the data that cannot be read ends them with the error.
  public func decode<Item: Decodable>(type: Item.Type, decoder: JSONDecoder) -> AnyPublisher<Item, NSError> {
    AnyPublisher<Item, NSError> { outlet in
      watch(
        { data in
          do throws(NSError) { outlet.send(try decoder.decode(type, from: data)) } catch {
            outlet.finish(.failure(error))
          }
        }, end: { _ in outlet.finish() })
    }
  }
}
