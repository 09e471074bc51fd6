import Foundation

struct Bird: Hashable {
    let name: String
    let latin: String
    var heard: Int
}

final class BirdStore {
    static let shared = BirdStore()
    static let didChangeNotification = Notification.Name("BirdStoreDidChange")

    private(set) var birds = [
        Bird(name: "Wren", latin: "Troglodytes troglodytes", heard: 12),
        Bird(name: "Robin", latin: "Erithacus rubecula", heard: 31),
        Bird(name: "Dunnock", latin: "Prunella modularis", heard: 4),
        Bird(name: "Siskin", latin: "Spinus spinus", heard: 1),
        Bird(name: "Nuthatch", latin: "Sitta europaea", heard: 7),
    ] {
        didSet { NotificationCenter.default.post(name: Self.didChangeNotification, object: self) }
    }

    var favorite: String = UserDefaults.standard.string(forKey: "favorite") ?? "Robin"

    private init() {}

    func remove(_ bird: Bird) {
        birds.removeAll { $0 == bird }
    }

    func hear(_ bird: Bird) {
        guard let index = birds.firstIndex(of: bird) else { return }
        birds[index].heard += 1
    }
}
