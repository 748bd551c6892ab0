import Testing

@testable import BeckonPush

@Suite struct CollapseIDTests {
    @Test("collapse ids that are too long or not ASCII are hashed, each to its own")
    func collapse() {
        #expect(CollapseID.fitted("conversation-1") == "conversation-1")
        #expect(CollapseID.fitted(String(repeating: "a", count: 64))?.count == 64)
        let long = CollapseID.fitted(String(repeating: "a", count: 65))
        #expect(long?.count == 43 && long == CollapseID.fitted(String(repeating: "a", count: 65)))
        #expect(CollapseID.fitted("é")?.count == 43 && CollapseID.fitted("é") != CollapseID.fitted("è"))
        #expect(CollapseID.fitted("a b")?.count == 43)
        #expect(CollapseID.fitted("") == nil)
    }
}
