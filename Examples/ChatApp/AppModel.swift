import BeckonClient
import Foundation
import Observation

/// What the app knows.
///
/// The screens show it and call it.
@available(iOS 17, macOS 14, *)
@MainActor @Observable final class AppModel {
    /// The conversation on the screen.
    private(set) var conversation: Conversation?
    /// Whether the conversation is shown; the screen's back button sets it to false.
    var showsConversation: Bool {
        get { conversation != nil }
        set { if !newValue { conversation = nil } }
    }
    /// The callback on the screen, and its step.
    private(set) var callback: CallbackSession?
    private(set) var step: CallbackStep?
    /// A text that goes by itself.
    private(set) var notice: String?
    /// What went wrong, in words for the customer.
    var trouble: String?

    private let centre: ContactCentre

    init(server: URL) {
        centre = ContactCentre(url: server)
    }

    /// Runs for the app's whole life.
    func run() async { await centre.run() }

    /// Opens the chat that goes on, or begins one.
    func openChat(name: String) async {
        await attempt { self.conversation = try await self.centre.conversation(ChatRequest(nickname: name)) }
    }

    /// Asks to be called back.
    func callMe(_ number: String) async {
        await attempt {
            let request = CallbackRequest(
                service: "voice-wait-userterm", customerNumber: number, scenario: .voiceWaitUserTerminated)
            await self.show(try await self.centre.callback(request))
        }
    }

    /// Performs an item of the callback's menu, and shows its notice meanwhile.
    func choose(_ item: CallbackMenu.Item) async {
        guard let callback else { return }
        notice = item.notice
        await attempt {
            self.step = try await callback.choose(item.id)
            if case .chat? = self.step { self.conversation = try await self.centre.chat(of: callback) }
        }
        if let time = item.noticeTime { try? await Task.sleep(for: time) }
        notice = nil
    }

    /// Leaves the callback's dialogs.
    func leaveCallback() { (callback, step) = (nil, nil) }

    /// The system gave a device token.
    func hasToken(_ token: Data) async {
        let digits = token.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
        await attempt { try await self.centre.register(PushDevice(kind: .ios, token: digits)) }
    }

    /// The customer tapped a notice.
    func tapped(_ push: PushIntent) async {
        await attempt {
            switch try await self.centre.open(push) {
            case .conversation(let conversation): self.conversation = conversation
            case .callback(let callback): await self.show(callback)
            case .other, .nothing: break
            }
        }
    }

    /// Whether a push that arrives now needs a notice: not while its conversation is on the screen.
    func needsNotice(_ push: PushIntent) -> Bool {
        if push.isWithdrawal { return false }
        if case .chat = push.target { return conversation == nil }
        return true
    }

    private func show(_ callback: CallbackSession) async {
        self.callback = callback
        step = await callback.step
    }

    private func attempt(_ body: @MainActor () async throws -> Void) async {
        do {
            try await body()
        } catch let error as BeckonClientError where error.code == .cancelled {
        } catch let error as BeckonClientError {
            trouble = error.serverMessage ?? error.message
        } catch {
            trouble = "This did not work. Please try again."
        }
    }
}
