import AgentSideConformance
import Beckon
import BeckonCallback
import BeckonJSON
import Synchronization
import TestTime

@testable import BeckonDesk
@testable import BeckonNode
@testable import BeckonServer

/// The built-in desk with two agents.
final class DeskStage: AgentSideStage {
    let name = AgentSideName.desk
    let agentSides: [any AgentSide] = []
    private let desk = Mutex<Desk?>(nil)
    private let time: any TimeSource = ManualTime()

    init(_ store: any Store) async throws {
        _ = try await store.commit([Commit(StageAgent.allCases.map { .putAccount(Self.account($0)) })])
    }

    func plug(into node: Node) {
        desk.withLock { $0 = Desk(port: node.port(of: .desk), store: node.store, time: node.time) }
    }

    /// Its agents look when they look.
    func setReachable(_ isReachable: Bool) {}
    func refuse(_ refusal: StageRefusal) {}

    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool {
        guard let desk = desk.withLock({ $0 }) else { return false }
        let account = Self.account(agent)
        do {
            switch act {
            case .join: try await desk.take(chat, by: account)
            case .say(let text, let key): _ = try await desk.send(chat, text: text, key: key, by: account)
            case .type: try await desk.typing(chat, .began, by: account)
            case .pushURL(let url, let key): _ = try await desk.pushURL(chat, url: url, key: key, by: account)
            case .notice(let text, let key): _ = try await desk.notice(chat, text: text, key: key, by: account)
            case .transfer(let other, let key):
                try await desk.transfer(chat, to: other.rawValue, key: key, by: account)
            case .leave(let key): try await desk.leave(chat, key: key, by: account)
            case .end: try await desk.end(chat, by: account)
            }
            return true
        } catch is ChatRefusal {
            return false
        }
    }

    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool {
        do {
            _ = try await desk.withLock { $0 }?.perform(outcome, callback)
            return true
        } catch is CallbackRefusal {
            return false
        }
    }

    func screen(of chat: ChatID) async throws -> AgentScreen {
        var screen = AgentScreen()
        var position = 0
        while let desk = desk.withLock({ $0 }) {
            let page = try JSONValue(
                parsing: try await desk.transcript(chat, after: position, for: Self.account(.kim)))
            if let data = page["data"]?.array {
                screen.data = Dictionary(data.map { ($0[0]?.string ?? "", $0[1]?.string ?? "") }) { $1 }
            }
            screen.notice = page["notice"]?.string
            screen.receipt = ReceiptMark(
                delivered: page["delivered"]?.int ?? 0, read: page["read"]?.int ?? 0)
            let events = page["events"]?.array ?? []
            guard let last = events.last?["position"]?.int else { break }
            position = last
            for event in events where event["party"] == "CLIENT" {
                screen.show(
                    position: event["position"]?.int ?? 0, kind: event["type"]?.string ?? "",
                    text: event["text"]?.string ?? "")
            }
        }
        return screen
    }

    private static func account(_ agent: StageAgent) -> DeskAccount {
        DeskAccount(user: agent.rawValue, nickname: agent.nickname, role: .agent, passwordHash: "")
    }
}
