/// How the writing of an answer ended.
package enum WriteEnd: Hashable, Sendable {
    /// All its bytes were handed to the socket.
    case whole
    /// That failed, or the socket was gone already.
    case failed
}
