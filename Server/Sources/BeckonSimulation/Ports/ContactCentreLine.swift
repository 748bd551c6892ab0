import Beckon

/// The contact centre as seen by one process.
struct ContactCentreLine: AgentSide {
    let life: Life

    var name: AgentSideName { .genesysCloud }
    var concurrency: Int { 2 }

    func take(_ delivery: AgentDelivery) async -> AgentAnswer {
        let (life, centre) = (life, life.world.centre)
        // A delivery without an answer when the process has ended is unsure.
        let answer = try? await life.wait { end in centre.receive(delivery, from: life) { end(.success($0)) } }
        return answer ?? AgentAnswer.nothing(.unreachable(reason: "the process is gone"))
    }
}
