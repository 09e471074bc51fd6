import XCTest

class BirdsUITests: XCTestCase {

    func testLaunch() {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.navigationBars.firstMatch.exists)
    }
}
