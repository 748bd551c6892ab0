/// The one reader of a stream.
///
/// A stream's own iterator cannot be handed on between functions of an actor without `next(isolation:)`, which came with
/// macOS 15 and iOS 18. `@unchecked Sendable`: who has the reader as `inout` is the only one.
public struct Reader<Element: Sendable>: @unchecked Sendable {
    private let box: Box

    private final class Box: @unchecked Sendable {
        var iterator: AsyncStream<Element>.Iterator

        init(_ iterator: AsyncStream<Element>.Iterator) { self.iterator = iterator }

        @concurrent func next() async -> Element? { await iterator.next() }
    }

    /// Waits for the next element.
    ///
    /// - Returns: The element; nil at the end, and when the task is cancelled.
    public mutating func next() async -> Element? { await box.next() }

    fileprivate init(_ stream: AsyncStream<Element>) { box = Box(stream.makeAsyncIterator()) }
}

extension AsyncStream where Element: Sendable {
    /// Begins to read.
    ///
    /// - Returns: What reads the elements in turn.
    public func reader() -> Reader<Element> { Reader(self) }
}
