import BeckonClient
import Foundation

// the whole app begins
/// The model of a whole app: chat, offline, push, callback. The screens show `lines`, `step` and `trouble`.
@MainActor final class WholeApp {
    private(set) var lines: [TranscriptLine] = []
    private(set) var unread = 0
    private(set) var isOnline = false
    private(set) var step: CallbackStep?
    private(set) var trouble: String?
    private let centre: ContactCentre
    private var chat: Conversation?
    private var callback: CallbackSession?
    private var watching: Task<Void, Never>?

    init(_ url: URL, _ directory: URL? = nil) {
        centre = ContactCentre(url: url, directory: directory)
    }

    /// Runs for the app's whole life: sends what waits, and keeps every chat connected.
    func run() async { await centre.run() }

    /// The system gave the app a device token.
    func hasToken(_ token: String) async throws {
        try await centre.register(PushDevice(kind: .ios, token: token, language: "en"))
    }

    /// The app comes to the screen or leaves it.
    func scene(isActive: Bool) async {
        if isActive { await centre.enterForeground() } else { await centre.enterBackground() }
    }

    /// The customer taps "Chat".
    func openChat(name: String) async throws {
        show(try await centre.conversation(ChatRequest(nickname: name)))
    }

    /// The customer sends what the field holds; offline, too.
    func say(_ text: String) async throws { try await chat?.send(text) }

    /// The customer taps a line that was not sent.
    func again(_ line: TranscriptLine) async throws { try await chat?.retry(line.id) }

    /// The customer taps "Call me".
    func callMe(_ number: String) async throws {
        show(try await centre.callback(CallbackRequest(service: "voice-wait-userterm", customerNumber: number)))
        step = await callback?.step
    }

    /// The customer chooses an item of the menu.
    func choose(_ item: CallbackMenu.Item) async throws {
        guard let callback else { return }
        step = try await callback.choose(item.id)
        if case .chat? = step { show(try await centre.chat(of: callback)) }
    }

    /// The customer taps a notice; the words that are on the device already show at once.
    func tapped(_ push: PushIntent) async throws {
        switch try await centre.open(push) {
        case .conversation(let chat): show(chat)
        case .callback(let callback):
            show(callback)
            step = await callback.step
        case .other, .nothing: break
        }
    }

    private func show(_ callback: CallbackSession) { self.callback = callback }

    private func show(_ chat: Conversation) {
        self.chat = chat
        watching?.cancel()
        watching = Task {
            for await now in chat.changes {
                (lines, unread, isOnline) = (now.lines, now.unread, now.connection == .live)
                if case .refused(_, let words) = now.phase { trouble = words ?? "The chat could not begin." }
                changed()
            }
        }
    }

    /// Called after each change.
    var changed: () -> Void = {}
}
// the whole app ends

extension WholeApp {
    /// Waits until the lines are as asked.
    func until(_ condition: ([TranscriptLine]) -> Bool) async {
        let (changes, change) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        changed = { change.yield() }
        while !condition(lines) { for await _ in changes { break } }
    }

    nonisolated static func source() throws -> String {
        try AppExampleTests.part("the whole app", of: #filePath)
    }
}
