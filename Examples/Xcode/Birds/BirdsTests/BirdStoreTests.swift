import XCTest
@testable import Birds

class BirdStoreTests: XCTestCase {

    let store = BirdStore.shared

    func testHearingCounts() {
        let wren = store.birds[0]
        XCTAssertEqual(wren.name, "Wren")
        store.hear(wren)
        XCTAssertEqual(store.birds[0].heard, wren.heard + 1)
    }

    func testRemovingPostsNotification() throws {
        let posted = expectation(forNotification: BirdStore.didChangeNotification, object: store)
        let siskin = try XCTUnwrap(store.birds.first { $0.name == "Siskin" })
        store.remove(siskin)
        wait(for: [posted], timeout: 1)
        XCTAssertFalse(store.birds.contains(siskin))
    }
}
