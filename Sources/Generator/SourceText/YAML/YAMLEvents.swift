internal import CYaml

#if !canImport(CYaml)
  #error("sdkgen needs its package trait 'Generator'; add '.defaults' to the traits of the package")
#endif

/// The events of a YAML text, one after the other, from libyaml's parser.
///
/// Its marks count Unicode scalars, and take a vertical tab, NEL and the separators of Unicode for
/// ends of lines; so only their index is used (`ScalarCursor`).
struct YAMLEvents: ~Copyable {
  let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>

  /// Creates a parser. `bytes` are UTF-8 without a mark; they must outlive this.
  init(_ bytes: UnsafeRawBufferPointer) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    event.initialize(to: yaml_event_t())
    // Without memory for it the parser stays as it is, and its first event is an error.
    guard yaml_parser_initialize(parser) == 1 else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    yaml_parser_set_input_string(parser, start, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Reads the next event; false after a syntax error (`mistake`).
  func next() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  var type: yaml_event_type_t { event.pointee.type }

  /// The scalar of the current event, valid as long as that is current.
  struct Scalar {
    var anchor: UnsafeMutablePointer<UInt8>?
    var tag: UnsafeMutablePointer<UInt8>?
    var value: UnsafeRawBufferPointer
    var style: yaml_scalar_style_t
  }

  /// The scalar; only for an event that is one.
  var scalar: Scalar {
    let scalar = event.pointee.data.scalar
    return Scalar(
      anchor: scalar.anchor, tag: scalar.tag,
      value: UnsafeRawBufferPointer(start: scalar.value, count: scalar.length),
      style: scalar.style)
  }

  var mistake: YAMLMistake {
    let parser = parser.pointee
    return YAMLMistake(
      isReading: parser.error == YAML_READER_ERROR, isMemory: parser.error == YAML_MEMORY_ERROR,
      problem: parser.problem.map { String(cString: $0) } ?? "",
      context: parser.context.map { String(cString: $0) } ?? "",
      problemIndex: parser.problem_mark.index, contextIndex: parser.context_mark.index,
      byteOffset: parser.problem_offset, character: UInt32(clamping: parser.problem_value))
  }
}

/// An error in libyaml's own words.
struct YAMLMistake {
  /// Indicates an error of the bytes, before they are parsed; only then `byteOffset` and `character` are set.
  var isReading: Bool
  var isMemory: Bool
  var problem: String
  var context: String
  /// The offsets of the error, and of the beginning of the construct around it, in Unicode scalars.
  var problemIndex: Int
  var contextIndex: Int
  var byteOffset: Int
  var character: UInt32
}
