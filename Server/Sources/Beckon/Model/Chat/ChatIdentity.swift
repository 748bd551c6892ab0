/// The ids of a chat, which never change.
package struct ChatIdentity: Hashable, Sendable {
    package let id: ChatID
    /// The service instance that the chat was created on.
    package let serviceID: ServiceID
    /// The configured service; the source for a bridged chat.
    package let serviceName: String

    package init(_ id: ChatID, serviceID: ServiceID, serviceName: String) {
        self.id = id
        self.serviceID = serviceID
        self.serviceName = serviceName
    }
}
