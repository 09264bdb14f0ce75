import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension SessionDelegate: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let id = downloadTask.taskIdentifier
    guard let state = tasks.with({ $0[id] }) else { return }
    reportEnd(of: downloadTask, state, at: location)
    let head = downloadTask.response as? HTTPURLResponse
    // Not under the lock, since it moves a file; meanwhile the caller may abandon the task.
    let kept = state.kept(location, head)
    tasks.with { $0[id]?.note(kept, head) }
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData count: Int64,
    totalBytesWritten total: Int64, totalBytesExpectedToWrite expected: Int64
  ) {
    tasks.with { $0[downloadTask.taskIdentifier]?.probe }?.noteFirstByte()
    reportDownload(downloadTask, completed: total)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData count: Int64,
    totalBytesSent total: Int64, totalBytesExpectedToSend expected: Int64
  ) {
    guard let state = tasks.with({ $0[task.taskIdentifier] }), let progress = state.progress
    else { return }
    progress(
      TransferProgress(
        .upload, completed: Int(clamping: total),
        total: expected > 0 ? Int(clamping: expected) : state.bodyLength))
  }

  /// Tells how much of a body has come to a data task.
  func report(_ task: URLSessionDataTask) {
    guard let state = tasks.with({ $0[task.taskIdentifier] }), state.progress != nil
    else { return }
    if let progress = state.partialProgress {
      state.progress?(progress)
    } else {
      reportDownload(task, completed: state.received)
    }
  }

  /// Reports the end of a download task. Linux knows the total only now, when it shows the head.
  private func reportEnd(
    of task: URLSessionDownloadTask, _ state: TaskState, at location: URL
  ) {
    guard state.progress != nil,
      let attributes = try? FileManager.default.attributesOfItem(atPath: location.path),
      let size = attributes[.size] as? NSNumber
    else { return }
    reportDownload(task, completed: size.int64Value)
  }

  private func reportDownload(_ task: URLSessionTask, completed: Int64) {
    guard let progress = tasks.with({ $0[task.taskIdentifier]?.progress }) else { return }
    let total = (task.response as? HTTPURLResponse)?.bodyLength
    progress(
      TransferProgress(
        .download, completed: Int(clamping: completed), total: total.map { Int(clamping: $0) }))
  }
}
