/// The headers of every response of the page's host, and the same for hosts that are not Heft's server.
public enum SiteHeaders {
  /// The folder of a site whose files are named by their content.
  public static let assets = "assets"

  /// For a file that is named by its content: it never changes.
  public static let keptForever = "public, max-age=31536000, immutable"
  /// For every other file: a change is seen at the next visit, and what has not changed is not sent again.
  public static let revalidated = "no-cache"

  /// The name and the value of each header field, but for `Cache-Control`.
  public static let fields: [(name: String, value: String)] =
    isolation + [
      ("Content-Security-Policy", policy),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      ("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ]

  /// Isolation from other origins is what makes the browser's clock fine enough to time a touch.
  private static let isolation: [(name: String, value: String)] = [
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  private static let policy = [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// The `_headers` file that Netlify, Cloudflare Pages and others read.
  static var headersFile: String {
    // Such a host joins the values of all rules that match, so each address has one rule for its cache.
    var text = "/*\n"
    for (name, value) in fields { text += "  \(name): \(value)\n" }
    text += "/\(assets)/*\n  Cache-Control: \(keptForever)\n"
    for path in ["/", "/index.html", "/service-worker.js", "/manifest.webmanifest"] {
      text += "\(path)\n  Cache-Control: \(revalidated)\n"
    }
    return text
  }

  /// The lines for a `server` block of nginx.
  static var nginx: String {
    var text = """
      # Inside a `server` block. The folder is where `root` points. brotli_static needs the module ngx_brotli; without it
      # leave that line out.
      gzip_static on;
      brotli_static on;
      types {
        application/wasm wasm;
        application/manifest+json webmanifest;
      }

      """
    let common = fields.map { "  add_header \($0.name) \"\($0.value)\" always;\n" }.joined()
    // A location with fields of its own inherits none.
    text += "location / {\n  add_header Cache-Control \"\(revalidated)\";\n\(common)}\n"
    text += "location ~ ^/(.*/)?\(assets)/ {\n  add_header Cache-Control \"\(keptForever)\";\n\(common)}\n"
    return text
  }

  /// The lines for a site block of Caddy.
  static var caddy: String {
    var text = """
      # Inside a site block. The folder is where `root` points.
      file_server {
        precompressed br gzip
      }
      @assets path */\(assets)/*
      header {

      """
    for (name, value) in fields { text += "  \(name) \"\(value)\"\n" }
    text += "  Cache-Control \"\(revalidated)\"\n}\nheader @assets Cache-Control \"\(keptForever)\"\n"
    return text
  }
}
