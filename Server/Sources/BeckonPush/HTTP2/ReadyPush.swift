import Beckon
import NIOHPACK

/// A push whose request lacks only its credential.
struct ReadyPush: Sendable {
    /// The push's index in the call.
    var index: Int
    var headers: HPACKHeaders
    var body: [UInt8]
    var latestStart = Uptime.never
    var isRepeat = false
    var mayRepeat = false

    /// Returns the request with a credential, which enters the compression table because it repeats.
    func request(authorization: String) -> HTTP2Request {
        var headers = headers
        headers.add(name: "authorization", value: authorization)
        return HTTP2Request(
            headers: headers, body: body, latestStart: latestStart, isRepeat: isRepeat, mayRepeat: mayRepeat)
    }
}

extension ReadyPush {
    /// Sends pushes, and once more those whose credential was too old; a second refusal is a configuration fault.
    ///
    /// - Parameters:
    ///   - pushes: The pushes, in the order in which they are sent.
    ///   - twice: The reason for pushes that the service refuses also with a new credential.
    ///   - report: Gets one answer for each push.
    ///   - build: Builds the request for a push.
    ///   - attempt: Sends pushes once, and returns those whose credential was too old.
    static func deliver(
        _ pushes: [PushRequest], refusedTwice twice: @autoclosure () -> String, report: PushReport,
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
        // A single push tries the new credential first.
        var refusedAgain = await attempt(Array(refused.prefix(1)))
        let others = Array(refused.dropFirst())
        refusedAgain += refusedAgain.isEmpty ? await attempt(others) : others
        guard !refusedAgain.isEmpty else { return }
        let fault = PushOutcome.configurationFault(reason: twice())
        report(refusedAgain.map { PushAnswer($0.index, fault) })
    }
}
