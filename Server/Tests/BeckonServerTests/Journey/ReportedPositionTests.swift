import Beckon
import Testing

@testable import BeckonNode
@testable import BeckonServer

struct ReportedPositionTests {
    private func reading(
        _ chat: String, confirmed: Int, last: Int, ended: Bool = false
    ) -> ReportedPosition.Reading {
        var head = ChatHead(
            ChatID(chat), serviceID: ServiceID(chat), serviceName: "n",
            life: ChatLife(startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: 9)),
            customer: ChatCustomer(nickname: "", user: "u"), attendance: ChatAttendance(.polling))
        head.lastPosition = last
        if ended { head.life.state = .ended }
        return ReportedPosition.Reading(head, confirmed: confirmed)
    }

    private func meant(_ position: Int, _ readings: [ReportedPosition.Reading], lastSent: String?) -> String? {
        ReportedPosition(position, of: readings, lastSent: lastSent.map { ChatID($0) }).chat?.text
    }

    @Test("the chat that was sent last is meant, unless its end is confirmed")
    func known() {
        let open = [reading("a", confirmed: 2, last: 9), reading("b", confirmed: 1, last: 3)]
        #expect(meant(3, open, lastSent: "a") == "a")
        #expect(meant(3, open, lastSent: "b") == "b")
        #expect(meant(3, open, lastSent: "gone") == nil)
        let over = reading("c", confirmed: 5, last: 5, ended: true)
        #expect(meant(3, open + [over], lastSent: "c") == nil)
        #expect(meant(3, [over], lastSent: nil) == nil)
        #expect(meant(3, [reading("c", confirmed: 4, last: 5, ended: true)], lastSent: "c") == "c")
    }

    @Test("where nobody knows what was sent last, the only chat that it can be is meant")
    func unknown() {
        let one = reading("a", confirmed: 2, last: 9)
        #expect(meant(99, [one], lastSent: nil) == "a")
        #expect(meant(3, [one, reading("c", confirmed: 5, last: 5, ended: true)], lastSent: nil) == "a")
        #expect(meant(3, [one, reading("b", confirmed: 0, last: 3)], lastSent: nil) == nil)
        let unread = reading("a", confirmed: 0, last: 3)
        #expect(meant(3, [unread], lastSent: nil) == "a")
        #expect(meant(4, [unread], lastSent: nil) == nil)
    }
}
