package import BeckonJSON

/// The format of a source's requests.
package enum BridgeMapping: Hashable, Sendable {
    /// Beckon's own schema.
    case beckon
    /// Webhooks of Genesys Open Messaging, and the same messages in the form that Web Messaging guests get.
    case genesysOpenMessaging
    /// Notifications of Genesys Cloud: from channels, or in an EventBridge envelope, also wrapped by SQS and SNS.
    case genesysEventBridge
    /// Outbound calls of a CXone BYOC channel, first and second version.
    case cxoneBYOC
    /// Events of the CXone digital chat gateway.
    case cxoneEvents
    /// Paths from the operator's settings.
    case paths(PathMapping)

    /// The mappings that the settings select by name.
    package static let named: [String: BridgeMapping] = [
        "beckon": .beckon, "genesys-open-messaging": .genesysOpenMessaging,
        "genesys-eventbridge": .genesysEventBridge, "cxone-byoc": .cxoneBYOC, "cxone-events": .cxoneEvents,
    ]

    /// The most events of one request; the newest are taken, because snapshots repeat earlier ones.
    package static let longestReport = 500

    /// Reads a request's body.
    ///
    /// - Parameter body: The source's JSON.
    /// - Returns: The report.
    /// - Throws: ``BridgeRefusal`` when the body does not have this mapping's form.
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
    /// A text that is safe to show: it names members, never their values.
    package let message: String

    package init(_ message: String) { self.message = message }

    package var description: String { message }
}

extension JSONValue {
    /// The text of a string or of a whole number: platforms send ids in either form.
    var identifier: String? { string ?? int64.map(String.init) }

    /// A time: RFC 3339, or a number since 1970, in seconds if below 100,000,000,000 and else in milliseconds.
    var time: Timestamp? {
        if let text = string { return Timestamp(utc: text) }
        guard let number = int64, number >= 0 else { return nil }
        // 100,000,000,000 seconds are in the year 5138, as many milliseconds in 1973.
        return Timestamp(named: Int(exactly: number < 100_000_000_000 ? number * 1_000 : number))
    }

    /// A text that is not empty.
    var words: String? { string.flatMap { $0.isEmpty ? nil : $0 } }
}
