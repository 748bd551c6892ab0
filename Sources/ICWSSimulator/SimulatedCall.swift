/// One request with its operation and tokens, which the simulated contact centre carries out.
struct SimulatedCall {
    var operation: Catalogue.Operation
    var tokens: [String: String]
    var request: SimulatedRequest

    var body: WireJSON { WireJSON.parse(request.body) ?? .object([:]) }
    var session: String { tokens["sessionId"] ?? "" }

    /// Carries the request out; nil for operations that are answered with a sample of the description.
    mutating func play(_ state: inout SimulatorState, _ simulator: Simulator) -> SimulatedAnswer? {
        let below = "/icws/{sessionId}/messaging/subscriptions/"
        if operation.path.hasPrefix(below) { return subscription(&state, simulator) }
        switch (operation.verb, operation.path) {
        case ("POST", "/icws/connection"): return connect(&state, simulator)
        case ("GET", "/icws/connection/features"): return features(state, simulator)
        case ("DELETE", "/icws/{sessionId}/connection"):
            state.sessions[session] = nil
            return .empty(200)
        case ("GET", "/icws/{sessionId}/connection"):
            return .json(200, .object(["connectionState": .integer(1), "reason": .text("")]))
        case ("GET", "/icws/{sessionId}/messaging/messages"): return messages(&state)
        case ("POST", "/icws/{sessionId}/licenses"), ("PUT", "/icws/{sessionId}/licenses"): return licenses(&state)
        case ("DELETE", "/icws/{sessionId}/licenses"):
            state.sessions[session]?.licenses = []
            return .empty(200)
        case ("PUT", "/icws/{sessionId}/connection/station"): return station(&state)
        case ("DELETE", "/icws/{sessionId}/connection/station"):
            state.sessions[session]?.station = nil
            return .empty(200)
        case ("PUT", "/icws/{sessionId}/status/user-statuses/{userId}"): return setStatus(&state)
        case ("GET", "/icws/{sessionId}/status/user-statuses/{userId}"):
            return .json(200, state.status(of: tokens["userId"] ?? ""))
        case ("GET", "/icws/{sessionId}/status/status-messages"): return statusMessages()
        default: break
        }
        if let list = configurationList(state, simulator) { return list }
        if operation.path.hasPrefix("/icws/web-") { return customer(&state) }
        if operation.path.hasPrefix("/icws/{sessionId}/interactions") { return interaction(&state) }
        return nil
    }

    private func connect(_ state: inout SimulatorState, _ simulator: Simulator) -> SimulatedAnswer {
        if state.switches.isUnavailable {
            return .json(
                503,
                .object([
                    "alternateHostList": .list(state.switches.alternateHosts.map { .text($0) }),
                    "errorId": .text("error.server.notAcceptingConnections"), "message": .text("(localised text)"),
                ]))
        }
        if body["password"]?.text == "wrong" {
            return .error(
                400, "error.request.connection.authenticationFailure", "The authentication process failed.",
                code: -2_147_221_503)
        }
        guard state.sessions.count < SimulatorState.maximumEntries else { return .error(500, "simulator.full") }
        let id = String(state.number())
        let user = body["userID"]?.text ?? "agent1"
        let cookie = "icws_\(id)=\(state.identifier())"
        let token = "token-\(state.number())"
        state.sessions[id] = SimulatorState.Session(id: id, token: token, cookie: cookie, user: user)
        var answer: [String: WireJSON] = [
            "csrfToken": .text(token), "sessionId": .text(id), "userID": .text(user),
            "userDisplayName": .text(user), "icServer": .text("IC1"),
            "alternateHostList": .list(state.switches.alternateHosts.map { .text($0) }),
        ]
        let include = (request.query["include"] ?? "").split(separator: ",")
        if include.contains("features") { answer["features"] = featureList(state, simulator) }
        return .json(
            201, .object(answer),
            [
                "ININ-ICWS-CSRF-Token": token, "ININ-ICWS-Session-ID": id, "Location": "/icws/\(id)/connection",
                "Set-Cookie": "\(cookie); Path=/icws/\(id); HttpOnly"
                    + (state.switches.loadBalancer ? ", \(SimulatorState.balancer); Path=/" : ""),
            ])
    }

    /// A station of one's own becomes a queue; remote numbers and stationless sessions have none.
    private func station(_ state: inout SimulatorState) -> SimulatedAnswer {
        let name = body["workstation"]?.text
        guard name?.lowercased() != "unknown" else { return .error(400, "-2147221496", code: -2_147_221_496) }
        state.sessions[session]?.station = name
        return .empty(200)
    }

    private func featureList(_ state: SimulatorState, _ simulator: Simulator) -> WireJSON {
        var features = simulator.catalogue.features
        features["messaging"] = state.switches.messagingVersion
        return .list(
            features.sorted { $0.key < $1.key }.map {
                .object(["featureId": .text($0.key), "version": .integer($0.value)])
            })
    }

    private func features(_ state: SimulatorState, _ simulator: Simulator) -> SimulatedAnswer {
        .json(200, .object(["featureInfoList": featureList(state, simulator)]))
    }

    private func messages(_ state: inout SimulatorState) -> SimulatedAnswer {
        if request.headers["accept"]?.contains("text/event-stream") == true {
            guard state.switches.messagingVersion >= 2 else { return .error(400, "error.request.unsupported") }
            var answer = SimulatedAnswer(
                status: 200, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-cache"])
            answer.streamSession = session
            return answer
        }
        var messages = state.sessions[session]?.queue ?? []
        state.sessions[session]?.queue = []
        messages = SimulatedMessages.faulty(state.switches) + messages
        var answer = SimulatedAnswer.json(200, .list(messages))
        if state.switches.breakNextPoll {
            state.switches.breakNextPoll = false
            answer.breaksOff = true
        }
        return answer
    }

    private func licenses(_ state: inout SimulatorState) -> SimulatedAnswer {
        let names = (body["licenseList"]?.list ?? []).compactMap(\.text)
        let good = names.filter { !$0.hasPrefix("UNKNOWN") }
        if operation.verb == "PUT" { state.sessions[session]?.licenses = [] }
        state.sessions[session]?.licenses.formUnion(good)
        let results: [WireJSON] = names.map { name in
            let isGood = good.contains(name)
            return .object([
                "licenseName": .text(name), "isAvailable": .bool(isGood), "licenseStatus": .integer(isGood ? 2 : 9),
                "errorDetails": .text(isGood ? "" : "(localised text)"),
            ])
        }
        return .json(200, .object(["licenseOperationResultList": .list(results)]))
    }
}
