/// A step from a value to one in it.
package enum TreeStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

package typealias TreePath = [TreeStep]

extension [TreeStep] {
  /// The steps as a JSON Pointer.
  package var pointer: String {
    map { step in
      switch step {
      case .key(let key): "/" + key.replacing("~", with: "~0").replacing("/", with: "~1")
      case .index(let index): "/\(index)"
      }
    }.joined()
  }
}

extension Tree {
  package subscript(key: String) -> Tree? {
    get { members.first { $0.key == key }?.value }
    set {
      guard case .object(var members) = self else { return }
      let position = members.firstIndex { $0.key == key }
      switch (position, newValue) {
      case (let position?, let value?): members[position].value = value
      case (let position?, nil): members.remove(at: position)
      case (nil, let value?): members.append((key, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  package subscript(path: TreePath) -> Tree? {
    path.reduce(self) { value, step in
      switch step {
      case .key(let key): value?[key]
      case .index(let index):
        value.flatMap { $0.elements.indices.contains(index) ? $0.elements[index] : nil }
      }
    }
  }

  /// Calls `change` with the value at `path`, if there is one.
  package mutating func update(_ path: TreePath, _ change: (inout Tree) -> Void) {
    guard let step = path.first else { return change(&self) }
    let rest = Array(path.dropFirst())
    switch (step, self) {
    case (.key(let key), .object(var members)):
      guard let position = members.firstIndex(where: { $0.key == key }) else { return }
      members[position].value.update(rest, change)
      self = .object(members)
    case (.index(let index), .array(var elements)) where elements.indices.contains(index):
      elements[index].update(rest, change)
      self = .array(elements)
    default: break
    }
  }

  /// Inserts a member before the one that stands at `position`.
  package mutating func insert(_ key: String, _ value: Tree, at position: Int) {
    guard case .object(var members) = self else { return }
    members.insert((key, value), at: min(position, members.count))
    self = .object(members)
  }

  package mutating func append(_ element: Tree) {
    guard case .array(let elements) = self else { return }
    self = .array(elements + [element])
  }

  /// The members of an object; empty for every other kind.
  package var members: [(key: String, value: Tree)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; empty for every other kind.
  package var elements: [Tree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
