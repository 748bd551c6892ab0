import NIOCore

/// Prepared requests, as bytes.
enum HTTPRequests {
    static func post(_ path: String, type: String, headers: String = "", body: String) -> ByteBuffer {
        ByteBuffer(
            string: """
                POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: \(type)\r\n\(headers)\
                Content-Length: \(body.utf8.count)\r\n\r\n\(body)
                """)
    }

    static func form(_ path: String, headers: String = "", _ body: String) -> ByteBuffer {
        post(path, type: "application/x-www-form-urlencoded", headers: headers, body: body)
    }

    static func json(_ path: String, headers: String = "", _ body: String) -> ByteBuffer {
        post(path, type: "application/json", headers: headers, body: body)
    }
}
