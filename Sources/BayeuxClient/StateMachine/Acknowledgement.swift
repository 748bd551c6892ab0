import Bayeux
import BeckonJSON

/// What a session knows of the extension ack: the server keeps each connect's events until the next connect names them.
struct Acknowledgement: Sendable {
    /// The last batch that was received; 0 for none.
    private(set) var batch = 0
    /// Events that came before the reply which names their batch.
    var pending: [BayeuxDelivery] = []

    /// Starts, when a handshake's reply says that the server speaks the extension.
    init?(agreedIn reply: BayeuxMessage) {
        guard let agreed = Self.value(of: reply) else { return nil }
        guard agreed != true else { return }
        guard agreed["enabled"] == true else { return nil }
        batch = agreed["batch"]?.int ?? 0
    }

    /// What a connect says: the last batch that was received.
    var ext: RawJSON {
        let object: JSONValue = ["ack": .integer(Int64(batch))]
        return RawJSON(object.encoded())
    }

    /// Notes a connect's reply.
    ///
    /// - Returns: All events of its batch.
    mutating func take(_ reply: BayeuxMessage, _ deliveries: [BayeuxDelivery]) -> [BayeuxDelivery] {
        defer { pending = [] }
        if let number = Self.value(of: reply)?.int { batch = number }
        return pending + deliveries
    }

    private static func value(of message: BayeuxMessage) -> JSONValue? {
        guard let ext = message.ext else { return nil }
        return (try? JSONValue(parsing: Array(ext.bytes)))?["ack"]
    }
}

extension BayeuxClientStateMachine.Session {
    /// What holds after the connection has broken: events whose batch was not named will come again.
    mutating func loseConnection() {
        isUp = false
        acknowledgement?.pending = []
    }
}
