import Foundation
import Testing

/// An answer or event of chat version 2 as the vendor's Swift library decodes it.
///
/// Anything that is missing, of another type or of an unknown word makes the whole answer unreadable.
struct SwiftLibraryAnswer: Decodable {
    enum Kind: String, Decodable {
        case participantJoined = "ParticipantJoined"
        case participantLeft = "ParticipantLeft"
        case message = "Message"
        case pushURL = "PushUrl"
        case typingStarted = "TypingStarted"
        case typingStopped = "TypingStopped"
        case nicknameUpdated = "NicknameUpdated"
        case fileUploaded = "FileUploaded"
        case fileDeleted = "FileDeleted"
        case customNotice = "CustomNotice"
        case notice = "Notice"
        case idleAlert = "IdleAlert"
        case idleClose = "IdleClose"
    }

    enum PartyKind: String, Decodable {
        case client = "Client"
        case agent = "Agent"
        case supervisor = "Supervisor"
        case external = "External"
    }

    struct Party: Decodable {
        let nickname: String
        let participantId: Int
        let type: PartyKind
    }

    struct Message: Decodable {
        let from: Party
        let index: Int?
        let type: Kind
        let utcTime: Int64
        let text: String?
        let messageType: String?
        let userData: [String: String]?
    }

    struct Fault: Decodable {
        let code: Int
        let advice: String
    }

    let chatId: String
    let statusCode: Int
    let chatEnded: Bool
    let userId: String?
    let secureKey: String?
    let alias: String?
    let nextPosition: Int?
    let messages: [Message]?
    let userData: [String: String]?
    let errors: [Fault]?

    init(reading bytes: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) }

    /// An HTTP answer: the library takes no status but 200.
    init(_ answer: GMSBrowser.Answer) throws {
        #expect(answer.status == 200, "\(answer.body)")
        try self.init(reading: answer.bytes)
    }

    var events: [Message] { messages ?? [] }

    /// The limits of files: a notice that comes first, whose members all have to be there and to be numbers or truth values.
    func fileLimits() throws -> [String: String] {
        let notice = try #require(events.first)
        #expect(notice.type == .notice && notice.text == "file-client-cfg-get")
        let limits = try #require(notice.userData)
        for name in [
            "download-attempts", "upload-max-files", "upload-max-file-size", "upload-max-total-size",
            "used-upload-max-files", "used-upload-max-total-size", "used-download-attempts",
        ] {
            let digits = try #require(limits[name], "\(name) is missing")
            #expect(!digits.isEmpty && digits.utf8.allSatisfy { (48...57).contains($0) }, "\(name) is \(digits)")
        }
        #expect(["true", "false"].contains(limits["upload-need-agent"]) && limits["delete-file"] != nil)
        #expect(limits["upload-file-types"]?.split(separator: ":").isEmpty == false)
        return limits
    }
}
