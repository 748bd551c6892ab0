import Beckon

/// What an agent can do at the built-in desk.
///
/// Knows no HTTP; it is one more agent side, which plugs into its ``AgentPort`` and reads by itself.
struct Desk: Sendable {
    let port: AgentPort
    let store: any Store
    let time: any TimeSource
}
