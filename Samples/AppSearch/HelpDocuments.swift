import Heft

extension AppSearchApp {
  /// The pages of the help.
  static let helpDocuments = [
    AppDocument(
      name: "help.html",
      html: """
        <!DOCTYPE html>
        <html><head><title>Help</title></head><body>
        <h1>Press, and see</h1>
        <p><img src="press" alt="A finger that presses a row, which lifts"></p>
        <p>AppSearch lists messages. A screen that feels <a href="pressure.html">pressure</a> shows one without leaving
        the list: press its row.</p>
        <h2>In the list</h2>
        <ol>
        <li><strong>Tap</strong> a message to read it.</li>
        <li><strong>Press</strong> it to look into it. Let go, and the list is as it was.</li>
        <li><strong>Press harder</strong> to open it.</li>
        </ol>
        <p>Type in the field above the list to find a message by its sender or its subject.</p>
        <h2>On the home screen</h2>
        <p>Press the icon for <a href="actions.html">quick actions</a>.</p>
        <h2>In a message</h2>
        <p>Links can be pressed like rows. What lies on the web, such as
        <a href="https://www.w3.org/TR/pointerevents3/">how browsers tell pressure</a>, opens in a window of its own.</p>
        <blockquote>No screen that presses back was found for this help.</blockquote>
        </body></html>
        """),
    AppDocument(
      name: "pressure.html",
      html: """
        <title>Pressure</title>
        <h1>How pressure works</h1>
        <p>A force of <b>1.0</b> is an average touch. The harder you press, the more it is, up to what the sensor
        feels: about <b>6.67</b> on a phone.</p>
        <h3>What happens when</h3>
        <ul>
        <li>From <b>1.0</b> on the rest of the screen draws back: a <em>hint</em>.</li>
        <li>At <b>2.5</b> the message is shown: the <em>peek</em>.</li>
        <li>At <b>4.5</b> it opens: the <em>pop</em>.</li>
        </ul>
        <p>An app reads it with one line:</p>
        <pre>touch.force\n  / touch.maximumPossibleForce</pre>
        <p>A mouse has no sensor. Its wheel stands in, and the gauge says so.</p>
        <p><a href="help.html">All of the help</a></p>
        """),
    AppDocument(
      name: "actions.html",
      html: """
        <title>Quick actions</title>
        <h1>Quick actions</h1>
        <p>They lead from the home screen straight to what you want to do.</p>
        <p>The first ones are always there; the app adds the others once it has run.</p>
        <hr>
        <p><a href="help.html">All of the help</a></p>
        """),
  ]

  /// A finger on a row, drawn for this app.
  static let pressPicture = AppAsset(
    name: "press",
    svg: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 150" fill="none">
      <g fill="#8e8e93" opacity=".22"><rect x="10" y="8" width="260" height="36" rx="9"/>
      <rect x="10" y="106" width="260" height="36" rx="9"/></g>
      <rect x="4" y="52" width="272" height="46" rx="12" fill="#8e8e93" opacity=".28"/>
      <rect x="2" y="48" width="276" height="46" rx="12" fill="#4a8cff"/>
      <g fill="#fff"><circle cx="26" cy="71" r="8" opacity=".9"/><rect x="46" y="60" width="96" height="8" rx="4"/>
      <rect x="46" y="75" width="64" height="6" rx="3" opacity=".7"/></g>
      <g stroke="#fff" stroke-width="3" opacity=".85"><circle cx="208" cy="71" r="10"/>
      <circle cx="208" cy="71" r="17" opacity=".5"/></g>
      <path d="M200 76c0-6 4-9 8-9s8 3 8 9v34l14 6c6 3 9 8 8 14l-3 20h-36l-14-24c-3-5 3-10 8-6l7 6z" fill="#f2c7a5" \
      stroke="#b98963" stroke-width="2" stroke-linejoin="round"/>
      </svg>
      """,
    size: CGSize(width: 280, height: 150))
}
