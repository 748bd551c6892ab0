@testable import BeckonNode
@testable import BeckonServer

extension SimulatedNode {
    /// The node's desk.
    var desk: Desk {
        Desk(
            chats: core.chats, callbacks: core.callbacks, store: store, time: time)
    }
}
