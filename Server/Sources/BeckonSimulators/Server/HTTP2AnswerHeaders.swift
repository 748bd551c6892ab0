import NIOHPACK

/// Makes the header blocks of the answers on one connection.
struct HTTP2AnswerHeaders {
    /// Headers whose values never repeat; they stay out of the compression table, which is searched for each value.
    private static let unique = ["apns-id", "apns-unique-id"]

    /// Those whose names are in the table, so that later blocks refer to them.
    private var introduced: [String] = []

    /// Returns the header block of an answer.
    ///
    /// - Parameter answer: The answer; it must be sent next on this connection.
    /// - Returns: Its status and its headers in their order.
    mutating func block(of answer: SimulatedAnswer) -> HPACKHeaders {
        var block = HPACKHeaders()
        block.reserveCapacity(answer.headers.count + 1)
        block.add(name: ":status", value: String(answer.status))
        for (name, value) in answer.headers { block.add(name: name, value: value, indexing: indexing(of: name)) }
        return block
    }

    private mutating func indexing(of name: String) -> HPACKIndexing {
        guard Self.unique.contains(name) else { return .indexable }
        if introduced.contains(name) { return .nonIndexable }
        introduced.append(name)
        return .indexable
    }
}
