import Foundation
import HTTPTypes
import HeftSite
import Hummingbird

/// Responds to a request with a file of the page: whole, in part, compressed, or not at all where the browser has it.
struct FileAnswers<Context: RequestContext>: RouterMiddleware {
  let files: PageFiles
  /// Whether the page reloads itself when a file has changed.
  let reloads: Bool

  private let reader = FileIO()

  init(files: PageFiles, reloads: Bool) {
    self.files = files
    self.reloads = reloads
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard request.method == .get || request.method == .head else { return try await next(request, context) }
    guard let path = request.uri.path.removingPercentEncoding, !path.contains("..") else {
      throw HTTPError(.badRequest)
    }
    if reloads, let answer = Reloading.answer(to: path, files: files) {
      return self.answer(answer.text, type: answer.type, to: request)
    }
    switch files.place(of: path) {
    case nil: return try await next(request, context)
    case .folder where !path.hasSuffix("/"):
      return .redirect(to: request.uri.path + "/", type: .permanent)
    case .folder:
      guard case .file(let index) = files.place(of: path + "index.html"), let file = files.file(at: index)
      else {
        return try await next(request, context)
      }
      return try await answer(file, to: request, context)
    case .file(let place):
      guard let file = files.file(at: place) else { return try await next(request, context) }
      return try await answer(file, to: request, context)
    }
  }

  private func answer(_ file: PageFile, to request: Request, _ context: Context) async throws -> Response {
    if reloads, file.path == files.folder + "/index.html", let bytes = file.bytes {
      return answer(Reloading.page(String(buffer: bytes)), type: MediaTypes.type(of: file.path), to: request)
    }
    var headers: HTTPFields = [.acceptRanges: "bytes"]
    // The address may have no ending of its own: the module's file is called as its product is.
    headers[.contentType] =
      request.uri.path == PageFiles.moduleAddress ? "application/wasm" : MediaTypes.type(of: file.path)
    // In a site's folder of assets a file is named by its content.
    if files.isSite, file.path.hasPrefix(files.folder + "/" + SiteHeaders.assets + "/") {
      headers[.cacheControl] = SiteHeaders.keptForever
    }
    let compresses = isWorthCompressing(file.path) || request.uri.path == PageFiles.moduleAddress
    if compresses { headers[.vary] = "Accept-Encoding" }

    let range = range(of: file, request)
    // A range is one of the file as it is.
    if compresses, range == .whole, let (name, bytes) = encoding(of: file, request) {
      headers[.eTag] = "\"\(file.tag)-\(name)\""
      headers[.contentEncoding] = name
      return answer(bytes, headers, to: request)
    }
    headers[.eTag] = "\"\(file.tag)\""
    switch range {
    case .whole:
      if let bytes = file.bytes { return answer(bytes, headers, to: request) }
      if let unchanged = unchanged(headers, request) { return unchanged }
      headers[.contentLength] = String(file.stamp.size)
      let body =
        request.method == .head
        ? ResponseBody() : try await reader.loadFile(path: file.path, context: context)
      return Response(status: .ok, headers: headers, body: body)
    case .unsatisfiable:
      throw HTTPError(.rangeNotSatisfiable, headers: [.contentRange: "bytes */\(file.stamp.size)"])
    case .bytes(let bytes):
      if let unchanged = unchanged(headers, request) { return unchanged }
      headers[.contentRange] = "bytes \(bytes.lowerBound)-\(bytes.upperBound)/\(file.stamp.size)"
      headers[.contentLength] = String(bytes.count)
      if let part = file.bytes?.getSlice(at: bytes.lowerBound, length: bytes.count) {
        return Response(status: .partialContent, headers: headers, body: .init(byteBuffer: part))
      }
      let body = try await reader.loadFile(path: file.path, range: bytes, context: context)
      return Response(status: .partialContent, headers: headers, body: body)
    }
  }

  private func answer(_ text: String, type: String?, to request: Request) -> Response {
    let bytes = ByteBuffer(string: text)
    var headers: HTTPFields = [.eTag: "\"\(contentHash(Data(text.utf8)))\""]
    headers[.contentType] = type
    return answer(bytes, headers, to: request)
  }

  private func answer(_ bytes: ByteBuffer, _ headers: HTTPFields, to request: Request) -> Response {
    if let unchanged = unchanged(headers, request) { return unchanged }
    var headers = headers
    headers[.contentLength] = String(bytes.readableBytes)
    let body = request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: bytes)
    return Response(status: .ok, headers: headers, body: body)
  }

  /// The answer to a browser that has this very state of the file; nil for any other.
  private func unchanged(_ headers: HTTPFields, _ request: Request) -> Response? {
    guard let tag = headers[.eTag],
      request.headers[values: .ifNoneMatch].contains(where: { RequestRules.names($0, tag: tag) })
    else { return nil }
    var kept: HTTPFields = [.eTag: tag]
    kept[.vary] = headers[.vary]
    kept[.cacheControl] = headers[.cacheControl]
    return Response(status: .notModified, headers: kept)
  }

  /// Returns the range of the file that is asked for: only a GET asks for a part, and with `If-Range` only of the state
  /// that it names.
  private func range(of file: PageFile, _ request: Request) -> RequestRules.Range {
    guard request.method == .get, let field = request.headers[.range] else { return .whole }
    if let condition = request.headers[.ifRange], condition != "\"\(file.tag)\"" { return .whole }
    return RequestRules.range(field, size: file.stamp.size)
  }

  /// The smallest encoding of the file that the browser takes; nil where that is the file as it is.
  private func encoding(of file: PageFile, _ request: Request) -> (String, ByteBuffer)? {
    let field = request.headers[values: .acceptEncoding].joined(separator: ",")
    let brotli = RequestRules.weight(of: "br", in: field)
    let gzip = RequestRules.weight(of: "gzip", in: field)
    if brotli > 0, brotli >= gzip, let bytes = files.compressed(file, by: ".br") { return ("br", bytes) }
    guard gzip > 0, let bytes = files.compressed(file, by: ".gz") ?? file.gzip,
      bytes.readableBytes < file.stamp.size
    else { return nil }
    return ("gzip", bytes)
  }
}
