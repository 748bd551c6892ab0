import Measure

/// A subscriber's protocol with a server.
protocol Dialect {
    /// The name of the transport in the table.
    var transport: String { get }
    /// Whether the answers after the first are WebSocket frames.
    var isWebSocket: Bool { get }
    /// How many answers a subscriber has received before its next request parks it.
    var answersBeforeParking: Int { get }
    /// Makes a subscriber's next request from its number of answers and the last of them.
    ///
    /// - Returns: The bytes; empty if it has nothing to send.
    func next(_ client: Client, after answer: Answer?) throws -> [UInt8]
    /// Makes the request that publishes a message.
    func publication(_ number: Int, by client: Client) -> [UInt8]
    /// Whether the first subscriber's own connection publishes, instead of a separate one.
    var publishesOverSubscription: Bool { get }
}

/// The broadcast event: the subscribers of every server receive the same bytes.
enum Event {
    static let channel = "/bench"

    /// 100 bytes of JSON that carry a number.
    static func data(_ number: Int) -> String {
        let start = "{\"mark\":\(number),\"text\":\""
        return start + String(repeating: "x", count: max(0, 98 - start.utf8.count)) + "\"}"
    }

    /// Passes on the numbers of all events in a body.
    static func forEachNumber(in body: UnsafeRawBufferPointer, _ take: (Int) -> Void) {
        var start = 0
        while let found = body.offset(of: "{\"mark\":", from: start) {
            take(body.number(at: found + 8))
            start = found + 8
        }
    }
}

/// Makes the texts of requests and frames.
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

    /// Makes a masked text frame; the mask is zero, which costs a server as much as any other.
    static func frame(_ text: String) -> [UInt8] {
        let count = text.utf8.count
        let length: [UInt8] = count < 126 ? [0x80 | UInt8(count)] : [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
        return [0x81] + length + [0, 0, 0, 0] + Array(text.utf8)
    }
}
