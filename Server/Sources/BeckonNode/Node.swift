import Bayeux
package import BayeuxServer
package import Beckon
package import Logging

/// A node without its surfaces: store, services, hub and dispatchers, connected to each other.
///
/// It runs nothing by itself: its owner runs its loops, in the gateway as a service group.
package struct Node: Sendable {
    package let store: any Store
    /// The limits for callers that are not authenticated.
    package let limits: TrafficLimits
    package let queue: CommitQueue
    package let services: ServiceDirectory
    package let chats: ChatService
    package let callbacks: CallbackService
    package let callAccess: CallAccessService
    package let presence: PresenceService
    let application: GMSBayeuxApplication
    package let hub: BayeuxHub
    let wakes: WakePlane
    package let dispatcher: PushDispatcher
    /// The dispatchers that deliver to agent sides, one for each.
    package let agentDispatchers: [AgentDispatcher]
    /// The lines to telephone systems, one for each.
    package let telephoneLines: [TelephonyLine]
    /// Tells back-ends the events of callbacks; nil if the settings name no target.
    package let statusLine: StatusLine?
    /// The office-hours and capacity services that the operator stores.
    package let calendars: StoredCalendars
    /// What back-ends publish, and who wants it.
    package let notifications: NotificationService
    package let feed: DeskFeed
    package let membership: Membership
    package let membershipLoop: MembershipLoop
    package let follower: ClusterFollower
    package let timers: TimerLoop
    package let time: SteadyTime
    private let logger: Logger

    /// Makes a node's parts and connects them.
    ///
    /// - Parameters:
    ///   - configuration: The operator's settings.
    ///   - store: The database.
    ///   - condition: The faults that the database has.
    ///   - providers: The providers that send pushes.
    ///   - agentSides: The agent sides, besides the desk, that answer chats and are delivered to.
    ///   - telephony: The telephone systems that call customers.
    ///   - status: Sends the events of callbacks to back-ends.
    ///   - carrier: Takes wakes to other nodes; nil if there are no other nodes.
    ///   - numbers: Reads customers' telephone numbers.
    ///   - accessKeys: Makes the keys of access codes.
    ///   - machine: The machine's clocks.
    ///   - ids: The source of identifiers.
    ///   - logger: Where the node logs.
    package init(
        _ configuration: NodeConfiguration, store: any Store, condition: StoreCondition = StoreCondition(),
        providers: [any PushProvider], agentSides: [any AgentSide] = [], telephony: [any Telephony] = [],
        status: StatusLine.Post? = nil, carrier: (any WakeCarrier)? = nil,
        numbers: any PhoneNumbers = MinimalPhoneNumbers(), accessKeys: AccessKeys = AccessKeys(),
        time machine: any TimeSource, ids: any IDSource, logger: Logger
    ) {
        let time = SteadyTime(machine)
        let node = NodeID(ids.hexadecimal(digits: 16))
        let lease = configuration.lease
        let registry = ChatRegistry()
        let queue = CommitQueue(store: store, committed: { registry.committed($0) }, refused: { registry.refused($0) })
        let services = ServiceDirectory(configuration.catalog(configuration.calendar))
        let wakes = WakePlane(carrier: carrier)
        self.wakes = wakes
        let place = NodePlace(node: node, name: configuration.name, lease: lease)
        let chats = ChatService(
            store: store, queue: queue, registry: registry, services: services, wakes: wakes, time: time, ids: ids,
            logger: logger, node: node, place: store.isShared ? place : nil,
            audience: configuration.audience, openChatLimit: configuration.openChats)
        // Calls go one way: the hub asks the application, the application tells presence, presence changes the hub's
        // sessions.
        let sessions = HubSessions(
            configuration: BayeuxConfiguration(
                timeout: configuration.pollTimeout, maxInterval: configuration.maxInterval,
                connectionTypes: [.webSocket, .longPolling]),
            writes: store.isShared ? WrittenPositions(queue: queue) : nil)
        let clients = HubClients(
            sessions: sessions, reader: chats.reader,
            encoder: TranscriptEncoder(eventIDs: EventIDs(time: time, ids: ids)), chatV2: ChatV2Connection())
        let rows = ClientRows(store: store, queue: queue, time: time)
        let presence = PresenceService(
            clients: clients, chats: chats, rows: rows, store: store, time: time, logger: logger,
            capacity: configuration.presenceCapacity)
        let application = GMSBayeuxApplication(
            chats: chats, presence: presence, clients: clients, rows: rows, store: store, time: time,
            limits: configuration.limits)
        let hub = BayeuxHub(
            sessions: sessions, application: application, wall: { time.now }, random: { ids.bits() })
        self.store = store
        self.queue = queue
        self.services = services
        self.chats = chats
        self.presence = presence
        self.application = application
        self.hub = hub
        self.time = time
        self.logger = logger
        limits = configuration.limits
        telephoneLines = telephony.map { TelephonyLine(to: $0, time: time) }
        statusLine = status.map { StatusLine(time: time, logger: logger, post: $0) }
        callbacks = CallbackService(
            store: store, queue: queue, wakes: wakes, time: time, ids: ids, chats: chats,
            numbers: numbers, telephony: TelephonyLines(telephoneLines), status: statusLine, accessKeys: accessKeys,
            services: { services.catalog })
        callAccess = CallAccessService(
            store: store, queue: queue, time: time, ids: ids, callbacks: callbacks, services: { services.catalog })
        dispatcher = PushDispatcher(
            store: store, queue: queue, services: services, providers: providers,
            rules: configuration.pushes, time: time, ids: ids, logger: logger, node: node, name: configuration.name,
            lease: lease, spelling: ChatV2Encoder.payload)
        agentDispatchers = agentSides.map {
            AgentDispatcher(to: $0, chats: chats, time: time, ids: ids, logger: logger)
        }
        let publication = CometPublication(hub: hub, eventIDs: EventIDs(time: time, ids: ids))
        notifications = NotificationService(
            store: store, queue: queue, wakes: wakes, rules: configuration.pushes, time: time, ids: ids,
            comet: { user, notification in publication.deliver(notification, to: user) })
        feed = DeskFeed()
        membership = Membership(
            place, grace: configuration.maxInterval, chats: chats, store: store, queue: queue, time: time,
            condition: condition, logger: logger)
        membershipLoop = MembershipLoop(
            membership: membership, presence: presence, time: time, logger: logger)
        follower = ClusterFollower(
            carrier: carrier, chats: chats, presence: presence, clients: clients, feed: feed, store: store,
            wakes: wakes, time: time,
            logger: logger)
        calendars = StoredCalendars(store: store, queue: queue, services: services, zones: configuration.zones)
        timers = TimerLoop(
            callbacks: callbacks, calendars: calendars, presence: presence, feed: feed,
            cleaning: Cleaning(store: store, retention: configuration.retention), limits: configuration.limits,
            time: time, logger: logger)
        wakes.add(clients)
        wakes.add(feed)
        wakes.add(dispatcher)
        for dispatcher in agentDispatchers { wakes.add(dispatcher) }
    }

    private static func mayBeStoredLater(_ error: any Error) -> Bool {
        switch error {
        case let error as StoreError: ![.refused, .unusable, .occupied].contains(error.code)
        case let refusal as CallbackRefusal: refusal.isForNow
        default: false
        }
    }

    /// Opens the channels of chat version 2.
    ///
    /// - Parameter surface: Knows the words; made from this node's parts.
    package func connect(_ surface: any ChatV2Surface) {
        application.clients.chatV2.connect(surface)
    }

    /// The pause before an answer of a telephone system is stored again.
    package static let answerPause = Milliseconds.seconds(5)

    /// Takes a telephone system's answer to an order.
    ///
    /// An answer may hold the only reference to a call, so it is stored again until the database takes it.
    package func telephoneAnswered(_ order: TelephonyOrder, _ answer: TelephonyAnswer) async {
        var isTold = false
        repeat {
            do {
                try await callbacks.answered(order, answer)
                break
            } catch {
                if !isTold {
                    logger.warning(
                        "the answer of a telephone system could not be stored",
                        metadata: [
                            "service": "\(order.record.serviceName)",
                            "error.code": "\((error as? StoreError)?.code.rawValue ?? "\(type(of: error))")",
                        ])
                }
                isTold = true
                // The order ends as a call without a result.
                guard Self.mayBeStoredLater(error) else { break }
            }
        } while (try? await time.sleep(Self.answerPause)) != nil
        switch answer {
        case .accepted, .acceptedAs: break
        case .refused(let reason), .unreachable(let reason), .inDoubt(let reason):
            logger.warning(
                "a telephone system did not accept an order",
                metadata: [
                    "service": "\(order.record.serviceName)", "order": "\(order.act.rawValue)", "reason": "\(reason)",
                ])
        }
    }

    /// Returns the port through which an agent side reports events.
    package func port(of side: AgentSideName) -> AgentPort {
        AgentPort(side, chats: chats, callbacks: callbacks)
    }
}
