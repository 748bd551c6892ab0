package import Beckon
import BeckonJSON
package import BeckonPlatform

extension GenesysAPI {
    /// How long a new callback of a queue waits for an agent, as Genesys Cloud estimates it (contact-centers §2.9).
    ///
    /// - Parameter queue: The queue's id.
    /// - Returns: nil if it gives no estimate.
    /// - Throws: ``PlatformFault`` when no answer came.
    package func waitingTime(inQueue queue: String) async throws(PlatformFault) -> Milliseconds? {
        let path = "/api/v2/routing/queues/\(PlatformCall.escaped(queue))/mediatypes/callback/estimatedwaittime"
        let reply = try await call("GET", path)
        guard reply.isSuccess, let seconds = reply.json["results"]?[0]?["estimatedWaitTimeSeconds"]?.double,
            seconds.isFinite, seconds >= 0, seconds < 1e9
        else { return nil }
        return .seconds(Int64(seconds))
    }
}
