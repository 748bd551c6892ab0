import Measure

/// How a subscriber speaks with a server.
protocol Dialect {
    /// The name of the way in the table.
    var transport: String { get }
    /// Whether answers are WebSocket frames after the first.
    var isWebSocket: Bool { get }
    /// How many answers a subscriber has when it is about to be parked.
    var answersBeforeParking: Int { get }
    /// What a subscriber sends after so many answers, the last of which is given.
    ///
    /// - Returns: The bytes; empty when it has nothing to say.
    func next(_ client: Client, after answer: Answer?) throws -> [UInt8]
    /// What publishes a message.
    func publication(_ number: Int, by client: Client) -> [UInt8]
    /// Whether the first subscriber's own connection publishes, rather than one beside it.
    var publishesOverSubscription: Bool { get }
}

/// What is broadcast: the same bytes reach the subscribers of every server.
enum Event {
    static let channel = "/bench"

    /// 100 bytes of JSON that carry a number.
    static func data(_ number: Int) -> String {
        let start = "{\"mark\":\(number),\"text\":\""
        return start + String(repeating: "x", count: max(0, 98 - start.utf8.count)) + "\"}"
    }

    /// Hands out the numbers of all events in a body.
    static func forEachNumber(in body: UnsafeRawBufferPointer, _ take: (Int) -> Void) {
        var start = 0
        while let found = body.offset(of: "{\"mark\":", from: start) {
            take(body.number(at: found + 8))
            start = found + 8
        }
    }
}

/// Text that goes over the wire.
enum Wire {
    static let upgrade = """
        Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n
        """

    static func get(_ path: String, headers: String = "") -> [UInt8] {
        Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(headers)\r\n".utf8)
    }

    static func post(_ path: String, type: String, headers: String = "", _ body: String) -> [UInt8] {
        Array(
            """
            POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: \(type)\r\n\(headers)\
            Content-Length: \(body.utf8.count)\r\n\r\n\(body)
            """.utf8)
    }

    /// A masked text frame; the mask is zero, which costs a server as much as any other.
    static func frame(_ text: String) -> [UInt8] {
        let count = text.utf8.count
        let length: [UInt8] = count < 126 ? [0x80 | UInt8(count)] : [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
        return [0x81] + length + [0, 0, 0, 0] + Array(text.utf8)
    }
}
