import ArgumentParser

/// Sends pushes without a chat.
struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Send pushes without a chat.", subcommands: [PushSendCommand.self])
}
