import XCTest
import UIKit
@testable import Birds

class BirdsViewControllerTests: XCTestCase {

    var controller: BirdViewController!

    override func setUp() {
        super.setUp()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        controller = storyboard.instantiateViewController(withIdentifier: "BirdViewController") as? BirdViewController
        controller.bird = Bird(name: "Smew", latin: "Mergellus albellus", heard: 2)
        controller.loadViewIfNeeded()
    }

    override func tearDown() {
        controller = nil
        super.tearDown()
    }

    func testOutletsAreConnected() {
        XCTAssertNotNil(controller.nameLabel)
        XCTAssertEqual(controller.latinLabel.text, "Mergellus albellus")
    }

    func testHearingUpdatesLabel() {
        controller.hear(UIButton())
        XCTAssertEqual(controller.heardLabel.text, "Heard 3 times")
    }

    func testAppIsRunning() {
        XCTAssertNotNil(UIApplication.shared.delegate as? AppDelegate)
        XCTAssertEqual(UIScreen.main.traitCollection.forceTouchCapability, .available)
    }

    func testAnimationsEnd() {
        let done = expectation(description: "animation")
        let view = UIView()
        UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }, completion: { _ in done.fulfill() })
        waitForExpectations(timeout: 2)
        XCTAssertEqual(view.alpha, 0)
    }

    func testDispatchedWorkIsDone() {
        let done = expectation(description: "later")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done.fulfill() }
        wait(for: [done], timeout: 2)
        UserDefaults.standard.set("Wren", forKey: "favorite")
        XCTAssertEqual(UserDefaults.standard.string(forKey: "favorite"), "Wren")
    }
}
