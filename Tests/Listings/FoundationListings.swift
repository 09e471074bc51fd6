import Heft

// The parts of Foundation that apps of Swift 2 to 5 use around a touch, in the spelling of a page.

/// A score board that keeps its best score, hears of the app's life and of its own news.
open class ScoreBoardController: UITableViewController {
  public static let scoreChanged = Notification.Name("ScoreChanged")
  public private(set) var names: [String] = []
  public private(set) var pauses = 0
  private var token: NSObjectProtocol?

  override open func viewDidLoad() {
    super.viewDidLoad()
    let defaults = UserDefaults.standard
    defaults.register(defaults: ["best": 10, "sound": true])
    names = "Ada, Ben ,Cleo".components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    NotificationCenter.default.addObserver(
      self, selector: ScoreBoardController.paused, name: UIApplication.willResignActiveNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      self, selector: ScoreBoardController.scored(_:), name: ScoreBoardController.scoreChanged, object: nil)
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
    ) { notification in
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      print(value?.cgRectValue ?? .zero)
    }
    navigationItem.title = "best of \(defaults.integer(forKey: "best"))".capitalized
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  public func paused() {
    pauses += 1
    UserDefaults.standard.set(Date(), forKey: "paused")
    UserDefaults.standard.synchronize()
  }

  public func scored(_ notification: Notification) {
    guard let score = notification.userInfo?["score"] as? NSNumber else { return }
    let defaults = UserDefaults.standard
    if score.intValue > defaults.integer(forKey: "best") { defaults.set(score.intValue, forKey: "best") }
    tableView.reloadData()
  }

  /// Somebody has scored.
  public func score(_ points: Int) {
    NotificationCenter.default.post(
      name: ScoreBoardController.scoreChanged, object: self, userInfo: ["score": NSNumber(value: points)])
  }

  override open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "score")
    cell.textLabel?.text = names[indexPath.row].uppercased()
    return cell
  }
}
