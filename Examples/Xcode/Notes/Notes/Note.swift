enum Kind: String {
    case plain, starred
}

struct Note {
    let title: String
    var kind = Kind.plain
    var values: [String: Any]

    var words: Int { return values["words"] as? Int ?? 0 }

    static let all: [Note] = (1...12).map { number in
        let values: [String: Any] = ["words": number * 10, "author": "Ann", "tags": ["a", "b"]]
        return Note(title: "Note \(number)", kind: number % 3 == 0 ? .starred : .plain, values: values)
    }
}
