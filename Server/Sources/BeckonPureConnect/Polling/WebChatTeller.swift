import Beckon
import BeckonPlatform
import Logging

/// Commits what agents did.
struct WebChatTeller: Sendable {
    /// What the customer reads in the place of messages that are lost.
    static let lostWords = "Messages are missing here: together they were too long."

    let tally: PlatformTally
    let ids: any IDSource
    let logger: Logger

    /// Commits acts in order; each is tried until the database takes it.
    ///
    /// - Returns: False when the chat takes no more.
    func tell(_ acts: [WebChatReader.Act], to chat: ChatID, _ port: PlatformPort) async -> Bool {
        for act in acts {
            do {
                _ = try await commit(act, to: chat, port)
            } catch let refusal as ChatRefusal {
                if refusal.code == .ended || refusal.code == .unknownChat { return false }
                logger.warning(
                    "the chat does not take what an agent did",
                    metadata: ["chat.id": "\(chat.text)", "reason": "\(refusal.code)"])
            } catch {
                return false
            }
        }
        return true
    }

    /// Tells the customer, the agents and the log that messages of agents are lost, because the answer that took them from the server
    /// was too long to be read.
    ///
    /// - Parameters:
    ///   - chat: The chat.
    ///   - key: What the loss is known by: it is told once.
    ///   - port: The port.
    ///   - sayToAgents: Says a text to the agents, in the customer's place.
    func tellLoss(
        in chat: ChatID, key: String, _ port: PlatformPort, _ sayToAgents: (String) async -> Void
    ) async {
        let words = WebChatReader.Act(party: WebChatReader.system, action: .custom(text: Self.lostWords, key: key))
        guard let told = try? await commit(words, to: chat, port), !told.events.isEmpty else { return }
        tally.refused("too-large")
        logger.warning("messages of agents are lost: an answer was too long", metadata: ["chat.id": "\(chat.text)"])
        await sayToAgents(WebChatSpelling.lostWords)
    }

    /// - Throws: ``ChatRefusal``, and an error when the task is cancelled.
    private func commit(
        _ act: WebChatReader.Act, to chat: ChatID, _ port: PlatformPort
    ) async throws -> ChatDecision {
        var pause = Backoff(first: .seconds(1), longest: .seconds(15))
        while true {
            do {
                let outcome = try await port.agents.tell(chat, by: act.party, act.action)
                tally.heard(at: port.time.now)
                return outcome
            } catch let refusal as ChatRefusal where refusal.code != .contended {
                tally.refused("\(refusal.code)")
                throw refusal
            } catch {
                try await port.time.sleep(pause.next(random: ids.bits()))
            }
        }
    }
}
