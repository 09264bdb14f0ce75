package import Foundation

/// The part of a download that has arrived, over the attempts of one call, or over several calls
/// where the caller keeps it (`DownloadResumption`).
///
/// Every attempt goes on where the last one ended if the server vouches that the file is the same
/// (`If-Range`); otherwise it starts over.
package final class PartialDownload: Sendable {
  /// The reason why nothing more is written.
  private enum Problem: Sendable { case notWritable, mismatch }

  private struct State: Sendable {
    /// The place of the part.
    var url: URL
    var file: PartialFile?
    var representation: PartialRepresentation?
    var isRanged = false
    /// True if the last response was the rest.
    var isContinued = false
    var problem: Problem?
    /// True if the store keeps the parts of somebody else.
    var isDisowned = false
    var isOver = false

    /// The source of the request that is under way.
    var source: PartialSource?
    /// The changes of interceptors to it.
    var changes = InterceptorChanges()

    var size: Int64 { file?.size ?? 0 }
  }

  private let state: Locked<State>
  /// Nil: nobody wants the part once the call is over.
  private let keeper: PartKeeper?
  /// The user the kept part belongs to; nil where that does not matter.
  let owner: RequestIdentity?
  /// What the transport adds to requests.
  private let addedHeaders: HTTPHeaders
  /// False for a call whose every attempt begins anew, with the ranges that it asks for itself.
  private let isResumable: Bool

  /// The number of bytes of a kept part that may be lost when the process is killed.
  private static let interval: Int64 = 16 << 20

  /// A part for one call, which becomes the file at this place.
  init(at destination: URL, isResumable: Bool = true) {
    (keeper, owner, addedHeaders) = (nil, nil, [:])
    self.isResumable = isResumable
    state = Locked(State(url: destination))
  }

  /// A part that may be there from an earlier call. Nil when it cannot be kept, or another call of
  /// this process is at it.
  init?(
    _ key: String, keptIn store: DownloadResumption, of owner: RequestIdentity? = nil,
    addedHeaders: HTTPHeaders = [:]
  ) {
    guard (try? store.prepare()) != nil, let keeper = PartKeeper(key, in: store) else { return nil }
    var state = State(url: keeper.url)
    let record = keeper.takeOver()
    guard var file = PartialFile(state.url, isKept: true) else {
      keeper.abandon()
      return nil
    }
    let isUsable = record != nil && file.cut(to: record?.synced ?? 0)
    guard isUsable || file.cut(to: 0) else {
      file.close()
      keeper.abandon()
      return nil
    }
    // The next launch must find it under its new name; this call goes on either way.
    if isUsable { _ = keeper.record(record, of: file) }
    state.representation = isUsable ? record : nil
    state.file = file
    self.keeper = keeper
    self.owner = owner
    self.addedHeaders = addedHeaders
    isResumable = true
    self.state = Locked(state)
  }

  deinit { close() }

  /// The size in bytes.
  package var size: Int64 { state.with { $0.size } }

  /// True if the request that is under way asks for the rest only.
  var isRanged: Bool { state.with { $0.isRanged } }

  /// The progress of the file.
  package var progress: TransferProgress {
    state.with { state in
      TransferProgress(
        .download, completed: Int(clamping: state.size),
        total: state.representation?.total.map { Int(clamping: $0) })
    }
  }

  /// Returns the headers that ask for the rest; empty when there is nothing from there to go on with.
  func beginAttempt(_ request: HTTPRequest) -> [(name: String, value: String)] {
    let source = PartialSource(
      of: request.adding(addedHeaders), for: owner, state.with { $0.changes })
    return state.with { state in
      state.source = source
      state.isRanged = false
      state.isContinued = false
      if state.problem == .mismatch { state.problem = nil }
      guard isResumable, let known = state.representation, let validator = known.validator,
        known.source == source,
        // If it has more than the whole, there is no telling which bytes are wrong.
        known.total.map({ state.size <= $0 }) ?? true
      else { return [] }
      // All of it is here, but nobody has checked that: the last byte tells.
      if let total = known.total, total > 0, state.size >= total {
        guard state.file?.cut(to: total - 1) == true else { return [] }
      }
      guard state.size > 0 else { return [] }
      state.isRanged = true
      // Encoded, the bytes would be counted otherwise.
      return [
        ("Range", "bytes=\(state.size)-"), ("If-Range", validator), ("Accept-Encoding", "identity"),
      ]
    }
  }

  /// Performs a request for the rest, or for the whole file where there is nothing to go on with, or
  /// where the rest that comes is not of the same file.
  ///
  /// - `load`: sends the request with its headers, and hands the body over; throws what `check()` does.
  /// - `status`: of a response.
  package func load<Response>(
    _ request: HTTPRequest, status: (Response) -> Int,
    by load: (HTTPRequest) async throws -> Response
  ) async throws -> Response {
    var rest = request
    for field in beginAttempt(request) { rest.headers.replace(field.name, field.value) }
    do {
      let response = try await load(rest)
      // 416: there is nothing at that offset, so the file is another.
      if status(response) != 416 || !isRanged { return response }
    } catch is ObsoletePart {}
    discard()
    _ = beginAttempt(request)
    do {
      return try await load(request)
    } catch is ObsoletePart {
      throw TransportError(
        .malformedResponse, reason: "the server sends a part of the file, not the whole")
    }
  }

  /// Takes in the head of a 2xx response. False when what follows is not wanted.
  package func begin(_ status: Int, _ headers: HTTPHeaders) -> Bool {
    let isWanted = state.with { state -> Bool in
      guard !state.isOver, state.problem == nil else { return false }
      if status == 206, isResumable {
        guard state.isRanged,
          state.representation?.isContinued(by: headers, at: state.size) == true
        else {
          state.problem = .mismatch
          return false
        }
        state.representation?.total = ContentRange(headers["Content-Range"])?.total
        state.isContinued = true
        return true
      }
      guard startOver(&state) else { return false }
      state.representation =
        status == 200 ? PartialRepresentation(headers, from: state.source) : nil
      return true
    }
    if isWanted { record() }
    return isWanted
  }

  private func startOver(_ state: inout State) -> Bool {
    if state.file == nil { state.file = PartialFile(state.url, isKept: keeper != nil) }
    // Before anything is cut: nobody may go on with a copy of what is not what its record says.
    if state.size > 0 { keeper?.removeRecord() }
    guard state.file?.cut(to: 0) == true else {
      state.problem = .notWritable
      return false
    }
    state.representation = nil
    return true
  }

  /// Takes in what follows. False when it cannot be written.
  package func append(_ data: Data) -> Bool {
    let (isWritten, isDue) = state.with { state -> (Bool, Bool) in
      guard !state.isOver, state.problem == nil else { return (false, false) }
      guard state.file?.append(data) == true else {
        state.problem = .notWritable
        return (false, false)
      }
      return (true, state.size - (state.representation?.synced ?? 0) >= Self.interval)
    }
    if isDue { record() }
    return isWritten
  }

  /// Forgets what is there, since it is not what the server has.
  func discard() {
    state.with { state in
      if state.file != nil { _ = startOver(&state) }
      state.problem = nil
    }
  }

  func note(_ changes: InterceptorChanges) { state.with { $0.changes = changes } }

  /// Forgets what is there, since it is another user's than the one whom the next request is sent
  /// for.
  func disown() {
    discard()
    keeper?.removeRecord()
    state.with { $0.isDisowned = true }
  }

  /// - Throws: what went wrong here, and is the reason why the exchange ended.
  package func check() throws {
    switch state.with({ $0.problem }) {
    case nil: break
    case .notWritable: throw TransportError.fileNotWritten
    case .mismatch: throw ObsoletePart()
    }
  }

  /// Returns the status and headers of the whole file, where the response was that of the rest.
  package func completed(_ status: Int, _ headers: HTTPHeaders) -> (Int, HTTPHeaders) {
    let (known, size) = state.with { ($0.isContinued ? $0.representation : nil, $0.size) }
    guard let known else { return (status, headers) }
    var whole = headers
    for name in ["Content-Range", "Content-Length"] { whole.remove(name) }
    for field in known.headers where field.count == 2 && whole[field[0]] == nil {
      whole.append(field[0], field[1])
    }
    whole.append("Content-Length", "\(known.total ?? size)")
    return (200, whole)
  }

  /// Makes the part the file at `destination`. An interceptor that sends the request once more begins
  /// another.
  ///
  /// - Throws: `.fileNotWritable`, and `.truncated` when it is not whole; then it stays a part.
  package func finish(at destination: URL) throws(TransportError) {
    let (url, file, total) = state.with { ($0.url, $0.file, $0.representation?.total) }
    // `removeAll()` may have taken it away.
    guard let file, file.isAt(url) else { throw .fileNotWritten }
    guard total == nil || total == file.size else { throw .wrongLength }
    if url != destination {
      do { try PartKeeper.move(url, to: destination, isPrivate: keeper != nil) } catch {
        throw .fileNotWritten
      }
    }
    keeper?.removeRecord()
    state.with { state in
      (state.file, state.representation) = (nil, nil)
      // The file stays as it is, whatever comes of another request.
      if keeper == nil { state.url = StagedFile.url(beside: destination) }
    }
    file.close()
  }

  /// Ends the part when the call is over. It stays only where it is kept and can be continued.
  func close() {
    let ended = state.with { state in
      defer { state.file = nil }
      state.isOver = true
      return state
    }
    defer { keeper?.leave() }
    guard let file = ended.file else { return }
    defer { file.close() }
    // `removeAll()` may have taken it away.
    guard file.isAt(ended.url) else { return }
    if let keeper, !ended.isDisowned, file.size > 0, ended.representation?.validator != nil {
      // Whoever finds it left may write to it: nothing more comes from here.
      _ = keeper.record(ended.representation, of: file, isLeft: true)
    } else {
      keeper?.removeRecord()
      try? FileManager.default.removeItem(at: ended.url)
    }
  }

  /// Notes what is on disk, for the next launch.
  private func record() {
    guard let keeper else { return }
    let (url, file, known) = state.with {
      ($0.url, $0.isDisowned ? nil : $0.file, $0.representation)
    }
    // `removeAll()` may have taken the part away.
    guard let file, file.isAt(url), let synced = keeper.record(known, of: file) else { return }
    state.with { $0.representation?.synced = synced }
  }
}

/// The server has another file than the one of which a part is here, or sends a part that was not
/// asked for.
struct ObsoletePart: Error {}
