// Made by sdkgen for Machines. Do not edit.

public import SDKRuntime

public nonisolated enum VmEndpoint: Endpoint {
  /// `PUT /vm.add-disk`
  case addDisk
  /// `PUT /vm.boot`
  case boot
  /// `GET /vm.info`
  case info

  public var request: EndpointRequest {
    switch self {
    case .addDisk:
      return EndpointRequest(.put, "/vm.add-disk")
    case .boot:
      return EndpointRequest(.put, "/vm.boot")
    case .info:
      return EndpointRequest(.get, "/vm.info")
    }
  }

  public var operationID: String {
    switch self {
    case .addDisk: return "Vm.addDisk"
    case .boot: return "Vm.boot"
    case .info: return "Vm.info"
    }
  }
}

public nonisolated enum VmmEndpoint: Endpoint {
  /// `GET /api/v1/vmm.ping`
  case ping

  public var request: EndpointRequest {
    switch self {
    case .ping:
      return EndpointRequest(.get, "/api/v1/vmm.ping")
    }
  }

  public var operationID: String {
    switch self {
    case .ping: return "Vmm.ping"
    }
  }
}

public nonisolated enum StatsCSVEndpoint: Endpoint {
  /// `GET /stats.csv`
  case get

  public var request: EndpointRequest {
    switch self {
    case .get:
      return EndpointRequest(.get, "/stats.csv")
    }
  }

  public var operationID: String {
    switch self {
    case .get: return "StatsCSV.get"
    }
  }
}

public nonisolated enum SnapshotEndpoint: Endpoint {
  /// `PUT /snapshot/create`
  case create
  /// `PUT /snapshot/load`
  case load

  public var request: EndpointRequest {
    switch self {
    case .create:
      return EndpointRequest(.put, "/snapshot/create")
    case .load:
      return EndpointRequest(.put, "/snapshot/load")
    }
  }

  public var operationID: String {
    switch self {
    case .create: return "Snapshot.create"
    case .load: return "Snapshot.load"
    }
  }
}
