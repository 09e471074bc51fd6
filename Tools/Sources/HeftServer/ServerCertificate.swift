import Foundation
import NIOSSL

/// The certificate by which a server is known, so that it speaks TLS.
///
/// A browser keeps a page offline, and lets its threads share memory, only where it was loaded over TLS or from the machine
/// itself: a phone or a tablet that tries the page over the network needs it.
public struct ServerCertificate: Sendable {
  let configuration: TLSConfiguration

  /// Reads a certificate and its key.
  ///
  /// - Parameters:
  ///   - certificate: A file in PEM with the certificate, and after it those that vouch for it.
  ///   - privateKey: A file in PEM with the key, without a password.
  /// - Throws: A ``ServerError`` where a file is not there, has nothing of its kind in it, or the two do not belong together.
  public init(certificate: String, privateKey: String) throws(ServerError) {
    let chain: [NIOSSLCertificate]
    do { chain = try NIOSSLCertificate.fromPEMFile(certificate) } catch {
      throw .certificateUnreadable(certificate)
    }
    guard !chain.isEmpty else { throw .certificateUnreadable(certificate) }
    let key: NIOSSLPrivateKey
    do { key = try NIOSSLPrivateKey(file: privateKey, format: .pem) } catch {
      throw .privateKeyUnreadable(privateKey)
    }
    configuration = .makeServerConfiguration(
      certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
    // Only a context tells whether the key is the certificate's.
    do { _ = try NIOSSLContext(configuration: configuration) } catch {
      throw .certificateOfAnotherKey(certificate, privateKey: privateKey)
    }
  }
}
