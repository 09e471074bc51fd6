import Foundation
import Testing

@testable import HeftServer

/// The certificate of a server that speaks TLS.
struct CertificateTests {
  let site: SiteOnDisk
  private var certificate: String { site.root + "/certificate.pem" }
  private var privateKey: String { site.root + "/key.pem" }

  init() throws {
    site = try SiteOnDisk()
    try make("certificate.pem", "key.pem")
    try make("another.pem", "another-key.pem")
    try site.write("not one", to: "text.pem")
  }

  private func make(_ certificate: String, _ key: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-days", "2",
      "-subj", "/CN=localhost", "-out", site.root + "/" + certificate, "-keyout", site.root + "/" + key,
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test("A certificate and its key are read")
  func good() throws {
    _ = try ServerCertificate(certificate: certificate, privateKey: privateKey)
  }

  @Test("A file without a certificate is named", arguments: ["none.pem", "text.pem", "key.pem"])
  func noCertificate(name: String) {
    let path = site.root + "/" + name
    #expect(throws: ServerError.certificateUnreadable(path)) {
      try ServerCertificate(certificate: path, privateKey: privateKey)
    }
  }

  @Test("A file without a key is named", arguments: ["none.pem", "text.pem", "certificate.pem"])
  func noKey(name: String) {
    let path = site.root + "/" + name
    #expect(throws: ServerError.privateKeyUnreadable(path)) {
      try ServerCertificate(certificate: certificate, privateKey: path)
    }
  }

  @Test("A certificate with another one's key is refused before the server listens")
  func anotherKey() {
    let other = site.root + "/another-key.pem"
    #expect(throws: ServerError.certificateOfAnotherKey(certificate, privateKey: other)) {
      try ServerCertificate(certificate: certificate, privateKey: other)
    }
  }
}
