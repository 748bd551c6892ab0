import Testing

@testable import Beckon

@Suite("Files in events")
struct EventFileTests {
    private func event(_ kind: EventKind, _ data: [String: String]) -> TranscriptEvent {
        TranscriptEvent(
            position: 1, kind: kind, nickname: "Ada", text: "x", party: .client, at: Timestamp(milliseconds: 0),
            key: nil,
            data: data)
    }

    @Test("a file is spelled as chat version 2 does, beside what the upload sent, and read back")
    func spelling() {
        let file = ChatFile(
            id: FileID("f1"), chat: ChatID("A"), content: "0", name: "a.png", type: "image/png", size: 12,
            party: .client,
            userData: ["file-description": "a cat", "file-id": "forged"], createdAt: Timestamp(milliseconds: 0))
        #expect(
            file.eventData == [
                "file-id": "f1", "file-name": "a.png", "file-size": "12", "file-description": "a cat",
            ])
        #expect(event(.fileUploaded, file.eventData).file == EventFile(id: FileID("f1"), name: "a.png", size: 12))
    }

    @Test("a deleted file has no size")
    func deleted() {
        let file = EventFile(id: FileID("f1"), name: "a.png")
        #expect(file.data == ["file-id": "f1", "file-name": "a.png"])
        #expect(event(.fileDeleted, file.data).file == file)
    }

    @Test("other events have no file, and a size that is no number is none")
    func others() {
        let data = ["file-id": "f1", "file-size": "x"]
        for kind in EventKind.allCases where kind != .fileUploaded && kind != .fileDeleted {
            #expect(event(kind, data).file == nil)
        }
        #expect(event(.fileUploaded, data).file == EventFile(id: FileID("f1"), name: ""))
        #expect(event(.fileUploaded, ["file-name": "a"]).file == nil)
    }
}
