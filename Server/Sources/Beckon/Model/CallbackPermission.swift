/// What one of the operator's people may do with callbacks, and of which services the person sees chats and callbacks.
///
/// A chat or callback that the person does not see is answered as if it did not exist.
package struct CallbackPermission: Hashable, Sendable {
    /// Whether the person sees the callbacks of customers in general.
    package let mayRead: Bool
    /// Whether the person may cancel and move them, and pause services.
    package let mayChange: Bool
    /// Services and groups of services; empty for all.
    private let services: Set<String>

    private init(mayRead: Bool, mayChange: Bool, services: Set<String>) {
        self.mayRead = mayRead
        self.mayChange = mayChange
        self.services = services
    }

    /// The operator's own programs.
    package static let everything = CallbackPermission(mayRead: true, mayChange: true, services: [])

    package init(_ account: DeskAccount) {
        self.init(
            mayRead: account.role.may(.listCallbacks), mayChange: account.role.may(.moveCallback),
            services: Set(account.services))
    }

    /// Whether the person sees all services.
    package var seesAll: Bool { services.isEmpty }

    /// Whether the person sees a service: by its name, or by one of its groups.
    ///
    /// - Parameters:
    ///   - name: The service.
    ///   - groups: Its `_service_groups`; none for a service that is no longer configured.
    /// - Returns: Whether the person sees it.
    package func sees(_ name: String, groups: Set<String>) -> Bool {
        services.isEmpty || services.contains(name) || !services.isDisjoint(with: groups)
    }
}

extension ServiceCatalog {
    /// Whether a person sees a service; also one that is no longer configured.
    package func isSeen(_ name: String, by permission: CallbackPermission) -> Bool {
        permission.sees(name, groups: self[name]?.groups ?? [])
    }
}
