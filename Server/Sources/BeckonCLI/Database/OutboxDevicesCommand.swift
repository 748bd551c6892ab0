import ArgumentParser
import Beckon
import BeckonJSON
import BeckonServer

/// Lists the devices that were forgotten, and takes them back.
struct OutboxDevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List devices that were forgotten because their token is dead; take them back.",
        discussion: "A forgotten device is kept for a week.", subcommands: [List.self, Restore.self],
        defaultSubcommand: List.self)

    /// How many rows are read or changed at a time.
    private static let page = 500

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "List forgotten devices, as a table on a terminal and one JSON object a line in a pipe.",
            discussion: "Tokens and customer keys are never shown. Restore takes the names.")

        @OptionGroup var options: SettingsOptions

        func run() async throws {
            try await OutboxCommand.withStore(options) { store in
                var devices: [ForgottenDevice] = []
                try await OutboxDevicesCommand.each(of: store) { devices += $0 }
                if Console.isTerminal { return Console.say(ForgottenText.table(devices)) }
                for device in devices { Console.say(ForgottenText.line(device)) }
            }
        }
    }

    struct Restore: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Take forgotten devices back; one that was registered again since stays as it is.",
            discussion: """
                Later events are pushed to them again; `beckon outbox retry` tries pushes that ended. Exits with 66 if a \
                device is not among the forgotten ones.
                """)

        @Argument(help: "Names of devices, as `beckon outbox devices` shows them.")
        var ids: [String] = []

        @Flag(help: "All forgotten devices.")
        var all = false

        @Option(help: "With --all: only devices with this credential, as the list shows it.")
        var route: String?

        @OptionGroup var options: SettingsOptions

        func validate() throws {
            guard all != !ids.isEmpty else {
                throw ValidationError("Name devices as `beckon outbox devices` shows them, or give --all.")
            }
            guard all || route == nil else { throw ValidationError("--route needs --all.") }
        }

        func run() async throws {
            try await OutboxCommand.withStore(options) { store in
                var known: [DeviceID] = []
                let wanted = Set(ids)
                try await OutboxDevicesCommand.each(of: store) { devices in
                    known += devices.filter { device in
                        all
                            ? route == nil || PushRoute(device.device).description == route
                            : wanted.contains(device.device.id.text)
                    }.map(\.device.id)
                }
                for start in stride(from: 0, to: known.count, by: OutboxDevicesCommand.page) {
                    let some = known[start..<min(start + OutboxDevicesCommand.page, known.count)]
                    _ = try await store.commit([Commit(some.map(Change.restoreDevice))])
                }
                let unknown = wanted.subtracting(known.map(\.text)).sorted()
                Console.say(ForgottenText.report(restored: known, unknown: unknown, isTerminal: Console.isTerminal))
                guard unknown.isEmpty else { throw ExitCode(66) }
            }
        }
    }

    /// Reads the forgotten devices page by page.
    private static func each(of store: any Store, _ body: ([ForgottenDevice]) -> Void) async throws {
        var last: DeviceID?
        while true {
            let devices = try await store.forgottenDevices(after: last, limit: page)
            guard let final = devices.last else { return }
            body(devices)
            last = final.device.id
        }
    }
}

/// The output of `beckon outbox devices`; it holds no token and no customer key.
enum ForgottenText {
    /// The row for a program: one JSON object.
    static func line(_ forgotten: ForgottenDevice) -> String {
        let device = forgotten.device
        let json: JSONObject = [
            "device": .string(device.id.text), "route": .string(PushRoute(device).description),
            "forgotten": .string(forgotten.at.utcText), "cause": .string(forgotten.cause),
            "registered": .string(device.registeredAt.utcText), "delivered": .bool(device.deliveredAt != nil),
        ]
        return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
    }

    /// The rows for a person: a line for each, under headings.
    static func table(_ devices: [ForgottenDevice]) -> String {
        guard !devices.isEmpty else { return "No device was forgotten within a week." }
        let rows = devices.map { forgotten in
            [
                forgotten.device.id.text, PushRoute(forgotten.device).description, forgotten.at.utcText,
                forgotten.device.deliveredAt == nil ? "never" : "yes", forgotten.cause,
            ]
        }
        return TextTable.text([["DEVICE", "CREDENTIAL", "FORGOTTEN", "REACHED BEFORE", "WHY"]] + rows)
    }

    static func report(restored: [DeviceID], unknown: [String], isTerminal: Bool) -> String {
        guard isTerminal else {
            let json: JSONObject = [
                "restored": .array(restored.map { .string($0.text) }), "unknown": .array(unknown.map { .string($0) }),
            ]
            return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
        }
        let lines = ["\(restored.count) taken back"] + unknown.map { "\($0): not among the forgotten ones" }
        return lines.joined(separator: "\n")
    }
}
