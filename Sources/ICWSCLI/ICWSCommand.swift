import ArgumentParser

/// The program `icws`.
@main
struct ICWSCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "icws", abstract: "Speaks with a PureConnect server, or plays one.",
        subcommands: [
            Login.self, Watch.self, Get.self, Queues.self, ChatCommand.self, CallbackCommand.self, Simulate.self,
        ])
}
