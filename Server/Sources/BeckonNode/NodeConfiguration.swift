package import Beckon
package import BeckonCallback

/// The operator's settings for a node, in plain values.
package struct NodeConfiguration: Sendable {
    /// The node's name among those that share a database.
    package var name = "node"
    /// How long other nodes leave a dead node's customers and pushes alone.
    package var lease = Milliseconds.seconds(30)
    /// The services that apps may name.
    package var services: [ServiceOptions] = []
    /// The office-hours and capacity services that they name.
    package var calendar = ServiceCalendar()
    /// Where the zones of stored calendars come from.
    package var zones: any ZoneSource = OnlyUTC()
    /// Reads customers' telephone numbers.
    package var numbers: any PhoneNumbers = MinimalPhoneNumbers()
    /// Makes the keys of access codes.
    package var accessKeys = AccessKeys()
    /// The services by which calls find the requests of apps.
    package var callAccess: [CallAccessOptions] = []
    /// The numbers that these services give.
    package var accessNumbers = AccessNumbers()
    /// The services that tell the node's status.
    package var statusCodes: [String: StatusCodes] = [:]
    /// Whether a query of callbacks may name no customer.
    package var mayListCallbacks = false
    /// The limits for callers that are not authenticated.
    package var limits = TrafficLimits.none
    /// How many chats a customer may have open at once; zero for any number.
    package var openChats = 0
    /// The operator's rules about customers' devices.
    package var audience = AudienceRules()
    /// The rules of the push dispatcher.
    package var pushes = PushRules()
    /// How long a poll is held; clients get it as advice.
    package var pollTimeout = Milliseconds.seconds(30)
    /// How long a client lives without a poll.
    package var maxInterval = Milliseconds.seconds(10)
    /// How long ended chats and callbacks are kept; zero for ever.
    package var retention = Milliseconds.seconds(30 * 86_400)
    /// The largest number of departures, returns and chats that presence remembers, each; of arrivals four times as
    /// many.
    package var presenceCapacity = PresenceKeeper.capacity

    /// Makes the configuration of a single node without services.
    package init() {}

    /// What reading the settings again replaces, beside the calendar.
    package var catalog: ServiceCatalog {
        ServiceCatalog(
            services, callAccess: callAccess, accessNumbers: accessNumbers, statusCodes: statusCodes,
            mayListCallbacks: mayListCallbacks)
    }
}

/// Knows no zone but UTC.
private struct OnlyUTC: ZoneSource {
    func zone(_ identifier: String) -> (any Zone)? { identifier == "UTC" ? UTCZone() : nil }
}
