import UIKit

final class MeterViewController: UIViewController {

    private(set) var highest = 0
    private var releases = 0

    private lazy var gauge: GaugeView = {
        let gauge = GaugeView()
        gauge.translatesAutoresizingMaskIntoConstraints = false
        gauge.delegate = self
        return gauge
    }()

    private let percentLabel: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = UIFont.monospacedDigitSystemFont(ofSize: 48, weight: UIFont.Weight.thin)
        label.textAlignment = .center
        label.text = "0 %"
        return label
    }()

    private let highestLabel = UILabel()
    private let generator = UIImpactFeedbackGenerator(style: .heavy)
    private let summaries: [String: Any] = ["count": 3, "unit": "%", "limits": [25, 50, 100]]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Meter", comment: "Title of the only screen")
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self,
                                                            action: #selector(resetTapped(_:)))
        highestLabel.textColor = .gray
        highestLabel.numberOfLines = 0
        let labels = UIStackView(arrangedSubviews: [percentLabel, highestLabel])
        labels.axis = .vertical
        labels.alignment = .center
        labels.spacing = 8
        labels.translatesAutoresizingMaskIntoConstraints = false
        [gauge, labels].forEach(view.addSubview)

        if #available(iOS 11.0, *) {
            gauge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20).isActive = true
        } else {
            gauge.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 20).isActive = true
        }
        NSLayoutConstraint.activate([
            gauge.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            gauge.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.6),
            gauge.heightAnchor.constraint(equalToConstant: 300),
            labels.topAnchor.constraint(equalTo: gauge.bottomAnchor, constant: 24),
            labels.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            labels.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        showHighest()
        NotificationCenter.default.addObserver(self, selector: #selector(becameActive),
                                               name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func reset() {
        highest = 0
        releases = 0
        if isViewLoaded { showHighest() }
    }

    @objc private func resetTapped(_ sender: UIBarButtonItem) {
        let alert = UIAlertController(title: "Reset?", message: "Highest: \(highest) %", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { [unowned self] _ in
            self.reset()
        })
        present(alert, animated: true)
    }

    @objc func becameActive() {
        guard let limits = summaries["limits"] as? [Int], let unit = summaries["unit"] as? String else { return }
        print("limits:", limits.map { "\($0) \(unit)" }.joined(separator: ", "))
    }

    fileprivate func showHighest() {
        highestLabel.text = String(format: "Highest: %d %%, released %d×", highest, releases)
    }
}

// MARK: - GaugeViewDelegate
extension MeterViewController: GaugeViewDelegate {
    func gauge(_ gauge: GaugeView, didMeasure percent: Int) {
        percentLabel.text = "\(percent) %"
        if percent > highest {
            if percent == 100 { generator.impactOccurred() }
            highest = percent
            showHighest()
        }
    }

    func gaugeDidRelease(_ gauge: GaugeView) {
        releases += 1
        UIView.animate(withDuration: 0.25, delay: 0, options: [.curveEaseOut, .beginFromCurrentState], animations: {
            self.percentLabel.alpha = 0.5
        }, completion: { finished in
            self.percentLabel.alpha = 1
        })
        percentLabel.text = "0 %"
        showHighest()
    }
}
