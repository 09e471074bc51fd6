import HTTPTypes
import HeftSite
import Hummingbird

/// The rules in every response for how a browser treats the page.
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

  /// Without a word on its cache a file is asked for at each visit: one that was built anew is seen at the next reload.
  private static var fields: [(HTTPField.Name, String)] {
    SiteHeaders.fields.map { (named($0.name), $0.value) } + [(.cacheControl, SiteHeaders.revalidated)]
  }
}

/// A field name of ours. A name that is not a token traps.
private func named(_ name: String) -> HTTPField.Name {
  HTTPField.Name(name)!
}
