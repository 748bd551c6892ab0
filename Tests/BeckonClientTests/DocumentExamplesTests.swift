import Bayeux
import BeckonJSON
import Foundation
import GMSContract
import Testing

@testable import BeckonClient

/// Every JSON example of the contract documents is read by the library, and written back where it is a request.
struct DocumentExamplesTests {
    private static func names() throws -> [String] {
        let folder = try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
            String($0.dropLast(".json".count))
        }
    }

    @Test("no example is left out")
    func all() throws {
        let names = try Self.names()
        #expect(names.count >= 16)
        for name in names { try read(name) }
    }

    private func read(_ name: String) throws {
        let json = try Fixture(name).json
        switch name {
        case "comet-meta-disconnect":
            let message = try #require(try BayeuxMessage.decode(JSONValue.array([json]).encoded()).first)
            #expect(message.channel == "/meta/disconnect")
            let ext = try MetaDisconnectExtension(decoding: try #require(json["ext"]))
            #expect(ext.transcriptPosition == 4)
            #expect(try JSONValue(parsing: ext.encoded()) == json["ext"])
            #expect(try JSONValue(parsing: BayeuxMessage.encode([message]))[0] == json)
        case _ where name.hasPrefix("comet-"):
            let event = json.array == nil ? json : try #require(json[0])
            let notification = try CometNotification(decoding: try #require(event["data"]))
            var transcript = ChatTranscript(serviceID: try #require(notification.serviceID), position: 0)
            _ = transcript.receive(notification)
            #expect(!notification.message.transcript.isEmpty, "\(name)")
        case _ where name.hasPrefix("dialog-"):
            var interpreter = DialogInterpreter()
            interpreter.begin(try Dialog(decoding: json))
            if case .unknown? = interpreter.step { Issue.record("\(name) is not understood") }
            #expect(interpreter.step != nil)
        case _ where name.hasPrefix("push-bridge-fcm"):
            // The app gets the data alone.
            let data = try #require(json["message"]?["data"])
            #expect(try PushIntent(payload: data).target == .conversation("5f2c8a52-1e9e-4f1b-9d39-6f6c2d1f5b10"))
        case _ where name.hasPrefix("push-"): _ = try PushIntent(payload: json)
        default: Issue.record("\(name) is read by nothing")
        }
    }
}
