import Foundation

/// One connection: answers requests one after the other until client or simulator closes it.
struct SimulatedConnection {
    /// The longest head and the longest body of a request, in bytes.
    private static let maximumHead = 65_536
    private static let maximumBody = 4 * 1_024 * 1_024

    let descriptor: Int32
    let simulator: Simulator
    private var unread: [UInt8] = []

    init(descriptor: Int32, simulator: Simulator) {
        self.descriptor = descriptor
        self.simulator = simulator
    }

    /// Answers until the connection ends.
    mutating func serve() {
        while let request = nextRequest() {
            let answer = simulator.answer(request)
            if answer.delay > 0 { Thread.sleep(forTimeInterval: Double(answer.delay) / 1_000) }
            if answer.isSilent { return }
            if let session = answer.streamSession {
                stream(session, answer)
                return
            }
            guard write(answer) else { return }
            if answer.breaksOff || request.headers["connection"]?.lowercased() == "close" { return }
        }
    }

    private mutating func nextRequest() -> SimulatedRequest? {
        let end = Array("\r\n\r\n".utf8)
        var place: Range<Int>?
        while true {
            place = unread.firstRange(of: end)
            if place != nil { break }
            guard unread.count < Self.maximumHead else { return nil }
            let more = SocketCalls.read(descriptor)
            guard !more.isEmpty else { return nil }
            unread += more
        }
        guard let place else { return nil }
        let lines = String(decoding: unread[..<place.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers[line[..<colon].lowercased()] = value
        }
        let length = Int(headers["content-length"] ?? "0") ?? -1
        guard (0...Self.maximumBody).contains(length), headers["transfer-encoding"] == nil else { return nil }
        unread.removeSubrange(..<place.upperBound)
        while unread.count < length {
            let more = SocketCalls.read(descriptor)
            guard !more.isEmpty else { return nil }
            unread += more
        }
        let body = Array(unread[..<length])
        unread.removeSubrange(..<length)
        return SimulatedRequest(verb: words[0], target: words[1], headers: headers, body: body)
    }

    private func write(_ answer: SimulatedAnswer) -> Bool {
        var head = Self.head(answer)
        if answer.status != 204 { head += "Content-Length: \(answer.body.count)\r\n" }
        let body = answer.breaksOff ? Array(answer.body.dropLast(answer.body.count / 2 + 1)) : answer.body
        return SocketCalls.write(descriptor, Array((head + "\r\n").utf8) + body)
    }

    private static func head(_ answer: SimulatedAnswer) -> String {
        var text = "HTTP/1.1 \(answer.status) Simulated\r\n"
        for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
        return text
    }

    /// Sends messages as events until the session or the connection ends, or another stream of the session begins.
    ///
    /// After each second without a message, a comment keeps the connection open.
    private func stream(_ session: String, _ answer: SimulatedAnswer) {
        let stream = simulator.beginStream(of: session)
        let head = Self.head(answer) + "Connection: close\r\n\r\n:ping\n\n"
        guard SocketCalls.write(descriptor, Array(head.utf8)) else { return }
        var sent = 0
        while let messages = simulator.takeMessages(of: session, stream: stream, waiting: 1) {
            let switches = simulator.switches
            let all = (messages.isEmpty ? [] : SimulatedMessages.faulty(switches)) + messages
            for message in all {
                let event = Array("data: ".utf8) + message.bytes() + Array("\n\n".utf8)
                if switches.dropStreamAfter > 0, sent >= switches.dropStreamAfter {
                    _ = SocketCalls.write(descriptor, Array(event.prefix(event.count / 2)))
                    return
                }
                guard SocketCalls.write(descriptor, event) else { return }
                sent += 1
            }
            if messages.isEmpty, !SocketCalls.write(descriptor, Array(":ping\n\n".utf8)) { return }
        }
    }
}
