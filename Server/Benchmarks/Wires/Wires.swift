import Glibc
import Measure

/// The connections of a generator, read and written by one thread.
package final class Wires {
    private let poller: Poller
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 * 1_024, alignment: 16)
    package private(set) var clients: [Client] = []
    private let port: UInt16
    /// Receives each answer.
    package var handle: (Client, Answer) throws -> Void = { _, _ in }
    /// Receives each answer by which the server refuses.
    package var refused: (Client, Answer) throws -> Void = { _, answer in
        let text = String(decoding: answer.body.prefix(200), as: UTF8.self)
        throw BenchmarkError("the server refused with \(answer.status): \(text)")
    }
    /// Receives each connection once it is open.
    package var opened: (Client) throws -> Void = { _ in }
    /// Receives each connection that the server has closed or does not accept.
    package var closed: (Client) throws -> Void = { _ in throw BenchmarkError("the server closed a connection") }

    package init(port: UInt16) throws {
        self.port = port
        poller = try Poller()
    }

    deinit { buffer.deallocate() }

    /// Opens one more connection.
    @discardableResult
    package func open() throws -> Client {
        let client = add()
        try open(client)
        return client
    }

    /// Makes one more client, whose connection is opened later.
    ///
    /// - Parameters:
    ///   - port: The server's port, if it is another one than usual.
    ///   - source: The address of the loopback to connect from; nil leaves it to the kernel.
    /// - Returns: The client, without a connection.
    package func add(port: UInt16? = nil, from source: UInt32? = nil) -> Client {
        let client = Client(number: clients.count, port: port ?? self.port, source: source)
        clients.append(client)
        return client
    }

    /// Opens the connection of a client, not while an answer or event is handled.
    package func open(_ client: Client) throws {
        guard let socket = try client.connect() else { return try closed(client) }
        try poller.watch(socket, number: client.number, forWriting: true, isNew: true)
    }

    /// Closes the connection of a client.
    package func close(_ client: Client) { client.disconnect() }

    /// Sends bytes, at once as far as the socket accepts them.
    package func send(_ bytes: [UInt8], by client: Client) throws {
        guard !bytes.isEmpty else { return }
        guard let isLeft = client.send(bytes) else { return try end(client) }
        if isLeft { try watch(client, forWriting: true) }
    }

    /// Serves the connections until a condition holds.
    ///
    /// - Returns: Whether the condition held before the time was over.
    package func serve(seconds: Double, until done: () -> Bool) throws -> Bool {
        let start = Monotonic.now
        while !done() {
            guard Monotonic.seconds(since: start) < seconds else { return false }
            try turn(milliseconds: 10)
        }
        return true
    }

    /// Waits for events for some time at most, and handles them.
    package func turn(milliseconds: Int32) throws {
        try poller.wait(milliseconds: milliseconds) { number, canWrite in
            let client = clients[number]
            if canWrite { try becameWritable(client) }
            if client.isOpen { try read(client) }
        }
    }

    private func becameWritable(_ client: Client) throws {
        guard let socket = client.socket else { return }
        if !client.isOpen, LoopbackSocket.error(of: socket) != 0 { return try end(client) }
        guard let isLeft = client.flush() else { return try end(client) }
        if !isLeft { try watch(client, forWriting: false) }
        guard !client.isOpen else { return }
        client.isOpen = true
        try opened(client)
    }

    private func watch(_ client: Client, forWriting: Bool) throws {
        guard let socket = client.socket else { return }
        try poller.watch(socket, number: client.number, forWriting: forWriting)
    }

    private func end(_ client: Client) throws {
        client.disconnect()
        try closed(client)
    }

    private func read(_ client: Client) throws {
        guard let socket = client.socket else { return }
        let count = Glibc.read(socket, buffer.baseAddress, buffer.count)
        if count < 0, errno == EAGAIN { return }
        guard count > 0 else { return try end(client) }
        try client.take(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { bytes in
            guard client.isOpen else { return 0 }
            let isFrame = client.isWebSocket && client.answers > 0
            guard let answer = try isFrame ? Answer.frame(bytes) : Answer.http(bytes) else { return 0 }
            client.answers += 1
            let isRefused = answer.body.offset(of: "\"successful\":false") != nil || answer.status >= 400
            try (isRefused ? refused : handle)(client, answer)
            return answer.length
        }
    }
}
