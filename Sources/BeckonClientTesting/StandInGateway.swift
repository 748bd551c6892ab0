public import BeckonClient
package import BeckonJSON
public import BeckonTransport
public import Foundation

/// A stand-in for the gateway, for previews and tests of an app: it needs no network, and the test plays the agent.
///
/// ```swift
/// let gateway = StandInGateway()
/// let centre = ContactCentre(gateway)
/// let chat = try await centre.conversation()
/// await gateway.agentSays("How can I help?")
/// ```
///
/// It answers requests in memory, as the contract says: chats with their transcripts, the live connection, files. Every
/// service exists but `unknown`. It keeps no more than the last 10,000 requests, and all chats as long as it lives.
public actor StandInGateway: HTTPTransport {
    /// A chat.
    package struct Chat {
        package var userHeader: String
        package var events: [JSONValue] = []
        package var isOver = false
        package var isCreated = false
        /// Where the customer's next session reads on.
        package var cursor = 0
        package var sentKeys: [String: Int] = [:]
        /// The files, by the positions of their events.
        package var files: [Int: File] = [:]
    }

    /// A file of a chat.
    package struct File {
        package var id: String
        package var name: String
        package var bytes: [UInt8]
    }

    /// A live connection.
    package struct Session {
        package var userHeader: String
        package var isSubscribed = false
        package var sent: [String: Int] = [:]
    }

    /// What goes wrong with a request.
    package enum Fault {
        /// Nothing arrives.
        case lostRequest
        /// The work is done, the answer is lost.
        case lostAnswer
        /// The server answers with this status.
        case status(Int)
        /// The server refuses with these words.
        case refusal(String)
        /// Something else answers: the sign-in page of a network.
        case page
        /// Something else answers with this status and a page: a proxy without the server behind it.
        case foreign(Int)
        /// Beckon refuses below `/beckon/1` with this status and word.
        case native(Int, String)
        /// The connection fails in this way.
        case failure(TransportError.Code)
    }

    /// The chats, by their services' ids.
    package internal(set) var chats: [String: Chat] = [:]
    var sessions: [String: Session] = [:]
    var counter = 0
    var faults: [(path: String, fault: Fault)] = []
    var isDown = false
    var isSilent = false
    /// The last part of the path of calls that are held.
    var heldPath: String?
    var waiting = Signals()
    /// The requests, the oldest first.
    package internal(set) var requests: [TransportRequest] = []
    /// What happened, in order: the channel of a Bayeux message, else the last part of the path.
    package internal(set) var log: [String] = []
    /// The good-byes of live connections.
    package internal(set) var farewells: [JSONValue] = []
    /// The callbacks that the customer has cancelled.
    var cancelled: Set<String> = []
    /// Answers of dialogs, by the last part of the path.
    var dialogs: [String: JSONValue] = [:]
    /// The most events in one answer of a refresh.
    var pageSize = Int.max
    /// Whether calls about a chat that has ended are answered with 400.
    var refusesEndedChats = false
    /// How many events before the cursor a new session gets again.
    var resend = 0
    /// Whether it is Beckon: a key is carried out once, and an answer says so.
    var isBeckon = true
    /// Up to which position apps of version 2 said that they have read.
    package internal(set) var readReceipts: [Int] = []
    var begunKeys: [String: String] = [:]
    /// When registrations are to be renewed, in milliseconds since 1970, and after how many seconds reports are due again.
    var (refreshAfter, beat): (Int64, Int64) = (253_402_300_799_999, 30)
    var alias = "117"
    /// The statuses and errors that the next requests of version 2 get.
    var refusals: [(status: Int, isEnded: Bool)] = []
    var holdsUploads = false
    /// What the contact centre has accepted and read.
    var agentProgress: (delivered: Int64, read: Int64) = (0, 0)
    /// The registered devices: registrations and whose they are.
    package internal(set) var registrations: [String: String] = [:]
    /// The bodies of receipts.
    package internal(set) var receipts: [JSONValue] = []
    /// The bodies that say what is on a screen.
    package internal(set) var presences: [JSONValue] = []
    /// The words with which the next files are refused.
    var refusedFiles: [String] = []
    /// The shown name of the agent.
    var agentName = "Agent"

    /// Makes a gateway without chats.
    public init() {}

    // MARK: The agent

    /// An agent joins the newest chat; like all that the agent does, it waits until there is a chat.
    ///
    /// - Parameter name: The shown name, also of what the agent does afterwards.
    public func agentJoins(_ name: String = "Agent") async {
        agentName = name
        await agent("Notice.Joined", "has joined the session")
    }

    /// The agent begins to type, or stops.
    ///
    /// - Parameter isTyping: Whether the agent types.
    public func agentTypes(_ isTyping: Bool = true) async {
        await agent(
            isTyping ? "Notice.TypingStarted" : "Notice.TypingStopped", isTyping ? "is typing" : "stopped typing")
    }

    /// The agent says something.
    ///
    /// - Parameter text: The text.
    public func agentSays(_ text: String) async { await agent("Message.Text", text) }

    /// The agent sends a file.
    ///
    /// - Parameters:
    ///   - file: The content.
    ///   - name: Its name.
    public func agentSends(_ file: [UInt8], named name: String) async {
        guard let chat = await newestChat() else { return }
        add(file, named: name, agentName, "AGENT", to: chat)
    }

    /// The agent ends the chat.
    public func agentEnds() async {
        guard let chat = await newestChat() else { return }
        agentEnds(chat)
    }

    private func agent(_ type: String, _ text: String) async {
        guard let chat = await newestChat() else { return }
        append(type, agentName, text, "AGENT", to: chat)
    }

    // MARK: The customer

    /// What the customer has said in the newest chat.
    public var customerTexts: [String] { newest.map { said(in: $0) } ?? [] }

    /// The files that the customer has sent in the newest chat.
    public var customerFiles: [[UInt8]] {
        guard let newest, let chat = chats[newest] else { return [] }
        return chat.files.sorted { $0.key < $1.key }.filter { chat.events[$0.key - 1][4]?.string == "CLIENT" }
            .map(\.value.bytes)
    }

    /// Waits until the customer has said something in the newest chat, or the task is cancelled.
    ///
    /// - Parameter count: How many texts.
    public func untilCustomerSays(_ count: Int = 1) async {
        while customerTexts.count < count, !Task.isCancelled { await change() }
    }

    private func said(in chat: String) -> [String] {
        (chats[chat]?.events ?? []).filter { $0[0]?.string == "Message.Text" && $0[4]?.string == "CLIENT" }
            .compactMap { $0[2]?.string }
    }

    // MARK: Trouble

    /// Takes the network away, or gives it back.
    ///
    /// - Parameter isReachable: Whether the gateway can be reached.
    public func set(isReachable: Bool) {
        isDown = !isReachable
        waiting.giveAll()
    }

    /// Refuses the next text of the customer.
    ///
    /// - Parameter words: The words for the customer.
    public func refuseNextText(_ words: String) { fault(.refusal(words), on: "send") }

    /// Refuses the next file of the customer.
    ///
    /// - Parameter words: The words for the customer.
    public func refuseNextFile(_ words: String) { refusedFiles.append(words) }

    // MARK: What happens

    /// The id of the newest chat that has begun.
    private var newest: String? {
        chats.filter(\.value.isCreated).keys.max { (Int($0.dropFirst(4)) ?? 0) < (Int($1.dropFirst(4)) ?? 0) }
    }

    private func newestChat() async -> String? {
        while newest == nil, !Task.isCancelled { await change() }
        return newest
    }

    func change() async {
        let ticket = waiting.add()
        await ticket.signal.wait()
        waiting.remove(ticket)
    }

    func append(_ type: String, _ nickname: String, _ text: String, _ party: String, to serviceID: String) {
        let seconds = chats[serviceID]?.events.count ?? 0
        chats[serviceID]?.events.append([
            .string(type), .string(nickname), .string(text), .string(String(seconds)), .string(party),
        ])
        waiting.giveAll()
    }

    // MARK: HTTP

    /// Takes an upload: its progress is told when half of it and when all of it has come.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - request: The request.
    ///   - progress: Is told how many bytes have come.
    /// - Returns: The answer.
    /// - Throws: `TransportError` when the gateway cannot be reached, or does not answer.
    public func upload(
        _ file: URL, with request: TransportRequest, progress: @escaping @Sendable (_ sent: Int64) -> Void
    ) async throws -> TransportResponse {
        var request = request
        request.body = Array(try Data(contentsOf: file))
        let count = Int64(request.body.count)
        progress(count / 2)
        log.append("half")
        waiting.giveAll()
        while holdsUploads, !Task.isCancelled { await change() }
        if Task.isCancelled { throw TransportError(code: .cancelled, message: "cancelled") }
        progress(count)
        return try await send(request)
    }

    /// Answers a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    /// - Throws: `TransportError` when the gateway cannot be reached, or does not answer.
    public func send(_ request: TransportRequest) async throws -> TransportResponse {
        note(request)
        let path = request.url.path
        let last = String(path.split(separator: "/").last ?? "")
        if isDown { throw TransportError(code: .cannotConnect, message: "down") }
        while isSilent, !Task.isCancelled { await change() }
        if Task.isCancelled { throw TransportError(code: .cancelled, message: "cancelled") }
        let steps = last == "cometd" && request.method == "POST" ? try bayeuxChannels(request) : [last]
        log += steps
        waiting.giveAll()
        let fault = faults.firstIndex { steps.contains($0.path) }.map { faults.remove(at: $0).fault }
        switch fault {
        case .lostRequest: throw TransportError(code: .connectionLost, message: "scripted")
        case .status(let status):
            return Self.fault("no", status: status)
        case .refusal(let words):
            return Self.fault(words, status: 400)
        case .foreign(let status):
            return TransportResponse(
                status: status, headers: ["Content-Type": "text/html"],
                body: Array("<html>default backend - \(status)</html>".utf8))
        case .native(let status, let word):
            return Self.json(["error": .string(word), "message": "scripted"], status: status)
        case .page: return TransportResponse(status: 200, body: Array("<html>Welcome to our café</html>".utf8))
        case .failure(let code): throw TransportError(code: code, message: "scripted")
        case .lostAnswer, nil: break
        }
        while heldPath == last, !Task.isCancelled { await change() }
        let response = try await last == "cometd" && request.method == "POST" ? bayeux(request) : rest(request)
        if case .lostAnswer = fault { throw TransportError(code: .timeout, message: "scripted") }
        return response
    }

    /// Keeps what the tests ask about; beyond 10,000 requests the older half goes.
    private func note(_ request: TransportRequest) {
        requests.append(request)
        if requests.count > 10_000 { requests.removeFirst(5_000) }
        if log.count > 20_000 { log.removeFirst(10_000) }
    }

    static func json(_ value: JSONValue, status: Int = 200) -> TransportResponse {
        TransportResponse(status: status, headers: ["Content-Type": "application/json"], body: value.encoded())
    }
}

extension ContactCentre {
    /// Makes a contact centre that reaches a stand-in for its gateway, and keeps in memory what it keeps.
    ///
    /// - Parameters:
    ///   - gateway: The stand-in.
    ///   - options: The settings for calls to the server.
    ///   - store: What was kept, for a test in which the app starts again; by default nothing.
    public init(
        _ gateway: StandInGateway, options: GatewayOptions = GatewayOptions(),
        store: any OutboxStore = RecordsInMemory()
    ) {
        let url = URL(string: "http://gateway.invalid") ?? URL(fileURLWithPath: "/")
        self.init(url: url, options: options, store: store, transport: gateway)
    }
}
