import Beckon
import BeckonPlatform

/// Carries out the plans of deliveries, one step after the other, and stops at the first that CXone does not take.
struct CXoneDeliverer: Sendable {
    let api: CXoneAPI
    let tally: PlatformTally

    /// Delivers.
    ///
    /// - Parameters:
    ///   - plan: What there is to do.
    ///   - delivery: What it was made of; its reference is the contact, where CXone told it.
    /// - Returns: How many notices CXone has, and the contact as the reference.
    func carryOut(_ plan: CXonePlan, of delivery: AgentDelivery) async -> AgentAnswer {
        var accepted = 0
        var contact = delivery.reference
        for step in plan.steps {
            guard !Task.isCancelled else {
                return .first(accepted, .unreachable(reason: PlatformFailure.Reason.cancelled.rawValue)).noting(contact)
            }
            switch step.act {
            case .post(let message):
                if let failure = await post(message, noting: &contact) {
                    return .first(accepted, failure).noting(contact)
                }
            case .close:
                if let failure = await close(delivery.chat.id, &contact) {
                    // The last notice stays owed until the contact is closed, too, or closing it failed often enough.
                    if let again = delivery.again(after: accepted, failure) { return again.noting(contact) }
                    tally.refused("close \(failure.reason)")
                }
            }
            accepted = step.through
        }
        return .all.noting(contact)
    }

    private func post(_ message: CXoneMessage, noting contact: inout String?) async -> AgentAnswer.Failure? {
        do throws(PlatformFailure) {
            var reply = try await api.post(message)
            // A message that CXone has under its id already is delivered.
            if reply.status == 409 { return nil }
            if reply.messageFailure?.isOfContent ?? false, !message.attachments.isEmpty {
                // The file is not taken; its name and address stand in the text.
                tally.refused("file status \(reply.status)")
                var text = message
                text.attachments = []
                reply = try await api.post(text)
            }
            if let failure = reply.messageFailure { return reply.status == 409 ? nil : failure }
            contact = ContactView.id(in: reply.json) ?? contact
            return nil
        } catch {
            return error.failure
        }
    }

    /// Closes the contact of a chat that the customer left; a contact that CXone does not know, or does not let us close, is
    /// the agents' to close.
    private func close(_ chat: ChatID, _ contact: inout String?) async -> AgentAnswer.Failure? {
        do throws(PlatformFailure) {
            if contact == nil { contact = try await api.newestContact(ofThread: chat.text)?.id }
            guard let contact else {
                tally.refused("no contact to close")
                return nil
            }
            let reply = try await api.close(contact)
            guard case .refused(let reason)? = reply.failure else { return reply.failure }
            tally.refused("close \(reason)")
            return nil
        } catch {
            return error.failure
        }
    }
}
