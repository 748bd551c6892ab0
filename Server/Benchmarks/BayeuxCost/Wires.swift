import Glibc
import Measure

/// The connections of the generator, read and written by one thread.
final class Wires {
    private let poller: Poller
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1_024, alignment: 16)
    private(set) var clients: [Client] = []
    private let port: UInt16
    /// Receives each answer.
    var handle: (Client, Answer) throws -> Void = { _, _ in }
    /// Receives each connection once it is open.
    var opened: (Client) throws -> Void = { _ in }

    init(port: UInt16) throws {
        self.port = port
        poller = try Poller()
    }

    deinit { buffer.deallocate() }

    /// Opens one more connection.
    @discardableResult
    func open() throws -> Client {
        let client = Client(socket: try LoopbackSocket.connect(port: port), number: clients.count)
        clients.append(client)
        try poller.watch(client.socket, number: client.number, forWriting: true, isNew: true)
        return client
    }

    /// Sends bytes, at once as far as the socket accepts them.
    func send(_ bytes: [UInt8], by client: Client) throws {
        if !bytes.isEmpty, try client.send(bytes) {
            try poller.watch(client.socket, number: client.number, forWriting: true)
        }
    }

    /// Serves the connections until a condition holds.
    ///
    /// - Returns: Whether the condition held before the time was over.
    func serve(seconds: Double, until done: () -> Bool) throws -> Bool {
        let start = Monotonic.now
        while !done() {
            guard Monotonic.seconds(since: start) < seconds else { return false }
            try poller.wait(milliseconds: 10) { number, canWrite in
                let client = clients[number]
                if canWrite { try becameWritable(client) }
                try read(client)
            }
        }
        return true
    }

    private func becameWritable(_ client: Client) throws {
        if try !client.flush() { try poller.watch(client.socket, number: client.number) }
        guard !client.isOpen else { return }
        client.isOpen = true
        try opened(client)
    }

    private func read(_ client: Client) throws {
        let count = Glibc.read(client.socket, buffer.baseAddress, buffer.count)
        if count < 0, errno == EAGAIN { return }
        guard count > 0 else { throw BenchmarkError("the server closed a connection") }
        try client.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { bytes in
            let isFrame = client.isWebSocket && client.answers > 0
            guard let answer = try isFrame ? Answer.frame(bytes) : Answer.http(bytes) else { return 0 }
            guard answer.body.offset(of: "\"successful\":false") == nil, answer.status < 400 else {
                let text = String(decoding: answer.body.prefix(200), as: UTF8.self)
                throw BenchmarkError("the server refused with \(answer.status): \(text)")
            }
            client.answers += 1
            try handle(client, answer)
            return answer.length
        }
    }
}
