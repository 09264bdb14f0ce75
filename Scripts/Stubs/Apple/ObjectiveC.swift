// Stands in for Apple's ObjectiveC: what Swift sees of it without asking, and types whose names a model may have, too.
// developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<E: Error, Result: ~Copyable>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  try body()
}

// developer.apple.com/documentation/objectivec/objective-c-runtime
public typealias Category = OpaquePointer
public typealias Method = OpaquePointer
public typealias Ivar = OpaquePointer
public typealias IMP = OpaquePointer
