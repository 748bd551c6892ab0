import BeckonClient
import Foundation
import Synchronization

/// Carries out typed lines as a customer's phone would: one chat at a time, and the dialogs of callbacks.
struct Phone: Sendable {
    let url: URL
    let request: ChatRequest
    let device: PushDevice?
    let screen: PhoneScreen
    let network: PhoneNetwork
    /// Where the phone keeps its conversations between runs; nil to keep them in memory.
    var directory: URL?
    /// What is kept in memory, while the program runs.
    private let memory = PhoneMemory()
    /// Whether live chats use a WebSocket; long-polling takes over where the server has none.
    var usesWebSocket = false
    var options = BeckonClient.GatewayOptions()
    /// How long an expectation waits.
    var patience: Duration = .seconds(30)

    /// The app that runs, and what lines refer to.
    private struct App {
        let centre: ContactCentre
        var chat: Conversation?
        var callback: CallbackSession?
        /// Cancelled when the app is ended; ``run(beginsWithChat:lines:)`` ends the last one.
        var tasks: [Task<Void, Never>]

        func end() { for task in tasks { task.cancel() } }
    }

    /// An expectation that did not come true.
    struct Disappointment: Error, CustomStringConvertible {
        let description: String
    }

    init(url: URL, request: ChatRequest, device: PushDevice?, screen: PhoneScreen, network: PhoneNetwork) {
        self.url = url
        self.request = request
        self.device = device
        self.screen = screen
        self.network = network
    }

    /// Carries out lines until they end or one is `/quit`.
    ///
    /// - Parameters:
    ///   - beginsWithChat: Whether to begin a chat at once; if that fails, the phone does not start.
    ///   - isScript: Whether the first line that fails ends the run.
    ///   - lines: The lines.
    /// - Throws: ``Disappointment``, `BeckonClientError` when the first chat cannot begin or, in a script, of a line.
    func run(beginsWithChat: Bool, isScript: Bool = false, lines: some PhoneInput) async throws {
        var app = start()
        defer { app.end() }
        if beginsWithChat { try await beginAtOnce(&app) }
        try await lines.forEach { text in
            let line = TypedCommand(text)
            do {
                try await perform(line, &app)
            } catch  where !isScript {
                screen.show(error)
            }
            return line != .quit
        }
        // The end of the input puts the phone away, as /quit does.
        await app.centre.enterBackground()
    }

    private func start() -> App {
        let centre = ContactCentre(
            url: url, options: options, directory: directory, store: directory == nil ? memory : nil,
            transport: network,
            webSocket: usesWebSocket ? PhoneWebSocket(network: network) : nil)
        return App(centre: centre, tasks: [Task { await centre.run() }])
    }

    /// Opens the first chat; who starts a phone wants to know at once that no server answers.
    private func beginAtOnce(_ app: inout App) async throws {
        try await open(&app, request)
        guard let transcript = await app.chat?.transcript, transcript.phase == .starting,
            case .offline = transcript.connection, transcript.lines.isEmpty
        else { return }
        throw BeckonClientError(code: .offline, message: "The server did not answer.")
    }

    /// Opens a chat and shows it; waits until the server has begun it or refused to, or cannot be reached.
    private func open(_ app: inout App, _ request: ChatRequest) async throws {
        let chat = try await app.centre.conversation(request)
        try await show(chat, &app)
    }

    private func show(_ chat: Conversation, _ app: inout App) async throws {
        guard chat.id != app.chat?.id else { return }
        app.chat = chat
        screen.show(chat: chat.id)
        let screen = screen
        app.tasks.append(
            Task {
                var printer = TranscriptPrinter()
                for await transcript in chat.changes {
                    for news in printer.news(in: transcript) { screen.show(news) }
                }
            })
        for await transcript in chat.changes {
            switch (transcript.phase, transcript.connection) {
            case (.refused(let code, let words), _):
                throw BeckonClientError(code: code, message: words ?? "The server refused to begin a chat.")
            case (.starting, .connecting): continue
            default: return
            }
        }
    }

    private func perform(_ line: TypedCommand, _ app: inout App) async throws {
        switch line {
        case .nothing, .quit: break
        case .say(let text):
            try await chat(app).send(text)
            screen.show(stored: text)
        case .typing(let isTyping): await (try chat(app)).type(isTyping)
        case .background: await app.centre.enterBackground()
        case .foreground: await app.centre.enterForeground()
        case .screen(true): await (try chat(app)).appear()
        case .screen(false): await (try chat(app)).disappear()
        case .end:
            try await chat(app).end()
            try await within("the chat has not ended", app) { $0.phase == .ended }
        case .kill:
            app.end()
            app = start()
            if let last = try await app.centre.history().first { try await show(last, &app) }
        case .offline(let isOffline):
            network.set(down: isOffline)
            if !isOffline { await app.centre.networkChanged() }
        case .retry: try await decide(app) { try await $0.retry($1) }
        case .discard: try await decide(app) { try await $0.discard($1) }
        case .chat: try await open(&app, request)
        case .callback(let service, let number):
            let callback = try await app.centre.callback(
                CallbackRequest(service: service, customerNumber: number, device: device))
            screen.show(callback: callback.id)
            app.callback = callback
            if let step = await callback.step { try await show(step, callback, &app) }
        case .push(let payload): try await tap(payload, &app)
        case .choose(let number): try await choose(number, &app)
        case .wait(let seconds): try await Task.sleep(for: .seconds(seconds))
        case .expect(let text): try await expect(text, app)
        case .settled: try await settle(app)
        case .help: screen.show(notice: TypedCommand.commands)
        case .unknown:
            throw BeckonClientError(code: .invalidInput, message: "Unknown command or arguments. /help lists them.")
        }
    }

    private func chat(_ app: App) throws -> Conversation {
        guard let chat = app.chat else {
            throw BeckonClientError(code: .invalidInput, message: "No chat has begun. /chat begins one.")
        }
        return chat
    }

    /// Does something with each message that waits for the customer's decision.
    private func decide(_ app: App, _ body: (Conversation, String) async throws -> Void) async throws {
        let chat = try chat(app)
        for line in await chat.transcript.lines {
            switch line.state {
            case .failed, .unknown: try await body(chat, line.id)
            default: break
            }
        }
    }

    // MARK: Callbacks and pushes

    /// Opens the chat or the dialog of a push message, as a tap on it does.
    private func tap(_ payload: String, _ app: inout App) async throws {
        let intent = try PushIntent(payload: Array(payload.utf8))
        screen.show(push: intent)
        switch try await app.centre.open(intent) {
        case .conversation(let chat): try await show(chat, &app)
        case .callback(let callback):
            app.callback = callback
            if let step = await callback.step { try await show(step, callback, &app) }
        case .other, .nothing: break
        }
    }

    private func choose(_ number: Int, _ app: inout App) async throws {
        guard let callback = app.callback, case .menu(let menu)? = await callback.step,
            case let items = menu.groups.flatMap(\.items), items.indices.contains(number - 1)
        else { throw BeckonClientError(code: .invalidInput, message: "The last menu has no item with this number.") }
        let item = items[number - 1]
        if let notice = item.notice { screen.show(notice: notice) }
        try await show(try await callback.choose(item.id), callback, &app)
    }

    private func show(_ step: CallbackStep, _ callback: CallbackSession, _ app: inout App) async throws {
        screen.show(step)
        guard case .chat = step else { return }
        try await show(try await app.centre.chat(of: callback, request), &app)
    }

    // MARK: Expectations of scripts

    private func expect(_ text: String, _ app: App) async throws {
        try await within("no line holds \"\(text)\"", app) { transcript in
            transcript.lines.contains { $0.position != nil && $0.text.contains(text) }
        }
    }

    private func settle(_ app: App) async throws {
        try await within("messages are still on their way", app) { transcript in
            transcript.lines.allSatisfy { $0.state != .pending && $0.state != .sending }
        }
    }

    /// Waits until the transcript is as asked.
    private func within(_ failure: String, _ app: App, _ condition: @escaping @Sendable (Transcript) -> Bool)
        async throws
    {
        let (chat, patience) = (try chat(app), patience)
        let isTrue = try await withThrowingTaskGroup(of: Bool.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                for await transcript in chat.changes where condition(transcript) { return true }
                return false
            }
            group.addTask {
                try await Task.sleep(for: patience)
                return false
            }
            return try await group.next() ?? false
        }
        guard isTrue else { throw Disappointment(description: "After \(patience) \(failure).") }
    }
}

/// What a phone keeps when its app is ended, as long as the program runs.
final class PhoneMemory: OutboxStore {
    private let records = Mutex<[String: [UInt8]]>([:])

    func read(named name: String) async throws -> [UInt8]? { records.withLock { $0[name] } }
    func write(_ bytes: [UInt8], named name: String) async throws { records.withLock { $0[name] = bytes } }
    func remove(named name: String) async throws { records.withLock { $0[name] = nil } }
    func names() async throws -> [String] { records.withLock { Array($0.keys) } }
}
