import BayeuxServer
import Beckon
import GMSContract
import Logging
import Synchronization

/// Everything of a node but its surfaces: store, services, hub and dispatcher, joined together.
struct Core: Sendable {
    let store: any Store
    let queue: CommitQueue
    let services: ServiceDirectory
    let chats: ChatService
    let callbacks: CallbackService
    let presence: BayeuxPresence
    let application: GMSBayeuxApplication
    let hub: BayeuxHub
    let dispatcher: PushDispatcher
    let feed: DeskFeed
    let time: any TimeSource

    /// Joins a node's parts.
    ///
    /// - Parameters:
    ///   - settings: What the operator set.
    ///   - store: The database.
    ///   - providers: How pushes leave.
    ///   - time: The clock.
    ///   - ids: Where identifiers come from.
    ///   - logger: Where the node logs.
    init(
        settings: Settings, store: any Store, providers: [any PushProvider], time: any TimeSource, ids: any IDSource,
        logger: Logger
    ) {
        let registry = ChatRegistry()
        let queue = CommitQueue(store: store) { registry.committed($0) }
        let services = ServiceDirectory(ServiceCatalog(settings.services))
        let wakes = WakePlane()
        let chats = ChatService(
            store: store, queue: queue, registry: registry, services: services, wakes: wakes, time: time, ids: ids,
            logger: logger)
        let presence = BayeuxPresence(time: time)
        let application = GMSBayeuxApplication(
            chats: chats, encoder: TranscriptEncoder(eventIDs: EventIDs(time: time, ids: ids)), presence: presence,
            store: store, queue: queue, time: time)
        let hub = BayeuxHub(
            configuration: BayeuxConfiguration(
                timeout: settings.bayeux.timeout, maxInterval: settings.bayeux.maxInterval),
            application: application, random: { ids.bits() })
        presence.connect(hub, application)
        self.store = store
        self.queue = queue
        self.services = services
        self.chats = chats
        callbacks = CallbackService(
            store: store, queue: queue, wakes: wakes, time: time, ids: ids, services: { services.catalog })
        self.presence = presence
        self.application = application
        self.hub = hub
        dispatcher = PushDispatcher(
            store: store, queue: queue, services: services, providers: providers,
            rules: settings.push.rules, time: time, ids: ids, logger: logger)
        feed = DeskFeed()
        self.time = time
        wakes.add(presence)
        wakes.add(feed)
        wakes.add(dispatcher)
    }
}
