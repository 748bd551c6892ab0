import Measure
import Wires

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
