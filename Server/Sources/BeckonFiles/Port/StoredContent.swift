/// What a vault says about a body that it has stored.
package struct StoredContent: Hashable, Sendable {
    /// The name of the body: the hash of its content.
    package let hash: ContentHash
    /// How many bytes it has.
    package let size: Int
    /// Its first 512 bytes, to tell its type.
    package let head: [UInt8]

    package init(hash: ContentHash, size: Int, head: [UInt8]) {
        self.hash = hash
        self.size = size
        self.head = head
    }
}
