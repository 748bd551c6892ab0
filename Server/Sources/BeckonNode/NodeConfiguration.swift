package import Beckon

/// What a node is told of its operator's wishes, in plain values.
package struct NodeConfiguration: Sendable {
    /// The node's name among those that share a database.
    package var name = "node"
    /// How long a dead node's customers and pushes are left alone.
    package var lease = Milliseconds.seconds(30)
    /// The services that apps may name.
    package var services: [ServiceOptions] = []
    /// The office-hours and capacity services that they name.
    package var calendar = ServiceCalendar()
    /// Who may do how much that nobody vouches for.
    package var limits = TrafficLimits.none
    /// How many chats a customer may have open at once; zero for any number.
    package var openChats = 0
    /// Which devices hear what of a customer.
    package var audience = AudienceRules()
    /// What the dispatcher goes by.
    package var pushes = PushRules()
    /// How long a poll is held, as clients are told.
    package var pollTimeout = Milliseconds.seconds(30)
    /// How long a client lives without a poll.
    package var maxInterval = Milliseconds.seconds(10)
    /// How long ended chats and callbacks are kept; zero for ever.
    package var retention = Milliseconds.seconds(30 * 86_400)
    /// How many clients and chats are remembered that have to be looked at again, and a quarter of how many arrivals.
    package var presenceCapacity = PresenceKeeper.capacity

    /// Makes the configuration of a node of its own with no services.
    package init() {}
}
