/// Makes the texts of requests and frames.
package enum Wire {
    package static let upgrade = """
        Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n
        """

    package static func get(_ path: String, headers: String = "") -> [UInt8] {
        Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(headers)\r\n".utf8)
    }

    package static func post(_ path: String, type: String, headers: String = "", _ body: String) -> [UInt8] {
        Array(
            """
            POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: \(type)\r\n\(headers)\
            Content-Length: \(body.utf8.count)\r\n\r\n\(body)
            """.utf8)
    }

    /// Makes a masked text frame; the mask is zero, which costs a server as much as any other.
    package static func frame(_ text: String) -> [UInt8] {
        let count = text.utf8.count
        let length: [UInt8] = count < 126 ? [0x80 | UInt8(count)] : [0x80 | 126, UInt8(count >> 8), UInt8(count & 255)]
        return [0x81] + length + [0, 0, 0, 0] + Array(text.utf8)
    }
}

/// The messages of one Bayeux session.
package struct BayeuxMessages {
    let clientID: String

    package init(clientID: String) { self.clientID = clientID }

    package func handshake(_ type: String) -> String {
        """
        [{"channel":"/meta/handshake","version":"1.0","supportedConnectionTypes":["\(type)"],"id":"1"}]
        """
    }

    package func subscribe(to channel: String) -> String {
        """
        [{"channel":"/meta/subscribe","clientId":"\(clientID)","subscription":"\(channel)","id":"2"}]
        """
    }

    package func connect(_ type: String, advice: String = "") -> String {
        """
        [{"channel":"/meta/connect","clientId":"\(clientID)","connectionType":"\(type)","id":"3"\(advice)}]
        """
    }

    package func publish(_ data: String, to channel: String) -> String {
        """
        [{"channel":"\(channel)","clientId":"\(clientID)","id":"4","data":\(data)}]
        """
    }

    package var disconnect: String {
        """
        [{"channel":"/meta/disconnect","clientId":"\(clientID)","id":"5"}]
        """
    }
}
