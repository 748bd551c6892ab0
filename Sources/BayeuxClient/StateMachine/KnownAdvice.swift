import Bayeux

/// The server's advice as it holds for the next step: numbers from outside, brought within reason.
struct KnownAdvice: Sendable {
    /// How to go on.
    enum Reconnect: Sendable, Equatable {
        case retry
        case handshake
        case stop
    }

    /// How long the server holds a connect.
    private(set) var timeout: Duration = .seconds(30)
    /// How long to wait between connects.
    private(set) var interval: Duration = .zero
    /// How long the server keeps a session without a connect, when it says so.
    private(set) var maxInterval: Duration?

    private static let longest: Int64 = 10 * 60 * 1_000

    /// Takes over a new advice: an interval holds once, times that it does not name stay.
    mutating func update(_ advice: Advice?) {
        guard let advice else { return }
        if let timeout = advice.timeout { self.timeout = Self.span(timeout) }
        interval = advice.interval.map(Self.span) ?? .zero
        if let maxInterval = advice.maxInterval { self.maxInterval = Self.span(maxInterval) }
    }

    private static func span(_ milliseconds: Int64) -> Duration {
        .milliseconds(min(max(milliseconds, 0), longest))
    }

    /// Reads how to go on from a reply; nil when it does not say.
    ///
    /// A negative interval means never. Unknown words mean retry, for which the other rules are a sound answer.
    static func reconnect(_ advice: Advice?) -> Reconnect? {
        switch advice?.reconnect {
        case Advice.Reconnect.handshake?: .handshake
        case Advice.Reconnect.none?: .stop
        case nil: nil
        default: (advice?.interval ?? 0) < 0 ? .stop : .retry
        }
    }
}
