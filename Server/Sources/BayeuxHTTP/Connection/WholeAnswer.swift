import NIOCore
import NIOHTTP1

/// An answer that is written in one piece: most answers are short, and there are many of them.
struct WholeAnswer {
    let status: Int
    let body: [UInt8]
    /// Further header fields; their values were made or checked by this program.
    var fields: [CORSPolicy.Field] = []
    /// Whether the connection has to end with this answer.
    var isLast = false

    /// The bytes with which all answers of a status and a second begin, up to the length of the body; the content is
    /// `application/json;charset=UTF-8` and never to be stored.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - date: The field `Date`.
    ///   - common: The fields of every answer.
    /// - Returns: The bytes.
    static func beginning(_ status: Int, date: String, _ common: CommonFields) -> [UInt8] {
        let status = HTTPResponseStatus(statusCode: status)
        let text = """
            HTTP/1.1 \(status.code) \(status.reasonPhrase)\r
            Date: \(date)\r
            Cache-Control: no-store\r
            \(common.lines)Content-Type: application/json;charset=UTF-8\r
            Content-Length:\u{20}
            """
        return Array(text.utf8)
    }

    /// Spells the answer.
    ///
    /// - Parameters:
    ///   - beginning: The beginning for its status.
    ///   - connection: The field `Connection`.
    ///   - buffer: Takes all bytes.
    func write(
        after beginning: [UInt8], connection: RequestSequence.ConnectionField, to buffer: inout ByteBuffer
    ) {
        let fixed = 64 + beginning.count + body.count
        buffer.reserveCapacity(fields.reduce(fixed) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 })
        buffer.writeBytes(beginning)
        buffer.writeString(String(body.count))
        buffer.writeStaticString("\r\n")
        for field in fields {
            buffer.writeString(field.name)
            buffer.writeStaticString(": ")
            buffer.writeString(field.value)
            buffer.writeStaticString("\r\n")
        }
        switch connection {
        case .none: break
        case .close: buffer.writeStaticString("connection: close\r\n")
        case .keepAlive: buffer.writeStaticString("connection: keep-alive\r\n")
        }
        buffer.writeStaticString("\r\n")
        buffer.writeBytes(body)
    }
}
