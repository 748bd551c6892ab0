package import Beckon
import BeckonJSON

extension TrafficLimits {
    /// Counts an act of a customer or a chat; ``AdmissionMiddleware`` has counted the address.
    ///
    /// - Parameters:
    ///   - act: The act.
    ///   - user: Who or what is counted; nil for nobody.
    ///   - call: The request.
    ///   - time: The clock.
    /// - Throws: ``TooManyRequests`` beyond the limit.
    package func admit(
        _ act: LimitedAct, of user: String?, _ call: Call, time: any TimeSource
    ) throws(TooManyRequests) {
        if let wait = take(act, of: user, from: call.peer, uptime: time.uptime) {
            throw TooManyRequests(act, wait: wait)
        }
    }

    /// Counts an act by address as well: what only its content shows, and what came over Bayeux.
    ///
    /// - Parameters:
    ///   - act: The act.
    ///   - call: The request.
    ///   - user: Who or what is counted besides the address.
    ///   - time: The clock.
    /// - Throws: ``TooManyRequests`` beyond the limit.
    package func admit(
        _ act: LimitedAct, _ call: Call, user: String?, time: any TimeSource
    ) throws(TooManyRequests) {
        let wait = take(act, from: call.peer, user: user, uptime: time.uptime)
        if let wait { throw TooManyRequests(act, wait: wait) }
    }

    /// Counts the bytes of what is published over Bayeux, as ``AdmissionMiddleware`` counts those of a request: before
    /// anything of it is read.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes it has.
    ///   - address: The client's address.
    ///   - time: The clock.
    /// - Throws: ``TooManyRequests`` beyond the limit, also of what the address has got.
    package func admit(publicationOf bytes: Int, from address: String, time: any TimeSource) throws(TooManyRequests) {
        let uses: [(LimitedAct, Int)] = [(.answered, 0), (.written, LimitedAct.units(ofBytes: bytes))]
        for (act, units) in uses {
            if let wait = count(.take(units), act, from: address, uptime: time.uptime) {
                throw TooManyRequests(act, wait: wait)
            }
        }
    }

    /// Carries out what a caller can do only with a right name, see ``trying(_:from:time:isMiss:_:)``.
    package func trying<Result: Sendable>(
        _ secret: String?, _ call: Call, time: any TimeSource, _ work: () async throws -> Result
    ) async throws -> Result {
        try await trying(secret, from: call.peer, time: time, isMiss: { $0.namesNothing }, work)
    }
}

extension TrafficLimits {
    /// Notes that an address knows the id that an answer has just given to it.
    package func knows(idIn answer: [UInt8], _ name: String = "_id", at address: String) {
        guard counts(.miss, of: address), let id = (try? JSONValue(parsing: answer))?[name]?.string else { return }
        knows(id, at: address)
    }
}
