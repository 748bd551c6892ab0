import Foundation

/// Callbacks by `web-callback` (icws §8).
///
/// The documents name no values of `state`; these are the ones of `icws simulate`.
extension SimulatedPureConnect {
    /// The most callbacks that it keeps; further ones are refused.
    private static let mostCallbacks = 10_000

    func callback(_ method: String, _ operation: String, _ request: StandInRequest) -> SimulatedAnswer {
        switch (method, operation) {
        case ("POST", "create"): createCallback(request.json)
        case ("GET", "status"): callbackStatus(request.path.count > 3 ? request.path[3] : "")
        case ("POST", "reconnect"): reconnectCallback(request.json)
        default: Self.refusal(404, "error.request.unsupported")
        }
    }

    func createCallback(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let queue = json["targetQueue"]?.string, json["targetQueueType"]?.string != nil,
            let number = json["telephone"]?.string, let name = json["name"]?.string
        else { return Self.refusal(400, "error.request.missingProperty") }
        guard queue == workgroup else { return Self.refusal(400, "error.request.webCallback.invalidTarget") }
        guard desk.callbacks.count < Self.mostCallbacks else { return Self.refusal(503, "error.server.full") }
        let participant = UUID().uuidString.lowercased()
        var callback = StandInCallback(id: participant, number: number, name: name)
        if let subject = json["subject"]?.string { callback.data["subject"] = subject }
        desk.add(callback)
        desk.note(.incoming, "callback", participant, id: participant, text: number, .accepted)
        return SimulatedAnswer(
            json: [
                "__type": "urn:inin.com:webCallback:callbackCreateResponse", "participantID": .string(participant),
                "callbackID": .string(Self.callbackID(participant)), "dateFormat": "MM/dd/yyyy", "timeFormat": "HH:mm",
            ])
    }

    func callbackStatus(_ participant: String) -> SimulatedAnswer {
        guard let callback = desk.callback(participant) else {
            return Self.refusal(400, "error.request.webCallback.invalidParticipantId")
        }
        let state =
            switch callback.state {
            case .waiting: "Waiting"
            case .offered: "Alerting"
            case .connected: "Active"
            case .ended: "Ended"
            }
        let ahead = desk.callbacks.prefix { $0.id != participant }.count { $0.state == .waiting }
        return SimulatedAnswer(
            202,
            json: [
                "__type": "urn:inin.com:webCallback:callbackStatusResponse", "state": .string(state),
                "queueWaitTime": SimulatedJSON(Int64(60 * (ahead + 1))),
                "queuePosition": SimulatedJSON(Int64(ahead + 1)),
            ])
    }

    private func reconnectCallback(_ json: SimulatedJSON) -> SimulatedAnswer {
        let participant = json["participantID"]?.string ?? ""
        guard desk.callback(participant) != nil else {
            return Self.refusal(400, "error.request.webCallback.invalidParticipantId")
        }
        guard json["callbackID"]?.string == Self.callbackID(participant) else {
            return Self.refusal(400, "error.request.webCallback.invalidCallbackId")
        }
        return SimulatedAnswer(204)
    }

    static func callbackID(_ participant: String) -> String { "cb-\(participant.prefix(8))" }
}
