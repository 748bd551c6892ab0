import NIOCore
import NIOHTTP1

/// An answer that is written in one piece: most answers are short, and there are many of them.
struct WholeAnswer {
    let status: Int
    let body: [UInt8]
    /// Header fields beside the usual ones; their values are ours or were checked.
    var fields: [(name: String, value: String)] = []
    /// Whether the connection has to end with it.
    var isLast = false

    /// Spells the answer, `application/json;charset=UTF-8` and never to be stored.
    ///
    /// - Parameters:
    ///   - date: The field `Date`.
    ///   - connection: What it says about the connection.
    ///   - allocator: Makes the buffer.
    /// - Returns: All bytes.
    func bytes(
        date: String, connection: RequestSequence.ConnectionField, allocator: ByteBufferAllocator
    ) -> ByteBuffer {
        let size = fields.reduce(192 + body.count) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
        var buffer = allocator.buffer(capacity: size)
        if status == 200 {
            buffer.writeStaticString("HTTP/1.1 200 OK\r\nDate: ")
        } else {
            let status = HTTPResponseStatus(statusCode: status)
            buffer.writeString("HTTP/1.1 \(status.code) \(status.reasonPhrase)\r\nDate: ")
        }
        buffer.writeString(date)
        buffer.writeStaticString(
            "\r\nCache-Control: no-store\r\nContent-Type: application/json;charset=UTF-8\r\nContent-Length: ")
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
        return buffer
    }
}
