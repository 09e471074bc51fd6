import Heft
import HeftTesting
import TestRules
import Testing

/// Items that the user moves (COLLECTION-12, COLLECTION-15, COLLECTION-19).
struct ItemMovingTests {
  private let list = MovableGrid()
  private let device: TestDevice
  private var view: UICollectionView { list.collectionView }

  init() {
    let list = list
    device = TestDevice(
      App(
        name: "Grid", bundleIdentifier: "test.grid", rootViewController: { GridHolder(list) },
        delegate: { PlainDelegate() }))
    run {}
  }

  private func run(_ work: () -> Void) { device.run(work) }

  private func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// Holds a finger at a place until an item is lifted, and takes it to another one.
  private func carry(from start: CGPoint, to end: CGPoint) -> TestTouch {
    let finger = device.press(at: Double(start.x), Double(start.y))
    device.advance(by: 0.7)
    for step in 1...10 {
      let share = CGFloat(step) / 10
      finger.move(
        to: Double(start.x + (end.x - start.x) * share), Double(start.y + (end.y - start.y) * share))
      device.advance(by: 1.0 / 60)
    }
    return finger
  }

  @Test(
    "A long press lifts an item, the others make way, and it comes where it is let go", .rule("COLLECTION-12")
  )
  func moves() {
    let first = cell(0)
    let finger = carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 60))
    #expect(first?.center == CGPoint(x: 250, y: 60))
    #expect(first?.alpha == 0.8)
    device.advance(by: 0.5)
    #expect(cell(1)?.frame.minX == 0)
    #expect(cell(2)?.frame.minX == 100)
    #expect(cell(3)?.frame.minX == 300)
    #expect(list.deeds == [])
    finger.lift()
    device.advance(by: 0.5)
    #expect(list.deeds == ["0.0 to 0.2"])
    #expect(list.items[0].prefix(4) == [1, 2, 0, 3])
    #expect(cell(2) === first)
    #expect(first?.frame == CGRect(x: 200, y: 0, width: 100, height: 100))
    #expect(first?.alpha == 1)
    #expect(device.host.screen.mistakes.isEmpty && device.host.consoleLines.isEmpty)
  }

  @Test("A touch that is taken away, a reload and a change put the item back", .rule("COLLECTION-12"))
  func interrupted() {
    let finger = carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 60))
    finger.cancel()
    device.advance(by: 0.5)
    #expect(cell(0)?.frame.minX == 0 && cell(2)?.frame.minX == 200 && cell(0)?.alpha == 1)
    let other = carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 60))
    run {
      list.items[0].removeLast()
      view.deleteItems(at: [IndexPath(item: list.items[0].count, section: 0)])
    }
    other.move(to: 350, 60)
    other.lift()
    device.advance(by: 0.5)
    #expect(cell(0)?.frame.minX == 0 && cell(0)?.alpha == 1)
    let third = carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 60))
    run { view.reloadData() }
    third.lift()
    device.advance(by: 0.5)
    #expect(cell(0)?.frame.minX == 0 && cell(0)?.alpha == 1)
    #expect(list.deeds == [])
    #expect(device.host.screen.mistakes.isEmpty)
  }

  @Test("An item goes to another section, to the end of one and into an empty one", .rule("COLLECTION-12"))
  func acrossSections() {
    run {
      list.items = [[0, 1, 2], [3, 4], []]
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(
        width: 0, height: 20)
      view.reloadData()
    }
    carry(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 350, y: 190)).lift()
    device.advance(by: 0.5)
    #expect(list.items == [[1, 2], [3, 4, 0], []])
    #expect(cell(2, 1)?.frame.minX == 200)
    carry(from: CGPoint(x: 50, y: 70), to: CGPoint(x: 50, y: 251)).lift()
    device.advance(by: 0.5)
    #expect(list.items == [[2], [3, 4, 0], [1]])
    #expect(cell(0, 2)?.frame.minY == 260)
    carry(from: CGPoint(x: 250, y: 190), to: CGPoint(x: 50, y: 190)).lift()
    device.advance(by: 0.5)
    #expect(list.items == [[2], [0, 3, 4], [1]])
    #expect(view.numberOfItems(inSection: 1) == 3)
    #expect(device.host.screen.mistakes.isEmpty && device.host.consoleLines.isEmpty)
  }

  @Test("The delegate has an item come elsewhere", .rule("COLLECTION-12"))
  func targets() {
    list.target = { IndexPath(item: min($0.item, 1), section: 0) }
    carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 350, y: 60)).lift()
    device.advance(by: 0.5)
    #expect(list.items[0].prefix(4) == [1, 0, 2, 3])
    list.target = { _ in IndexPath(item: 9, section: 9) }
    carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 350, y: 60)).lift()
    device.advance(by: 0.5)
    #expect(list.items[0].prefix(4) == [1, 0, 2, 3])
  }

  @Test("An item that is held at an edge has the content scroll, and keeps its cell", .rule("COLLECTION-12"))
  func scrolls() throws {
    let first = cell(0)
    let finger = carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 655))
    device.advance(by: 2)
    #expect(view.contentOffset.y > 600)
    #expect(first?.window != nil && first?.isHidden == false)
    let inView = try #require(first?.center.y) - view.contentOffset.y
    #expect(abs(inView - 655) < 0.001)
    device.advance(by: 10)
    let rest = view.contentSize.height - view.contentOffset.y
    #expect(abs(rest - 667) < 0.001)
    finger.lift()
    device.advance(by: 0.6)
    #expect(list.items[0].last == 0 || list.items[0].suffix(4).contains(0))
    #expect(view.indexPath(for: first ?? UICollectionViewCell())?.item == list.items[0].firstIndex(of: 0))
    #expect(device.host.screen.mistakes == [])
  }

  @Test("While an item is moved its size goes with it", .rule("COLLECTION-12"))
  func sizes() {
    run {
      list.size = { $0.item == 0 ? CGSize(width: 200, height: 100) : CGSize(width: 100, height: 100) }
      view.reloadData()
    }
    #expect(cell(1)?.frame.minX == 200)
    let finger = carry(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 250, y: 50))
    device.advance(by: 0.5)
    #expect(cell(1)?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(cell(2)?.frame.minX == 300)
    finger.cancel()
    device.advance(by: 0.5)
    #expect(cell(1)?.frame.minX == 200)
  }

  @Test("What must not be moved stays, and so does what nobody moves", .rule("COLLECTION-15"))
  func fixed() {
    list.isMovable = { $0.item != 0 }
    carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 20)).lift()
    #expect(list.deeds == [])
    run { #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))) }
    run { #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 5000, section: 0))) }
    run { #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))) }
    run { #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))) }
    run { view.cancelInteractiveMovement() }
    list.installsStandardGestureForInteractiveMovement = false
    carry(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 350, y: 50)).lift()
    device.advance(by: 2)
    #expect(list.deeds == [])
  }

  @Test(
    "A source without canMoveItemAt is asked once whether there is moveItemAt, and none moves without",
    .rule("COLLECTION-15"))
  func leftOut() {
    /// A source that has only what it must.
    final class Plain: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    final class Moving: NSObject, UICollectionViewDataSource {
      var deeds: [String] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      func collectionView(_ view: UICollectionView, moveItemAt one: IndexPath, to other: IndexPath) {
        deeds.append("\(one.item) to \(other.item)")
      }
    }
    let plain = Plain()
    run { view.dataSource = plain }
    carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 60)).lift()
    #expect(cell(0)?.frame.minX == 0)
    let moving = Moving()
    run { view.dataSource = moving }
    carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 60)).lift()
    device.advance(by: 0.5)
    #expect(moving.deeds == ["0 to 0", "0 to 2"])
    carry(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 60)).lift()
    device.advance(by: 0.5)
    #expect(moving.deeds == ["0 to 0", "0 to 2", "0 to 1"])
  }

  @Test("The menu key's actions take an item on and back, also to another section", .rule("COLLECTION-19"))
  func keyboard() throws {
    run {
      list.items = [[0, 1], [2, 3]]
      view.reloadData()
    }
    device.advance(by: 0.1)
    func act(_ name: String, on item: IndexPath) throws {
      run {
        for cell in view.visibleCells { cell.accessibilityLabel = nil }
        view.cellForItem(at: item)?.accessibilityLabel = "Chosen"
      }
      func perform(_ kind: HostEvent.Action.Kind, _ view: RenderedTree.View?) throws {
        let number = try #require(view).number
        device.device.handle(.action(HostEvent.Action(view: number, kind: kind, index: 0, time: device.time)))
        device.advance(by: 1)
      }
      try perform(.menu, device.host.screen.views.values.first { $0.accessibility?.label == "Chosen" })
      try perform(.activate, device.host.screen.label(name))
    }
    try act("Move forward", on: IndexPath(item: 0, section: 0))
    #expect(list.items == [[1, 0], [2, 3]])
    try act("Move forward", on: IndexPath(item: 1, section: 0))
    #expect(list.items == [[1], [0, 2, 3]])
    try act("Move backward", on: IndexPath(item: 0, section: 1))
    #expect(list.items == [[1, 0], [2, 3]])
    #expect(cell(1)?.frame.minX == 100 && cell(1)?.alpha == 1)
    try act("Move backward", on: IndexPath(item: 1, section: 0))
    #expect(list.items == [[0, 1], [2, 3]])
    #expect(list.deeds == ["0.0 to 0.1", "0.1 to 1.0", "1.0 to 0.1", "0.1 to 0.0"])
    list.installsStandardGestureForInteractiveMovement = false
    let chosen = try #require(
      device.host.screen.views.values.first { $0.accessibility?.label == "Chosen" })
    device.device.handle(
      .action(HostEvent.Action(view: chosen.number, kind: .menu, index: 0, time: device.time)))
    device.advance(by: 1)
    #expect(device.host.screen.label("Move forward") == nil)
  }

  @Test("A layout says where an item belongs, and how it looks meanwhile", .rule("COLLECTION-12"))
  func layouts() {
    final class Enlarging: UICollectionViewFlowLayout {
      override func layoutAttributesForInteractivelyMovingItem(
        at path: IndexPath, withTargetPosition position: CGPoint
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(
          at: path, withTargetPosition: position)
        attributes.alpha = 1
        attributes.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        return attributes
      }
      override func targetIndexPath(
        forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint
      ) -> IndexPath { IndexPath(item: 3, section: 0) }
    }
    let layout = Enlarging()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    run { view.collectionViewLayout = layout }
    let first = cell(0)
    run {
      view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 60))
    }
    device.advance(by: 0.5)
    #expect(first?.center == CGPoint(x: 60, y: 60) && first?.transform.a == 1.5)
    run { view.endInteractiveMovement() }
    device.advance(by: 0.5)
    #expect(list.deeds == ["0.0 to 0.3"])
    #expect(first?.transform.a == 1)
  }
}

/// Has a grid that is wider than the screen, so that lines of four have no gaps.
private final class GridHolder: UIViewController {
  private let grid: UIViewController

  init(_ grid: UIViewController) {
    self.grid = grid
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(grid)
    grid.view.frame = CGRect(x: 0, y: 0, width: 400, height: 667)
    grid.view.autoresizingMask = []
    view.addSubview(grid.view)
    grid.didMove(toParent: self)
  }
}

/// A grid of numbers that can be moved, four of 100 points in a line of 400.
final class MovableGrid: UICollectionViewController {
  var items = [Array(0..<100)]
  var deeds: [String] = []
  var isMovable: (IndexPath) -> Bool = { _ in true }
  var target: ((IndexPath) -> IndexPath)?
  var size: ((IndexPath) -> CGSize)?

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    items[section].count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  {
    isMovable(indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    deeds.append("\(source.section).\(source.item) to \(destination.section).\(destination.item)")
    let item = items[source.section].remove(at: source.item)
    items[destination.section].insert(item, at: destination.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target?(proposed) ?? proposed }

  override func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { size?(path) ?? CGSize(width: 100, height: 100) }
}
