/// How far a file is that is sent or fetched.
public struct FileProgress: Sendable, Hashable, Codable {
    /// How many bytes have gone or come.
    public var bytes: Int64
    /// How many there are; nil when the server does not say it.
    public var total: Int64?

    /// Makes a progress, for example for a preview of the app's screen.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes have gone or come.
    ///   - total: How many there are.
    public init(bytes: Int64, total: Int64?) {
        self.bytes = max(0, bytes)
        self.total = total
    }

    /// The part of the whole that has gone or come, from 0 to 1; nil when the whole is not known.
    public var fraction: Double? {
        guard let total, total > 0 else { return nil }
        return min(1, Double(bytes) / Double(total))
    }
}

extension FileProgress {
    /// Whether it is worth showing after another one: a hundredth more, or 64 KiB where the whole is not known.
    func isNews(after shown: FileProgress) -> Bool {
        guard total == shown.total, bytes > shown.bytes else { return true }
        return bytes == total || bytes - shown.bytes >= max(1, (total ?? 6_553_600) / 100)
    }
}
