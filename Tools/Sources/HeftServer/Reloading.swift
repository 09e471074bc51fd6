/// The script that makes a page load itself anew when a file has changed. Only there while a developer watches a
/// package.
enum Reloading {
  private static let scriptAddress = "/heft-reload.js"
  private static let versionAddress = "/heft-reload"

  /// Returns the answer at one of the addresses that only a page that reloads has; nil at any other.
  static func answer(to path: String, files: PageFiles) -> (text: String, type: String)? {
    switch path {
    case scriptAddress: (script, "text/javascript; charset=utf-8")
    case versionAddress: (files.version, "text/plain; charset=utf-8")
    default: nil
    }
  }

  /// The page with the script in it.
  static func page(_ html: String) -> String {
    let element = "<script type=\"module\" src=\"\(scriptAddress)\"></script>\n"
    guard let head = html.firstRange(of: "</head>") else { return html + element }
    return html[..<head.lowerBound] + element + html[head.lowerBound...]
  }

  private static let script = """
    // Loads the page anew when what the server gives out has changed.
    const wait = () => new Promise((done) => setTimeout(done, 500));
    let known;
    for (;;) {
      try {
        const answer = await fetch("\(versionAddress)", { cache: "no-store" });
        const version = await answer.text();
        if (answer.ok && known !== undefined && version !== known) {
          // The page leads back to what is on the screen.
          if (window.heft?.reload) await window.heft.reload();
          else location.reload();
        }
        if (answer.ok) known = version;
      } catch {
        // The server is being started again.
      }
      await wait();
    }

    """
}
