import Beckon

@testable import BeckonDesk
@testable import BeckonNode
@testable import BeckonServer

extension SimulatedNode {
    /// The node's desk.
    var desk: Desk {
        Desk(port: core.port(of: .desk), store: store, time: time)
    }
}
