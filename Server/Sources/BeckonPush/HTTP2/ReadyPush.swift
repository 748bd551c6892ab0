import Beckon
import NIOHPACK

/// A push that is ready to go but for its credential.
struct ReadyPush: Sendable {
    /// Its place among the pushes of the call.
    var index: Int
    var headers: HPACKHeaders
    var body: [UInt8]
    var latestStart = Int64.max

    /// The request with a credential, which repeats and enters the compression table.
    func request(authorization: String) -> HTTP2Request {
        var headers = headers
        headers.add(name: "authorization", value: authorization)
        return HTTP2Request(headers: headers, body: body, latestStart: latestStart)
    }
}

extension ReadyPush {
    /// Sends pushes, and once more those whose credential was too old; what is refused again is the configuration's
    /// fault.
    ///
    /// - Parameters:
    ///   - pushes: In the order in which they are begun.
    ///   - twice: What the service says of a credential that is new and still refused.
    ///   - report: Hears one answer a push.
    ///   - build: Spells one.
    ///   - attempt: Sends once, and gives back what the credential was too old for.
    static func deliver(
        _ pushes: [PushRequest], refusedTwice twice: String, report: PushReport,
        build: (Int, PushRequest) -> Result<ReadyPush, Unsendable>, attempt: ([ReadyPush]) async -> [ReadyPush]
    ) async {
        var unsendable: [PushAnswer] = []
        var ready: [ReadyPush] = []
        for (index, push) in pushes.enumerated() {
            switch build(index, push) {
            case .success(let push): ready.append(push)
            case .failure(let failure): unsendable.append(PushAnswer(index, failure.outcome, isOwn: true))
            }
        }
        if !unsendable.isEmpty { report(unsendable) }
        let refused = await attempt(ready)
        // One tries the new credential for all.
        var refusedAgain = await attempt(Array(refused.prefix(1)))
        let others = Array(refused.dropFirst())
        refusedAgain += refusedAgain.isEmpty ? await attempt(others) : others
        let fault = PushOutcome.configurationFault(reason: twice)
        if !refusedAgain.isEmpty { report(refusedAgain.map { PushAnswer($0.index, fault) }) }
    }
}
