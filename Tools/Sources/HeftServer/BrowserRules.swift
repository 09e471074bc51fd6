import HTTPTypes
import Hummingbird

/// What every answer tells the browser about how to treat the page.
struct BrowserRules<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    for (name, value) in Self.fields where response.headers[name] == nil {
      response.headers[name] = value
    }
    return response
  }

  private static var fields: [(HTTPField.Name, String)] {
    [
      (.contentSecurityPolicy, pagePolicy),
      (.xContentTypeOptions, "nosniff"),
      // A rebuilt page or module is seen at the next reload, and an unchanged one is not sent again.
      (.cacheControl, "no-cache"),
      (named("Referrer-Policy"), "no-referrer"),
      (named("Permissions-Policy"), "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
      // Isolation from other origins is what makes the browser's clock fine enough to time a touch.
      (named("Cross-Origin-Opener-Policy"), "same-origin"),
      (named("Cross-Origin-Embedder-Policy"), "require-corp"),
      (named("Cross-Origin-Resource-Policy"), "same-origin"),
    ]
  }

  private static var pagePolicy: String {
    [
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
  }
}

/// A field name that `HTTPTypes` has no constant for. Only for literals: a name that is no token traps.
private func named(_ name: String) -> HTTPField.Name {
  HTTPField.Name(name)!
}
