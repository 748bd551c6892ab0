import Bayeux
import BayeuxServer
package import Beckon
package import BeckonCallback
package import CoreMetrics
package import Logging

/// What a node runs on: the database and the machine.
package struct NodeGround: Sendable {
    let store: any Store
    let condition: StoreCondition
    let carrier: (any WakeCarrier)?
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger
    let metrics: any MetricsFactory

    /// - Parameters:
    ///   - store: The database.
    ///   - condition: The faults that the database has.
    ///   - carrier: Takes wakes to other nodes; nil if there are no other nodes.
    ///   - time: The machine's clocks.
    ///   - ids: The source of identifiers.
    ///   - logger: Where the node logs.
    ///   - metrics: Keeps what the node counts: ``NodeMetrics/families``.
    package init(
        store: any Store, condition: StoreCondition = StoreCondition(), carrier: (any WakeCarrier)? = nil,
        time: any TimeSource, ids: any IDSource, logger: Logger,
        metrics: any MetricsFactory = NOOPMetricsHandler.instance
    ) {
        self.store = store
        self.condition = condition
        self.carrier = carrier
        self.time = time
        self.ids = ids
        self.logger = logger
        self.metrics = metrics
    }
}

/// The first part of a node: queue, chats, callbacks and presence, connected to each other.
///
/// A surface is made from it, and then the ``Node`` from it and the surface. Nothing is made before what it needs: an adapter
/// stands before it, because callbacks need its telephone system, and gets the port of the node with each call.
package struct NodeCore: Sendable {
    let configuration: NodeConfiguration
    let ground: NodeGround
    let place: NodePlace
    let metrics: NodeMetrics
    package let time: SteadyTime
    package let queue: CommitQueue
    /// Tells what people do.
    package let trail: AuditTrail
    package let services: ServiceDirectory
    /// The office-hours and capacity services.
    package let calendars: CalendarDirectory
    let wakes: WakePlane
    package let chats: ChatService
    /// The lines to telephone systems, one for each.
    let telephonySenders: [TelephonySender]
    /// Tells back-ends the events of callbacks; nil if the settings name no target.
    package let statusSender: StatusSender?
    package let callbacks: CallbackService
    let clients: HubClients
    let rows: ClientRows
    package let presence: PresenceService

    package var store: any Store { ground.store }
    /// The limits for callers that are not authenticated.
    package var limits: TrafficLimits { configuration.limits }

    /// Makes the parts and connects them.
    ///
    /// - Parameters:
    ///   - configuration: The operator's settings.
    ///   - ground: What the node runs on.
    ///   - telephony: The telephone systems that call customers.
    ///   - status: Sends the events of callbacks to back-ends.
    ///   - chatV2: Spells what clients of chat version 2 read; nil if there is no such chat.
    package init(
        _ configuration: NodeConfiguration, on ground: NodeGround, telephony: [any Telephony] = [],
        status: StatusSender.Post? = nil, chatV2: ChatV2Spelling? = nil
    ) {
        let (store, ids, logger) = (ground.store, ground.ids, ground.logger)
        let (time, registry) = (SteadyTime(ground.time), ChatRegistry())
        self.configuration = configuration
        self.ground = ground
        self.time = time
        place = NodePlace(
            node: NodeID(ids.hexadecimal(digits: 16)), name: configuration.name, lease: configuration.lease,
            knows: store.schema)
        metrics = NodeMetrics(ground.metrics)
        wakes = WakePlane(carrier: ground.carrier)
        queue = CommitQueue(
            store: store, updating: registry, waking: wakes, observer: metrics.commits(time))
        trail = AuditTrail(queue: queue, time: time)
        services = ServiceDirectory(configuration.catalog)
        calendars = CalendarDirectory(
            configuration.calendar, store: store, queue: queue, services: services, zones: configuration.zones)
        chats = ChatService(
            store: store, queue: queue, registry: registry, services: services, wakes: wakes, time: time, ids: ids,
            logger: logger, node: place.node, place: store.isShared ? place : nil,
            audience: configuration.audience, openChatLimit: configuration.openChats)
        telephonySenders = telephony.map { TelephonySender(to: $0, time: time) }
        statusSender = status.map { StatusSender(time: time, logger: logger, post: $0) }
        callbacks = CallbackService(
            store: store, queue: queue, wakes: wakes, time: time, ids: ids, chats: chats,
            numbers: configuration.numbers, telephony: TelephonySenders(telephonySenders), status: statusSender,
            accessKeys: configuration.accessKeys, calendar: { [calendars] in calendars.calendar },
            services: { [services] in services.catalog })
        clients = HubClients(
            sessions: configuration.sessions(
                writes: store.isShared ? WrittenPositions(queue: queue) : nil, delivered: metrics.deliveries(time)),
            reader: chats.reader, encoder: TranscriptEncoder(eventIDs: EventIDs(time: time, ids: ids)), chatV2: chatV2)
        rows = ClientRows(store: store, queue: queue, time: time)
        presence = PresenceService(
            clients: clients, chats: chats, rows: rows, store: store, time: time, logger: logger,
            capacity: configuration.presenceCapacity)
    }
}

extension NodeConfiguration {
    /// The sessions of the node's hub.
    fileprivate func sessions(
        writes: WrittenPositions?, delivered: @escaping @Sendable (Timestamp) -> Void
    ) -> HubSessions {
        HubSessions(
            configuration: BayeuxConfiguration(
                timeout: pollTimeout, maxInterval: maxInterval, connectionTypes: [.webSocket, .longPolling]),
            writes: writes, delivered: delivered)
    }
}
