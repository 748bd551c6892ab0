import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The server of a stand-in for a platform, with WebSockets.
extension SimulatedServer {
    /// Answers a request; nil closes the connection without an answer.
    package typealias Handler = @Sendable (StandInRequest) async -> SimulatedAnswer?
    /// Takes a WebSocket by the path that it asks for; nil refuses it.
    package typealias Upgrade = @Sendable (_ path: [String]) -> (any StandInSocketReader)?

    private static let longestBody = 4_194_304

    /// Begins to listen; requests are answered from now on.
    ///
    /// - Throws: When the port cannot be bound.
    package static func listen(
        host: String = "127.0.0.1", port: Int, upgrade: @escaping Upgrade = { _ in nil }, handler: @escaping Handler
    ) async throws -> SimulatedServer {
        try await listen(host: host, port: port, grace: nil) { channel, number in
            channel.eventLoop.makeCompletedFuture { try configure(channel, number, upgrade, handler) }
        }
    }

    private static func configure(
        _ channel: any Channel, _ number: Int, _ upgrade: @escaping Upgrade, _ handler: @escaping Handler
    ) throws {
        let http = HTTP1ServerHandler(connection: number, longestBody: longestBody) { request, react in
            Task {
                let answer = await handler(StandInRequest(request))
                react(answer.map { SimulatedReaction.answer($0) } ?? SimulatedReaction(act: .cut))
            }
        }
        let bound = NIOLoopBound(http, eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: 1 << 20,
            shouldUpgrade: { channel, head in
                let isTaken = upgrade(StandInTarget(head.uri).path) != nil
                return channel.eventLoop.makeSucceededFuture(isTaken ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    guard let reader = upgrade(StandInTarget(head.uri).path) else { return }
                    try channel.pipeline.syncOperations.addHandler(StandInSocketHandler(reader))
                }
            })
        try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
                upgraders: [upgrader],
                completionHandler: { context in
                    context.pipeline.syncOperations.removeHandler(bound.value, promise: nil)
                }
            ))
        try channel.pipeline.syncOperations.addHandler(http)
    }
}

/// The parts of a request's target.
struct StandInTarget {
    let path: [String]
    let query: [String: String]

    init(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1)
        path = (parts.first ?? "").split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        query = Self.values(of: parts.count > 1 ? String(parts[1]) : "")
    }

    /// The values of a query or a form.
    static func values(of text: String) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1)
            let value = sides.count > 1 ? sides[1].replacing("+", with: " ").removingPercentEncoding : ""
            values[sides.first.map(String.init) ?? ""] = value
        }
        return values
    }
}

/// The files of the agents' page.
enum StandInPage {
    /// A file beside the program; for tests, else, in the folder of the sources.
    ///
    /// The bundle that the package manager makes would end the program where its folder is missing.
    static func file(_ name: String) -> Data? {
        places.lazy.compactMap { try? Data(contentsOf: $0.appendingPathComponent(name)) }.first
    }

    private static var places: [URL] {
        let beside = Bundle.main.bundleURL.appendingPathComponent("beckon-server_BeckonSimulators.resources/Page")
        #if DEBUG
        return [beside, URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Page").standardizedFileURL]
        #else
        return [beside]
        #endif
    }
}
