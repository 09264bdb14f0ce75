import SDKGenDiagnostics
import Testing
@Test func show() throws {
  for name in SnapshotCases.names {
    let o = try SnapshotCases.outcome(of: name)
    for d in o.diagnostics { print("SHOW \(name) | \(d.location!.file):\(d.location!.line):\(d.location!.column)+\(d.location!.length): \(d.message) [\(d.id)] \(d.notes.map{"(\($0.location!.line):\($0.location!.column) \($0.message))"}.joined())") }
    if o.diagnostics.isEmpty { print("CLEAN \(name)") }
  }
}
