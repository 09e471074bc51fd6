import Heft
import HeftTesting
import TestRules
import Testing

/// The segues of cells in a scene: NAV-10.
struct SceneSegueTests {
  private final class Grid: UICollectionViewController {
    var prepared: [String] = []
    var mayGo = true

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: AnyObject?) {
      prepared.append((segue.identifier ?? "") + (sender is UICollectionViewCell ? " by a cell" : ""))
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: AnyObject?) -> Bool { mayGo }
  }

  private final class Detail: UIViewController {}
  private final class Glance: UIViewController {}

  /// A grid of one cell, at the top left of the screen.
  private func device(commit: String?) throws -> (TestDevice, UINavigationController, Grid) {
    let device = TestDevice(
      App(
        name: "Grid", bundleIdentifier: "test.grid",
        storyboards: [
          UIStoryboard.Definition(
            name: "Main",
            scenes: [
              UIStoryboard.Scene("Root", isInitial: true) {
                UINavigationController(
                  rootViewController: UIStoryboard(name: "Main", bundle: nil)
                    .instantiateViewController(withIdentifier: "Grid"))
              },
              UIStoryboard.Scene(
                "Grid",
                segues: [
                  UIStoryboard.Segue("go", to: "Detail", of: nil, kind: .show),
                  UIStoryboard.Segue("glance", to: "Glance", of: nil, kind: .show),
                ]
              ) {
                let grid = Grid()
                UIStoryboard.loadView(of: grid) { grid in
                  let layout = UICollectionViewFlowLayout()
                  layout.itemSize = CGSize(width: 200, height: 200)
                  let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
                  let owner = Weak(wrappedValue: grid)
                  view.register(forCellWithReuseIdentifier: "Cell") { _ in
                    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                    owner.wrappedValue?.attachSegue("go", to: cell)
                    owner.wrappedValue?.attachPreviewSegue(
                      commit == nil ? "go" : "glance", commit: commit, to: cell)
                    return cell
                  }
                  grid.collectionView = view
                }
                return grid
              },
              UIStoryboard.Scene("Detail", segues: []) { Detail() },
              UIStoryboard.Scene("Glance", segues: []) { Glance() },
            ])
        ], delegate: { PlainDelegate() }))
    device.advance(by: 1)
    let root = try #require(device.root as? UINavigationController)
    return (device, root, try #require(root.topViewController as? Grid))
  }

  @Test(
    "The choice of an item goes its segue with the cell as the sender, unless the controller says no",
    .rule("NAV-10"))
  func choice() throws {
    let (device, root, grid) = try device(commit: nil)
    grid.mayGo = false
    device.tap(at: 100, 150)
    device.advance(by: 1)
    #expect(root.topViewController === grid)
    grid.mayGo = true
    device.tap(at: 100, 150)
    device.advance(by: 1)
    #expect(root.topViewController is Detail)
    #expect(grid.prepared == ["go by a cell"])
  }

  @Test(
    "The pop shows the previewed controller, or goes the commit segue", .rule("NAV-10"),
    arguments: [(nil, ["go by a cell"]), ("go", ["glance by a cell", "go by a cell"])])
  func commits(commit: String?, prepared: [String]) throws {
    let (device, root, grid) = try device(commit: commit)
    let finger = device.press(at: 100, 150, force: 1)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.8)
    #expect(grid.prepared.count == 1)
    finger.press(6)
    device.advance(by: 1)
    finger.lift()
    device.advance(by: 1)
    #expect(root.topViewController is Detail)
    #expect(grid.prepared == prepared)
  }

  private final class Own: UIStoryboardSegue {
    override func perform() {
      super.perform()
      destination.title = (identifier ?? "") + " by its own class"
      source.present(destination, animated: false)
    }
  }

  private final class Start: UIViewController {
    var prepared: [Bool] = []

    override func prepare(for segue: UIStoryboardSegue, sender: AnyObject?) { prepared.append(segue is Own) }
  }

  @Test("A segue of an app's own class is made, prepared and performed by it", .rule("NAV-24"))
  func ownSegue() throws {
    let device = TestDevice(
      App(
        name: "Own", bundleIdentifier: "test.own",
        storyboards: [
          UIStoryboard.Definition(
            name: "Main",
            scenes: [
              UIStoryboard.Scene(
                "Start", isInitial: true,
                segues: [
                  UIStoryboard.Segue(
                    "own", to: "Detail", of: nil, kind: .custom,
                    make: { Own(identifier: $0, source: $1, destination: $2) }),
                  UIStoryboard.Segue(
                    "still", to: "Detail", of: nil, kind: .presentModally, transition: .crossDissolve,
                    animates: false),
                ]
              ) { Start() },
              UIStoryboard.Scene("Detail", segues: []) { Detail() },
            ])
        ], delegate: { PlainDelegate() }))
    device.advance(by: 1)
    let start = try #require(device.root as? Start)
    device.run { start.performSegue(withIdentifier: "own", sender: nil) }
    #expect(start.prepared == [true])
    #expect(start.presentedViewController?.title == "own by its own class")
    device.run { start.dismiss(animated: false) }
    device.run { start.performSegue(withIdentifier: "still", sender: nil) }
    #expect(start.prepared == [true, false])
    #expect(start.presentedViewController?.modalTransitionStyle == .crossDissolve)
    #expect(start.presentedViewController?.isBeingPresented == false)
  }

  @Test("A segue with a closure calls it in place of showing the destination", .rule("NAV-24"))
  func closureSegue() {
    var count = 0
    let segue = UIStoryboardSegue(
      identifier: nil, source: UIViewController(), destination: UIViewController(),
      performHandler: { count += 1 })
    segue.perform()
    #expect(count == 1)
  }
}
