import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Wire: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let id = downloadTask.taskIdentifier
    // Not under the lock, since it moves a file. Delegate calls come one after the other.
    guard var call = calls.with({ $0[id] }) else { return }
    reportEnd(of: downloadTask, call, location)
    call.keep(location, downloadTask.response as? HTTPURLResponse)
    let kept = call
    calls.with { $0[id] = kept }
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData count: Int64,
    totalBytesWritten total: Int64, totalBytesExpectedToWrite expected: Int64
  ) {
    calls.with { $0[downloadTask.taskIdentifier]?.probe }?.noteFirstByte()
    report(downloadTask, .download, total)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData count: Int64,
    totalBytesSent total: Int64, totalBytesExpectedToSend expected: Int64
  ) {
    guard let call = calls.with({ $0[task.taskIdentifier] }), let progress = call.progress
    else { return }
    progress(
      TransferProgress(
        .upload, completed: Int(clamping: total),
        total: expected > 0 ? Int(clamping: expected) : call.bodyLength))
  }

  /// Tells how much of a body has come to a data task.
  func report(_ task: URLSessionDataTask) {
    guard let call = calls.with({ $0[task.taskIdentifier] }), call.progress != nil else { return }
    if let progress = call.partialProgress {
      call.progress?(progress)
    } else {
      report(task, .download, call.received)
    }
  }

  /// Linux knows the total of a download task only now, when it shows the head.
  private func reportEnd(of task: URLSessionDownloadTask, _ call: Call, _ location: URL) {
    guard call.progress != nil,
      let attributes = try? FileManager.default.attributesOfItem(atPath: location.path),
      let size = attributes[.size] as? NSNumber
    else { return }
    report(task, .download, size.int64Value)
  }

  private func report(
    _ task: URLSessionTask, _ direction: TransferProgress.Direction, _ completed: Int64
  ) {
    guard let progress = calls.with({ $0[task.taskIdentifier]?.progress }) else { return }
    let total = task.response?.expectedContentLength ?? -1
    progress(
      TransferProgress(
        direction, completed: Int(clamping: completed),
        total: total >= 0 ? Int(clamping: total) : nil))
  }
}
