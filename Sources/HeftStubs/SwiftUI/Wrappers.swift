import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// What a view remembers.
@propertyWrapper
public struct State<Value> {
  private final class Kept {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let kept: Kept

  /// - Parameter wrappedValue: The first value.
  public init(wrappedValue: Value) { kept = Kept(wrappedValue) }
  /// - Parameter initialValue: The first value.
  public init(initialValue: Value) { kept = Kept(initialValue) }
  /// Remembers nothing yet.
  public init<Wrapped>() where Value == Wrapped? { kept = Kept(nil) }

  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }
  /// Reads and writes the value.
  public var projectedValue: Binding<Value> {
    let kept = kept
    return Binding(get: { kept.value }, set: { kept.value = $0 })
  }
}

/// Reads and writes a value that belongs to somebody else.
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }
  /// - Parameter projectedValue: Another that reads and writes the same.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// - Parameter value: A value that stays.
  /// - Returns: What reads it, and writes nothing.
  public static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  /// The same.
  public var projectedValue: Self { self }

  /// - Parameter animation: How what depends on the value would change.
  /// - Returns: The same.
  public func animation(_ animation: Animation? = .default) -> Self { self }
}

/// An object that a view is told of.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// - Parameter initialValue: The object.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// The same.
  public var projectedValue: Self { self }
}

/// An object that a view makes and keeps.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private let make: () -> Object
  /// - Parameter wrappedValue: Makes the object.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }
  public var wrappedValue: Object { make() }
  /// The same.
  public var projectedValue: Self { self }
}

/// An object that a view finds in its surroundings. There is none here, for no view is drawn.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}
  public var wrappedValue: Object {
    fatalError("No view is drawn, and none has an object in its surroundings.")
  }
  /// The same.
  public var projectedValue: Self { self }
}

/// A value that a view finds in its surroundings.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  /// - Parameter value: Reads the value.
  public init(_ value: @escaping (EnvironmentValues) -> Value) { read = value }
  public var wrappedValue: Value { read(EnvironmentValues()) }
}

/// What a view finds in its surroundings.
public struct EnvironmentValues {
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// Whether the view can be left.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Leaves the view: nothing here.
  public var dismiss = DismissAction()
  /// Opens an address: nothing here.
  public var openURL = OpenURLAction()
  /// Whether the view is wide or narrow.
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Whether the view is high or low.
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Whether the view can be used.
  public var isEnabled = true
  /// Whether the app is in front.
  public var scenePhase = ScenePhase.active
  /// Where objects are kept.
  public var managedObjectContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public init() {}
}

/// Whether a view can be left.
public struct PresentationMode {
  /// Whether it is in front.
  public var isPresented: Bool { false }
  /// Leaves it: nothing here.
  public mutating func dismiss() {}
}

/// Leaves a view: nothing here.
public struct DismissAction {
  public func callAsFunction() {}
}

/// Opens an address: nothing here.
public struct OpenURLAction {
  /// - Parameter url: The address.
  public func callAsFunction(_ url: URL) {}
}

/// Whether an app is in front.
public enum ScenePhase { case background, inactive, active }
/// Light or dark.
public enum ColorScheme { case light, dark }
/// Whether a view is wide or narrow.
public enum UserInterfaceSizeClass { case compact, regular }

/// A value of a gesture while it lasts.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  /// - Parameter wrappedValue: The value before and after.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// - Parameter initialValue: The value before and after.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// The same.
  public var projectedValue: Self { self }
}

/// Which field is being typed into.
@propertyWrapper
public struct FocusState<Value> {
  private let state: State<Value>
  /// No field, or not this one.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// No field.
  public init<Field>() where Value == Field? { state = State(wrappedValue: nil) }
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  /// Reads and writes the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that `UserDefaults` keeps.
@propertyWrapper
public struct AppStorage<Value> {
  private let binding: Binding<Value>

  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }
  /// Reads and writes the value.
  public var projectedValue: Binding<Value> { binding }

  /// - Parameters:
  ///   - wrappedValue: The value where none is kept.
  ///   - key: The name that it is kept under.
  ///   - store: Where it is kept; nil means the app's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    let defaults = store ?? .standard
    binding = Binding(
      get: { defaults.object(forKey: key) == nil ? wrappedValue : defaults.bool(forKey: key) },
      set: { defaults.set($0, forKey: key) })
  }
  /// - Parameters:
  ///   - wrappedValue: The value where none is kept.
  ///   - key: The name that it is kept under.
  ///   - store: Where it is kept; nil means the app's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    let defaults = store ?? .standard
    binding = Binding(
      get: { defaults.object(forKey: key) == nil ? wrappedValue : defaults.integer(forKey: key) },
      set: { defaults.set($0, forKey: key) })
  }
  /// - Parameters:
  ///   - wrappedValue: The value where none is kept.
  ///   - key: The name that it is kept under.
  ///   - store: Where it is kept; nil means the app's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    let defaults = store ?? .standard
    binding = Binding(
      get: { defaults.object(forKey: key) == nil ? wrappedValue : defaults.double(forKey: key) },
      set: { defaults.set($0, forKey: key) })
  }
  /// - Parameters:
  ///   - wrappedValue: The value where none is kept.
  ///   - key: The name that it is kept under.
  ///   - store: Where it is kept; nil means the app's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    let defaults = store ?? .standard
    binding = Binding(
      get: { defaults.string(forKey: key) ?? wrappedValue }, set: { defaults.set($0, forKey: key) })
  }
  /// - Parameters:
  ///   - wrappedValue: The value where none is kept.
  ///   - key: The name that it is kept under.
  ///   - store: Where it is kept; nil means the app's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let defaults = store ?? .standard
    binding = Binding(
      get: { defaults.string(forKey: key).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      set: { defaults.set($0.rawValue, forKey: key) })
  }
  /// - Parameters:
  ///   - wrappedValue: The value where none is kept.
  ///   - key: The name that it is kept under.
  ///   - store: Where it is kept; nil means the app's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let defaults = store ?? .standard
    binding = Binding(
      get: {
        defaults.object(forKey: key) == nil
          ? wrappedValue : Value(rawValue: defaults.integer(forKey: key)) ?? wrappedValue
      }, set: { defaults.set($0.rawValue, forKey: key) })
  }
}
