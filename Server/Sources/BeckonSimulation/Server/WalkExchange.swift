import BayeuxServer

/// A Bayeux request on its connection: its answer arrives, is lost on the way, or cannot be written.
final class WalkExchange: BayeuxExchange, @unchecked Sendable {
    let place = ExchangePlace()
    let call: WalkCall
    private let life: Life
    /// The client whose poll this is; nil for other requests.
    private let pollOf: String?

    init(_ call: WalkCall, _ life: Life, pollOf clientID: String? = nil) {
        self.call = call
        self.life = life
        pollOf = clientID
    }

    private var world: World { life.world }

    func answer(_ response: BayeuxResponse, ended: @escaping @Sendable (WriteEnd) -> Void) {
        life.exchanges.removeAll { $0 === self }
        guard !life.isOver else { return ended(.failed) }
        let answer = CometAnswer(response)
        if let pollOf, life.lastConnects[pollOf] !== self { world.coverage.count(.replacedPoll) }
        let fails =
            world.dice.chance(world.weather.failWrite) || call.isDeaf || (!call.isOpen && world.dice.chance(500))
        let isLost = !fails && (world.dice.chance(world.weather.loseWritten) || !call.isOpen)
        if fails { world.coverage.count(.writeFailed) }
        if isLost { world.coverage.count(.writtenAnswerLost) }
        tell(answer, fails ? ", cannot write" : isLost ? ", lost" : "")
        let end: WriteEnd = fails && !world.setup.defects.contains(.sentBeforeWritten) ? .failed : .whole
        if !fails { for batch in answer.batches { world.judge.wrote(through: batch.through, of: batch.chat) } }
        let life = life
        world.after(world.dice.between(0, 25)) { life.run { ended(end) } }
        world.after(world.latency()) { self.call.finish(fails || isLost ? nil : .comet(answer)) }
    }

    private func tell(_ answer: CometAnswer, _ ending: String) {
        let ranges = answer.batches.map { "\($0.through - $0.marks.count + 1)...\($0.through)" }
        world.note(
            "server \(life.server.number) answers \(pollOf ?? "a client"): \(ranges.joined(separator: ", "))\(ending)")
    }
}
