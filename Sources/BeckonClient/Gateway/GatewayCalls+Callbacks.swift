import BeckonJSON
import BeckonTransport
import Foundation
import GMSContract

extension GatewayCalls {
    /// Asks for a callback.
    ///
    /// - Parameters:
    ///   - request: What the customer asks for.
    ///   - key: The key of the call, the same for each try.
    ///   - userHeader: The value of the header `gms_user`, the same as the chats'.
    /// - Returns: The callback's id, and the first dialog if the server answered one.
    /// - Throws: ``BeckonClientError``.
    func requestCallback(
        _ request: CallbackRequest, key: String, userHeader: String? = nil
    ) async throws -> (id: String, dialog: Dialog?) {
        let call = GatewayCaller.Call(
            url: try caller.address.service("callback", request.service), contentType: Self.json,
            body: JSONValue.object(request.json).encoded(), userHeader: userHeader, key: key)
        let answer: JSONAnswer = try await caller.send(call)
        guard let id = answer.json["_id"]?.string, !id.isEmpty else {
            throw BeckonClientError(code: .badAnswer, message: "The server's answer does not name the callback.")
        }
        let isDialog = answer.json["_action"] != nil
        return (id, isDialog ? try? Dialog(decoding: answer.json) : nil)
    }

    /// Requests a dialog of a callback; repeating the request does no harm.
    func dialog(of id: String, _ action: String) async throws -> Dialog {
        try await dialog(at: try caller.address.service(id, action), method: "POST")
    }

    /// Performs the item that the customer chose from a menu.
    func choose(_ item: MenuItem) async throws -> Dialog {
        let method = item.method.uppercased() == "GET" ? "GET" : "POST"
        return try await dialog(at: try caller.address.followed(item.userActionURL), method: method)
    }

    private func dialog(at url: URL, method: String) async throws -> Dialog {
        // The contract says that repeating the request does no harm.
        try await caller.send(GatewayCaller.Call(method: method, url: url, key: inputs.token(), isHarmless: true))
    }

    /// The free times of a callback service.
    func availability(of service: String, from start: Date, days: Int) async throws -> [CallbackSlot] {
        let url = try caller.address.service("callback", service, "availability").adding([
            "start": WireTimestamp.milliseconds(start.millisecondsSince1970), "number-of-days": String(days),
        ])
        let answer: Availability = try await caller.send(.init(method: "GET", url: url, isHarmless: true))
        return answer.slots.compactMap(CallbackSlot.init).sorted { $0.time < $1.time }
    }

    /// The place of a callback in line.
    func place(of id: String) async throws -> CallbackPlace {
        let url = try caller.address.service(id, "check-queue-position")
        let answer: JSONAnswer = try await caller.send(.init(method: "GET", url: url, isHarmless: true))
        func number(_ name: String) -> Int? {
            answer.json[name]?.number(clampedTo: -1...31_536_000).flatMap { $0 >= 0 ? Int($0) : nil }
        }
        return CallbackPlace(
            position: number("_position"), wait: number("_eta").map { .seconds($0) },
            waiting: number("_total_waiting"))
    }

    /// Moves a callback to another time.
    func move(_ id: String, of service: String, to time: Date?) async throws {
        let text = time.map { WireTimestamp.milliseconds($0.millisecondsSince1970) } ?? ""
        try await change(id, of: service, ["_new_desired_time": .string(text)])
    }

    /// Names the device to which a callback pushes from now on.
    func name(_ device: PushDevice, for id: String, of service: String) async throws {
        try await change(
            id, of: service,
            ["_device_notification_id": .string(device.token), "_device_os": .string(device.kind.rawValue)])
    }

    private func change(_ id: String, of service: String, _ properties: JSONObject) async throws {
        _ = try await caller.send(
            GatewayCaller.Call(
                method: "PUT", url: try caller.address.service("callback", service, id), contentType: Self.json,
                body: JSONValue.object(properties).encoded(), isHarmless: true))
    }

    /// Cancels a callback; servers without keys refuse a repeated call.
    func cancel(_ id: String, of service: String) async throws {
        _ = try await caller.send(
            GatewayCaller.Call(
                method: "DELETE", url: try caller.address.service("callback", service, id), key: inputs.token(),
                isHarmless: true))
    }

    /// What the server says of a callback: its members as a query answers them.
    func record(of id: String, _ service: String) async throws -> JSONValue {
        let url = try caller.address.service("callback", service).adding(["_id": id])
        let answer: JSONAnswer = try await caller.send(.init(method: "GET", url: url, isHarmless: true))
        guard let record = answer.json[0], record["_id"]?.string == id else {
            throw BeckonClientError(code: .badAnswer, message: "The server's answer does not name the callback.")
        }
        return record
    }

    private static let json = "application/json;charset=UTF-8"
}

extension URL {
    /// The same address with a query.
    fileprivate func adding(_ fields: KeyValuePairs<String, String>) -> URL {
        var form = FormBody()
        for (name, value) in fields { form.add(name, value) }
        return URL(string: absoluteString + "?" + String(decoding: form.bytes, as: UTF8.self)) ?? self
    }
}

/// An answer that may be any JSON.
private struct JSONAnswer: ContractValue {
    let json: JSONValue

    init(decoding json: JSONValue) throws(ContractError) {
        self.json = json
    }

    func write(to writer: inout JSONWriter) {
        json.write(to: &writer)
    }
}
