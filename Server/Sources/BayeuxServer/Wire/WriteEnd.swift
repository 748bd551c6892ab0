/// How the write of an answer ended.
package enum WriteEnd: Hashable, Sendable {
    /// All its bytes were handed to the socket.
    case whole
    /// The write failed, or the socket was already gone.
    case failed
}
