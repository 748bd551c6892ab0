import ArgumentParser
import ICWSClient
import ICWSCore
import ICWSInteractions
import ICWSQueues
import ICWSViews

/// `icws callback`: creates a callback, or closes one with its outcome.
struct CallbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "callback", abstract: "Create a callback, or close one with its outcome.")

    @OptionGroup var connection: ConnectionOptions

    @Option(help: "The number to call.")
    var target: String?

    @Option(help: "The workgroup whose queue takes the callback.")
    var queue: String?

    @Option(help: "What the callback is about.")
    var subject = ""

    @Option(help: "The name of the customer to call.")
    var name: String?

    @Option(help: "The id of the interaction to close.")
    var close: String?

    @Option(help: "The outcome for --close: success, failure or retry.")
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
            throw ValidationError("Give --target and --queue to create a callback, or --close to close one.")
        }
    }

    func run() async throws {
        try await connection.withSession { session in
            if let close {
                try await CallbackView(session, interactionID: close).close(disposition.type)
                try connection.results.note("closed", close)
            } else if let target, let queue {
                let id = ICWS.Queues.QueueId(queueType: .workgroup, queueName: queue)
                let view = try await CallbackView.create(
                    session, target: target, queue: id, subject: subject, name: name)
                try connection.results.note("interaction", view.interactionID)
            }
        }
    }
}
