import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Answers the desk's send with 14 bytes and does nothing else: what a request costs in Hummingbird, for `bench-path`.
@main
struct PlainPOST {
    static func main() async throws {
        let answer = ByteBuffer(string: "{\"position\":1}")
        let router = Router()
        router.post("desk/api/chats/:id/send") { request, _ in
            _ = try await request.body.collect(upTo: 65_536)
            return Response(
                status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: answer))
        }
        let application = Application(
            router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                let line = "ready http://127.0.0.1:\(channel.localAddress?.port ?? 0)\n"
                FileHandle.standardOutput.write(Data(line.utf8))
            })
        try await application.runService()
    }
}
