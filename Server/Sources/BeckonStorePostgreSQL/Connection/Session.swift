/// The connection of one thread, made at the first use, and again after it broke or another server took over.
final class Session {
    let settings: ConnectionSettings
    private let gate: ConnectionGate
    private var connection: DatabaseConnection?

    init(settings: ConnectionSettings, gate: ConnectionGate) {
        self.settings = settings
        self.gate = gate
    }

    /// Runs a body that may safely run twice: if a connection made earlier turns out to be broken, the body runs once
    /// more over a new one.
    func use<Value>(
        _ body: (DatabaseConnection) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value {
        let isFresh = connection == nil
        do {
            return try attempt(body)
        } catch {
            guard !isFresh, error.isStaleConnection else { throw error }
        }
        return try attempt(body)
    }

    /// Drops the connection; the next use makes a new one.
    func discard() {
        connection = nil
    }

    /// Makes a new connection, even during a known outage.
    func reconnect() throws(ConnectionFailure) -> DatabaseConnection {
        connection = nil
        let fresh = try SessionSetup.connect(settings)
        connection = fresh
        return fresh
    }

    private func attempt<Value>(
        _ body: (DatabaseConnection) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value {
        let connection = try standing()
        do {
            return try body(connection)
        } catch {
            if error.endsConnection {
                self.connection = nil
                settings.pulse.leaves(address: connection.address)
            }
            throw error
        }
    }

    private func standing() throws(ConnectionFailure) -> DatabaseConnection {
        if let connection, !connection.isOvertaken { return connection }
        connection = nil
        let fresh = try gate.connect(settings)
        connection = fresh
        return fresh
    }
}
