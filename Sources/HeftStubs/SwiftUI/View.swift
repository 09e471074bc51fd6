import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// A part of a screen that is described by a value.
///
/// The description compiles, so that an app that has a few such screens runs; it is not drawn. `UIHostingController` shows
/// an empty screen that says so, and the bodies of views are never asked for.
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder var body: Body { get }
}

extension View where Body == EmptyView {
  public var body: EmptyView { EmptyView() }
}

/// Nothing. Each view that is not drawn is made of it.
public struct EmptyView: View {
  public typealias Body = EmptyView
  public init() {}
}

/// A view of any kind.
public struct AnyView: View {
  /// - Parameter view: The view.
  public init<Content: View>(_ view: Content) {}
  /// - Parameter view: The view.
  public init<Content: View>(erasing view: Content) {}
}

extension Optional: View where Wrapped: View {
  public var body: EmptyView { EmptyView() }
}

/// Makes one view of those that stand below each other in a closure.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView {
    EmptyView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> EmptyView { EmptyView() }
  public static func buildEither<Content: View>(first: Content) -> EmptyView { EmptyView() }
  public static func buildEither<Content: View>(second: Content) -> EmptyView { EmptyView() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> EmptyView { EmptyView() }
}

/// Changes a view in a way that has a name.
public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = EmptyView
  /// - Parameter content: The view that is changed.
  /// - Returns: The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view for each of a list of values.
public struct ForEach<Data, ID, Content>: View {
  /// - Parameters:
  ///   - data: The values.
  ///   - content: Makes a value's view.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data: RandomAccessCollection, Data.Element: Identifiable, ID == Data.Element.ID, Content: View {}

  /// - Parameters:
  ///   - data: The values.
  ///   - id: What tells one value from another.
  ///   - content: Makes a value's view.
  public init(
    _ data: Data, id: (Data.Element) -> ID, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: RandomAccessCollection, Content: View {}

  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Makes a number's view.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Content: View {}

  /// - Parameters:
  ///   - data: The values, which their views may change.
  ///   - content: Makes a value's view.
  public init<Value: Identifiable>(
    _ data: Binding<[Value]>, @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) where Data == [Value], ID == Value.ID, Content: View {}

  /// - Parameter perform: Deletes the values at these places.
  /// - Returns: The same.
  public func onDelete(perform: ((IndexSet) -> Void)?) -> Self { self }
  /// - Parameter perform: Moves the values at these places to another.
  /// - Returns: The same.
  public func onMove(perform: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// A view of the editor's canvas, which is not here.
public protocol PreviewProvider {
  /// The views' kind.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
