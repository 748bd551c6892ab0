import Beckon
import Testing

/// What the operator's people may do with callbacks.
@Suite struct CallbackPermissionTests {
    @Test(
        "a role decides about reading and changing",
        arguments: [
            (.agent, false, false), (.readOnly, true, false), (.supervisor, true, true), (.admin, true, true),
        ] as [(DeskAccount.Role, Bool, Bool)])
    func roles(role: DeskAccount.Role, reads: Bool, changes: Bool) {
        let permission = CallbackPermission(DeskAccount(user: "a", nickname: "A", role: role, passwordHash: ""))
        #expect(permission.mayRead == reads)
        #expect(permission.mayChange == changes)
        #expect(permission.seesAll)
    }

    @Test(
        "a restriction names services or their groups",
        arguments: [
            ([], "sales", [], true), (["sales"], "sales", [], true), (["sales"], "bank", [], false),
            (["south"], "sales", ["south", "west"], true), (["north"], "sales", ["south", "west"], false),
            (["north", "west"], "sales", ["south", "west"], true), (["Sales"], "sales", [], false),
        ] as [([String], String, Set<String>, Bool)])
    func services(restriction: [String], service: String, groups: Set<String>, isSeen: Bool) {
        let account = DeskAccount(
            user: "a", nickname: "A", role: .supervisor, passwordHash: "", services: restriction)
        #expect(CallbackPermission(account).sees(service, groups: groups) == isSeen)
        #expect(CallbackPermission.everything.sees(service, groups: groups))
    }

    @Test(
        "roles are read as Beckon and GMS spell them",
        arguments: [
            ("agent", .agent), ("Supervisor", .supervisor), ("Administrator", .admin), ("admin", .admin),
            ("CallbackReadOnly", .readOnly), ("callback-read-only", .readOnly), ("boss", nil), ("", nil),
        ] as [(String, DeskAccount.Role?)])
    func names(text: String, role: DeskAccount.Role?) {
        #expect(DeskAccount.Role(named: text) == role)
    }
}
