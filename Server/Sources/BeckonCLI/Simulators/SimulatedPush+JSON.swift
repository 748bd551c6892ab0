import BeckonJSON
import BeckonSimulators

extension SimulatedPushLog.Entry {
    /// Writes the push as an object: `n`, `provider`, `token`, `headers` and `payload`.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("n")
        writer.integer(number)
        writer.key("provider")
        writer.string(provider)
        writer.key("token")
        writer.string(token)
        writer.key("headers")
        writer.beginObject()
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            writer.key(name)
            writer.string(value)
        }
        writer.endObject()
        writer.key("payload")
        writer.raw(payload)
        writer.endObject()
    }
}
