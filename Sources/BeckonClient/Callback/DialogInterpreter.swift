import BeckonJSON
import Foundation
import GMSContract

/// Turns the dialogs of a callback into what an app shows, and remembers the way back.
///
/// It makes no call.
struct DialogInterpreter: Sendable {
    /// A dialog on the way.
    private struct Page: Sendable {
        let dialogID: String
        let dialog: Dialog
    }

    private var pages: [Page] = []

    /// What to show now; nil before the first dialog.
    var step: CallbackStep? { pages.last.map { Self.step($0.dialog) } ?? (isOver ? .finished : nil) }

    /// The dialogs were left.
    private(set) var isOver = false

    /// The dialog that is shown now.
    var dialog: Dialog? { pages.last?.dialog }

    /// Shows a dialog in the place of all others.
    mutating func begin(_ dialog: Dialog) {
        pages = []
        isOver = false
        push(dialog)
    }

    /// The item of the menu that is shown.
    func item(_ id: String) -> MenuItem? {
        guard case .displayMenu(let menu)? = dialog else { return nil }
        return Self.items(menu).first { $0.id == id }?.item
    }

    /// Shows what came of an item: `_id_to_jump_before` names the dialog before which the way back ends, and `exit://` says
    /// that there is no way back.
    mutating func chose(_ item: MenuItem, _ next: Dialog) {
        switch item.idToJumpBefore {
        case MenuItem.exit?: pages = []
        case let id?:
            if let place = pages.firstIndex(where: { $0.dialogID == id }) { pages.removeSubrange(place...) }
        case nil: break
        }
        push(next)
    }

    /// Goes back to the dialog before; without one, the dialogs are over.
    mutating func back() {
        _ = pages.popLast()
        isOver = pages.isEmpty
    }

    private mutating func push(_ dialog: Dialog) {
        pages.append(Page(dialogID: dialog.dialogID, dialog: dialog))
    }

    private static func step(_ dialog: Dialog) -> CallbackStep {
        switch dialog {
        case .displayMenu(let menu): .menu(Self.menu(menu))
        case .startChat(let start): .chat(label: start.label)
        case .dialNumber(let dial):
            .dial(label: dial.label, url: dial.telURL.flatMap { URL(string: $0) }, accessCode: dial.accessCode)
        case .confirmation(let confirmation): .message(text: confirmation.text, button: confirmation.okTitle)
        case .other: .unknown(action: dialog.action ?? "")
        }
    }

    private static func menu(_ menu: DisplayMenuDialog) -> CallbackMenu {
        var number = 0
        let groups = menu.groups.map { group in
            CallbackMenu.Group(
                name: group.name,
                items: group.items.map { item in
                    number += 1
                    return CallbackMenu.Item(
                        id: String(number), label: item.label, notice: item.confirmation?.text,
                        noticeTime: item.confirmation?.dismissTimeout.map { .seconds(min(max($0, 0), 86_400)) })
                })
        }
        let expires = menu.expires.flatMap(WireTimestamp.parse).map {
            Date(timeIntervalSince1970: Double($0) / 1_000)
        }
        return CallbackMenu(label: menu.label, groups: groups, expires: expires)
    }

    /// The items with their numbers: servers have given two items the same `_dialog_id`.
    private static func items(_ menu: DisplayMenuDialog) -> [(id: String, item: MenuItem)] {
        menu.groups.flatMap(\.items).enumerated().map { (String($0.offset + 1), $0.element) }
    }
}

extension Dialog {
    /// The dialog's own id.
    fileprivate var dialogID: String {
        switch self {
        case .displayMenu(let dialog): dialog.dialogID
        case .startChat(let dialog): dialog.dialogID
        case .dialNumber(let dialog): dialog.dialogID
        case .confirmation(let dialog): dialog.dialogID
        case .other(let members): members["_dialog_id"]?.string ?? ""
        }
    }
}
