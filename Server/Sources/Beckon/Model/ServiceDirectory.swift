import Synchronization

/// Holds the configured services, which are replaced as a whole when settings are read again.
package final class ServiceDirectory: Sendable {
    private let current: Mutex<ServiceCatalog>

    package init(_ catalog: ServiceCatalog) {
        current = Mutex(catalog)
    }

    package var catalog: ServiceCatalog { current.withLock { $0 } }

    package func replace(with catalog: ServiceCatalog) {
        current.withLock { $0 = catalog }
    }

    /// The options of a chat service; the defaults if it is no longer configured, so that its open chats can end.
    package func chatOptions(_ name: String) -> ServiceOptions {
        catalog[name] ?? ServiceOptions(name: name, kind: .chat)
    }

    /// The options for a chat.
    package func chatOptions(of head: ChatHead) -> ServiceOptions {
        head.isBridged ? .bridged(head.serviceName) : chatOptions(head.serviceName)
    }

    /// Whether a chat may begin on a service instance: a chat service's, or a callback's whose medium is chat.
    package func allowsChat(_ instance: ServiceInstance) -> Bool {
        instance.kind == .chat || catalog[instance.name]?.media == .chat
    }
}
