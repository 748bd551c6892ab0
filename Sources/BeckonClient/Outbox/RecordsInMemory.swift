import Foundation

/// Keeps records while the program runs, for tests and previews of the app.
///
/// `@unchecked Sendable`: `lock` guards the records.
public final class RecordsInMemory: OutboxStore, @unchecked Sendable {
    private let lock = NSLock()
    private var records: [String: [UInt8]] = [:]

    /// Makes a store without records.
    public init() {}

    /// Reads a record; see ``OutboxStore/read(named:)``.
    ///
    /// - Parameter name: Its name.
    /// - Returns: The record; nil when there is none.
    public func read(named name: String) async -> [UInt8]? { lock.withLock { records[name] } }

    /// Writes a record; see ``OutboxStore/write(_:named:)``.
    ///
    /// - Parameters:
    ///   - bytes: The record.
    ///   - name: Its name.
    public func write(_ bytes: [UInt8], named name: String) async { lock.withLock { records[name] = bytes } }

    /// Removes a record; see ``OutboxStore/remove(named:)``.
    ///
    /// - Parameter name: Its name.
    public func remove(named name: String) async { lock.withLock { records[name] = nil } }

    /// Lists the records; see ``OutboxStore/names()``.
    ///
    /// - Returns: The names.
    public func names() async -> [String] { lock.withLock { Array(records.keys) } }
}
