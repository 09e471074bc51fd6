import UIKit

class TrailsViewController: UITableViewController {

    let trails = ["Ridge Walk", "Mill Stream", "Old Quarry"]

    override func viewWillAppear(animated: Bool) {
        super.viewWillAppear(animated)
        tableView.backgroundColor = UIColor.whiteColor()
    }

    override func tableView(tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trails.count
    }

    override func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCellWithIdentifier("Trail", forIndexPath: indexPath)
        cell.textLabel?.text = trails[indexPath.row]
        return cell
    }

    override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) {
        guard let cell = sender as? UITableViewCell, indexPath = tableView.indexPathForCell(cell) else { return }
        let detail = segue.destinationViewController as! TrailViewController
        detail.name = trails[indexPath.row]
    }

    @IBAction func backToTrails(segue: UIStoryboardSegue) {
    }
}
