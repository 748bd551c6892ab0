public import Foundation

/// Stores what the library must not lose: the customer's messages until the server has them, and the keys to the chats.
///
/// By default it is files in a folder `Beckon` of the library's own: each is written beside the one before, made durable and put
/// in its place; the folder is left out of backups, and on Apple systems the files are protected until the first unlock of the
/// device. Several processes may read them; one at a time writes. A store of your own has to have a record on disk before
/// ``write(_:named:)`` returns, also when the device loses its power then, and serves one contact centre at a time. The library
/// never writes a name twice at the same time.
public protocol OutboxStore: Sendable {
    /// Reads a record.
    ///
    /// - Parameter name: Its name: letters, digits, `.`, `-` and `_`, at most 120 bytes.
    /// - Returns: The record as it was written last; nil when there is none.
    /// - Throws: Any error when the record cannot be read, for example before the first unlock of the device.
    func read(named name: String) async throws -> [UInt8]?

    /// Writes a record in the place of the one before, as a whole or not at all.
    ///
    /// - Parameters:
    ///   - bytes: The record.
    ///   - name: Its name.
    /// - Throws: Any error when it was not stored.
    func write(_ bytes: [UInt8], named name: String) async throws

    /// Removes a record; one that is not there is no error.
    ///
    /// - Parameter name: Its name.
    /// - Throws: Any error when it is still there.
    func remove(named name: String) async throws

    /// Lists the names of all records, in any order.
    ///
    /// - Returns: The names.
    /// - Throws: Any error when they cannot be listed.
    func names() async throws -> [String]

    /// Writes a copy of a file as a record, in the place of the one before, as a whole or not at all.
    ///
    /// Without an implementation of your own the file is read into memory and written like any record.
    ///
    /// - Parameters:
    ///   - file: The file, which the app may remove afterwards.
    ///   - name: The record's name.
    /// - Throws: Any error when it was not stored.
    func write(copyOf file: URL, named name: String) async throws

    /// Where a record stands that is a file of the system, for reading alone.
    ///
    /// Without an implementation of your own there is none, and the library reads the record instead.
    ///
    /// - Parameter name: The record's name.
    /// - Returns: The file; nil when records are no files, or there is none of the name.
    /// - Throws: Any error when that cannot be found out.
    func file(named name: String) async throws -> URL?
}

extension OutboxStore {
    /// Writes a copy of a file as a record, through memory.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - name: The record's name.
    /// - Throws: Any error when it was not stored.
    public func write(copyOf file: URL, named name: String) async throws {
        try await write(Array(try Data(contentsOf: file)), named: name)
    }

    /// Where a record stands that is a file of the system: nowhere.
    ///
    /// - Parameter name: The record's name.
    /// - Returns: Nil.
    /// - Throws: Nothing.
    public func file(named name: String) async throws -> URL? { nil }
}

/// A store that lets one writer in at a time, and readers always.
protocol OneWriterStore: OutboxStore {
    /// Locks other writers out until ``letGo()``, or until this process ends.
    ///
    /// - Returns: Whether another writer may have changed something since this store last locked them out.
    /// - Throws: ``DirectoryInUse`` when another process writes, or an error of the file system.
    func hold() async throws -> Bool

    /// Lets other writers in. From now on each change locks them out for itself alone; one that is made after another
    /// writer's throws ``DirectoryInUse``.
    func letGo() async
}

/// Why a store may not write: somebody else does.
enum DirectoryInUse: Error {
    /// Another process writes there now.
    case byProcess
    /// Another store of this process writes there now.
    case byOtherStore
    /// Another writer has changed something since this one read it.
    case changed
}

/// Holds records while the program runs, for tests and previews of the app.
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
