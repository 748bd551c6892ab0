import ArgumentParser
import BeckonJSON
import BeckonTransport
import Foundation
import ICWSClient
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues
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

    @Flag(help: "Say the lines of standard input, show what was said so far, and end.")
    var once = false

    func run() async throws {
        let session = try await connection.connect()
        if pickUp { try await AgentSession(session).pickUp(interaction) }
        let view = ChatView(session, interactionID: interaction)
        let states = try await view.states()
        let output = Output(form: connection.output)
        async let end = session.run()
        if once {
            while let line = readLine() { try await view.say(line) }
        } else {
            let typed = TypedLines()
            typed.start { line in
                // A task for each line that is typed; each ends with its call.
                Task { try await view.say(line) }
            }
        }
        var shown = 0
        for await state in states where !state.isStale {
            for text in state.texts.dropFirst(shown) {
                output.rows(["from", "text"], [[text.chatMember.displayName, text.text]])
            }
            shown = state.texts.count
            if once { break }
        }
        await session.logOff()
        _ = await end
    }
}

/// The lines of standard input, read on a thread of their own.
private struct TypedLines {
    func start(_ take: @escaping @Sendable (String) -> Void) {
        let thread = Thread {
            while let line = readLine() { take(line) }
        }
        thread.start()
    }
}

/// `icws callback`: creates a callback or says how it went.
struct CallbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "callback", abstract: "Create a callback, or say how one went.")

    @OptionGroup var connection: ConnectionOptions

    @Option(help: "The number to call.")
    var target: String?

    @Option(help: "The workgroup whose queue takes it.")
    var queue: String?

    @Option(help: "What it is about.")
    var subject = ""

    @Option(help: "Who wants to be called.")
    var name: String?

    @Option(help: "The interaction to close.")
    var close: String?

    @Option(help: "How it went: success, failure or retry.")
    var disposition: Disposition = .success

    enum Disposition: String, ExpressibleByArgument {
        case success, failure, retry

        var type: ICWS.Interactions.Callback.CallbackDispositionType {
            switch self {
            case .success: .success
            case .failure: .failure
            case .retry: .retry
            }
        }
    }

    func validate() throws {
        if close == nil, target == nil || queue == nil {
            throw ValidationError("Give --target and --queue, or --close.")
        }
    }

    func run() async throws {
        let session = try await connection.connect()
        let output = Output(form: connection.output)
        if let close {
            try await CallbackView(session, interactionID: close).close(disposition.type)
            output.note("closed", close)
        } else if let target, let queue {
            let id = ICWS.Queues.QueueId(queueType: .workgroup, queueName: queue)
            let view = try await CallbackView.create(
                session, target: target, queue: id, subject: subject, name: name)
            output.note("interaction", view.interactionID)
        }
        await session.logOff()
    }
}
