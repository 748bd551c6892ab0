import ArgumentParser

/// Pushes without a chat.
struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Push without a chat.", subcommands: [PushSendCommand.self])
}
