// `String(format:)` is Foundation's where there is a Foundation. A page has no list of values of any type, so it
// has one initializer for each number of values.
#if hasFeature(Embedded)
  /// A value that a format can show.
  public protocol FormatArgument {
    /// The value as it is written.
    var formatValue: FormatValue { get }
  }

  /// A value of a format, apart from its type.
  public struct FormatValue {
    package let value: FormattedText.Value

    package init(value: FormattedText.Value) {
      self.value = value
    }

    /// A text.
    package init(text: String) {
      value = .text(text)
    }
  }

  extension FormatArgument where Self: BinaryInteger {
    public var formatValue: FormatValue { FormatValue(value: .whole(Int64(truncatingIfNeeded: self))) }
  }

  extension Int: FormatArgument {}
  extension Int8: FormatArgument {}
  extension Int16: FormatArgument {}
  extension Int32: FormatArgument {}
  extension Int64: FormatArgument {}
  extension UInt: FormatArgument {}
  extension UInt8: FormatArgument {}
  extension UInt16: FormatArgument {}
  extension UInt32: FormatArgument {}
  extension UInt64: FormatArgument {}

  extension Double: FormatArgument {
    public var formatValue: FormatValue { FormatValue(value: .number(self)) }
  }

  extension Float: FormatArgument {
    public var formatValue: FormatValue { FormatValue(value: .number(Double(self))) }
  }

  extension String: FormatArgument {
    public var formatValue: FormatValue { FormatValue(value: .text(self)) }
  }

  extension String {
    /// Text by a format with a list of values.
    package init(format: String, values: [FormatValue]) {
      self = FormattedText.text(format, values.map { $0.value })
    }

    /// Text by a format, with a value for each place: `%d`, `%u`, `%x`, `%f`, `%@`, with flags, width and precision.
    /// A place without a value of its kind stays as it is written.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its place.
    public init(format: String, _ first: some FormatArgument) {
      self = FormattedText.text(format, [first.formatValue.value])
    }

    /// Text by a format, with two values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    public init(format: String, _ first: some FormatArgument, _ second: some FormatArgument) {
      self = FormattedText.text(format, [first.formatValue.value, second.formatValue.value])
    }

    /// Text by a format, with three values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    ///   - third: That of the third.
    public init(
      format: String, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument
    ) {
      self = FormattedText.text(
        format, [first.formatValue.value, second.formatValue.value, third.formatValue.value])
    }

    /// Text by a format, with four values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    ///   - third: That of the third.
    ///   - fourth: That of the fourth.
    public init(
      format: String, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument,
      _ fourth: some FormatArgument
    ) {
      self = FormattedText.text(
        format,
        [
          first.formatValue.value, second.formatValue.value, third.formatValue.value,
          fourth.formatValue.value,
        ])
    }

    /// Text by a format, with five values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    ///   - third: That of the third.
    ///   - fourth: That of the fourth.
    ///   - fifth: That of the fifth.
    public init(
      format: String, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument, _ fourth: some FormatArgument, _ fifth: some FormatArgument
    ) {
      let values = [
        first.formatValue, second.formatValue, third.formatValue, fourth.formatValue, fifth.formatValue,
      ]
      self = FormattedText.text(format, values.map { $0.value })
    }

    /// Text by a format, with six values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - first: The value of its first place.
    ///   - second: That of the second.
    ///   - third: That of the third.
    ///   - fourth: That of the fourth.
    ///   - fifth: That of the fifth.
    ///   - sixth: That of the sixth.
    public init(
      format: String, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument, _ fourth: some FormatArgument, _ fifth: some FormatArgument,
      _ sixth: some FormatArgument
    ) {
      let values = [
        first.formatValue, second.formatValue, third.formatValue, fourth.formatValue, fifth.formatValue,
        sixth.formatValue,
      ]
      self = FormattedText.text(format, values.map { $0.value })
    }
  }
#endif
