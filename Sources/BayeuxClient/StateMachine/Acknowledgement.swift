import Bayeux
import BeckonJSON

/// A session's state of the ack extension: the server keeps each batch of events until a connect names the batch.
struct Acknowledgement: Sendable {
    /// The last batch that was received; 0 for none.
    private(set) var batch = 0
    /// Events that arrived before the reply that names their batch.
    var pending: [BayeuxDelivery] = []

    /// Begins if a handshake's reply says that the server uses the extension.
    init?(agreedIn reply: BayeuxMessage) {
        guard let agreed = Self.value(of: reply) else { return nil }
        guard agreed != true else { return }
        guard agreed["enabled"] == true else { return nil }
        batch = agreed["batch"]?.int ?? 0
    }

    /// The `ext` of a connect, which names the last batch that was received.
    var ext: RawJSON {
        let object: JSONValue = ["ack": .integer(Int64(batch))]
        return RawJSON(object.encoded())
    }

    /// Records a connect's reply.
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
    /// Drops events whose batch no reply has named, because the server sends them again after the connection broke.
    mutating func loseConnection() {
        isUp = false
        acknowledgement?.pending = []
    }
}
