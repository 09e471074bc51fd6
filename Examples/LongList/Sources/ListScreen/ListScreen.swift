import Heft

/// A row that says how hard it is pressed.
public final class PressCell: UITableViewCell {
  override public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
  }

  override public func prepareForReuse() {
    super.prepareForReuse()
    detailTextLabel?.text = nil
  }

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    show(touches)
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    show(touches)
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    say(nil)
  }

  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    say(nil)
  }

  private func show(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let percent = Int((touch.force / touch.maximumPossibleForce * 100).rounded())
    say("\(percent) %")
  }

  private func say(_ text: String?) {
    detailTextLabel?.text = text
    setNeedsLayout()
  }
}

/// Ten thousand numbered rows, which can be swiped away.
public final class ListViewController: UITableViewController {
  private var numbers = Array(1...10_000)

  override public func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PressCell.self, forCellReuseIdentifier: "number")
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "Row \(numbers[indexPath.row])"
    return cell
  }

  override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("selected \(numbers[indexPath.row])")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    numbers.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
}

/// The app, for the simulator and for tests.
public let longList = App(
  name: "Long List", bundleIdentifier: "com.example.LongList",
  rootViewController: { ListViewController() }, delegate: { AppDelegate() })
