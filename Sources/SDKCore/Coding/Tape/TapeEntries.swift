/// The entries of a tape, in memory of their own: an array would ask at each append whether it is
/// shared.
///
/// Whoever has them last deallocates them.
struct TapeEntries {
  private var memory: UnsafeMutablePointer<TapeEntry>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
  }

  func deallocate() { memory.deallocate() }

  @inline(__always)
  subscript(index: Int) -> TapeEntry {
    get {
      precondition(index >= 0 && index < count)
      return memory[index]
    }
    nonmutating set {
      precondition(index >= 0 && index < count)
      memory[index] = newValue
    }
  }

  @inline(__always)
  mutating func append(_ entry: TapeEntry) {
    if count == capacity { grow() }
    (memory + count).initialize(to: entry)
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<TapeEntry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (larger, capacity * 2)
  }

  /// Returns the index of the entry after a value and all that is in it.
  @inline(__always)
  func end(of index: Int) -> Int {
    let entry = self[index]
    return entry.isContainer ? entry.end : index + 1
  }
}
