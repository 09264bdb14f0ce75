// Made by sdkgen for Shop. Do not edit.

public import Foundation
public import SDKRuntime

// swift-format-ignore
/// 서울과 부산의 대기질을 알려 주는 아주 긴 설명입니다. 이 설명은 백 자를 넘어야 하므로 조금 더 길게 써야 합니다. 그래서 이렇게 계속 이어집니다.
public nonisolated indirect enum AVeryLongGroupNameThatNobodyWouldChooseEndpoint: Endpoint {
  /// `GET /a/{aVeryLongPathParameterName}/b/{anotherVeryLongPathParameterName}/c/{yetAnotherVeryLongPathParameterName}`
  case aVeryLongEndpointNameThatNobodyWouldChoose(
    aVeryLongPathParameterName: Int, anotherVeryLongPathParameterName: String,
    yetAnotherVeryLongPathParameterName: UUID,
    aVeryLongQueryParameterNameThatNobodyWouldChoose: Int? = nil
  )

  // swift-format-ignore
  public var request: EndpointRequest {
    switch self {
    case .aVeryLongEndpointNameThatNobodyWouldChoose(
      let aVeryLongPathParameterName, let anotherVeryLongPathParameterName,
      let yetAnotherVeryLongPathParameterName,
      let aVeryLongQueryParameterNameThatNobodyWouldChoose):
      return EndpointRequest(
        .get,
        "/a/\(aVeryLongPathParameterName)/b/\(anotherVeryLongPathParameterName, "anotherVeryLongPathParameterName")/c/\(yetAnotherVeryLongPathParameterName)",
        query: [
          (
            "aVeryLongQueryParameterNameThatNobodyWouldChoose",
            aVeryLongQueryParameterNameThatNobodyWouldChoose
          )
        ])
    }
  }

  public var operationID: String {
    switch self {
    case .aVeryLongEndpointNameThatNobodyWouldChoose:
      return "AVeryLongGroupNameThatNobodyWouldChoose.aVeryLongEndpointNameThatNobodyWouldChoose"
    }
  }
}
