import Beckon

/// Actions of the customer.
extension CallbackMachine {
    /// Acts on an item of the menu; every other action only requests a dialog and changes nothing.
    mutating func choose(_ action: CallbackAction, at now: Timestamp) {
        switch (action, phase(at: now)) {
        case (.connect, .asked), (.connect, .open):
            confirm(at: now)
        case (.snooze, .asked):
            move(to: .queued, .snoozed(until: now.advanced(by: options.snoozeDuration)))
        case (.cancel, .scheduled), (.cancel, .waitingForAgent), (.cancel, .asked), (.cancel, .snoozed),
            (.cancel, .open), (.cancel, .confirmed), (.cancel, .calling), (.cancel, .reached):
            end(.cancelled)
        default:
            break
        }
    }

    /// Cancels the callback, at any time before customer and agent are connected.
    mutating func cancelByCustomer(at now: Timestamp) {
        switch phase(at: now) {
        case .connected, .ended: break
        default: end(.cancelled)
        }
    }

    /// Notes that the customer opened the chat, with or without the menu.
    mutating func startChat() {
        guard options.media == .chat else { return }
        switch record.step {
        case .connected, .ended: return
        case .connecting where record.state == .routing: return
        default:
            countConnect()
            move(to: .routing, .connecting)
        }
    }

    /// Notes the customer's own call: an agent is needed now, and the next call needs another code.
    mutating func callIn(at now: Timestamp) {
        guard options.media == .voice, options.callDirection == .userOriginated else { return }
        switch phase(at: now) {
        case .scheduled, .connected, .ended: return
        default:
            record.accessCode = nil
            if record.state != .routing {
                countConnect()
                move(to: .routing, .connecting)
            }
        }
    }

    private mutating func confirm(at now: Timestamp) {
        guard !isConnectLimitReached else { return }
        countConnect()
        goOn(as: .routing, at: now)
    }
}
