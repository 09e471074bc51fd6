import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// Views below each other.
public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
/// Views beside each other.
public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
/// Views over each other.
public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
/// Views below each other, made as they come into view.
public struct LazyVStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
/// Views beside each other, made as they come into view.
public struct LazyHStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
/// A column or row of a grid.
public struct GridItem {
  /// How wide it is.
  public enum Size {
    case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
/// A grid that grows downwards.
public struct LazyVGrid<Content: View>: View {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
/// A grid that grows sideways.
public struct LazyHGrid<Content: View>: View {
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
/// Views that are changed together.
public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}
/// Views in a frame.
public struct GroupBox<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
/// Room between views.
public struct Spacer: View {
  public init(minLength: CGFloat? = nil) {}
}
/// A line between views.
public struct Divider: View {
  public init() {}
}
/// Views that are larger than the screen.
public struct ScrollView<Content: View>: View {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {}
}
/// A table of settings.
public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}
/// A part of a table.
public struct Section: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public init<Content: View>(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<Title: StringProtocol, Content: View>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {}
  public init<Header: View, Content: View>(header: Header, @ViewBuilder content: () -> Content) {}
  public init<Footer: View, Content: View>(footer: Footer, @ViewBuilder content: () -> Content) {}
  public init<Header: View, Footer: View, Content: View>(
    header: Header, footer: Footer, @ViewBuilder content: () -> Content
  ) {}
  public init<Header: View, Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {}
  public init<Footer: View, Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {}
  public init<Header: View, Footer: View, Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {}
}
/// A table.
public struct List: View {
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public init<Value: Hashable, Content: View>(
    selection: Binding<Value?>?, @ViewBuilder content: () -> Content
  ) {}
  public init<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID, Content: View>(
    _ data: Data, id: (Data.Element) -> ID, @ViewBuilder rowContent: @escaping (Data.Element) -> Content
  ) {}
  public init<Content: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Content) {}
}
/// Screens that follow each other.
public struct NavigationView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}
/// Screens that follow each other.
public struct NavigationStack<Content: View>: View {
  public init(@ViewBuilder root: () -> Content) {}
}
/// Leads to another screen.
public struct NavigationLink: View {
  public init<Destination: View, Content: View>(destination: Destination, @ViewBuilder label: () -> Content) {
  }
  public init<Destination: View, Content: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content
  ) {}
  public init<Destination: View, Content: View>(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Content
  ) {}
  public init<Destination: View>(_ title: LocalizedStringKey, destination: Destination) {}
  public init<Destination: View>(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
  @_disfavoredOverload public init<Title: StringProtocol, Destination: View>(
    _ title: Title, destination: Destination
  ) {}
  public init<Value: Hashable, Content: View>(value: Value?, @ViewBuilder label: () -> Content) {}
}
/// Screens behind tabs.
public struct TabView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Value: Hashable>(selection: Binding<Value>?, @ViewBuilder content: () -> Content) {}
}
/// A view that asks for its own size.
public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
/// A view's size.
public struct GeometryProxy {
  /// The size in points.
  public var size: CGSize { .zero }
  /// The distances that bars take.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  /// - Returns: The view's rectangle.
  public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}
/// Whose coordinates are meant.
public enum CoordinateSpace { case global, local, named(String) }

/// A button of a bar.
public struct ToolbarItem: View {
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
/// Buttons of a bar.
public struct ToolbarItemGroup: View {
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
/// Where a button of a bar is.
public enum ToolbarItemPlacement {
  case automatic, principal, navigation, primaryAction, status, confirmationAction, cancellationAction
  case destructiveAction, keyboard, navigationBarLeading, navigationBarTrailing, bottomBar, topBarLeading
  case topBarTrailing
}
/// The button that begins the editing of a table.
public struct EditButton: View {
  public init() {}
}
