import Beckon
import Testing

@testable import BeckonDesk

@Suite("Attached data at the desk") struct AttachedDataTests {
    @Test("business keys are shown, subject and names first")
    func order() {
        let data = AttachedData([
            "usr_tier": "gold", "subject": "Order 17", "last_name": "Lovelace", "firstName": "Ada", "Amount": "3",
        ])
        #expect(data.entries.map(\.key) == ["subject", "firstName", "last_name", "Amount", "usr_tier"])
        #expect(data.entries.map(\.value) == ["Order 17", "Ada", "Lovelace", "3", "gold"])
    }

    @Test("push addresses, options and what has its own place stay out")
    func technical() {
        let data = AttachedData([
            "push_notification_deviceid": "secret", "_device_notification_id": "secret", "_media_type": "chat",
            "notify_by": "comet", "gms_user": "u", "message": "hello", "GCTI_GMS_PushDeviceId": "secret",
            "GCTI_Chat_PushSubscribe": "true", "userDisplayName": "Ada", "empty": "",
        ])
        #expect(data.entries.isEmpty)
    }

    @Test("push addresses stay out of values that are JSON, too, and an app's own names stay in")
    func nested() {
        let token = #""push_notification_deviceid":"secret""#
        let data = AttachedData([
            "userData": #"{"order":"17","_client":"x","GCTI_GMS_PushDeviceId":"secret"}"#, "only": "{\(token)}",
            "userData[push_notification_deviceid]": "secret", "userData[\"_ttl\"]": "5", "userData[k]": "v",
            "deep": "[{\"a\":{\(token)},\"_id\":1}]",
            "text": #"{"t":"{\"_device_notification_id\":\"secret\",\"n\":1}"}"#, "own": #"{ "_id": 7 }"#,
            "broken": "{_",
        ])
        let shown = Dictionary(uniqueKeysWithValues: data.entries.map { ($0.key, $0.value) })
        #expect(
            shown == [
                "userData": #"{"order":"17"}"#, "userData[k]": "v", "deep": #"[{"a":{},"_id":1}]"#,
                "text": #"{"t":"{\"n\":1}"}"#, "own": #"{ "_id": 7 }"#, "broken": "{_",
            ])
    }

    @Test("there are few, and each is short")
    func bounds() {
        let many = Dictionary(uniqueKeysWithValues: (0..<300).map { ("key \(1_000 + $0)", "v") })
        #expect(AttachedData(many).entries.count == AttachedData.countLimit)
        #expect(AttachedData(many).entries.first?.key == "key 1000")
        let long = AttachedData([String(repeating: "k", count: 999): String(repeating: "v", count: 60_000)])
        #expect(long.entries.map(\.key.count) == [AttachedData.longestKey + 1])
        #expect(long.entries.map(\.value.count) == [AttachedData.longestValue + 1])
        #expect(long.entries.first?.value.hasSuffix("…") == true)
    }

    @Test("subject and name are found in the spellings that apps have")
    func spellings() {
        #expect(AttachedData.subject(of: ["Subject": "a"]) == "a")
        #expect(AttachedData.subject(of: ["subject": "", "Subject": "b"]) == "b")
        #expect(AttachedData.subject(of: [:]) == nil)
        #expect(AttachedData.name(of: ["first_name": "Ada", "last_name": "Lovelace"]) == "Ada Lovelace")
        #expect(AttachedData.name(of: ["LastName": "Lovelace"]) == "Lovelace")
        #expect(AttachedData.name(of: [:]) == nil)
    }

    @Test("what cannot be seen takes no place and hides nothing")
    func unseen() {
        let blank = "\u{A0}\u{200B}\t"
        #expect(AttachedData(["usr_a": blank, "usr_b": "b"]).entries.map(\.key) == ["usr_b"])
        #expect(AttachedData.subject(of: ["subject": blank, "Subject": "b"]) == "b")
        #expect(AttachedData.name(of: ["first_name": blank, "firstName": "Ada", "last_name": "\u{3164}"]) == "Ada")
    }

    @Test("a page's address is one that a phone can open")
    func addresses() {
        for good in ["https://example.com", "HTTP://example.com/a?b=c#d", "http://[::1]:80/", "https://ä.example/é"] {
            #expect(AgentEvent.isWebAddress(good), "\(good)")
        }
        for bad in [
            "", "example.com", "javascript:alert(1)", "https://", "https:///a", "ftp://example.com",
            "https:example.com",
            "https://example.com/a b", "https://example.com/\n", " https://example.com", "https://example.com/\u{0}",
        ] {
            #expect(!AgentEvent.isWebAddress(bad), "\(bad)")
        }
    }
}
