/// Files in chats, and the contents that their rows name.
///
/// A part of the port to the database, ``Store``.
package protocol FileStore: Sendable {
    func file(_ id: FileID) async throws -> ChatFile?
    /// The files that a chat's transcript names, the oldest first.
    func files(of chat: ChatID, limit: Int) async throws -> [ChatFile]
    /// Counts a download of a file.
    ///
    /// - Returns: false when so many downloads as `limit` allows were counted, or for an unknown file; then nothing changes.
    func takeDownload(of file: FileID, limit: Int) async throws -> Bool
    /// The contents that rows of files name, each once, in their order, after one of them.
    func contents(after content: String?, limit: Int) async throws -> [String]
    /// Those of these contents that no row of a file names.
    func unnamed(_ contents: [String]) async throws -> [String]

    /// Marks those of these contents that no row of a file names, so that whoever names one from now on can see that it is
    /// being removed.
    ///
    /// - Returns: the contents that are marked, and may be removed.
    func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String]
    /// Whether a content was marked at a time or later, and is still marked.
    func isMarked(_ content: String, since time: Timestamp) async throws -> Bool
    /// Takes marks away.
    func unmark(_ contents: [String]) async throws
}
