import BeckonJSON
import GMSContract
import Testing

@Suite("Chat messages of the documents")
struct ChatFixtureTests {
    private func written(_ notification: CometNotification) -> String {
        var writer = JSONWriter()
        notification.writeEvent(to: &writer)
        return text(writer.bytes)
    }

    @Test("An event is read and written as it stands in the document", arguments: Fixture.cometEvents)
    func events(_ fixture: Fixture) throws {
        let json = try fixture.json
        let notification = try CometNotification(decoding: try #require(json["data"]))
        #expect(written(notification) == text(json.encoded()))
        #expect(json["channel"]?.string == CometNotification.channel)
        #expect(text(notification) == text(try #require(json["data"]).encoded()))
    }

    @Test("The backlog comes before the answer of the connect request")
    func backlog() throws {
        let json = try Fixture("comet-backlog-on-return").json
        let data = try #require(json[0]?["data"])
        let notification = try CometNotification(decoding: data)
        #expect(written(notification) == text(try #require(json[0]).encoded()))
        #expect(notification.message.transcript.map(\.type) == [.typingStarted, .messageText])
        #expect(notification.message.transcript.allSatisfy { $0.party == .agent })
        #expect(notification.message.transcriptPosition == 6)
        #expect(notification.serviceID == "180-655e104c-a6cf-447d-b94b-f132d49a35fe")
        #expect(notification.id == "fdf93730c1e411e4a5e8f1be76b28efd")
    }

    @Test("An event written from its parts equals the document", arguments: Fixture.cometEvents)
    func parts(_ fixture: Fixture) throws {
        let json = try fixture.json
        let notification = try CometNotification(decoding: try #require(json["data"]))
        let message = notification.message
        let entries = message.transcript.map { entry in
            var writer = JSONWriter()
            TranscriptEntry.write(
                type: entry.type.rawValue, nickname: entry.nickname, text: entry.text, seconds: entry.seconds,
                party: entry.party.rawValue, to: &writer)
            return writer.bytes
        }
        var writer = JSONWriter()
        CometNotification.writeEvent(
            entries: entries, position: try #require(message.transcriptPosition), state: message.state,
            sessionID: try #require(message.sessionID), startedAt: try #require(message.startedAt),
            serviceMessage: try #require(message.serviceMessage), id: notification.id,
            serviceID: try #require(notification.serviceID), to: &writer)
        #expect(text(writer.bytes) == text(json.encoded()))
    }

    @Test("Going to the background reports a position as a string")
    func background() throws {
        let ext = try #require(try Fixture("comet-meta-disconnect").json["ext"])
        let read = try MetaDisconnectExtension(decoding: ext)
        #expect(read.transcriptPosition == 4)
        #expect(text(read) == text(ext.encoded()))
    }

    @Test("A notification made from the document's values equals the document")
    func values() throws {
        let json = try Fixture("comet-message-text").json
        let entry = TranscriptEntry(type: .messageText, nickname: "Stan", text: "Hello.", seconds: 8, party: .client)
        let message = ChatResource(
            startedAt: WireTimestamp.seconds(1_399_048_058_000), state: .transcript, sessionID: "000FRa9NYM9A001K",
            transcript: [entry], transcriptPosition: 2, serviceMessage: "Chat service is available")
        let notification = CometNotification(
            message: message, id: "b2e607a0d21611e3000010932938a0ff", serviceID: "3SQIS3S1693JL9L3R00506T40C000UL4")
        #expect(written(notification) == text(json.encoded()))
    }
}
