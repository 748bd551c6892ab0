import Beckon

/// The telephone system as seen by one process.
struct TelephoneExchange: Telephony {
    let life: Life
    let name: BridgeSourceName

    var concurrency: Int { 2 }

    func take(_ order: TelephonyOrder) async -> TelephonyAnswer {
        let (life, system) = (life, life.world.telephones)
        // An order without an answer when the process has ended is unsure.
        let answer = try? await life.wait { end in system.receive(order, from: life) { end(.success($0)) } }
        return answer ?? TelephonyAnswer.inDoubt(reason: "the process is gone")
    }
}
