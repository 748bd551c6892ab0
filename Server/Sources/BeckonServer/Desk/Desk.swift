import Beckon

/// The operations of the built-in desk.
///
/// It knows no HTTP. It is an agent side like others: it uses its ``AgentPort`` and reads by itself.
struct Desk: Sendable {
    let port: AgentPort
    let store: any Store
    let time: any TimeSource
}
