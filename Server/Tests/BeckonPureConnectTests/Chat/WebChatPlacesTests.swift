import Beckon
import Testing

@testable import BeckonPureConnect

/// Two nodes deliver one chat by turns, and each remembers where it left it.
@Suite struct WebChatPlacesTests {
    private let chat = ChatID("A")
    private let places = WebChatPlaces()

    private func place(_ chat: String, sent: Int) -> WebChatReference {
        WebChatReference(server: "http://127.0.0.1", chat: chat, participant: "p-\(chat)", sent: sent)
    }

    private func head(failures: Int = 0) -> ChatHead {
        let now = Timestamp(milliseconds: 1_700_000_000_000)
        var ledger = AgentLedger()
        ledger.failures = failures
        return ChatHead(
            chat, serviceID: ServiceID("s"), serviceName: "support",
            life: ChatLife(startedAt: now, expiresAt: now.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Ana"), attendance: ChatAttendance(.polling),
            side: ChatAgentSide(.pureConnect, ledger: ledger), version: 1)
    }

    @Test("after a delivery that failed on any node the chat is in doubt")
    func failed() {
        places.settled(chat, at: place("1", sent: 5), stored: place("1", sent: 5))
        #expect(!places.isInDoubt(head(), stored: place("1", sent: 5)))
        #expect(places.isInDoubt(head(failures: 1), stored: place("1", sent: 5)))
    }

    @Test("a chat that this node has never delivered is where it is stored, and in doubt")
    func unknown() {
        #expect(places.place(of: chat, stored: place("1", sent: 4)) == place("1", sent: 4))
        #expect(places.isInDoubt(head(), stored: place("1", sent: 4)))
    }

    @Test("what this node settled and stored is in no doubt")
    func settled() {
        places.settled(chat, at: place("1", sent: 5), stored: place("1", sent: 4))
        #expect(places.place(of: chat, stored: place("1", sent: 5)) == place("1", sent: 5))
        #expect(!places.isInDoubt(head(), stored: place("1", sent: 5)))
    }

    @Test("what another node stored since counts more, and its texts are counted anew")
    func otherNode() {
        places.settled(chat, at: place("1", sent: 5), stored: place("1", sent: 4))
        #expect(places.place(of: chat, stored: place("1", sent: 8)) == place("1", sent: 8))
        #expect(places.isInDoubt(head(), stored: place("1", sent: 8)))
        #expect(places.place(of: chat, stored: place("2", sent: 1)) == place("2", sent: 1))
    }

    @Test("a web chat that is lost is so until a server takes something in it; another one is not")
    func lost() {
        places.lose("1", of: chat)
        #expect(places.isLost("1", of: chat))
        #expect(!places.isLost("2", of: chat))
        #expect(!places.isLost("1", of: ChatID("B")))
        places.found("2", of: chat)
        #expect(places.isLost("1", of: chat))
        places.found("1", of: chat)
        #expect(!places.isLost("1", of: chat))
    }

    @Test("a new chat that could not be stored is used again, and not begun a third time")
    func notStored() {
        places.settled(chat, at: place("2", sent: 3), stored: place("1", sent: 4))
        // The cursor did not move, so all three texts are owed again, and the history says that they are there.
        #expect(places.place(of: chat, stored: place("1", sent: 4)) == place("2", sent: 0))
        #expect(places.isInDoubt(head(), stored: place("1", sent: 4)))
        places.settled(chat, at: place("2", sent: 3), stored: nil)
        #expect(places.place(of: chat, stored: nil) == place("2", sent: 0))
    }
}
