import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension NetworkOptions {
    /// Does nothing: URLSession on Linux has none of it.
    func apply(to request: inout URLRequest) {}
    func apply(to task: URLSessionTask) {}
  }
#else
  extension NetworkOptions {
    func apply(to request: inout URLRequest) {
      if let allowsCellularAccess { request.allowsCellularAccess = allowsCellularAccess }
      if let allowsExpensiveNetworkAccess {
        request.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
      }
      if let allowsConstrainedNetworkAccess {
        request.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
      }
      if let serviceType { request.networkServiceType = serviceType.foundation }
    }

    func apply(to task: URLSessionTask) {
      switch priority {
      case nil: break
      case .low: task.priority = URLSessionTask.lowPriority
      case .medium: task.priority = URLSessionTask.defaultPriority
      case .high: task.priority = URLSessionTask.highPriority
      }
    }
  }

  extension NetworkOptions.ServiceType {
    fileprivate var foundation: URLRequest.NetworkServiceType {
      switch self {
      case .default: .default
      case .background: .background
      case .video: .video
      case .voice: .voice
      case .responsiveData: .responsiveData
      case .avStreaming: .avStreaming
      case .responsiveAV: .responsiveAV
      case .callSignaling: .callSignaling
      }
    }
  }
#endif
