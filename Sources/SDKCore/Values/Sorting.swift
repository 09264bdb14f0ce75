// Sorting is the largest generic function that there is, and the compiler writes it anew for each type of element and
// each closure. Here only texts and numbers are sorted, with the places of the elements that they are taken from.

extension Sequence {
  /// Returns the elements in the order of their names; those of one name stay as they are.
  package func sorted(byName name: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return placesSorted(by: elements.map(name)).map { elements[$0] }
  }

  /// Returns the elements in the order of their numbers; those of one number stay as they are.
  package func ordered(byNumber number: (Element) -> Double) -> [Element] {
    let elements = Array(self)
    return placesSorted(by: elements.map(number)).map { elements[$0] }
  }
}

@inline(never)
private func placesSorted(by names: [String]) -> [Int] {
  names.indices.sorted { (names[$0], $0) < (names[$1], $1) }
}

@inline(never)
private func placesSorted(by numbers: [Double]) -> [Int] {
  numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
}
