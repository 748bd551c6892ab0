import BeckonTransport
public import ICWSClient
public import ICWSCore

/// A configuration list, read page by page with the header `Range`.
///
/// A request with `select` gets at most 200 entries, even if it asks for more. So the next page begins after the last
/// entry that the server sent.
public struct ConfigurationPages<Request: ServerRequest>: AsyncSequence, Sendable {
    /// The most entries of a page.
    public static var largestPage: Int { 200 }

    private let session: ICWSSession
    private let pageSize: Int
    private let request: @Sendable (String) -> Request

    /// Makes a list; iterating over it reads the pages.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - pageSize: How many entries each request asks for, 1 to 200; other values become the nearest of these.
    ///   - request: Makes the request of a page from the text of the header `Range`.
    public init(_ session: ICWSSession, pageSize: Int = 200, request: @escaping @Sendable (String) -> Request) {
        self.session = session
        self.pageSize = Swift.min(Swift.max(pageSize, 1), Self.largestPage)
        self.request = request
    }

    /// Reads the pages.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let pages: ConfigurationPages
        var next: Int? = 0

        /// Reads the next page.
        ///
        /// - Returns: Nil after the last one.
        /// - Throws: ``RefusedError``, and as `ICWSSession.send`.
        public mutating func next() async throws -> Answer<Request.Success>? {
            guard let first = next else { return nil }
            let range = "items=\(first)-\(first + pages.pageSize - 1)"
            let answer = try await pages.session.send(pages.request(range))
            if first > 0, answer.refusal?.kind == .rangeNotSatisfiable { return nil }
            try answer.orThrow()
            let content = ContentRange(answer.headers["Content-Range"] ?? "")
            next = content.flatMap { $0.next > first && $0.next < ($0.total ?? Int.max) ? $0.next : nil }
            return answer
        }
    }

    /// Makes an iterator that begins at the first page.
    ///
    /// - Returns: The iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pages: self) }
}

/// The header `Content-Range: items 5-10/200`, or `items 5-10/*` of a list whose length is not known.
public struct ContentRange: Sendable, Hashable {
    /// The first entry, from 0.
    public var first: Int
    /// The last entry.
    public var last: Int
    /// How many entries the list has; nil when the server does not say so.
    public var total: Int?
    /// The first entry after these.
    var next: Int { last + 1 }

    /// Reads the header.
    ///
    /// - Parameter text: Its text.
    public init?(_ text: String) {
        guard text.hasPrefix("items ") else { return nil }
        let sides = text.dropFirst(6).split(separator: "/")
        let ends = sides.first?.split(separator: "-", omittingEmptySubsequences: false) ?? []
        guard sides.count == 2, ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]),
            first >= 0, last >= first, last < 1 << 40
        else { return nil }
        self.first = first
        self.last = last
        guard sides[1] != "*" else { return }
        guard let total = Int(sides[1]), total > last, total < 1 << 40 else { return nil }
        self.total = total
    }
}
