import BeckonJSON
import GMSContract
import Testing

@Suite("Dialogs")
struct DialogTests {
    @Test("A dialog is read and written as it stands in the document", arguments: Fixture.dialogs)
    func fixtures(_ fixture: Fixture) throws {
        let json = try fixture.json
        let dialog = try Dialog(decoding: json)
        #expect(text(dialog) == text(json.encoded()))
        #expect(dialog.action == json["_action"]?.string)
        #expect(dialog.id == json["_id"]?.string)
        #expect(dialog.words == (json["_label"] ?? json["_text"])?.string)
        if case .other = dialog { Issue.record("The dialog was not recognised.") }
    }

    @Test("A menu's parts can be reached")
    func menu() throws {
        guard
            case .displayMenu(let menu) = try Dialog(
                decoding: Fixture("dialog-user-confirmation-provide_code-true").json)
        else {
            Issue.record("The dialog is no menu.")
            return
        }
        #expect(menu.expires.flatMap(WireTimestamp.parse) == 1_795_165_500_000)
        let items = try #require(menu.groups.first).items
        #expect(items.map(\.dialogID) == ["1", "2", "3"])
        #expect(items[0].confirmation?.dismissTimeout == 2)
        #expect(items[1].confirmation == nil)
        #expect(items.allSatisfy { $0.idToJumpBefore == MenuItem.exit && $0.method == "POST" })
    }

    @Test("The document's words are the defaults of what is made here")
    func defaults() throws {
        let id = "3SQI3S31693JL9L3R00506T40C000U73"
        let number = DialNumberDialog(telURL: nil, accessCode: nil, id: id)
        #expect(text(number) == text(try Fixture("dialog-connect-inbound").json.encoded()))
        let call = ConfirmationDialog(text: "You will receive the call shortly", id: id)
        #expect(text(call) == text(try Fixture("dialog-connect-outbound").json.encoded()))
        let base = "https://gms.example.com/genesys"
        let chat = StartChatDialog(
            startChatURL: "\(base)/1/service/\(id)/ixn/chat", cometURL: "\(base)/cometd", userHeader: "5f1d3a0e9c",
            id: id)
        #expect(text(chat) == text(try Fixture("dialog-start-chat").json.encoded()))
        #expect(chat.subject == "None")
    }

    @Test("A number that is not there is n/a on the wire")
    func nothingToDial() throws {
        let dialog = try DialNumberDialog(decoding: ["_tel_url": "tel:+15550100,,42", "_access_code": 42])
        #expect(dialog.telURL == "tel:+15550100,,42")
        #expect(dialog.accessCode == "42")
        let empty = try DialNumberDialog(decoding: ["_tel_url": "n/a", "_access_code": ""])
        #expect(empty.telURL == nil)
        #expect(empty.accessCode == nil)
    }

    @Test("A dialog without an action, or with an unknown one, is kept as it came")
    func others() throws {
        let bare = try Dialog(decoding: ["_id": "x"])
        #expect(bare == .other(["_id": "x"]))
        #expect(bare.id == "x")
        #expect(bare.action == nil)
        #expect(bare.words == nil)
        let json: JSONValue = ["_id": 7, "_action": "PlayFilm", "_label": "Look", "z": [1, nil]]
        let unknown = try Dialog(decoding: json)
        #expect(unknown.action == "PlayFilm")
        #expect(unknown.id == "7")
        #expect(unknown.words == "Look")
        #expect(unknown.encoded() == json.encoded())
    }

    @Test("Missing fields have defaults, unknown ones are ignored, and integers are taken for texts")
    func tolerance() throws {
        #expect(
            try Dialog(decoding: ["_action": "DisplayMenu", "_dialog_id": 3, "new": true])
                == .displayMenu(
                    DisplayMenuDialog(
                        dialogID: "3", label: "", userActionURL: nil, expires: nil, resourceURL: nil, groups: [])))
        #expect(
            try Dialog(decoding: ["_action": "ConfirmationDialog"])
                == .confirmation(ConfirmationDialog(text: "", id: nil)))
        let chat = try StartChatDialog(decoding: ["_start_chat_url": "u", "_chat_parameters": nil])
        #expect(chat.chatParameters.isEmpty)
        #expect(chat.subject == nil)
        let item = try MenuItem(decoding: [
            "_user_action_url": "u", "confirmation_dialog": ["_text": "t", "_dismiss_timeout": "2"],
        ])
        #expect(item.confirmation == ItemConfirmation(text: "t"))
        #expect(item.method == "POST")
    }

    @Test(
        "A dialog of the wrong shape is an error that names the field",
        arguments: [
            ([], .wrongType, "Dialog"),
            (.null, .wrongType, "Dialog"),
            (["_action": ["DisplayMenu"]], .wrongType, "_action"),
            (["_action": "DisplayMenu", "_content": [:]], .wrongType, "_content"),
            (["_action": "DisplayMenu", "_content": [1]], .wrongType, "_content"),
            (["_action": "DisplayMenu", "_content": [["_group_content": "x"]]], .wrongType, "_group_content"),
            (["_action": "DisplayMenu", "_content": [["_group_content": [[]]]]], .wrongType, "_group_content"),
            (["_action": "DisplayMenu", "_content": [["_group_content": [[:]]]]], .missing, "_user_action_url"),
            (["_action": "DisplayMenu", "_expires": [:]], .wrongType, "_expires"),
            (["_action": "StartChat"], .missing, "_start_chat_url"),
            (["_action": "StartChat", "_start_chat_url": true], .wrongType, "_start_chat_url"),
            (["_action": "StartChat", "_start_chat_url": "u", "_chat_parameters": []], .wrongType, "_chat_parameters"),
            (["_action": "DialNumber", "_tel_url": false], .wrongType, "_tel_url"),
            (["_action": "ConfirmationDialog", "_text": .number("1.5")], .wrongType, "_text"),
        ] as [(JSONValue, ContractError.Code, String)])
    func wrongShapes(json: JSONValue, code: ContractError.Code, field: String) {
        #expect(throws: ContractError(code: code, field: field)) { try Dialog(decoding: json) }
    }

    @Test("The actions are spelled as the document spells them")
    func actions() {
        #expect(
            DialogAction.documented.map(\.rawValue) == [
                "get-dialog-user-confirmation-provide_code-true", "get-dialog-user-confirmation-provide_code-false",
                "get-dialog-start-chat", "connect-inbound", "connect-outbound", "wait-for-agent",
            ])
        #expect(
            [DialogAction.connect, .snooze, .cancel, .notUsed, .userConfirmation].map(\.rawValue) == [
                "connect", "snooze", "cancel", "not-used", "get-dialog-user-confirmation",
            ])
    }
}
