package import Beckon

extension Change {
    /// The requests of a change that both engines write alike, in order; empty for changes that each writes in its own
    /// way: heads, events, what is owed, and what PostgreSQL writes with others of its kind.
    package var requests: [Request] {
        requestsOfPushes ?? requestsOfDevices ?? requestsOfChats ?? requestsOfCallbacks ?? requestsOfFiles
            ?? requestsOfDesk ?? requestsOfCluster ?? []
    }
}
