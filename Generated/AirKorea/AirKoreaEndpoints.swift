// Made by sdkgen for AirKorea. Do not edit.

public import SDKRuntime

/// 측정소정보: measuring stations, and where neighbourhoods lie.
public nonisolated indirect enum StationsEndpoint: Endpoint {
  /// The stations near a point in TM coordinates (middle origin), nearest first, at most three.
  ///
  /// `GET /MsrstnInfoInqireSvc/getNearbyMsrstnList`
  case nearby(tmX: Double, tmY: Double)
  /// The coordinates of the neighbourhoods of a name, such as 혜화동.
  ///
  /// `GET /MsrstnInfoInqireSvc/getTMStdrCrdnt`
  case neighbourhoods(name: String, numOfRows: Int? = nil, pageNo: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .nearby(let tmX, let tmY):
      return EndpointRequest(
        .get, "/MsrstnInfoInqireSvc/getNearbyMsrstnList",
        query: [("tmX", tmX), ("tmY", tmY), ("ver", "1.1")], response: Self.response)
    case .neighbourhoods(let name, let numOfRows, let pageNo):
      return EndpointRequest(
        .get, "/MsrstnInfoInqireSvc/getTMStdrCrdnt",
        query: [("umdName", name), ("numOfRows", numOfRows), ("pageNo", pageNo)],
        response: Self.response)
    }
  }

  public var operationID: String {
    switch self {
    case .nearby: return "Stations.nearby"
    case .neighbourhoods: return "Stations.neighbourhoods"
    }
  }

  private static let response = ResponseRules(
    unwrap: ["response", "body", "items"],
    success: SuccessRule(
      at: ["response", "header", "resultCode"], is: "00",
      message: ["response", "header", "resultMsg"]))
}

/// 대기오염정보: what the stations measure.
public nonisolated indirect enum ReadingsEndpoint: Endpoint {
  /// The readings of one station, newest first.
  ///
  /// `GET /ArpltnInforInqireSvc/getMsrstnAcctoRltmMesureDnsty`
  case ofStation(name: String, term: Term, numOfRows: Int? = nil, pageNo: Int? = nil)
  /// The latest readings of all stations of a province (시도): 서울, 부산 …, or 전국 for all.
  ///
  /// `GET /ArpltnInforInqireSvc/getCtprvnRltmMesureDnsty`
  case ofProvince(name: String, numOfRows: Int? = nil, pageNo: Int? = nil)

  public var request: EndpointRequest {
    switch self {
    case .ofStation(let name, let term, let numOfRows, let pageNo):
      return EndpointRequest(
        .get, "/ArpltnInforInqireSvc/getMsrstnAcctoRltmMesureDnsty",
        query: [
          ("stationName", name), ("dataTerm", term), ("numOfRows", numOfRows), ("pageNo", pageNo),
          ("ver", "1.3"),
        ],
        response: .init(
          unwrap: ["response", "body", "items"],
          success: SuccessRule(
            at: ["response", "header", "resultCode"], is: "00",
            message: ["response", "header", "resultMsg"])))
    case .ofProvince(let name, let numOfRows, let pageNo):
      return EndpointRequest(
        .get, "/ArpltnInforInqireSvc/getCtprvnRltmMesureDnsty",
        query: [("sidoName", name), ("numOfRows", numOfRows), ("pageNo", pageNo), ("ver", "1.3")],
        response: .init(
          unwrap: ["response", "body"],
          success: SuccessRule(
            at: ["response", "header", "resultCode"], is: "00",
            message: ["response", "header", "resultMsg"])))
    }
  }

  public var operationID: String {
    switch self {
    case .ofStation: return "Readings.ofStation"
    case .ofProvince: return "Readings.ofProvince"
    }
  }
}
