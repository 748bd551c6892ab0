import Beckon
import BeckonJSON
import BeckonPlatform

/// A user of CXone, as events name authors and assignees (contact-centers §3.4): an agent, a bot, or the survey.
struct CXoneUser: Hashable, Sendable {
    let id: String
    /// The name that customers see; empty if it was not told.
    var name = ""
    var isBot = false
    var isSurvey = false

    init(id: String) { self.id = id }

    /// Reads a user; nil for one without an id.
    init?(_ json: JSONValue) {
        guard let id = json["id"]?.cxoneID else { return nil }
        self.id = id
        let names = [json["nickname"]?.string, json["firstName"]?.string].compactMap { $0 }
        name = names.lazy.compactMap { AgentName.shown($0) }.first ?? ""
        isBot = json["isBotUser"]?.bool == true
        isSurvey = json["isSurveyUser"]?.bool == true
    }

    /// The user as a party of a chat; bots are external parties.
    ///
    /// - Parameter usual: The name for a user without one.
    /// - Returns: The party.
    func party(named usual: String) -> AgentParty {
        AgentParty(nickname: name.isEmpty ? usual : name, kind: isBot ? .external : .agent, account: id)
    }
}
