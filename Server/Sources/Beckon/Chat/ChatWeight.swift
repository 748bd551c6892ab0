/// What chats take in memory, in bytes: the values, the texts and tables behind them, and the allocator's share of each.
enum ChatWeight {
    /// An allocation's share of the allocator and of the runtime, rounding included.
    static let block = 48
    /// How many places a table has for each entry: it is between three eighths and three quarters full.
    static let places = 2

    /// What a text takes beside its value: one of up to 15 bytes stands in the value.
    static func of(_ text: String?) -> Int {
        guard let count = text?.utf8.count, count > 15 else { return 0 }
        return count + block
    }

    static func of(_ data: [String: String]) -> Int {
        guard !data.isEmpty else { return 0 }
        return data.reduce(2 * block) { $0 + places * 2 * MemoryLayout<String>.stride + of($1.key) + of($1.value) }
    }
}

extension ChatHead {
    /// What it holds beside its value and its data; those grow apart.
    ///
    /// The ids count twice: a head that was read from the store has its own copy, beside that of the tables.
    var weightOfTexts: Int {
        2 * (ChatWeight.of(id.text) + ChatWeight.of(serviceID.text)) + ChatWeight.of(serviceName)
            + customer.weightOfTexts + attendance.weightOfTexts + side.weightOfTexts
    }

    var weightOfData: Int { ChatWeight.of(customer.userData) }
}

extension ChatCustomer {
    fileprivate var weightOfTexts: Int {
        ChatWeight.of(nickname) + ChatWeight.of(signedID) + ChatWeight.of(user) + ChatWeight.of(deviceID?.text)
    }
}

extension ChatAttendance {
    fileprivate var weightOfTexts: Int {
        let client: String? =
            switch presence {
            case .present(let clientID): clientID
            case .away(_, let farewell): farewell
            case .expected, .polling: nil
            }
        return ChatWeight.of(client) + ChatWeight.of(holder?.text)
    }
}

extension ChatAgentSide {
    fileprivate var weightOfTexts: Int {
        let people = agents.reduce(agents.isEmpty ? 0 : ChatWeight.block) {
            $0 + MemoryLayout<AgentParty>.stride + ChatWeight.of($1.nickname) + ChatWeight.of($1.account)
        }
        let told = ChatWeight.of(ledger?.told.reference) + ChatWeight.of(ledger?.claim)
        return people + told + ChatWeight.of(conversation) + ChatWeight.of(ledger?.failure)
            + ChatWeight.of(ledger?.refused?.name)
    }
}

extension TranscriptEvent {
    /// What it takes in an array that may have places left.
    var weight: Int {
        MemoryLayout<TranscriptEvent>.stride * 5 / 4 + ChatWeight.of(text) + ChatWeight.of(nickname)
            + ChatWeight.of(key) + ChatWeight.of(data)
    }
}
