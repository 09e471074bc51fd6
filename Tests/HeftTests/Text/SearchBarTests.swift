import Heft
import HeftTesting
import TestRules
import Testing

/// The bar in which one searches (TEXT-9).
struct SearchBarTests {
  private final class Hearer: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      heard.append("search")
      searchBar.resignFirstResponder()
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      heard.append("scope \(selectedScope)")
    }
  }

  @Test("Scopes are shown below the field, and the delegate hears which is chosen", .rule("TEXT-21"))
  func scopes() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let hearer = Hearer()
    let device = TestDevice(
      App(
        name: "Search", bundleIdentifier: "test.search", rootViewController: { SheetController(UIView()) },
        delegate: { PlainDelegate() }))
    device.run {
      UIApplication.shared.keyWindow?.rootViewController?.view.addSubview(bar)
      bar.delegate = hearer
      bar.scopeButtonTitles = ["All", "Trees", "Herbs"]
    }
    #expect(!bar.showsScopeBar && bar.intrinsicContentSize.height == 56)
    #expect(bar.scopeButtonTitles == ["All", "Trees", "Herbs"] && bar.selectedScopeButtonIndex == 0)
    device.run {
      bar.showsScopeBar = true
      bar.frame.size.height = bar.intrinsicContentSize.height
    }
    #expect(bar.frame.height == 100 && bar.searchTextField.frame.midY == 28)
    device.tap(at: 340, 72)
    #expect(hearer.heard == ["scope 2"] && bar.selectedScopeButtonIndex == 2)
    device.run { bar.selectedScopeButtonIndex = 1 }
    #expect(hearer.heard == ["scope 2"])
    device.run { bar.scopeButtonTitles = nil }
    #expect(bar.intrinsicContentSize.height == 56 && bar.selectedScopeButtonIndex == 0)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Typing, searching, clearing and canceling each reach the delegate", .rule("TEXT-9"))
  func calls() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    let hearer = Hearer()
    let device = TestDevice(
      App(
        name: "Search", bundleIdentifier: "test.search", rootViewController: { SheetController(UIView()) },
        delegate: { PlainDelegate() }))
    device.run {
      UIApplication.shared.keyWindow?.rootViewController?.view.addSubview(bar)
      bar.placeholder = "Search"
      bar.showsCancelButton = true
      bar.delegate = hearer
    }
    device.tap(at: 120, 28)
    let shown = try #require(device.host.screen.views.values.first { $0.kind == .field })
    #expect(shown.field?.placeholder == "Search")
    #expect(shown.field?.returnKey == 6)
    #expect((shown.field?.left ?? 0) > 20)
    #expect(device.host.screen.focus == shown.number)
    device.device.handle(
      .text(HostEvent.TextInput(view: shown.number, text: "oak", selectionStart: 3, selectionEnd: 3, time: 1))
    )
    #expect(bar.text == "oak")
    device.device.handle(.editing(HostEvent.Editing(view: shown.number, change: .returned, time: 1)))
    // The clear button at the field's right end, and Cancel at the bar's.
    let field = bar.searchTextField.frame
    device.tap(at: Double(field.maxX) - 12, 28)
    device.tap(at: 350, 28)
    #expect(hearer.heard == ["began", "text oak", "search", "ended", "text ", "cancel"])
    #expect(bar.text == "")
    #expect(device.host.screen.mistakes == [])
  }
}
