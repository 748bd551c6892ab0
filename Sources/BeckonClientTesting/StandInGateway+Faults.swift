package import BeckonJSON
import BeckonTransport
import Foundation

/// What the library's own tests ask for: faults, held calls, servers of other kinds.
extension StandInGateway {
    /// Lets the next requests with this last part of the path fail, as often as told.
    package func fault(_ fault: Fault, on path: String, times: Int = 1) {
        faults += Array(repeating: (path, fault), count: times)
    }

    /// Whether no request arrives.
    package func set(down: Bool) { isDown = down }

    /// Whether everything is taken and nothing answered.
    package func set(silent: Bool) {
        isSilent = silent
        waiting.giveAll()
    }

    /// Holds requests with this last part of the path until ``release()``.
    package func hold(_ path: String) { heldPath = path }

    /// Answers what is held.
    package func release() {
        heldPath = nil
        waiting.giveAll()
    }

    /// Whether it is Beckon, and not another server.
    package func set(isBeckon: Bool) { self.isBeckon = isBeckon }

    /// The most events in one answer.
    package func set(pageSize: Int) { self.pageSize = pageSize }

    /// How many events before its cursor a new connection gets again.
    package func set(resend: Int) { self.resend = resend }

    /// What the server answers to an action of a callback.
    package func set(dialog: JSONValue, for action: String) { dialogs[action] = dialog }

    /// Answers calls about chats that have ended with 400.
    package func refuseEndedChats() { refusesEndedChats = true }

    /// Forgets all chats.
    package func forgetChats() { chats = [:] }

    /// Whether uploads stop in the middle of their body.
    package func set(holdsUploads: Bool) {
        self.holdsUploads = holdsUploads
        waiting.giveAll()
    }

    /// An agent sends a file in a chat.
    package func agentSends(_ file: [UInt8], named name: String, in serviceID: String) {
        add(file, named: name, "Agent", "AGENT", to: serviceID)
    }

    /// The files of a chat, in order.
    package func files(in serviceID: String) -> [[UInt8]] {
        (chats[serviceID]?.files ?? [:]).sorted { $0.key < $1.key }.map(\.value.bytes)
    }

    func add(_ file: [UInt8], named name: String, _ nickname: String, _ party: String, to serviceID: String) {
        let place = (chats[serviceID]?.events.count ?? 0) + 1
        chats[serviceID]?.files[place] = File(id: "file-\(place)", name: name, bytes: file)
        append("Notice.Custom", nickname, "has sent the file \(name)", party, to: serviceID)
    }

    /// What a restart leaves: the chats, and the sessions if they were kept.
    package func restart(keepingSessions: Bool) {
        if !keepingSessions { sessions = [:] }
        waiting.giveAll()
    }

    /// An agent causes an event in a chat.
    package func agent(_ type: String, _ text: String, in serviceID: String) {
        append(type, "Agent", text, "AGENT", to: serviceID)
    }

    /// An agent ends a chat.
    package func agentEnds(_ serviceID: String) {
        agent("Notice.Left", "has left the session", in: serviceID)
        chats[serviceID]?.isOver = true
        waiting.giveAll()
    }

    /// Removes the first events, as a server does that keeps a transcript only for so long.
    package func forgetEvents(upTo position: Int, in serviceID: String) {
        for index in 0..<position { chats[serviceID]?.events[index] = .null }
    }

    /// Waits until something has come so often.
    package func arrival(of count: Int = 1, on step: String) async {
        while log.filter({ $0 == step }).count < count, !Task.isCancelled { await change() }
    }

    /// All texts of a chat and the names of its files, in order.
    package func items(in serviceID: String) -> [String] {
        guard let chat = chats[serviceID] else { return [] }
        return chat.events.enumerated().compactMap { place, event in
            chat.files[place + 1]?.name ?? (event[0]?.string == "Message.Text" ? event[2]?.string : nil)
        }
    }

    /// All texts of a chat.
    package func messages(in serviceID: String) -> [String] {
        (chats[serviceID]?.events ?? []).filter { $0[0]?.string == "Message.Text" }.compactMap { $0[2]?.string }
    }

    /// The name of the chat server, which apps of version 2 give back.
    package func set(alias: String) { self.alias = alias }

    /// Refuses the next request of version 2.
    package func refuseVersion2(_ status: Int, isEnded: Bool) { refusals.append((status, isEnded)) }

    /// When registrations are to be renewed, in milliseconds since 1970.
    package func set(refreshAfter: Int64) { self.refreshAfter = refreshAfter }

    /// After how many seconds reports of what is on the screen are due again.
    package func set(beat: Int64) { self.beat = beat }

    /// How far the contact centre is.
    package func set(delivered: Int64, read: Int64) { agentProgress = (delivered, read) }
}
