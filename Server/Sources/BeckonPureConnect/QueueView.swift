import Beckon

/// Compares the queue, as an agent's session sees it, with the chats.
///
/// Pure. What it says is about the present: a write that fails is said again by the next look.
struct QueueView: Sendable {
    /// An attribute to be written to an interaction.
    struct Write: Hashable {
        let interaction: String
        let receipt: Receipt
    }

    /// How far the last message for the customer came, as agents read it.
    enum Receipt: String {
        case sent, delivered, read
    }

    /// The attribute of the interaction in which agents see the receipt.
    static let receiptAttribute = "beckon_receipt"
    /// The attributes that name the chat: the older dialect's servers add a beginning.
    static let chatAttributes = [WebChatSpelling.chatAttribute, "WebTools_\(WebChatSpelling.chatAttribute)"]
    /// The states of interactions that wait for no agent: connected, held, and those that are over.
    private static let answered: Set<String> = ["C", "H", "E", "I"]
    /// The state of an interaction, in one letter.
    static let stateAttribute = "Eic_State"
    /// What is to be received of each interaction.
    static let attributes = chatAttributes + [stateAttribute, receiptAttribute]
    /// The most writes of one look; further ones follow with the next.
    static let mostWrites = 200

    /// Attributes by the interaction's id.
    let interactions: [String: [String: String]]

    /// What the chats' interactions have to be told.
    ///
    /// - Parameter heads: Open chats.
    /// - Returns: At most ``mostWrites``, in the order of the chats.
    func writes(_ heads: [ChatHead]) -> [Write] {
        let known = ofChats
        var writes: [Write] = []
        for head in heads where writes.count < Self.mostWrites {
            guard let interaction = known[head.id.text], let receipt = Self.receipt(of: head),
                attribute(Self.receiptAttribute, of: interaction) != receipt.rawValue
            else { continue }
            writes.append(Write(interaction: interaction, receipt: receipt))
        }
        return writes
    }

    /// How far the last message for the customer came; nil before the first one.
    static func receipt(of head: ChatHead) -> Receipt? {
        guard head.lastPushable > 0 else { return nil }
        let mark = head.side.ledger?.told.receipt ?? ReceiptMark()
        return mark.read >= head.lastPushable ? .read : mark.delivered >= head.lastPushable ? .delivered : .sent
    }

    /// The interactions that wait for an agent, in the order of the line.
    ///
    /// The servers give ids that grow, so that an earlier interaction has the lower one.
    var waiting: [String] { ordered.filter { !isAnswered($0) } }

    /// Whether an agent has an interaction, or it is over.
    func isAnswered(_ interaction: String) -> Bool {
        Self.answered.contains(attribute(Self.stateAttribute, of: interaction)?.uppercased() ?? "")
    }

    /// The places in line of the chats that wait, from 1.
    var places: [String: Int] {
        let numbers = Dictionary(waiting.enumerated().map { ($1, $0 + 1) }, uniquingKeysWith: { first, _ in first })
        return ofChats.compactMapValues { numbers[$0] }
    }

    /// The interactions in the order in which they began.
    private var ordered: [String] { interactions.keys.sorted { ($0.count, $0) < ($1.count, $1) } }

    /// The interactions of chats, the newest of each.
    private var ofChats: [String: String] {
        var found: [String: String] = [:]
        for interaction in ordered {
            let chat = Self.chatAttributes.lazy.compactMap { attribute($0, of: interaction) }.first
            if let chat, !chat.isEmpty { found[chat] = interaction }
        }
        return found
    }

    /// An attribute of an interaction, whatever the case of its name.
    private func attribute(_ name: String, of interaction: String) -> String? {
        interactions[interaction]?.first { $0.key.lowercased() == name.lowercased() }?.value
    }
}
