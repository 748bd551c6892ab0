import Beckon

/// Answers to the customer.
extension CallbackMachine {
    /// The dialog for a requested action in the callback's current phase.
    ///
    /// An app may request any action at any time. The dialog never shows more than the phase allows: no menu without an
    /// offer, no number to dial before the connection may be made.
    func dialog(for action: CallbackAction, at now: Timestamp) -> CallbackDialog {
        switch phase(at: now) {
        case .scheduled: .notice(.scheduled)
        case .waitingForAgent, .snoozed: .waitForAgent
        case .asked(let until): asked(action, until: until)
        case .lapsed: .notice(.expired)
        case .unanswered: action.isMenuItem ? .notice(.expired) : nextDialog
        case .open: open(action)
        case .confirmed, .calling, .reached: action == .snooze ? .notice(.answered) : nextDialog
        case .connected: connected(action)
        case .ended: .notice(ending)
        }
    }

    /// The dialog by which the app gets connected.
    var nextDialog: CallbackDialog {
        switch nextAction {
        case .startChat: .startChat(user: record.user)
        case .connectInbound: .connectInbound(telURL: telURL, accessCode: telURL == nil ? nil : record.accessCode)
        default: .connectOutbound
        }
    }

    /// The action whose dialog is ``nextDialog``.
    var nextAction: CallbackAction {
        if options.media == .chat { return .startChat }
        return options.callDirection == .userOriginated ? .connectInbound : .connectOutbound
    }

    private func asked(_ action: CallbackAction, until: Timestamp) -> CallbackDialog {
        switch action {
        case .connect: .notice(.connectLimit)
        case .confirmationWithCode: menu(withCodeNotice: true, until: until)
        case .confirmationWithoutCode: menu(withCodeNotice: false, until: until)
        default: menu(withCodeNotice: options.provideCode, until: until)
        }
    }

    func menu(withCodeNotice: Bool, until: Timestamp) -> CallbackDialog {
        .userConfirmation(withCodeNotice: withCodeNotice, expires: until, snooze: options.snoozeDuration)
    }

    private func open(_ action: CallbackAction) -> CallbackDialog {
        switch action {
        case .connect: .notice(.connectLimit)
        case .snooze: .notice(.answered)
        default: nextDialog
        }
    }

    private func connected(_ action: CallbackAction) -> CallbackDialog {
        let comesBack = options.media == .chat && action != .snooze && action != .cancel
        return comesBack ? nextDialog : .notice(.connected)
    }

    private var ending: CallbackNotice {
        switch record.reason {
        case .cancelled, .cancelledByAdmin: .cancelled
        case .noConfirmation: .expired
        default: .ended
        }
    }

    /// The service's number as a `tel:` URL, with the access code after two pauses; nil without a number.
    private var telURL: String? {
        guard let number = options.phoneNumber else { return nil }
        let digits = number.filter { ($0.isASCII && $0.isNumber) || $0 == "+" }
        guard !digits.isEmpty else { return nil }
        return "tel:" + digits + (record.accessCode.map { ",," + $0 } ?? "")
    }
}
