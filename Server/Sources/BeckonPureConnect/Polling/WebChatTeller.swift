import Beckon
import BeckonPlatform

/// Commits what agents did.
struct WebChatTeller: Sendable {
    let tally: PlatformTally
    let ids: any IDSource

    /// Commits acts in order; each is tried until the database takes it.
    ///
    /// - Returns: False when the chat takes no more.
    func tell(_ acts: [WebChatReader.Act], to chat: ChatID, _ port: PlatformPort) async -> Bool {
        for act in acts {
            var pause = BackOff(first: .seconds(1), longest: .seconds(15))
            while true {
                do {
                    _ = try await port.agents.tell(chat, by: act.party, act.action)
                    tally.heard(at: port.time.now)
                    break
                } catch let refusal as ChatRefusal where refusal.code != .contended {
                    tally.refused("\(refusal.code)")
                    if refusal.code == .ended || refusal.code == .unknownChat { return false }
                    break
                } catch {
                    guard (try? await port.time.sleep(pause.next(random: ids.bits()))) != nil else { return false }
                }
            }
        }
        return true
    }
}
