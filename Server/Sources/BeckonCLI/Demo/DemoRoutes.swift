import BeckonDesk
import BeckonJSON
import BeckonServer
import BeckonSimulators
import Hummingbird
import NIOCore

/// The routes that only the demo has: the phone in the browser and what the push stand-ins received.
struct DemoRoutes: Sendable {
    let sandbox: Sandbox
    let callbackServices: [String]
    /// Where the phone's page comes from.
    let pages: PagesPlace

    func add<Context: RequestContext>(to router: Router<Context>) {
        WebPages.phone(from: pages).add(to: router)
        router.get("phone/settings.json") { _, _ in response(settings) }
        router.get("sandbox/pushes") { request, _ in
            let after = request.uri.queryParameters["after"].flatMap { Int($0) } ?? 0
            return response(pushes(after: after))
        }
    }

    private var settings: [UInt8] {
        let value: JSONValue = [
            "chatService": .string(DemoServices.chatName),
            "callbackServices": .array(callbackServices.map { .string($0) }),
            "httpcbURL": .string("http://127.0.0.1:\(sandbox.http.port)/{token}"),
        ]
        return value.encoded()
    }

    private func pushes(after number: Int) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("pushes")
        writer.beginArray()
        for entry in sandbox.log.entries(after: number) { entry.write(to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }

    private func response(_ json: [UInt8]) -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: json)))
    }
}
