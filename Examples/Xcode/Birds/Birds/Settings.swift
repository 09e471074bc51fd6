import Foundation

/// A setting that is kept under a key.
@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value

    init(_ key: String, defaultValue: Value) {
        self.key = key
        self.defaultValue = defaultValue
    }

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? defaultValue }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

enum Settings {
    @UserDefault("opened", defaultValue: 0)
    static var opened: Int

    @UserDefault("seen", defaultValue: [])
    static var seen: [String]
}

/// A screen that can be led to a bird.
protocol BirdShowing: AnyObject {
    func show(birdNamed name: String)
}
