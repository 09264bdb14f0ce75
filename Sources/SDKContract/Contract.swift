/// What a spec demands of requests and responses, as the generator writes it into `ShopContract`.
///
/// It is a tree like JSON, whose values know where the spec has them. `Specs/Contract.md` says what is in it and how
/// the text is made.
public final class Contract: Sendable {
  /// Why nothing can be read from the text: it was made by another version of the generator; nil: it can.
  public let problem: String?
  let table: ContractTable

  /// Reads a text that the generator made. Of any other, the root is null, and there is a `problem`.
  public init(_ text: String) {
    let table = ContractTable(text)
    self.table = table ?? .empty
    problem =
      table == nil
      ? "the contract was made by another version of sdkgen than the one of SDKContract" : nil
  }

  /// The whole contract.
  public var root: ContractValue {
    ContractValue(
      self, table.root, place: ContractPlace(file: "", line: 1, column: 1, pointer: ""))
  }
}

/// A generated contract: `enum ShopContract: APIContract`.
public protocol APIContract {
  static var contract: Contract { get }
}

/// Where a spec says something.
public struct ContractPlace: Hashable, Sendable, CustomStringConvertible {
  /// The file as the generator was given it: `shop.openapi.yaml`.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  /// A JSON pointer (RFC 6901).
  public var pointer: String

  public init(file: String, line: Int, column: Int, pointer: String) {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
  }

  /// `shop.openapi.yaml:88:7 #/components/schemas/NewPet/required/0`
  public var description: String { "\(file):\(line):\(column) #\(pointer)" }
}
