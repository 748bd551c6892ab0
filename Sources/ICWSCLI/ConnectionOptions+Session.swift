import BeckonTransport
import ICWSClient
import ICWSConnection
import ICWSCore

extension ConnectionOptions {
    /// Does work in a session, and logs off afterwards even when the work fails.
    ///
    /// - Parameter work: The work.
    /// - Throws: ``Failure``.
    func withSession(_ work: (ICWSSession) async throws -> Void) async throws {
        let session = try await connect()
        let interruption = Interruption(session)
        defer { interruption.end() }
        var failure: Failure?
        do {
            try await work(session)
        } catch {
            failure = Failure(error)
        }
        await session.logOff()
        if let signal = interruption.signal { throw Failure.ended(by: signal) }
        if let failure { throw failure }
    }

    /// Does work in a session that reads messages at the same time.
    ///
    /// - Parameter work: The work.
    /// - Throws: ``Failure``, also when the session ends before the work does.
    func withMessages(_ work: (ICWSSession) async throws -> Void) async throws {
        try await withSession { session in
            async let end = session.run()
            var failure: Failure?
            do {
                try await work(session)
            } catch {
                failure = Failure(error)
            }
            await session.logOff()
            let reason = await end
            if reason != .loggedOff { throw Failure(reason) }
            if let failure { throw failure }
        }
    }

    /// Logs a session off after the time limit of an answer, so that a wait for a message ends.
    ///
    /// - Parameter session: The session.
    /// - Returns: The task to cancel when the message has arrived.
    func patience(with session: ICWSSession) -> Task<Void, any Error> {
        let limit = limit
        return Task {
            try await Task.sleep(for: limit)
            await session.logOff()
        }
    }

    private func connect() async throws -> ICWSSession {
        let password = try Password.read(file: passwordFile)
        let user = user
        let session = ICWSSession(settings, transport: try Authority.transport(file: authority)) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "icws", userID: user, password: password))
        }
        let outcome: ConnectOutcome
        do {
            outcome = try await session.connect(passes: 1)
        } catch {
            throw Failure(error)
        }
        switch outcome {
        case .connected(let connected):
            guard let lack = Self.lack(of: connected) else { return session }
            await session.logOff()
            throw lack
        case .refused(let refusal): throw Failure(refusal)
        case .noHost:
            let reason = await session.lastFailure.map { " (\($0.message))" } ?? ""
            throw Failure("cannot connect to \(host.joined(separator: ", "))\(reason)", status: Failure.noHost)
        }
    }

    /// The first licence, or else the station, that the command demanded and the server refused; nil when there is none.
    private static func lack(of connected: ConnectedSession) -> Failure? {
        if let refused = connected.licenses.first(where: { !$0.isAvailable }) {
            return Failure("the server refused the licence \(refused.name)", status: Failure.notAllowed)
        }
        return connected.stationRefusal.map { Failure($0) }
    }
}
