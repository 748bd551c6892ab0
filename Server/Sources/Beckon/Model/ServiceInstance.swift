/// The purpose of a service instance.
package enum ServiceKind: String, Hashable, Sendable, CaseIterable {
    case chat
    case callback
    /// A number that a customer was told to call, with or without a code.
    case access
    /// What an app or a back-end keeps for a while.
    case storage

    /// The kinds of configured services, as settings name them.
    package static let configured = [chat, callback]
}

/// One use of a configured service by one customer, created by `POST /genesys/1/service/{name}`.
package struct ServiceInstance: Hashable, Sendable {
    package let id: ServiceID
    /// The configured service (`request-chat`, a callback execution name).
    package let name: String
    package let kind: ServiceKind
    package let createdAt: Timestamp
    package var expiresAt: Timestamp
    /// The header `gms_user` of the creating request.
    package var user: String?
    /// The ``CreationKey`` of the creating request; unique, so that a second creation with it finds the first.
    package var key: String?
    /// Business data of the creating request.
    package var userData: [String: String]

    package init(
        id: ServiceID, name: String, kind: ServiceKind, createdAt: Timestamp, expiresAt: Timestamp, user: String?,
        key: String?, userData: [String: String]
    ) {
        self.id = id
        self.name = name
        self.kind = kind
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.user = user
        self.key = key
        self.userData = userData
    }
}
