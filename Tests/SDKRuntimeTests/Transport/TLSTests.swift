#if os(Linux) || os(macOS)
  import Foundation
  import SDKRuntime
  import SDKTesting
  import Testing

  /// Servers whose certificate must not be believed; the handshake is a real one.
  @Suite(
    .tags(.fault), .timeLimit(.minutes(15)),
    .enabled(if: TLSServer.isAvailable, "there is no openssl to make a TLS server of"))
  struct TLSTests {
    @Test(
      "A certificate nobody vouches for ends the handshake, and nothing is sent",
      arguments: TLSIdentity.Kind.allCases)
    func aCertificateNobodyVouchesFor(kind: TLSIdentity.Kind) async throws {
      try await withTemporaryDirectory { directory in
        let server = try await onOwnThread { try TLSServer(.make(kind, in: directory)) }

        let error = await failure { try await secure(server).send(secret) }
        let log = await server.log()

        #expect(error?.transportCode == .tls)
        #expect(error?.attempts == 1)
        #expect(error.map { "\($0)".contains("s3cr3t") } == false)
        expectRefusal(in: log)
      }
    }

    #if canImport(Security)
      @Test("Who is refused by the app gets nothing, whatever the system thinks")
      func aCertificateTheAppRefuses() async throws {
        try await withTemporaryDirectory { directory in
          let server = try await onOwnThread { try TLSServer(.make(.rightful, in: directory)) }
          let transport = URLSessionTransport(serverTrust: { _ in false })

          let error = await failure { try await secure(server, transport).send(secret) }

          #expect(error?.transportCode == .tls)
          #expect(error?.attempts == 1)
          expectRefusal(in: await server.log())
        }
      }

      @Test("A certificate that the app knows works")
      func aCertificateTheAppKnows() async throws {
        try await withTemporaryDirectory { directory in
          let identity = try await onOwnThread { try TLSIdentity.make(.rightful, in: directory) }
          let text = try String(contentsOf: identity.certificate, encoding: .utf8)
          let lines = text.split(separator: "\n").filter { !$0.hasPrefix("-") }
          let pin = try #require(Data(base64Encoded: lines.joined()))
          let server = try await onOwnThread { try TLSServer(identity) }
          let transport = URLSessionTransport(serverTrust: { shown in
            shown.host == "127.0.0.1" && !shown.isTrustedBySystem && shown.certificates == [pin]
          })

          let data = try await secure(server, transport).send(secret, as: Data.self)

          #expect(data == Data("ok".utf8))
        }
      }
    #endif

    @Test func noTLSToAPortThatSpeaksIt() async throws {
      try await withTemporaryDirectory { directory in
        let server = try await onOwnThread { try TLSServer(.make(.rightful, in: directory)) }
        var configuration = APIClient.Configuration.patient(
          server: Server("http://127.0.0.1:\(server.port)"))
        configuration.options.retry = RetryPolicy.none
        let api = APIClient(configuration, transport: URLSessionTransport())

        let error = await failure { try await api.send(plain(.get)) }

        #expect(error?.transportCode == .connectionLost)
      }
    }
  }

  /// A self-made certificate is believed where it stands among the system's roots, and only there
  /// on Linux: URLSession reads no environment variable for it and asks no delegate. So a child
  /// process gets a file system in which it does.
  @Suite(
    .tags(.fault), .timeLimit(.minutes(15)),
    .enabled(if: TrustedRoots.isPossible, "no file system of a child's own can be made here"))
  struct TrustedRootsTests {
    @Test("A trusted certificate works, unless expired or of another host")
    func trustedButExpiredOrOfAnotherHost() async throws {
      try await withTemporaryDirectory { directory in
        let (status, text) = try await onOwnThread {
          try TrustedRoots.run("TrustedTLSTests", in: directory)
        }

        #expect(status == 0, "\(text)")
        #expect(text.contains("Test run with 2 tests"), "\(text)")
      }
    }
  }

  /// The tests that the child process runs.
  @Suite(
    .tags(.fault), .timeLimit(.minutes(15)),
    .enabled(if: TrustedRoots.directory != nil, "run by TrustedRootsTests"))
  struct TrustedTLSTests {
    @Test func aTrustedCertificateWorks() async throws {
      let directory = try #require(TrustedRoots.directory)
      let server = try await onOwnThread { try TLSServer(TLSIdentity(.rightful, in: directory)) }

      let data = try await secure(server).send(secret, as: Data.self)
      let log = await server.log()

      #expect(data == Data("ok".utf8))
      // What is looked for in vain elsewhere would be seen.
      #expect(log.contains("GET /a"))
      #expect(log.contains("s3cr3t"))
    }

    @Test(
      "Though trusted, a certificate that is expired or of another host is refused",
      arguments: [TLSIdentity.Kind.expired, .otherHost])
    func expiredOrOfAnotherHost(kind: TLSIdentity.Kind) async throws {
      let directory = try #require(TrustedRoots.directory)
      let server = try await onOwnThread { try TLSServer(TLSIdentity(kind, in: directory)) }

      let error = await failure { try await secure(server).send(secret) }

      #expect(error?.transportCode == .tls)
      #expect(error?.attempts == 1)
      expectRefusal(in: await server.log())
    }
  }

  private let secret = TestEndpoint.get("/a", headers: [("X-Key", "s3cr3t")])

  /// With retries, which a refused certificate gets none of.
  private func secure(
    _ server: TLSServer, _ transport: URLSessionTransport = URLSessionTransport()
  ) -> APIClient {
    let configuration = APIClient.Configuration.patient(
      server: Server("https://127.0.0.1:\(server.port)"))
    return APIClient(configuration, transport: transport)
  }

  /// The client saw the certificate and sent no request.
  private func expectRefusal(in log: String) {
    #expect(log.contains(", ClientHello"))
    #expect(log.contains(", Certificate\n"))
    #expect(!log.contains("GET"))
    #expect(!log.contains("s3cr3t"))
  }
#endif
