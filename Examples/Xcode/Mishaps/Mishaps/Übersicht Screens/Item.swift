import UIKit

/// A list of everything that went wrong.
class ItemsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UIViewControllerPreviewingDelegate {
  @IBOutlet var tableView: UITableView!
  @IBOutlet var missing: UILabel?
  var items = [Item]()
  var timer: Timer?
  var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    items = (1...20).map { Item(number: $0) }
    registerForPreviewing(with: self, sourceView: view)
    timer = Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    DispatchQueue.global(qos: .background).async {
      let total = self.items.reduce(0, { $0 + $1.number })
      DispatchQueue.main.async { [unowned self] in
        self.navigationItem.prompt = "Total \(total)"
        AppDelegate.shared.log.append("total \(total)")
      }
    }
    perform(#selector(later(_:)), with: "later", afterDelay: 0.1)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate(); timer = nil
  }

  @objc func tick() { ticks += 1; title = "Mishaps (\(ticks))" }
  @objc func later(_ what: Any?) { if let what = what as? String { print(what) } }

  func numberOfSections(in tableView: UITableView) -> Int { return 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: "plain")
    if cell == nil { cell = UITableViewCell(style: .subtitle, reuseIdentifier: "plain") }
    cell.textLabel!.text = items[indexPath.row].description
    cell.detailTextLabel?.text = items[indexPath.row].details["why"] as? String
    cell.imageView?.image = UIImage(named: "Gone")
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    self.performSegue(withIdentifier: "detail", sender: items[indexPath.row])
  }
  // Misspelled, so that nobody ever calls it.
  func tableView(_ tableView: UITableView, didSelectRowAtIndex indexPath: IndexPath) { print("never") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "detail", let controller = segue.destination as? DetailViewController {
      controller.item = sender as? Item
      controller.onDone = { [weak self] in self?.tableView.reloadData() }
    }
  }

  func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController? {
    let point = view.convert(location, to: tableView)
    guard let path = tableView.indexPathForRow(at: point), let cell = tableView.cellForRow(at: path) else { return nil }
    let controller = storyboard!.instantiateViewController(withIdentifier: "Detail") as! DetailViewController
    controller.item = items[path.row]
    previewingContext.sourceRect = tableView.convert(cell.frame, to: view)
    return controller
  }
  func previewingContext(_ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController) {
    show(viewControllerToCommit, sender: self)
  }
}
