import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// A text.
public struct Text: View, Equatable {
  /// How a date is written.
  public enum DateStyle { case date, time, relative, offset, timer }
  /// - Parameter key: The text, looked up in translations.
  public init(_ key: LocalizedStringKey) {}
  /// - Parameter content: The text.
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
  /// - Parameter content: The text.
  public init(verbatim content: String) {}
  /// - Parameters:
  ///   - date: A date.
  ///   - style: How it is written.
  public init(_ date: Date, style: DateStyle) {}
  /// - Parameter image: A picture in the text.
  public init(_ image: Image) {}

  public static func + (first: Text, second: Text) -> Text { first }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func monospacedDigit() -> Text { self }
}

/// A picture.
public struct Image: View, Equatable {
  /// How a picture fills more than its own size.
  public enum ResizingMode { case tile, stretch }
  /// Whether a picture has its own colors.
  public enum TemplateRenderingMode { case template, original }
  /// How large a symbol is.
  public enum Scale { case small, medium, large }
  /// - Parameter name: An image set's name.
  public init(_ name: String, bundle: Bundle? = nil) {}
  /// - Parameter systemName: A symbol's name.
  public init(systemName: String) {}
  /// - Parameter uiImage: A picture of UIKit's.
  public init(uiImage: UIImage) {}
  /// - Parameter decorative: An image set's name.
  public init(decorative name: String, bundle: Bundle? = nil) {}

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// How pixels between those of a picture are made.
  public enum Interpolation { case none, low, medium, high }
}

/// A title beside a picture.
public struct Label: View {
  public init(_ title: LocalizedStringKey, systemImage: String) {}
  public init(_ title: LocalizedStringKey, image: String) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, systemImage: String) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, image: String) {}
  public init<Title: View, Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

/// What a button does with what it is for.
public struct ButtonRole: Equatable {
  public static let destructive = ButtonRole()
  public static let cancel = ButtonRole()
}

/// A button.
public struct Button: View {
  public init<Content: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {}
  public init<Content: View>(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Content
  ) {}
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {}
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {}
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping () -> Void
  ) {}
}

/// A switch.
public struct Toggle: View {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {}
  public init<Content: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) {}
}

/// A slider.
public struct Slider: View {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public init<Value: BinaryFloatingPoint, Minimum: View, Maximum: View, Content: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Content,
    @ViewBuilder minimumValueLabel: () -> Minimum, @ViewBuilder maximumValueLabel: () -> Maximum
  ) {}
}

/// A stepper.
public struct Stepper: View {
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>
  ) {}
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride
  ) {}
  public init<Value: Strideable>(_ title: LocalizedStringKey, value: Binding<Value>) {}
  public init<Value: Strideable, Content: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, @ViewBuilder label: () -> Content
  ) {}
}

/// A field to type into.
public struct TextField: View {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {}
}

/// A field whose text is hidden.
public struct SecureField: View {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
}

/// A field of several lines.
public struct TextEditor: View {
  public init(text: Binding<String>) {}
}

/// A choice of one of several.
public struct Picker: View {
  public init<Value: Hashable, Content: View>(
    _ title: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload public init<Title: StringProtocol, Value: Hashable, Content: View>(
    _ title: Title, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {}
  public init<Value: Hashable, Title: View, Content: View>(
    selection: Binding<Value>, label: Title, @ViewBuilder content: () -> Content
  ) {}
}

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A choice of a date.
public struct DatePicker: View {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {}
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {}
}

/// A choice of a color.
public struct ColorPicker: View {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

/// How far work has come.
public struct ProgressView: View {
  public init() {}
  public init(_ title: LocalizedStringKey) {}
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {}
  public init<Value: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: Value?, total: Value = 1) {}
}

/// A menu behind a button.
public struct Menu: View {
  public init<Content: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init<Content: View, Title: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title
  ) {}
}

/// A menu that a press on a view opens.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

/// A link to a page.
public struct Link: View {
  public init(_ title: LocalizedStringKey, destination: URL) {}
  public init<Content: View>(destination: URL, @ViewBuilder label: () -> Content) {}
}

/// A question over the screen.
public struct Alert {
  /// A button of it.
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = nil) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A choice of actions over the screen.
public struct ActionSheet {
  /// A button of it.
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
