import Heft

// The changes of views that apps ask for. None is drawn: each is a view without anything.

/// How buttons, lists and fields look.
public struct StubStyle {
  public static let automatic = StubStyle(), plain = StubStyle(), bordered = StubStyle(),
    borderless = StubStyle()
  public static let borderedProminent = StubStyle(), grouped = StubStyle(), insetGrouped = StubStyle()
  public static let inset = StubStyle(), sidebar = StubStyle(), segmented = StubStyle(), wheel = StubStyle()
  public static let menu = StubStyle(), inline = StubStyle(), stack = StubStyle(), columns = StubStyle()
  public static let page = StubStyle(), roundedBorder = StubStyle(), compact = StubStyle()
  public static let graphical = StubStyle(), `switch` = StubStyle(), button = StubStyle(),
    linear = StubStyle()
  public static let circular = StubStyle(), navigationLink = StubStyle(), large = StubStyle()
  public init() {}
}
/// How lists look.
public typealias PlainListStyle = StubStyle
/// How lists look.
public typealias GroupedListStyle = StubStyle
/// How lists look.
public typealias InsetGroupedListStyle = StubStyle
/// How buttons look.
public typealias PlainButtonStyle = StubStyle
/// How buttons look.
public typealias BorderlessButtonStyle = StubStyle
/// How choices look.
public typealias SegmentedPickerStyle = StubStyle
/// How choices look.
public typealias WheelPickerStyle = StubStyle
/// How fields look.
public typealias RoundedBorderTextFieldStyle = StubStyle
/// How screens follow each other.
public typealias StackNavigationViewStyle = StubStyle
/// How tabs look.
public typealias PageTabViewStyle = StubStyle
/// How progress looks.
public typealias CircularProgressViewStyle = StubStyle

/// How a picture or a view fills its place.
public enum ContentMode: Hashable { case fit, fill }

extension View {
  // MARK: Places and sizes

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { EmptyView() }
  public func padding(_ length: CGFloat) -> some View { EmptyView() }
  public func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    EmptyView()
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  public func offset(_ offset: CGSize) -> some View { EmptyView() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  public func position(_ position: CGPoint) -> some View { EmptyView() }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { EmptyView() }
  public func scaledToFit() -> some View { EmptyView() }
  public func scaledToFill() -> some View { EmptyView() }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View { EmptyView() }
  public func layoutPriority(_ value: Double) -> some View { EmptyView() }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { EmptyView() }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { EmptyView() }
  public func zIndex(_ value: Double) -> some View { EmptyView() }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { EmptyView() }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { EmptyView() }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center
  ) -> some View { EmptyView() }

  // MARK: Colors and texts

  public func font(_ font: Font?) -> some View { EmptyView() }
  public func fontWeight(_ weight: Font.Weight?) -> some View { EmptyView() }
  public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  public func foregroundStyle(_ color: Color) -> some View { EmptyView() }
  public func accentColor(_ color: Color?) -> some View { EmptyView() }
  public func tint(_ color: Color?) -> some View { EmptyView() }
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    EmptyView()
  }
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { EmptyView() }
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    EmptyView()
  }
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { EmptyView() }
  public func border(_ color: Color, width: CGFloat = 1) -> some View { EmptyView() }
  public func cornerRadius(_ radius: CGFloat) -> some View { EmptyView() }
  public func clipShape<Figure: Shape>(_ shape: Figure) -> some View { EmptyView() }
  public func clipped() -> some View { EmptyView() }
  public func mask<Mask: View>(_ mask: Mask) -> some View { EmptyView() }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { EmptyView() }
  public func opacity(_ opacity: Double) -> some View { EmptyView() }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
  public func brightness(_ amount: Double) -> some View { EmptyView() }
  public func saturation(_ amount: Double) -> some View { EmptyView() }
  public func grayscale(_ amount: Double) -> some View { EmptyView() }
  public func imageScale(_ scale: Image.Scale) -> some View { EmptyView() }
  public func lineLimit(_ number: Int?) -> some View { EmptyView() }
  public func lineSpacing(_ spacing: CGFloat) -> some View { EmptyView() }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { EmptyView() }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EmptyView() }
  public func colorScheme(_ scheme: ColorScheme) -> some View { EmptyView() }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { EmptyView() }
  public func hidden() -> some View { EmptyView() }
  public func labelsHidden() -> some View { EmptyView() }
  public func redacted(reason: RedactionReasons) -> some View { EmptyView() }

  // MARK: Styles

  public func buttonStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func listStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func pickerStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func textFieldStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func toggleStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func datePickerStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func navigationViewStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func tabViewStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func progressViewStyle(_ style: StubStyle) -> some View { EmptyView() }
  public func controlSize(_ size: StubStyle) -> some View { EmptyView() }

  // MARK: Bars and tables

  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { EmptyView() }
  public func navigationBarTitle(_ title: Text) -> some View { EmptyView() }
  @_disfavoredOverload public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    EmptyView()
  }
  public func navigationBarTitle(_ title: LocalizedStringKey, displayMode: StubStyle) -> some View {
    EmptyView()
  }
  public func navigationBarTitle(_ title: Text, displayMode: StubStyle) -> some View { EmptyView() }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { EmptyView() }
  public func navigationTitle(_ title: Text) -> some View { EmptyView() }
  @_disfavoredOverload public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    EmptyView()
  }
  public func navigationBarTitleDisplayMode(_ mode: StubStyle) -> some View { EmptyView() }
  public func navigationBarHidden(_ isHidden: Bool) -> some View { EmptyView() }
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { EmptyView() }
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View { EmptyView() }
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { EmptyView() }
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing)
    -> some View
  {
    EmptyView()
  }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { EmptyView() }
  public func statusBar(hidden: Bool) -> some View { EmptyView() }
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View { EmptyView() }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { EmptyView() }
  public func badge(_ count: Int) -> some View { EmptyView() }
  public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { EmptyView() }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { EmptyView() }
  public func searchable(text: Binding<String>) -> some View { EmptyView() }
  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View { EmptyView() }
  public func refreshable(action: @escaping () async -> Void) -> some View { EmptyView() }
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { EmptyView() }

  // MARK: What people do

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { EmptyView() }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void
  ) -> some View { EmptyView() }
  public func gesture<Movement: Gesture>(_ gesture: Movement) -> some View { EmptyView() }
  public func simultaneousGesture<Movement: Gesture>(_ gesture: Movement) -> some View { EmptyView() }
  public func highPriorityGesture<Movement: Gesture>(_ gesture: Movement) -> some View { EmptyView() }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { EmptyView() }
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { EmptyView() }
  public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View { EmptyView() }
  public func disabled(_ isDisabled: Bool) -> some View { EmptyView() }
  public func allowsHitTesting(_ isEnabled: Bool) -> some View { EmptyView() }
  public func contentShape<Figure: Shape>(_ shape: Figure) -> some View { EmptyView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  {
    EmptyView()
  }
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  )
    -> some View
  { EmptyView() }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { EmptyView() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { EmptyView() }
  public func keyboardType(_ type: UIKeyboardType) -> some View { EmptyView() }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { EmptyView() }
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { EmptyView() }
  public func focused(_ binding: Binding<Bool>) -> some View { EmptyView() }

  // MARK: Screens over this one

  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { EmptyView() }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { EmptyView() }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  )
    -> some View
  { EmptyView() }
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { EmptyView() }
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { EmptyView() }
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { EmptyView() }
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { EmptyView() }
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { EmptyView() }

  // MARK: Changes and surroundings

  public func animation(_ animation: Animation?) -> some View { EmptyView() }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { EmptyView() }
  public func transition(_ transition: AnyTransition) -> some View { EmptyView() }
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { EmptyView() }
  public func environment<Value>(_ key: (EnvironmentValues) -> Value, _ value: Value) -> some View {
    EmptyView()
  }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { EmptyView() }
  public func coordinateSpace(name: String) -> some View { EmptyView() }
  public func drawingGroup() -> some View { EmptyView() }
  public func previewDevice(_ device: String?) -> some View { EmptyView() }
  public func previewDisplayName(_ name: String?) -> some View { EmptyView() }
  public func previewLayout(_ layout: PreviewLayout) -> some View { EmptyView() }

  // MARK: For people who hear the screen

  public func accessibility(label: Text) -> some View { EmptyView() }
  public func accessibility(hidden: Bool) -> some View { EmptyView() }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View { EmptyView() }
  public func accessibilityLabel(_ label: Text) -> some View { EmptyView() }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { EmptyView() }
  public func accessibilityIdentifier(_ identifier: String) -> some View { EmptyView() }
  public func accessibilityHidden(_ isHidden: Bool) -> some View { EmptyView() }
}

/// A side from left to right.
public enum HorizontalEdge { case leading, trailing }
/// What is covered in a view.
public enum RedactionReasons { case placeholder }
/// How large a view is in the editor's canvas.
public enum PreviewLayout {
  case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat)
}
