import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Bytes compressed by gzip; nil where that fails.
func gzipped(_ bytes: ByteBuffer) -> ByteBuffer? {
  let channel = EmbeddedChannel()
  defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
  do {
    try channel.pipeline.syncOperations.addHandler(HTTPResponseCompressor(initialByteBufferCapacity: 1 << 16))
    var request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    request.headers.add(name: "accept-encoding", value: "gzip")
    try channel.writeInbound(HTTPServerRequestPart.head(request))
    let response = HTTPResponseHead(version: .http1_1, status: .ok)
    channel.write(HTTPServerResponsePart.head(response), promise: nil)
    channel.write(HTTPServerResponsePart.body(.byteBuffer(bytes)), promise: nil)
    try channel.writeAndFlush(HTTPServerResponsePart.end(nil)).wait()
    var result = ByteBuffer()
    var isCompressed = false
    while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
      switch part {
      case .head(let head): isCompressed = head.headers.first(name: "content-encoding") == "gzip"
      case .body(.byteBuffer(var chunk)): result.writeBuffer(&chunk)
      default: break
      }
    }
    return isCompressed ? result : nil
  } catch {
    return nil
  }
}
