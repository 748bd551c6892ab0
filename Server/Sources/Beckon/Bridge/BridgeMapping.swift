package import BeckonJSON

/// How a source's requests are read.
package enum BridgeMapping: Hashable, Sendable {
    /// Beckon's own schema.
    case beckon
    /// Webhooks of Genesys Open Messaging, and the same messages as Web Messaging guests get them.
    case genesysOpenMessaging
    /// Notifications of Genesys Cloud: in an EventBridge envelope, raw or as SQS and SNS wrap it, or as channels send them.
    case genesysEventBridge
    /// Outbound calls of a CXone BYOC channel, first and second version.
    case cxoneBYOC
    /// Events of the CXone digital chat gateway.
    case cxoneEvents
    /// Paths that an operator wrote.
    case paths(PathMapping)

    /// The mappings that have a name, by it.
    package static let named: [String: BridgeMapping] = [
        "beckon": .beckon, "genesys-open-messaging": .genesysOpenMessaging,
        "genesys-eventbridge": .genesysEventBridge, "cxone-byoc": .cxoneBYOC, "cxone-events": .cxoneEvents,
    ]

    /// At most this many events of one request are taken, the newest; snapshots repeat what came before.
    package static let longestReport = 500

    /// Reads a request's body.
    ///
    /// - Parameter body: What the source sent.
    /// - Returns: What it says.
    /// - Throws: ``BridgeRefusal`` when the body is none that this mapping knows.
    package func report(_ body: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        var report =
            switch self {
            case .beckon: try BeckonEvents.report(body)
            case .genesysOpenMessaging: try GenesysMessages.report(body)
            case .genesysEventBridge: try GenesysNotifications.report(body)
            case .cxoneBYOC: try CXoneBYOC.report(body)
            case .cxoneEvents: try CXoneEvents.report(body)
            case .paths(let paths): try paths.report(body)
            }
        if report.events.count > Self.longestReport { report.events = report.events.suffix(Self.longestReport) }
        return report
    }
}

/// Why a source's request cannot be read.
package struct BridgeRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// Safe to show: names members, never their values.
    package let message: String

    package init(_ message: String) { self.message = message }

    package var description: String { message }
}

extension JSONValue {
    /// The text of a string or of a whole number: platforms spell ids either way.
    var identifier: String? { string ?? int64.map(String.init) }

    /// A time: RFC 3339, or milliseconds since 1970, or seconds when that is what the number must be.
    var time: Timestamp? {
        if let text = string { return Timestamp(utc: text) }
        guard let number = int64, number >= 0 else { return nil }
        // 100 000 000 000 seconds lie in the year 5138, as many milliseconds in 1973.
        return Timestamp(milliseconds: number < 100_000_000_000 ? number * 1_000 : number)
    }

    /// A text that is not empty.
    var words: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}
