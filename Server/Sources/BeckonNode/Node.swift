package import BayeuxServer
package import Beckon
package import BeckonCallback
package import Logging

/// A node without its HTTP surfaces: its ``NodeCore``, hub and dispatchers, connected to each other.
///
/// It runs nothing by itself: its owner runs its loops, in the gateway as a service group.
package struct Node: Sendable {
    package let core: NodeCore
    package let callAccess: CallAccessService
    let application: GMSBayeuxApplication
    package let hub: BayeuxHub
    package let dispatcher: PushDispatcher
    /// The dispatchers that deliver to agent sides, one for each.
    package let agentDispatchers: [AgentDispatcher]
    /// What back-ends publish, and who wants it.
    package let notifications: NotificationService
    package let feed: DeskFeed
    package let membership: Membership
    package let membershipLoop: MembershipLoop
    package let follower: ClusterFollower
    package let timers: TimerLoop

    /// The operator's name for the node.
    package var name: String { core.place.name }
    package var store: any Store { core.store }
    package var limits: TrafficLimits { core.limits }
    package var logger: Logger { core.ground.logger }
    package var queue: CommitQueue { core.queue }
    package var trail: AuditTrail { core.trail }
    package var services: ServiceDirectory { core.services }
    package var calendars: CalendarDirectory { core.calendars }
    package var chats: ChatService { core.chats }
    package var callbacks: CallbackService { core.callbacks }
    package var presence: PresenceService { core.presence }
    package var time: SteadyTime { core.time }
    package var wakes: WakePlane { core.wakes }
    /// The lines to telephone systems, one for each.
    package var telephonySenders: [TelephonySender] { core.telephonySenders }

    /// Makes the rest of a node and connects it.
    ///
    /// - Parameters:
    ///   - core: The first part.
    ///   - agentSides: The agent sides, besides the desk, that answer chats and are delivered to.
    ///   - providers: The providers that send pushes.
    ///   - chatV2: Takes the requests of clients of chat version 2; nil if there is no such chat.
    package init(
        _ core: NodeCore, agentSides: [any AgentSide] = [], providers: [any PushProvider] = [],
        chatV2: (any ChatV2Surface)? = nil
    ) {
        self.core = core
        let (configuration, place, time) = (core.configuration, core.place, core.time)
        let (store, ids, logger, queue) = (core.store, core.ground.ids, core.ground.logger, core.queue)
        // Calls go one way: the hub asks the application, that tells presence, and presence changes the hub's sessions.
        application = GMSBayeuxApplication(core, chatV2: chatV2)
        hub = BayeuxHub(
            sessions: core.clients.sessions, application: application, wall: { time.now }, random: { ids.bits() })
        callAccess = CallAccessService(
            store: store, queue: queue, time: time, ids: ids, callbacks: core.callbacks,
            services: { core.services.catalog })
        dispatcher = PushDispatcher(
            store: store, queue: queue, services: core.services, providers: providers,
            rules: configuration.pushes, time: time, ids: ids, logger: logger, node: place.node, name: place.name,
            lease: place.lease, spelling: ChatV2Encoder.payload, observer: core.metrics.pushes)
        agentDispatchers = agentSides.map {
            AgentDispatcher(to: $0, chats: core.chats, callbacks: core.callbacks, time: time, ids: ids, logger: logger)
        }
        let publication = CometPublication(hub: hub, eventIDs: EventIDs(time: time, ids: ids))
        notifications = NotificationService(
            store: store, queue: queue, wakes: core.wakes, rules: configuration.pushes, time: time, ids: ids,
            comet: { user, notification in publication.deliver(notification, to: user) })
        feed = DeskFeed()
        membership = Membership(
            place, grace: configuration.maxInterval, chats: core.chats, store: store, queue: queue, time: time,
            condition: core.ground.condition, logger: logger)
        membershipLoop = MembershipLoop(membership: membership, presence: core.presence, time: time, logger: logger)
        follower = ClusterFollower(core, feed: feed)
        timers = TimerLoop(core, feed: feed)
        core.wakes.add(core.clients)
        core.wakes.add(feed)
        core.wakes.add(dispatcher)
        for dispatcher in agentDispatchers { core.wakes.add(dispatcher) }
    }

    private static func mayBeStoredLater(_ error: any Error) -> Bool {
        switch error {
        case let error as StoreError: ![.refused, .unusable, .occupied].contains(error.code)
        case let refusal as CallbackRefusal: refusal.isForNow
        default: false
        }
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
                    core.ground.logger.warning(
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
            core.ground.logger.warning(
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
