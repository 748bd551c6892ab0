import BeckonJSON
import BeckonTransport
import Foundation
public import GMSContract

extension Gateway {
    /// Asks for a callback.
    ///
    /// - Parameter request: What the customer says.
    /// - Returns: The callback, with what to show or do first.
    /// - Throws: ``BeckonClientError``; with `refused`, its fault says why and may name other times.
    public func requestCallback(_ request: CallbackRequest) async throws -> Callback {
        let call = GatewayCaller.Call(
            url: try caller.address.service("callback", request.service), contentType: "application/json;charset=UTF-8",
            body: JSONValue.object(request.json).encoded(), key: inputs.token())
        let answer: JSONAnswer = try await caller.send(call)
        guard let id = answer.json["_id"]?.string, !id.isEmpty else {
            throw BeckonClientError(code: .badAnswer, message: "The answer does not name the callback.")
        }
        let isDialog = answer.json["_action"] != nil
        return Callback(
            id: id, service: request.service, dialog: isDialog ? try? Dialog(decoding: answer.json) : nil)
    }

    /// Follows a push message to the dialog that it leads to.
    ///
    /// - Parameter intent: What the push message asks for.
    /// - Returns: What to show or do; nil when the push message is about a chat, which has no dialog.
    /// - Throws: ``BeckonClientError``; with `notFound` the callback is over and forgotten.
    public func dialog(for intent: PushIntent) async throws -> Dialog? {
        guard case .perform(let serviceID, let action) = intent else { return nil }
        return try await dialog(of: serviceID, action)
    }

    /// Asks for a dialog of a callback; asking again does no harm.
    ///
    /// - Parameters:
    ///   - id: The service instance.
    ///   - action: What to ask for or to do.
    /// - Returns: What to show or do.
    /// - Throws: ``BeckonClientError``; with `notFound` the callback is over and forgotten.
    public func dialog(of id: String, _ action: DialogAction) async throws -> Dialog {
        try await dialog(at: try caller.address.service(id, action.rawValue), method: "POST")
    }

    /// Does what the customer chose from a menu.
    ///
    /// - Parameter item: What was chosen. Show its confirmation, if it has one, to the customer.
    /// - Returns: What to show or do next.
    /// - Throws: ``BeckonClientError``; with `untrustedAddress` the item leads to a place that is not followed.
    public func choose(_ item: MenuItem) async throws -> Dialog {
        let method = item.method.uppercased() == "GET" ? "GET" : "POST"
        return try await dialog(at: try caller.address.followed(item.userActionURL), method: method)
    }

    private func dialog(at url: URL, method: String) async throws -> Dialog {
        // The contract says that a repeated request does no harm.
        try await caller.send(GatewayCaller.Call(method: method, url: url, key: inputs.token(), isHarmless: true))
    }
}

/// An answer of any JSON.
private struct JSONAnswer: ContractValue {
    let json: JSONValue

    init(decoding json: JSONValue) throws(ContractError) {
        self.json = json
    }

    func write(to writer: inout JSONWriter) {
        json.write(to: &writer)
    }
}
