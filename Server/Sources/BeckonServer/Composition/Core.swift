import Bayeux
import BayeuxServer
import Beckon
import GMSContract
import Logging
import Synchronization

/// Everything of a node but its surfaces: store, services, hub and dispatcher, joined together.
struct Core: Sendable {
    let store: any Store
    /// How much callers may do that nobody vouches for.
    let limits: TrafficLimits
    let queue: CommitQueue
    let services: ServiceDirectory
    let chats: ChatService
    let callbacks: CallbackService
    let presence: BayeuxPresence
    let application: GMSBayeuxApplication
    let hub: BayeuxHub
    let dispatcher: PushDispatcher
    let feed: DeskFeed
    let membership: Membership
    let follower: ClusterFollower
    let wakes: WakePlane
    let time: SteadyTime

    /// Joins a node's parts.
    ///
    /// - Parameters:
    ///   - settings: What the operator set.
    ///   - store: The database.
    ///   - condition: What is wrong with the database.
    ///   - providers: How pushes leave.
    ///   - carrier: Takes wakes to other nodes; nil where there are none.
    ///   - machine: The machine's clocks.
    ///   - ids: Where identifiers come from.
    ///   - logger: Where the node logs.
    ///   - presenceCapacity: How many clients and chats are remembered that have to be looked at again.
    init(
        settings: Settings, store: any Store, condition: StoreCondition = StoreCondition(),
        providers: [any PushProvider], carrier: (any WakeCarrier)? = nil,
        time machine: any TimeSource, ids: any IDSource, logger: Logger,
        presenceCapacity: Int = BayeuxPresence.capacity
    ) {
        let time = SteadyTime(machine)
        let node = NodeID(ids.hexadecimal(digits: 16))
        let lease = Milliseconds.seconds(settings.node.lease)
        let registry = ChatRegistry()
        let queue = CommitQueue(store: store, committed: { registry.committed($0) }, refused: { registry.refused($0) })
        let services = ServiceDirectory(ServiceCatalog(settings.services))
        wakes = WakePlane(carrier: carrier)
        let place = NodePlace(node: node, name: settings.effectiveNodeName, lease: lease)
        let chats = ChatService(
            store: store, queue: queue, registry: registry, services: services, wakes: wakes, time: time, ids: ids,
            logger: logger, node: node, place: store.isShared ? place : nil,
            audience: settings.customers.rules, openChatLimit: settings.limits.openChats)
        let limits = settings.trafficLimits
        let presence = BayeuxPresence(time: time, capacity: presenceCapacity)
        let application = GMSBayeuxApplication(
            chats: chats, encoder: TranscriptEncoder(eventIDs: EventIDs(time: time, ids: ids)), presence: presence,
            store: store, queue: queue, time: time, limits: limits)
        let hub = BayeuxHub(
            configuration: BayeuxConfiguration(
                timeout: settings.bayeux.timeout, maxInterval: settings.bayeux.maxInterval,
                connectionTypes: [.webSocket, .longPolling]),
            application: application, wall: { time.now.milliseconds }, random: { ids.bits() })
        presence.connect(hub, application)
        self.limits = limits
        self.store = store
        self.queue = queue
        self.services = services
        self.chats = chats
        callbacks = CallbackService(
            store: store, queue: queue, wakes: wakes, time: time, ids: ids, chats: chats,
            services: { services.catalog })
        self.presence = presence
        self.application = application
        self.hub = hub
        dispatcher = PushDispatcher(
            store: store, queue: queue, services: services, providers: providers,
            rules: settings.push.rules, time: time, ids: ids, logger: logger, node: node, lease: lease)
        let feed = DeskFeed()
        self.feed = feed
        self.time = time
        membership = Membership(
            .init(
                node: node, name: settings.effectiveNodeName, lease: lease,
                grace: Milliseconds(settings.bayeux.maxInterval)),
            chats: chats, store: store, queue: queue, time: time, condition: condition, logger: logger)
        follower = ClusterFollower(
            carrier: carrier, chats: chats, presence: presence, feed: feed, store: store, wakes: wakes, time: time,
            logger: logger)
        wakes.add(presence)
        wakes.add(feed)
        wakes.add(dispatcher)
    }
}
