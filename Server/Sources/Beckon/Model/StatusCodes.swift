/// The built-in service `get` of GMS: tells load balancers by an HTTP status whether the node takes clients.
package struct StatusCodes: Hashable, Sendable {
    /// `_online_code`.
    package var online = 200
    /// `_offline_code`.
    package var offline = 503

    package init() {}
}
