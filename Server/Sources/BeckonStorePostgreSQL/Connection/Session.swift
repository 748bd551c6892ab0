/// The connection of one thread, made when it is needed and made anew when it broke.
final class Session {
    let settings: ConnectionSettings
    private let gate: ConnectionGate
    private var connection: Connection?

    init(settings: ConnectionSettings, gate: ConnectionGate) {
        self.settings = settings
        self.gate = gate
    }

    /// Runs a body that nothing is lost by running again: when a connection that had stood for a while turns out to be
    /// broken, once more over a new one.
    func use<Value>(
        _ body: (Connection) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value {
        let isFresh = connection == nil
        do {
            return try attempt(body)
        } catch {
            guard !isFresh, error.isStaleConnection else { throw error }
        }
        return try attempt(body)
    }

    /// Gives the connection up; the next use makes a new one.
    func discard() {
        connection = nil
    }

    /// Makes a new connection whatever is known about the server.
    func reconnect() throws(ConnectionFailure) -> Connection {
        connection = nil
        let fresh = try Connection(settings)
        try SessionSetup.run(on: fresh, limit: settings.limit)
        connection = fresh
        return fresh
    }

    private func attempt<Value>(
        _ body: (Connection) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value {
        let connection = try standing()
        do {
            return try body(connection)
        } catch {
            if error.endsConnection { self.connection = nil }
            throw error
        }
    }

    private func standing() throws(ConnectionFailure) -> Connection {
        if let connection { return connection }
        let fresh = try gate.connect(settings)
        connection = fresh
        return fresh
    }
}
