import Foundation
import Measure

/// A server under measurement.
enum Contender: String, CaseIterable {
    case nchan
    case before
    case beckon

    /// The paths of the programs and files.
    struct Programs {
        var beckon: String
        var before: String
        var nginx: String
        var nchanModule: String
        var nchanConfiguration: String
    }

    /// The endpoint of `beckon bayeux`.
    static let path = "/cometd"

    func start(_ programs: Programs) throws -> ServerProcess {
        switch self {
        case .beckon: try Self.hub(programs.beckon)
        case .before: try Self.hub(programs.before)
        case .nchan:
            try ServerProcess(programs.nginx) { port, directory in
                let text = try String(contentsOfFile: programs.nchanConfiguration, encoding: .utf8)
                    .replacing("@PORT@", with: "\(port)").replacing("@MODULE@", with: programs.nchanModule)
                let file = directory.appendingPathComponent("nginx.conf")
                try text.write(to: file, atomically: true, encoding: .utf8)
                return ["-p", directory.path, "-c", file.path, "-e", "error.log"]
            }
        }
    }

    private static func hub(_ program: String) throws -> ServerProcess {
        try ServerProcess(program) { port, _ in
            ["bayeux", "--port", "\(port)", "--path", path, "--timeout", "300000", "--max-interval", "60000"]
        }
    }

    func dialect(_ transport: Transport) -> any Dialect {
        switch (self, transport) {
        case (.nchan, .polling): NchanPolling()
        case (.nchan, .webSocket): NchanWebSocket()
        case (.beckon, .polling), (.before, .polling): BayeuxPolling(path: Self.path)
        case (.beckon, .webSocket), (.before, .webSocket): BayeuxWebSocket(path: Self.path)
        }
    }
}

/// The transport by which subscribers receive events.
enum Transport: String, CaseIterable {
    case polling = "long-polling"
    case webSocket = "WebSocket"
}
