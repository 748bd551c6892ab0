/// A reply of clamd to INSTREAM.
enum ClamdReply {
    /// The most bytes of a reply.
    static let length = 1_024

    /// What a reply says; anything unknown counts as a scanner that is away.
    ///
    /// - Parameters:
    ///   - text: The reply without its end.
    ///   - isWhole: Whether clamd had the whole body; else it cannot be clean.
    /// - Returns: The verdict.
    static func verdict(_ text: String, isWhole: Bool) -> ScanVerdict {
        if text.contains("size limit exceeded") { return .tooLong }
        guard text.hasPrefix("stream: ") else { return .away }
        let result = text.dropFirst("stream: ".count)
        if result == "OK" { return isWhole ? .clean : .away }
        guard result.hasSuffix(" FOUND") else { return .away }
        return .infected(name(result.dropLast(" FOUND".count)))
    }

    /// A name in which nothing can deceive a reader of the log.
    private static func name(_ text: Substring) -> String {
        String(text.prefix(100).map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-:/".contains($0)) ? $0 : "?" })
    }
}
