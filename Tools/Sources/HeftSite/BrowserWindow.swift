import Foundation

/// The browser of the person at this machine.
public enum BrowserWindow {
  /// The program that shows an address.
  ///
  /// - Parameters:
  ///   - environment: The process's variables.
  ///   - isMac: Whether the system is macOS.
  ///   - isThere: Whether a path is a program.
  /// - Returns: Its path; nil in continuous integration, without a display, and where there is no such program.
  public static func program(
    environment: [String: String] = ProcessInfo.processInfo.environment, isMac: Bool = isMac,
    isThere: (String) -> Bool = { FileManager.default.isExecutableFile(atPath: $0) }
  ) -> String? {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    if let word = environment["CI"]?.lowercased(), !["", "0", "false"].contains(word) { return nil }
    // A display that is another machine's is not where the page is.
    if isSet("SSH_CONNECTION") { return nil }
    if isMac { return isThere("/usr/bin/open") ? "/usr/bin/open" : nil }
    guard isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") else { return nil }
    return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }.first(where: isThere)
  }

  /// Whether this system is macOS.
  public static var isMac: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }

  /// Shows an address where there is a browser, and waits for nothing.
  ///
  /// - Parameter address: The address to show.
  public static func open(_ address: String) {
    guard let program = program() else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
  }
}
