import HeftProtocol

/// Gives each view that is shown on a device a number of its own.
package final class ViewNumbers {
  private var last: ViewNumber = 0

  package init() {}

  func take() -> ViewNumber {
    last += 1
    return last
  }
}
