import BeckonClient
import Foundation
import GMSContract

/// Carries out typed lines as a customer's phone would: one chat at a time, and the dialogs of callbacks.
struct Phone: Sendable {
    let gateway: Gateway
    let request: ChatRequest
    let screen: PhoneScreen

    /// The chat and the menu that lines refer to.
    private struct Hand {
        var chat: Chat?
        var items: [MenuItem] = []
    }

    private typealias Chats = ThrowingTaskGroup<Void, any Error>

    /// Carries out lines until they end or one is `/quit`.
    ///
    /// - Parameters:
    ///   - beginsWithChat: Whether to begin a chat at once; if that fails, the phone does not start.
    ///   - lines: The typed lines.
    /// - Throws: `BeckonClientError` when the first chat cannot begin.
    func run(beginsWithChat: Bool, lines: TerminalLines) async throws {
        let first = beginsWithChat ? try await gateway.startChat(request) : nil
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            var hand = Hand()
            if let first { begin(first, &hand, &group) }
            try await lines.forEach { line in
                let line = PhoneLine(line)
                do {
                    try await perform(line, &hand, &group)
                } catch {
                    screen.show(error)
                }
                return line != .quit
            }
            // The end of the input puts the phone away, as /quit does.
            try? await hand.chat?.enterBackground()
        }
    }

    /// Keeps a chat connected and shows it, until it ends or the phone is put away.
    private func begin(_ chat: Chat, _ hand: inout Hand, _ group: inout Chats) {
        hand.chat = chat
        screen.show(chat: chat.serviceID)
        let screen = screen
        group.addTask {
            do {
                try await chat.run()
            } catch is CancellationError {
            } catch {
                screen.show(error)
            }
        }
        group.addTask {
            for await event in chat.events { screen.show(event, of: chat.serviceID) }
        }
    }

    private func perform(_ line: PhoneLine, _ hand: inout Hand, _ group: inout Chats) async throws {
        switch line {
        case .nothing: break
        case .say(let text): try await chat(hand).send(text)
        case .typing(true): try await chat(hand).startTyping()
        case .typing(false): try await chat(hand).stopTyping()
        case .background: try await chat(hand).enterBackground()
        case .foreground: try await chat(hand).enterForeground()
        case .end: try await chat(hand).end()
        case .chat:
            try? await hand.chat?.enterBackground()
            begin(try await gateway.startChat(request), &hand, &group)
        case .callback(let service, let number):
            let callback = try await gateway.requestCallback(
                CallbackRequest(service: service, customerNumber: number, device: request.device))
            screen.show(callback: callback.id)
            if let dialog = callback.dialog { try await show(dialog, &hand, &group) }
        case .push(let payload): try await tap(payload, &hand, &group)
        case .choose(let number):
            guard hand.items.indices.contains(number - 1) else {
                throw BeckonClientError(code: .invalidInput, message: "The last menu has no item with this number.")
            }
            let item = hand.items[number - 1]
            if let confirmation = item.confirmation { screen.show(notice: confirmation.text) }
            try await show(try await gateway.choose(item), &hand, &group)
        case .wait(let seconds): try await Task.sleep(for: .seconds(seconds))
        case .help: screen.show(notice: PhoneLine.commands)
        case .quit: break
        case .unknown:
            throw BeckonClientError(code: .invalidInput, message: "Unknown command or arguments. /help lists them.")
        }
    }

    private func chat(_ hand: Hand) throws -> Chat {
        guard let chat = hand.chat else {
            throw BeckonClientError(code: .invalidInput, message: "No chat has begun. /chat begins one.")
        }
        return chat
    }

    /// Opens the chat or the dialog of a push message, as a tap on it does.
    private func tap(_ payload: String, _ hand: inout Hand, _ group: inout Chats) async throws {
        let intent = try PushIntent(payload: Array(payload.utf8))
        switch intent {
        case .openChat(let serviceID, let text, let events):
            screen.show(push: text, events)
            guard let chat = hand.chat, serviceID == nil || serviceID == chat.serviceID else {
                throw BeckonClientError(code: .invalidInput, message: "The push is not about this phone's chat.")
            }
            await chat.enterForeground()
        case .perform:
            guard let dialog = try await gateway.dialog(for: intent) else { return }
            try await show(dialog, &hand, &group)
        }
    }

    private func show(_ dialog: Dialog, _ hand: inout Hand, _ group: inout Chats) async throws {
        if case .displayMenu(let menu) = dialog { hand.items = menu.groups.flatMap(\.items) } else { hand.items = [] }
        screen.show(dialog, items: hand.items)
        guard case .startChat(let start) = dialog else { return }
        try? await hand.chat?.enterBackground()
        begin(try await gateway.startChat(start, request), &hand, &group)
    }
}
