/// A store that lets one writer in at a time, and readers always.
protocol OneWriterStore: OutboxStore {
    /// Keeps other writers out until ``letGo()``, or until this process ends.
    ///
    /// - Returns: Whether another writer may have changed something since this store last kept them out.
    /// - Throws: ``DirectoryInUse`` when another process writes, or an error of the file system.
    func hold() async throws -> Bool

    /// Lets other writers in. From now on each change keeps them out for itself alone; one that is made after another
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
