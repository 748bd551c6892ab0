import ArgumentParser
import BeckonJSON
import Foundation
import ICWSClient
import ICWSCore
import ICWSInteractions
import ICWSViews

/// `icws chat`: the agent side of a chat in the terminal.
struct ChatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "chat", abstract: "Show a chat as it goes on; lines that are typed are said.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The interaction.")
    var interaction: String

    @Flag(help: "Take the interaction first.")
    var pickUp = false

    @Flag(help: "Show what was said so far, say the lines of standard input, and end when they are said.")
    var once = false

    func run() async throws {
        try await connection.withMessages { session in
            if pickUp { try await AgentSession(session).pickUp(interaction) }
            let view = ChatView(session, interactionID: interaction)
            let states = try await view.states()
            if once {
                try await sayAndShow(view, states, session)
            } else {
                // A task of its own, as nothing ends the wait for a line but the end of the program.
                Task { await sayTyped(view) }
                var screen = ChatScreen(output: connection.results)
                for await state in states where !state.isStale { try screen.show(state) }
            }
        }
    }

    /// Says what is typed, in order; a line that is refused is told and the next one is read.
    private func sayTyped(_ view: ChatView) async {
        for await line in typedLines() {
            do {
                try await view.say(line)
            } catch {
                FileHandle.standardError.write(Data("icws: not said: \(Failure(error))\n".utf8))
            }
        }
    }

    /// Shows a chat, says the lines of standard input, and goes on until they are seen in the chat.
    private func sayAndShow(_ view: ChatView, _ states: SessionStates<ChatState>, _ session: ICWSSession) async throws {
        var screen = ChatScreen(output: connection.results)
        var awaited: Int?
        var patience = connection.patience(with: session)
        defer { patience.cancel() }
        for await state in states where !state.isStale {
            patience.cancel()
            try screen.show(state)
            if awaited == nil {
                awaited = state.ownTexts
                for await line in typedLines() {
                    try await view.say(line)
                    awaited = awaited.map { $0 + 1 }
                }
            }
            if let awaited, state.ownTexts >= awaited { return }
            patience = connection.patience(with: session)
        }
        throw Failure("the server says nothing about the chat")
    }
}

/// Writes each text of a chat once.
private struct ChatScreen {
    let output: Output
    private var shown = 0

    init(output: Output) { self.output = output }

    mutating func show(_ state: ChatState) throws {
        for text in state.texts.dropFirst(shown) {
            try output.entry([("from", text.chatMember.displayName), ("text", text.text)])
        }
        shown = max(shown, state.texts.count)
    }
}

extension ChatState {
    /// How many texts the agent said.
    fileprivate var ownTexts: Int { texts.count { $0.chatMember.chatMemberType == .currentUser } }
}

/// The lines of standard input; each is read on a thread of its own when it is asked for.
private func typedLines() -> AsyncStream<String> {
    AsyncStream {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: readLine()) }
            thread.start()
        }
    }
}
