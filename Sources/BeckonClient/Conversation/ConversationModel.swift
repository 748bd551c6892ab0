// On Linux, where no screen reads it, the tests check its types with the flag BECKON_OBSERVABLE.
#if canImport(Darwin) || BECKON_OBSERVABLE
public import Observation

/// A conversation for a SwiftUI screen.
///
/// ```swift
/// List(model.transcript.lines) { LineView($0) }
///     .task { await model.run() }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor @Observable public final class ConversationModel {
    /// The conversation.
    public let conversation: Conversation
    /// What the screen shows.
    public private(set) var transcript = Transcript()

    /// Makes a model that shows nothing yet.
    ///
    /// - Parameter conversation: The conversation.
    public init(_ conversation: Conversation) {
        self.conversation = conversation
    }

    /// Updates the model while the conversation is on the screen: run it in the view's `task`.
    ///
    /// Meanwhile what is shown counts as read. It returns when the task is cancelled, as SwiftUI does when the view goes.
    public func run() async {
        await conversation.appear()
        for await transcript in conversation.changes { self.transcript = transcript }
        await conversation.disappear()
    }
}
#endif
