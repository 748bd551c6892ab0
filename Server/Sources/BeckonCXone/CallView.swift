import Beckon
import BeckonJSON

/// How a call-back's contact stands (`GET /contacts/{contactId}` of the Patron API).
///
/// The states are not documented with the call (contact-centers §3.7), so it reads them widely: a contact is over when it
/// has an end or a final state, and people talk when it is active at an agent.
struct CallView: Hashable, Sendable {
    enum Stage: Hashable, Sendable {
        case waiting
        case talking
        case over
    }

    private static let finals: Set<String> = [
        "endcontact", "ended", "end", "released", "abandoned", "disconnected", "hungup", "completed", "closed",
        "busy", "noanswer", "answeringmachine", "failed", "callfailed", "fax", "refused",
    ]

    let stage: Stage
    /// Whether an agent had it.
    let hasAgent: Bool
    /// Why nobody talked.
    let outcome: CallbackOutcome

    init(_ json: JSONValue) {
        let inner = json["contact"]?.object == nil ? json : json["contact"] ?? json
        let words = [inner["stateName"], inner["contactStateName"], inner["state"], inner["status"]]
        let state = Self.plain(words.lazy.compactMap { $0?.string }.first ?? "")
        let agent = inner["agentId"]?.cxoneID
        hasAgent = agent != nil && agent != "0"
        let ends = [inner["endDate"], inner["contactEnd"], inner["endTime"]]
        let isOver = Self.finals.contains(state) || ends.contains { $0?.string?.isEmpty == false }
        stage = isOver ? .over : state == "active" && hasAgent || state == "talking" ? .talking : .waiting
        let reason = Self.plain(
            inner["endReason"]?.string ?? inner["disposition"]?.string ?? inner["dispositionName"]?.string ?? state)
        outcome = Self.outcome(reason)
    }

    private static func plain(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter }.prefix(40))
    }

    private static func outcome(_ reason: String) -> CallbackOutcome {
        switch reason {
        case "busy": .busy
        case "answeringmachine", "voicemail": .answeringMachine
        case "fax": .fax
        case "failed", "callfailed", "error": .callFailed
        case "errortone", "invalidnumber", "disconnectednumber": .errorTone
        default: .noAnswer
        }
    }
}

extension CallView {
    /// What is to be reported of a call, in order.
    func reports(of call: OpenCall) -> [CallbackReport] {
        let talked = stage == .talking || stage == .over && hasAgent
        var reports: [CallbackReport] = []
        if talked, !call.isConnected { reports.append(CallbackReport(.connect, attempt: call.attempt)) }
        if stage == .over {
            let wasConnected = talked || call.isConnected
            reports.append(wasConnected ? CallbackReport(.complete) : CallbackReport(outcome, attempt: call.attempt))
        }
        return reports
    }
}
