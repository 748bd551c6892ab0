import Beckon
import BeckonCallback
import GMSContract

/// Spells a callback's answers as the contract has them: names, order and absolute URLs.
struct CallbackDialogSpelling: Sendable {
    let id: ServiceID
    /// The external address that absolute URLs begin with, with `/genesys`.
    let baseURL: String
    /// Whether every dialog names the callback: the answer to a start has to.
    var namesID = false

    /// Spells a dialog in the contract's words.
    func dialog(_ dialog: CallbackDialog) -> Dialog {
        switch dialog {
        case .userConfirmation(let withCodeNotice, let expires, let snooze):
            .displayMenu(
                menu(
                    dialog.headline, expires: expires, items(withCodeNotice: withCodeNotice, snooze: snooze)))
        case .startChat(let user):
            .startChat(
                StartChatDialog(
                    label: dialog.headline, startChatURL: url("ixn/chat"), cometURL: "\(baseURL)/cometd",
                    userHeader: user, id: id.text))
        case .connectInbound(let telURL, let accessCode):
            .dialNumber(
                DialNumberDialog(label: dialog.headline, telURL: telURL, accessCode: accessCode, id: id.text))
        case .connectOutbound, .waitForAgent, .notice:
            .confirmation(ConfirmationDialog(text: dialog.headline, id: id.text))
        }
    }

    private func menu(_ label: String, expires: Timestamp, _ items: [MenuItem]) -> DisplayMenuDialog {
        DisplayMenuDialog(
            label: label, userActionURL: url(CallbackAction.notUsed.rawValue),
            expires: WireTimestamp.milliseconds(expires.milliseconds),
            resourceURL: url(CallbackAction.confirmation.rawValue),
            groups: [MenuGroup(name: "Are you ready?", items: items)],
            id: namesID ? id.text : nil)
    }

    private func items(withCodeNotice: Bool, snooze: Milliseconds) -> [MenuItem] {
        let notice = ItemConfirmation(text: "You will hear tones immediately after call is connected. This is normal.")
        return [
            MenuItem(
                dialogID: "1", label: "Yes, I'm ready to talk", userActionURL: url(CallbackAction.connect.rawValue),
                confirmation: withCodeNotice ? notice : nil),
            MenuItem(
                dialogID: "2", label: "No, try again in \(Self.words(for: snooze))",
                userActionURL: url(CallbackAction.snooze.rawValue)),
            // The document names the snooze here, too, which is a mistake: this item cancels.
            MenuItem(
                dialogID: "3", label: "Cancel, my problem has been solved",
                userActionURL: url(CallbackAction.cancel.rawValue)),
        ]
    }

    /// A length of time for people: in minutes, or in seconds if it is not whole minutes.
    static func words(for span: Milliseconds) -> String {
        let seconds = span.count / 1_000
        let (count, unit) = seconds > 0 && seconds % 60 == 0 ? (seconds / 60, "minute") : (seconds, "second")
        return "\(count) \(unit)\(count == 1 ? "" : "s")"
    }

    private func url(_ path: String) -> String { "\(baseURL)/1/service/\(id.text)/\(path)" }
}
