#if Server
  internal import Foundation
  internal import NIOCore
  internal import NIOHTTP1
  internal import NIOHTTPCompression
  internal import NIOPosix
  internal import struct SDKCore.Locked

  /// Answers requests over HTTP/1.1, until it is stopped.
  package final class HTTPServer: Sendable {
    /// What a client can make the server hold at most.
    package struct Limits: Sendable {
      package var headerBytes = 64 * 1024
      package var headerCount = 256
      package var bodyBytes = 64 * 1024 * 1024
      /// Further ones wait until one ends.
      package var connections = 1_000
      /// From the end of an answer to that of the next request, in which a connection may as well be idle.
      package var requestTime = Duration.seconds(60)

      package init() {}
    }

    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel

    /// Begins to listen.
    ///
    /// - `port`: 0 for one that is free.
    package init(
      _ service: FakeService, host: String, port: Int, limits: Limits = .init()
    ) throws(ListenFailure) {
      let group = MultiThreadedEventLoopGroup(numberOfThreads: System.coreCount)
      let bootstrap = ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              ConnectionLimit(limits.connections))
          }
        }
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try Self.configure(channel.pipeline.syncOperations, service, limits)
          }
        }
      do {
        channel = try bootstrap.bind(host: host, port: port).wait()
      } catch {
        try? group.syncShutdownGracefully()
        throw ListenFailure(error, host: host, port: port)
      }
      self.group = group
    }

    private static func configure(
      _ pipeline: ChannelPipeline.SynchronousOperations, _ service: FakeService, _ limits: Limits
    ) throws {
      var decoding = NIOHTTPDecoderLimitConfiguration()
      decoding.maxHeaderFieldSize = limits.headerBytes
      decoding.maxHeaderListSize = limits.headerBytes
      decoding.maxHeaderFieldCount = limits.headerCount
      try pipeline.configureHTTPServerPipeline(
        withErrorHandling: false, withEncoderConfiguration: .init(),
        withDecoderLimitConfiguration: decoding)
      try pipeline.addHandlers([
        RequestGuard(service, limits: limits),
        HTTPResponseCompressor(responseCompressionPredicate: Compression.isWorthIt),
        ExchangeHandler(service),
      ])
    }

    /// Where it listens: `http://127.0.0.1:4010`.
    package var url: String {
      let address = channel.localAddress
      let host = address?.ipAddress ?? "127.0.0.1"
      return "http://\(host.contains(":") ? "[\(host)]" : host):\(address?.port ?? 0)"
    }

    /// Ends every connection and frees the port.
    package func stop() {
      try? group.syncShutdownGracefully()
    }
  }

  /// Why a server cannot listen.
  package struct ListenFailure: Error, CustomStringConvertible {
    package let description: String

    fileprivate init(_ error: any Error, host: String, port: Int) {
      description =
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE:
          "another program listens on port \(port) of \(host); choose another one with '--port', or 0 for any"
        case EACCES: "the system does not allow to listen on port \(port); choose one from 1024 on"
        case EADDRNOTAVAIL: "'\(host)' is no address of this machine"
        case _ where error is SocketAddressError: "'\(host)' is no address of this machine"
        default: "cannot listen on port \(port) of \(host): \(error)"
        }
    }
  }

  /// Accepts no more connections than a number until one ends.
  private final class ConnectionLimit: ChannelDuplexHandler {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel
    typealias OutboundIn = Never

    private struct State: Sendable {
      var count = 0
      var isReadPending = false
    }

    private let limit: Int
    private let state = Locked(State())

    init(_ limit: Int) { self.limit = limit }

    func read(context: ChannelHandlerContext) {
      let isFree = state.with { state in
        state.isReadPending = state.count >= limit
        return !state.isReadPending
      }
      if isFree { context.read() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      state.with { $0.count += 1 }
      let (state, limit, server) = (state, limit, context.channel)
      unwrapInboundIn(data).closeFuture.whenComplete { _ in
        let isAwaited = state.with { state in
          state.count -= 1
          guard state.isReadPending, state.count < limit else { return false }
          state.isReadPending = false
          return true
        }
        if isAwaited { server.read() }
      }
      context.fireChannelRead(data)
    }
  }
#endif
