import Synchronization

/// The configured services, replaced as a whole when settings are read again.
package final class ServiceDirectory: Sendable {
    private let current: Mutex<ServiceCatalog>

    package init(_ catalog: ServiceCatalog) {
        current = Mutex(catalog)
    }

    package var catalog: ServiceCatalog { current.withLock { $0 } }

    package func replace(with catalog: ServiceCatalog) {
        current.withLock { $0 = catalog }
    }

    /// The options of a service that runs chats; the defaults when it is no longer configured, so that chats that began
    /// under it can end.
    package func chatOptions(_ name: String) -> ServiceOptions {
        catalog[name] ?? ServiceOptions(name: name, kind: .chat)
    }

    /// The options under which a chat runs.
    package func chatOptions(of head: ChatHead) -> ServiceOptions {
        head.isBridged ? .bridged(head.serviceName) : chatOptions(head.serviceName)
    }

    /// Whether a chat may begin on a service instance: a chat service's, or a callback's whose medium is chat.
    package func allowsChat(_ instance: ServiceInstance) -> Bool {
        instance.kind == .chat || catalog[instance.name]?.media == .chat
    }
}
