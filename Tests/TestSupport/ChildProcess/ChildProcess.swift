#if os(Linux) || os(macOS)
  package import Foundation

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A child process, started by `posix_spawn`.
  ///
  /// Foundation's `Process` on Linux watches its children through `select`, which writes beyond its
  /// table when a descriptor has a number above 1,023, and tests open many.
  package final class ChildProcess: Sendable {
    /// Where a stream of the child leads.
    package enum Stream: Sendable {
      case null
      /// A file that is written anew.
      case file(URL)
      /// A descriptor of this process, which stays open here.
      case descriptor(Int32)
    }

    /// How a child ended, and what it and its own children cost.
    package struct Exit: Sendable {
      /// Its own status, or the number of the signal that ended it.
      package var status: Int32
      package var isSignal: Bool
      package var processorSeconds: Double
      /// The memory of the largest of them.
      package var peakMegabytes: Int

      package var isSuccess: Bool { status == 0 && !isSignal }
    }

    package struct Failure: Error, CustomStringConvertible {
      package var call: String
      package var code: Int32
      package var description: String { "\(call): \(String(cString: strerror(code)))" }
    }

    package let id: pid_t

    /// Starts a program by its path, or by its name, which is looked up in `PATH`.
    ///
    /// - Throws: `Failure` when it cannot be started.
    package init(
      _ program: String, arguments: [String], directory: URL? = nil,
      environment: [String: String] = [:], input: Stream = .null, output: Stream = .null,
      error: Stream = .null
    ) throws {
      var actions = Actions()
      defer { actions.destroy() }
      try actions.connect(input, to: 0)
      try actions.connect(output, to: 1)
      try actions.connect(error, to: 2)
      #if !canImport(Darwin)
        try actions.closeOthers()
      #endif
      var command = [program] + arguments
      if let directory {
        // The call that changes the directory is not in all C libraries.
        command = ["sh", "-c", #"cd "$1" && shift && exec "$@""#, "sh", directory.path] + command
      }
      let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      id = try Self.spawn(command, variables.map { "\($0)=\($1)" }, &actions)
    }

    private static func spawn(
      _ command: [String], _ environment: [String], _ actions: inout Actions
    ) throws -> pid_t {
      var argv = command.map { strdup($0) } + [nil]
      var envp = environment.map { strdup($0) } + [nil]
      defer { for text in argv + envp { free(text) } }
      var id = pid_t()
      #if canImport(Darwin)
        // What the actions do not name is closed. To close it by an action fails there, where the
        // number is not in use.
        var attributes: posix_spawnattr_t?
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
        let code = posix_spawnp(&id, command[0], &actions.list, &attributes, &argv, &envp)
      #else
        let code = posix_spawnp(&id, command[0], &actions.list, nil, &argv, &envp)
      #endif
      guard code == 0 else { throw Failure(call: "posix_spawnp \(command[0])", code: code) }
      return id
    }

    /// Waits for its end, on this thread. To be called once.
    package func wait() -> Exit {
      var status: Int32 = 0
      var usage = rusage()
      while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
      let signal = status & 0x7F
      let times = [usage.ru_utime, usage.ru_stime]
      #if canImport(Darwin)
        let megabyte = 1 << 20
      #else
        let megabyte = 1 << 10
      #endif
      return Exit(
        status: signal == 0 ? (status >> 8) & 0xFF : signal, isSignal: signal != 0,
        processorSeconds: times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 },
        peakMegabytes: usage.ru_maxrss / megabyte)
    }

    package func terminate() { kill(id, SIGTERM) }
  }

  /// The steps in the child before the program begins.
  private struct Actions {
    #if canImport(Darwin)
      var list: posix_spawn_file_actions_t?
    #else
      var list = posix_spawn_file_actions_t()
    #endif

    init() { posix_spawn_file_actions_init(&list) }

    mutating func destroy() { posix_spawn_file_actions_destroy(&list) }

    mutating func connect(_ stream: ChildProcess.Stream, to number: Int32) throws {
      switch stream {
      case .null:
        try check(
          "open", posix_spawn_file_actions_addopen(&list, number, "/dev/null", O_RDWR, 0))
      case .file(let url):
        try check(
          "open",
          posix_spawn_file_actions_addopen(
            &list, number, url.path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600))
      case .descriptor(let descriptor):
        try check("dup2", posix_spawn_file_actions_adddup2(&list, descriptor, number))
      }
    }

    #if !canImport(Darwin)
      /// A child that held a socket of another test would keep its connection open. Numbers that are
      /// not in use do no harm.
      mutating func closeOthers() throws {
        let used = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd")
        let last = used.compactMap { Int32($0) }.max() ?? 2
        for number in 3...(max(last, 2) + 64) {
          try check("close", posix_spawn_file_actions_addclose(&list, number))
        }
      }
    #endif

    private func check(_ call: String, _ code: Int32) throws {
      guard code == 0 else { throw ChildProcess.Failure(call: call, code: code) }
    }
  }

  extension ChildProcess {
    /// How a program ended and what it printed.
    package struct Outcome: Sendable {
      package var exit: Exit
      package var output: String
      package var error: String

      package var status: Int32 { exit.status }
      package var isSuccess: Bool { exit.isSuccess }
    }

    /// Runs a program to its end, on this thread. Its output goes to files, so that no full pipe
    /// holds it up; standard output to `output`, if there is one.
    package static func run(
      _ program: String, _ arguments: [String], in directory: URL? = nil,
      environment: [String: String] = [:], output stream: Stream? = nil
    ) throws -> Outcome {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("sdkgen-run-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let output = folder.appendingPathComponent("output")
      let error = folder.appendingPathComponent("error")
      let child = try ChildProcess(
        program, arguments: arguments, directory: directory, environment: environment,
        output: stream ?? .file(output), error: .file(error))
      let exit = child.wait()
      let printed = stream == nil ? try Data(contentsOf: output) : Data()
      return Outcome(
        exit: exit, output: String(decoding: printed, as: UTF8.self),
        error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }

    /// The same without blocking the caller's thread: tasks share few, and calls of other tests
    /// would miss their deadlines. Not more at once than the machine bears, and behind this process,
    /// whose tests may measure time; one that is the first of many goes before the others, so that
    /// they do not end long after them.
    package static func run(
      _ program: String, _ arguments: [String], in directory: URL? = nil,
      environment: [String: String] = [:], output: Stream? = nil,
      isFirstOfMany: Bool = false
    ) async throws -> Outcome {
      try await withCheckedThrowingContinuation { done in
        let operation = BlockOperation {
          done.resume(
            with: Result {
              try run(
                "nice", ["-n", isFirstOfMany ? "5" : "10", program] + arguments, in: directory,
                environment: environment, output: output) as Outcome
            })
        }
        if isFirstOfMany { operation.queuePriority = .veryHigh }
        queue.addOperation(operation)
      }
    }

    private static let queue: OperationQueue = {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = max(4, ProcessInfo.processInfo.activeProcessorCount)
      return queue
    }()
  }
#endif
