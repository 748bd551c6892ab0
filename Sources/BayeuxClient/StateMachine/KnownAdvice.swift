import Bayeux

/// The server's advice that holds for the next step, with every time within 0 to 10 minutes.
struct KnownAdvice: Sendable {
    /// What to do next.
    enum Reconnect: Sendable, Equatable {
        case retry
        case handshake
        case stop
    }

    /// The longest hold of a connect.
    private(set) var timeout: Duration = .seconds(30)
    /// How long to wait between connects.
    private(set) var interval: Duration = .zero
    /// How long the server keeps a session without a connect; nil if the server has not said.
    private(set) var maxInterval: Duration?

    private static let longest: Int64 = 10 * 60 * 1_000

    /// Applies a new advice: a missing interval becomes 0, other missing times keep their values.
    mutating func update(_ advice: Advice?) {
        guard let advice else { return }
        if let timeout = advice.timeout { self.timeout = Self.span(timeout) }
        interval = advice.interval.map(Self.span) ?? .zero
        if let maxInterval = advice.maxInterval { self.maxInterval = Self.span(maxInterval) }
    }

    private static func span(_ milliseconds: Int64) -> Duration {
        .milliseconds(min(max(milliseconds, 0), longest))
    }

    /// Reads what to do next from a reply's advice; nil if it does not say.
    ///
    /// A retry with a negative interval means to stop. An unknown word counts as retry.
    static func reconnect(_ advice: Advice?) -> Reconnect? {
        switch advice?.reconnect {
        case Advice.Reconnect.handshake?: .handshake
        case Advice.Reconnect.none?: .stop
        case nil: nil
        default: (advice?.interval ?? 0) < 0 ? .stop : .retry
        }
    }
}
