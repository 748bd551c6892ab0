import BeckonJSON
import BeckonTransport
import Foundation
public import GMSContract

extension Gateway {
    /// Asks for a callback.
    ///
    /// - Parameter request: What the customer asks for.
    /// - Returns: The callback, with the first dialog if the server answered one.
    /// - Throws: ``BeckonClientError``; with `refused`, its fault gives the reason and may name free times.
    public func requestCallback(_ request: CallbackRequest) async throws -> Callback {
        let call = GatewayCaller.Call(
            url: try caller.address.service("callback", request.service), contentType: "application/json;charset=UTF-8",
            body: JSONValue.object(request.json).encoded(), key: inputs.token())
        let answer: JSONAnswer = try await caller.send(call)
        guard let id = answer.json["_id"]?.string, !id.isEmpty else {
            throw BeckonClientError(code: .badAnswer, message: "The server's answer does not name the callback.")
        }
        let isDialog = answer.json["_action"] != nil
        return Callback(
            id: id, service: request.service, dialog: isDialog ? try? Dialog(decoding: answer.json) : nil)
    }

    /// Requests the dialog that a push message asks for.
    ///
    /// - Parameter intent: What the push message asks for.
    /// - Returns: The dialog; nil when the push message is about a chat, which has no dialog.
    /// - Throws: ``BeckonClientError``; with `notFound`, the server no longer knows the callback.
    public func dialog(for intent: PushIntent) async throws -> Dialog? {
        guard case .perform(let serviceID, let action) = intent else { return nil }
        return try await dialog(of: serviceID, action)
    }

    /// Requests a dialog of a callback; repeating the request does no harm.
    ///
    /// - Parameters:
    ///   - id: The service instance.
    ///   - action: The action.
    /// - Returns: The dialog.
    /// - Throws: ``BeckonClientError``; with `notFound`, the server no longer knows the callback.
    public func dialog(of id: String, _ action: DialogAction) async throws -> Dialog {
        try await dialog(at: try caller.address.service(id, action.rawValue), method: "POST")
    }

    /// Performs the item that the customer chose from a menu.
    ///
    /// - Parameter item: The chosen item. If it has a confirmation, show it to the customer.
    /// - Returns: The next dialog.
    /// - Throws: ``BeckonClientError``; with `untrustedAddress`, the item's address is not a web address or is less
    ///   secure than the gateway's.
    public func choose(_ item: MenuItem) async throws -> Dialog {
        let method = item.method.uppercased() == "GET" ? "GET" : "POST"
        return try await dialog(at: try caller.address.followed(item.userActionURL), method: method)
    }

    private func dialog(at url: URL, method: String) async throws -> Dialog {
        // The contract says that repeating the request does no harm.
        try await caller.send(GatewayCaller.Call(method: method, url: url, key: inputs.token(), isHarmless: true))
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
