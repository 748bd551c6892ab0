import Foundation

/// What differs between platforms, below what all stand-ins share.
package protocol StandInPlatform: Sendable {
    /// The platform's name for people.
    var title: String { get }
    var desk: StandInDesk { get }
    var faults: StandInFaults { get }
    /// The server that it listens with.
    var box: ServerBox { get }

    /// Serves until the task is cancelled.
    func run() async

    /// Tells the gateway what an agent did.
    func acted(_ act: StandInAct, in conversation: StandInConversation) async

    /// Tells the gateway what an agent did with a callback.
    func acted(on callback: StandInCallback) async

    /// Answers a request of the gateway; nil closes the connection without an answer.
    func answer(_ request: StandInRequest) async -> SimulatedAnswer?

    /// Does what only this platform can be told to do by `POST /_control/{name}`; nil if there is no such thing.
    func control(_ name: String, _ json: SimulatedJSON) -> SimulatedAnswer?

    /// Takes a WebSocket by the path that it asks for; nil refuses it.
    func socket(at path: [String]) -> (any StandInSocketReader)?
}

extension StandInPlatform {
    /// The port that it listens on.
    package var port: Int { box.server?.port ?? 0 }

    /// The address that stands for all of the platform's hosts.
    package var endpoint: String { "http://127.0.0.1:\(port)" }

    package func run() async { await box.server?.run() }

    /// Stops at once.
    package func close() async { await box.server?.close() }

    package func socket(at path: [String]) -> (any StandInSocketReader)? { nil }

    package func control(_ name: String, _ json: SimulatedJSON) -> SimulatedAnswer? { nil }

    /// Answers every request: those of the agents' page, those that control the stand-in, and the gateway's.
    package func answerAny(_ request: StandInRequest) async -> SimulatedAnswer? {
        switch request.path.first {
        case "agent": return page(request)
        case "_agent": return await agents(request)
        case "_control": return control(request)
        default:
            if faults.isAway { return SimulatedAnswer(503) }
            if faults.occurs(.droppedSockets) {
                // Half of them after the request counted, so that the gateway cannot know.
                if faults.roll() < 0.5 { _ = await answer(request) }
                return nil
            }
            return await answer(request)
        }
    }

    // MARK: - The agents' page

    private func page(_ request: StandInRequest) -> SimulatedAnswer {
        let names = ["agent.css": "text/css", "agent.js": "text/javascript"]
        let name = request.path.count > 1 ? request.path[1] : "agent.html"
        let type = request.path.count > 1 ? names[name] : "text/html; charset=utf-8"
        guard let type, let bytes = StandInPage.file(name) else { return .refusal(404, "There is no such page.") }
        return SimulatedAnswer(
            200, headers: [("content-type", type), ("cache-control", "no-store")], body: Array(bytes))
    }

    private func agents(_ request: StandInRequest) async -> SimulatedAnswer {
        let path = request.path.dropFirst().map { $0 }
        do throws(StandInDesk.Refusal) {
            switch (request.method, path.first, path.count) {
            case ("GET", "conversations", 1): return SimulatedAnswer(json: list)
            case ("GET", "conversations", 2):
                guard let conversation = desk.conversation(path[1]) else { throw .unknown }
                return SimulatedAnswer(json: conversation.whole)
            case ("POST", "conversations", 3):
                let (act, conversation) = try desk.act(path[2], in: path[1], request.json)
                await acted(act, in: conversation)
                return SimulatedAnswer(json: desk.conversation(path[1])?.whole ?? .null)
            case ("GET", "callbacks", 1):
                return SimulatedAnswer(json: ["callbacks": .array(desk.callbacks.map(\.json))])
            case ("POST", "callbacks", 3):
                let callback = try desk.act(path[2], onCallback: path[1], request.json)
                await acted(on: callback)
                return SimulatedAnswer(json: callback.json)
            case ("GET", "changes", 1): return await changes(since: Int64(request.query["since"] ?? "") ?? -1)
            default: return .refusal(404, "There is no such thing.")
            }
        } catch {
            return .refusal(error.status, error.words)
        }
    }

    private var list: SimulatedJSON {
        [
            "platform": .string(title), "version": SimulatedJSON(desk.version),
            "agents": .array(StandInDesk.agents.map { .string($0) }),
            "conversations": .array(desk.conversations.reversed().map { .object($0.summary) }),
        ]
    }

    /// Waits for a change, 20 seconds at most.
    private func changes(since version: Int64) async -> SimulatedAnswer {
        for _ in 0..<400 where desk.version == version {
            guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { break }
        }
        return SimulatedAnswer(json: ["version": SimulatedJSON(desk.version)])
    }

    // MARK: - Control

    private func control(_ request: StandInRequest) -> SimulatedAnswer {
        switch (request.method, request.path.count > 1 ? request.path[1] : "") {
        case ("GET", "record"):
            return SimulatedAnswer(json: desk.record.json(after: Int(request.query["after"] ?? "") ?? 0))
        case ("GET", "faults"): return SimulatedAnswer(json: faults.json)
        case ("POST", "faults"):
            guard faults.take(request.json) else { return .refusal(400, "A fault is not known, or is no number.") }
            return SimulatedAnswer(json: faults.json)
        case ("GET", "refusals"): return SimulatedAnswer(json: faults.refusals.json)
        case ("POST", "refusals"):
            guard faults.refusals.take(request.json) else {
                return .refusal(
                    400, "A refusal is words (a list), files, everything (true or false) or chance (0 to 1).")
            }
            return SimulatedAnswer(json: faults.refusals.json)
        case ("POST", let name):
            return control(name, request.json) ?? .refusal(404, "There is no such thing.")
        default: return .refusal(404, "There is no such thing.")
        }
    }
}
