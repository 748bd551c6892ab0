import BayeuxHTTP
import Beckon
import BeckonJSON
import GMSContract

/// Callbacks as queries answer them: always an array, all values strings (Callback Services API).
struct CallbackListing: Sendable {
    let records: [CallbackRecord]
    /// The properties of a record that are answered beside the members that every one has.
    let properties: @Sendable (CallbackRecord) -> [String: String]
    /// The external address that absolute URLs begin with, with `/genesys`.
    let baseURL: String

    func encoded() -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: 512)
        write(to: &writer)
        return writer.bytes
    }

    /// Writes the array.
    func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for record in records { write(record, to: &writer) }
        writer.endArray()
    }

    private func write(_ record: CallbackRecord, to writer: inout JSONWriter) {
        let path = "\(RequestPath.encoded(record.serviceName))/\(RequestPath.encoded(record.id.text))"
        let url = "\(baseURL)/1/service/callback/\(path)"
        var members = [
            ("_id", record.id.text),
            ("_desired_time", time(record.desiredTime ?? record.createdAt)),
            ("_service_name", record.serviceName),
            ("_callback_state", record.state.rawValue),
            ("_expiration_time", time(record.expiresAt)),
            ("_customer_number", record.customerNumber),
            // The documents name the first; one client library reads the second.
            ("_url", url),
            ("url", url),
        ]
        if let reason = record.reason { members.append(("_callback_reason", reason.rawValue)) }
        let names = Set(members.map(\.0))
        members += properties(record).filter { !names.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0, $1) }
        writer.beginObject()
        for (name, value) in members {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
    }

    private func time(_ time: Timestamp) -> String { WireTimestamp.milliseconds(time.milliseconds) }
}
