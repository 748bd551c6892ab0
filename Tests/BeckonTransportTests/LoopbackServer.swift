import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A small HTTP/1.1 server on a loopback port, one thread a connection, whose answers are scripted by path.
struct LoopbackServer: Sendable {
    let port: Int
    private let listener: Int32

    /// Raw bytes to write for a request, or nil to hold the request until the client goes.
    typealias Script = @Sendable (_ head: String) -> String?

    init(script: @escaping Script) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(listener >= 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        try #require(bound)
        self.listener = listener
        port = Int(UInt16(bigEndian: address.sin_port))
        Thread.detachNewThread {
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Thread.detachNewThread { Self.serve(connection, script) }
            }
        }
    }

    func url(_ path: String) throws -> URL {
        try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// Serves requests whose body comes with their head or has a Content-Length.
    private static func serve(_ connection: Int32, _ script: Script) {
        defer { close(connection) }
        var pending = ""
        while let head = readHead(connection, &pending) {
            guard let answer = script(head) else {
                var byte: UInt8 = 0
                _ = read(connection, &byte, 1)
                return
            }
            if answer.isEmpty { return }
            guard
                Array(answer.utf8).withUnsafeBytes({ send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) })
                    > 0
            else { return }
        }
    }

    private static func readHead(_ connection: Int32, _ pending: inout String) -> String? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = pending.range(of: "\r\n\r\n") {
                let head = String(pending[..<end.lowerBound])
                let length = head.lowercased().firstMatch(of: /content-length: (\d+)/).flatMap { Int($0.1) } ?? 0
                let rest = pending[end.upperBound...]
                if rest.utf8.count >= length {
                    let body = String(rest.prefix(length))
                    pending = String(rest.dropFirst(length))
                    return head + "\r\n\r\n" + body
                }
            }
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return nil }
            pending += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    static func ok(_ body: String, headers: String = "") -> String {
        "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
    }
}
