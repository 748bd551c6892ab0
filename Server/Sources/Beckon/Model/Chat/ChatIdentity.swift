/// Which chat it is; never changes.
package struct ChatIdentity: Hashable, Sendable {
    package let id: ChatID
    /// The service instance that the chat was created on.
    package let serviceID: ServiceID
    /// The configured service; of a bridged chat its source.
    package let serviceName: String

    package init(_ id: ChatID, serviceID: ServiceID, serviceName: String) {
        self.id = id
        self.serviceID = serviceID
        self.serviceName = serviceName
    }
}
