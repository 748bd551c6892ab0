/// The bad days of the notification service (contact-centers §2.1).
extension GenesysChannels {
    /// What may happen to all channels at once.
    package enum Fault: String, CaseIterable, Sendable {
        /// The WebSockets are closed without a word.
        case dropped
        /// The service says that it will close the WebSockets; a new one to the same channel ends the old one.
        case closing
        /// The channels are gone: they answer 404, and a client has to make a new one.
        case forgotten
        /// Another channel has the topics now.
        case replaced
        /// The tokens of the channels hold no longer: the channels are gone, and so are all tokens.
        case revoked
        /// The WebSockets stay open and say nothing: no heartbeats, no answers, no events.
        case silent
    }

    /// The longest silence in seconds.
    static let longestSilence = 600.0

    /// Lets a fault happen now.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - silence: How many seconds a silence lasts, 0 to 600.
    func occur(_ fault: Fault, silence: Double = 60) {
        switch fault {
        case .dropped: for (_, socket) in connected() { socket.drop() }
        case .closing: tellAll("socket_closing", [("message", "The websocket will be closed in one minute")])
        case .forgotten: forgetAll()
        case .replaced:
            tellAll("no_longer_subscribed", [("reason", "another_channel_subscribed")], withID: true)
            forgetTopics()
        case .revoked:
            tellAll("token_revoked", [("reason", "user_tokens_revoked")], withID: true)
            forgetAll()
        case .silent: beSilent(seconds: min(max(silence, 0), Self.longestSilence))
        }
    }

    /// Sends a system topic to every connected channel.
    private func tellAll(_ kind: String, _ members: [(name: String, value: SimulatedJSON)], withID: Bool = false) {
        guard !isSilent else { return }
        for (id, socket) in connected() {
            let topic = "v2.system.\(kind)" + (withID ? ".\(id)" : "")
            let own: [(name: String, value: SimulatedJSON)] = [
                ("channelId", .string(id)), ("systemTopicType", .string(kind)),
            ]
            let frame: SimulatedJSON = [
                "topicName": .string(topic), "version": "2", "eventBody": .object(own + members),
            ]
            socket.send(frame.text)
        }
    }
}

extension SimulatedGenesysCloud.Configuration {
    /// A fault of the notification service that happens again and again.
    package struct ChannelFault: Sendable {
        package let fault: GenesysChannels.Fault
        /// Seconds between two times, 1 to 86,400.
        package let every: Double

        /// Reads a fault of the command line, such as `dropped=30`.
        ///
        /// - Parameter text: The fault and the seconds between two times.
        package init?(_ text: String) {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let fault = GenesysChannels.Fault(rawValue: parts[0]), let every = Double(parts[1]),
                (1...86_400).contains(every)
            else { return nil }
            (self.fault, self.every) = (fault, every)
        }
    }
}

extension SimulatedGenesysCloud {
    /// `POST /_control/channels` with `fault` and, for a silence, `seconds`.
    package func control(_ name: String, _ json: SimulatedJSON) -> SimulatedAnswer? {
        guard name == "channels" else { return nil }
        guard let fault = json["fault"]?.string.flatMap(GenesysChannels.Fault.init) else {
            let known = GenesysChannels.Fault.allCases.map(\.rawValue).joined(separator: ", ")
            return .refusal(400, "fault must be one of \(known).")
        }
        occur(fault, silence: json["seconds"]?.fraction ?? 60)
        return SimulatedAnswer(json: ["fault": .string(fault.rawValue)])
    }

    /// Lets a fault of the notification service happen now.
    func occur(_ fault: GenesysChannels.Fault, silence: Double = 60) {
        channels.occur(fault, silence: silence)
        if fault == .revoked { tokens.forget() }
    }

    /// Lets a fault happen again and again until the task is cancelled.
    func repeatFault(_ planned: Configuration.ChannelFault) async {
        while (try? await Task.sleep(for: .seconds(planned.every))) != nil { occur(planned.fault) }
    }
}
