import Foundation

extension JSONWriter {
  /// Takes out the properties of the innermost object that a later one of their name replaces, and puts them in order
  /// where there is none.
  func tidyProperties(from first: Int, _ check: JSONFrame.Check) {
    guard properties.count - first > 1 else { return }
    if check == .names, properties.count - first <= 16, !hasDuplicate(from: first) { return }
    let sorted = (first..<properties.count).sorted { one, other in
      let order = compareNames(properties[one], properties[other])
      return order == 0 ? one < other : order < 0
    }
    let replaced = Set(
      zip(sorted, sorted.dropFirst()).filter { one, next in
        compareNames(properties[one], properties[next]) == 0
      }.map(\.0))
    let all = check == .order ? sorted : Array(first..<properties.count)
    let kept = all.filter { !replaced.contains($0) }
    if !kept.elementsEqual(first..<properties.count) { rewrite(kept, from: first) }
  }

  private func hasDuplicate(from first: Int) -> Bool {
    // fits: there are two at least
    for index in first + 1..<properties.count {
      let property = properties[index]
      for other in first..<index where properties[other].nameCount == property.nameCount {
        if compareNames(properties[other], property) == 0 { return true }
      }
    }
    return false
  }

  /// Compares two names by their bytes, as `memcmp` does.
  private func compareNames(_ one: JSONProperty, _ other: JSONProperty) -> Int {
    // Without the quotes, so that a name comes before those it begins.
    let (count, otherCount) = (one.nameCount - 2, other.nameCount - 2)
    let order = memcmp(
      text.bytes + one.start + 1, text.bytes + other.start + 1, min(count, otherCount))
    return order == 0 ? count - otherCount : Int(order)
  }

  private func rewrite(_ kept: [Int], from first: Int) {
    let start = properties[first].start
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count - start)
    for index in kept {
      // The comma before the next one is not its own.
      let end = index + 1 < properties.count ? properties[index + 1].start - 1 : text.count
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
      let property = properties[index].start..<end
      bytes.append(
        contentsOf: UnsafeBufferPointer(
          start: text.bytes + property.lowerBound, count: property.count))
    }
    text.replace(from: start, with: bytes)
  }
}
