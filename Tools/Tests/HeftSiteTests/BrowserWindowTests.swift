import HeftSite
import Testing

@Suite("The browser of this machine")
struct BrowserWindowTests {
  private func program(_ environment: [String: String], isMac: Bool = false) -> String? {
    BrowserWindow.program(environment: environment, isMac: isMac) {
      ["/usr/bin/xdg-open", "/usr/bin/open"].contains($0)
    }
  }

  @Test("It is opened where there is a display and the system's program for it")
  func display() {
    #expect(program(["DISPLAY": ":0", "PATH": "/bin:/usr/bin"]) == "/usr/bin/xdg-open")
    #expect(program(["WAYLAND_DISPLAY": "wayland-0", "PATH": "/usr/bin"]) == "/usr/bin/xdg-open")
    #expect(program([:], isMac: true) == "/usr/bin/open")
    #expect(program(["DISPLAY": ":0", "PATH": "/usr/bin", "CI": "false"]) != nil)
  }

  @Test("It stays shut without a display, in continuous integration, over a network and without the program")
  func none() {
    let seen = ["DISPLAY": ":0", "PATH": "/usr/bin"]
    #expect(program(["PATH": "/usr/bin"]) == nil)
    #expect(program(["PATH": "/usr/bin", "DISPLAY": ""]) == nil)
    #expect(program(seen.merging(["CI": "true"]) { $1 }) == nil)
    #expect(program(seen.merging(["SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"]) { $1 }) == nil)
    #expect(program(["CI": "1"], isMac: true) == nil)
    #expect(program(["DISPLAY": ":0", "PATH": "/opt"]) == nil)
  }
}
