import Testing

@testable import Beckon

/// Which events push, whoever caused them.
@Suite struct NotificationPolicyTests {
    private static let start = Timestamp(milliseconds: 1_000_000)

    private func verdict(_ party: PartyKind, _ kind: EventKind = .messageText) -> NotificationPolicy.Verdict {
        var options = ServiceOptions(name: "support", kind: .chat)
        options.clientTimeoutNotification = .zero
        let device = Device(type: .ios, token: "aa", registeredAt: Self.start)
        let head = ChatHead(
            ChatID("c"), serviceID: ServiceID("s"), serviceName: "support",
            life: ChatLife(startedAt: Self.start, expiresAt: Self.start.advanced(by: .seconds(60))),
            customer: ChatCustomer(nickname: "Ada", deviceID: device.id),
            attendance: ChatAttendance(.away(since: Self.start)))
        let event = TranscriptEvent(
            position: 2, kind: kind, nickname: "x", text: "y", party: party, at: Self.start, key: nil)
        return NotificationPolicy.decide(event, head: head, options: options, now: Self.start)
    }

    @Test("everybody's events push to an absent customer but the customer's own")
    func parties() {
        #expect(PartyKind.allCases.map { verdict($0).word } == ["drop", "now", "now", "now"])
    }

    @Test("each type of a device is delivered by a service that is there")
    func types() {
        let expected: [PushType: PushProviderKind] = [
            .ios: .apns, .fcm: .fcm, .gcm: .fcm, .android: .fcm, .httpcb: .httpcb, .customhttp: .customhttp,
        ]
        #expect(PushType.allCases.allSatisfy { $0.provider == expected[$0] })
    }

    @Test("typing does not push unless the settings say so, all other kinds do")
    func kinds() {
        let silent = EventKind.allCases.filter { verdict(.agent, $0).word != "now" }
        #expect(silent == [.typingStarted, .typingStopped])
    }
}
