import Beckon
import BeckonCallback
import BeckonJSON

/// Spells a request for a callback: `POST /api/v2/conversations/callbacks` (contact-centers §2.9).

///

/// Pure.
enum CallbackSpelling {
    /// The names of the data that carry the callback's id and the call's number; Genesys Cloud makes them attributes of the
    /// customer, by which snapshots are known.
    static let idName = "beckon.callback"
    static let attemptName = "beckon.attempt"

    static func request(
        for order: TelephonyOrder, _ configuration: GenesysCloudSide.Configuration.Callbacks
    ) -> JSONValue {
        let record = order.record
        var body: JSONObject = ["queueId": .string(configuration.queue)]
        if let name = customerName(in: record.attachedData) { body["callbackUserName"] = .string(name) }
        body["callbackNumbers"] = [.string(record.customerNumber)]
        if let country = configuration.countryCode {
            body["countryCode"] = .string(country)
            body["validateCallbackNumbers"] = true
        }
        let attached = BusinessData.of(record.attachedData).sorted { $0.key < $1.key }.prefix(ChatComposer.mostData)
        var data = JSONObject(
            attached.map { (key: $0.key, value: .string($0.value.prefix(bytes: ChatComposer.longestValue))) })
        data[idName] = .string(record.id.text)
        data[attemptName] = .string("\(order.attempt)")
        body["data"] = .object(data)
        return .object(body)
    }

    /// The customer's name in the data of a request; nil if it has none.
    private static func customerName(in data: [String: String]) -> String? {
        func value(_ names: [String]) -> String? {
            names.lazy.compactMap { data[$0] }.compactMap(VisibleText.trimmed).first
        }
        let parts = [value(["first_name", "firstName"]), value(["last_name", "lastName"])].compactMap(\.self)
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return value(["_customer_name", "name", "nickname"])
    }
}
