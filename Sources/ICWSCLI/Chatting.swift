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
        commandName: "chat", abstract: "Show a chat and its new texts; send each line that is typed.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The id of the chat's interaction.")
    var interaction: String

    @Flag(help: "Pick up the interaction first.")
    var pickUp = false

    @Flag(help: "Show the texts so far, send the lines of standard input, and end when the chat shows them.")
    var once = false

    func run() async throws {
        try await connection.withMessages { session in
            if pickUp { try await AgentSession(session).pickUp(interaction) }
            let view = ChatView(session, interactionID: interaction)
            let states = try await view.states()
            if once {
                try await sayAndShow(view, states, session)
            } else {
                // A task of its own, since the wait for a line ends only with a line or with the program.
                Task { await sayTyped(view) }
                var screen = ChatScreen(output: connection.results)
                for await state in states where !state.isStale { try screen.show(state) }
            }
        }
    }

    /// Sends the lines of standard input in order; reports a line that fails and reads the next one.
    private func sayTyped(_ view: ChatView) async {
        for await line in typedLines() {
            do {
                try await view.say(line)
            } catch {
                StandardStream.hint("icws: this line was not sent: \(Failure(error))\n")
            }
        }
    }

    /// Shows a chat, sends the lines of standard input, and returns when the chat shows them.
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
        throw Failure("the server sent no update of the chat in time; allow more with --timeout")
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
    /// How many texts the agent sent.
    fileprivate var ownTexts: Int { texts.count { $0.chatMember.chatMemberType == .currentUser } }
}

/// The lines of standard input; each is read on a thread of its own when the sequence is asked for it.
private func typedLines() -> AsyncStream<String> {
    AsyncStream {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: readLine()) }
            thread.start()
        }
    }
}
