import SDKRuntime
import SDKTesting
import Testing

/// On real sockets, since URLSession joins the headers.
@Suite(.tags(.fault), .timeLimit(.minutes(15))) struct CookieWireTests {
  @Test func allCookiesOfAResponseAreKept() async throws {
    let server = try LoopbackServer()
    server.enqueue(
      .text(
        "HTTP/1.1 200 OK\r\nSet-Cookie: sid=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT\r\n"
          + "Set-Cookie: csrf=2; Path=/; HttpOnly\r\nSet-Cookie: theme=\"a, b=c\"\r\n"
          + "Set-Cookie: old=; Max-Age=0\r\nContent-Length: 0\r\n\r\n"))
    server.enqueue(status: 200)
    var configuration = APIClient.Configuration.patient(server: Server(server.url))
    configuration.cookies = CookieJar()
    let api = APIClient(configuration, transport: URLSessionTransport())

    for _ in 0..<2 { try await api.send(plain(.get)) }

    let sent = server.requests.map { $0.values("Cookie") }
    #expect(sent == [[], ["sid=1; csrf=2; theme=\"a, b=c\""]])
  }
}
