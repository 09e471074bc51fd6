import HTTPTypes
import Hummingbird

/// Turns an error into a small page that a person can read.
struct ErrorPages<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      return page(for: error, method: request.method)
    }
  }

  private func page(for error: any HTTPResponseError, method: HTTPRequest.Method) -> Response {
    let text = Self.html(title: error.status.reasonPhrase, sentence: Self.sentence(for: error.status))
    let body = ByteBuffer(string: text)
    var headers = (error as? HTTPError)?.headers ?? [:]
    headers[.contentType] = "text/html; charset=utf-8"
    headers[.contentLength] = String(body.readableBytes)
    // The style is in the page itself, so that it holds when no file of the page can be had.
    headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    return Response(
      status: error.status, headers: headers, body: method == .head ? .init() : .init(byteBuffer: body))
  }

  private static func sentence(for status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "There is nothing at this address."
    case .badRequest: "This address is not one that Heft can read."
    case .rangeNotSatisfiable: "The file has no such part."
    default: "Heft cannot answer this request."
    }
  }

  private static func html(title: String, sentence: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title) - Heft</title>
    <style>
      body { font: 1.125rem/1.5 system-ui, sans-serif; }
      body { max-width: 30rem; margin: 20vh auto; padding: 0 1.5rem; }
      h1 { font-size: 1.5rem; }
    </style>
    <h1>\(title)</h1>
    <p>\(sentence) <a href="/">Go to Heft</a>.</p>
    </html>

    """
  }
}
