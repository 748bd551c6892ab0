import ArgumentParser

/// Reads what another system leaves behind.
struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Take over options and certificates of GMS.",
        subcommands: [ImportOptionsCommand.self, ImportCertificateCommand.self])
}
