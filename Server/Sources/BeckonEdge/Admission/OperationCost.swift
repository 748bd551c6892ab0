import Beckon
import HTTPTypes

/// What one operation may cost and how its callers are counted: a row of ``OperationCosts``.
package struct OperationCost: Hashable, Sendable {
    /// Who may carry it out.
    enum Caller: String, Hashable, Sendable {
        /// Whoever reaches the port, with the credentials of the service where it has some.
        case anyone
        /// An app with a customer's token, or with the secret of its chat.
        case customer
        /// An agent who is signed in.
        case agent
        /// The operator, or an account whose role allows it.
        case `operator`
        /// A system with a shared secret.
        case backEnd = "back-end"
    }

    /// What is counted as one act.
    enum Counted: Hashable, Sendable {
        /// Nothing but refusals, which are counted for all who need credentials: the caller is one whom the company trusts.
        case refusals
        case act(LimitedAct)
        /// By the last part of the path.
        case byWord([String: LimitedAct], otherwise: LimitedAct)
        /// By the kind of the service: what it begins is a creation, what it tells is read.
        case byService
    }

    /// What a caller could find by trying.
    enum Guess: Hashable, Sendable {
        case nothing
        /// The name of a service, which is compared in memory.
        case service(String)
        /// An id that cannot be guessed.
        case id(String)
        /// An id that the app may have chosen for a `gms_user`.
        case ownID(String)
        /// Something in the body, which the operation judges by the same rule; a back-end's secret is one.
        case body
    }

    /// An id with the `gms_user` for whom it may have been chosen, in one text; neither can hold the line's end between them.
    package static func ownID(_ id: String, of user: String) -> String { user.isEmpty ? id : "\(user)\n\(id)" }

    /// A most of bytes.
    enum Size: Hashable, Sendable {
        case nothing
        case bytes(Int)
        /// As long as the body may be (`http.maxBodyBytes`).
        case body
        /// As long as a file of a chat may be.
        case file
        /// An entry of the storage, all of which is read or written.
        case entry
        /// A page of 500 events, whatever was said in them.
        case events
        /// As much as the company keeps: what its own people read.
        case own
    }

    let method: HTTPRequest.Method
    /// The path as the router spells it; one that ends in `/…` stands for all below it.
    let path: String
    let caller: Caller
    let counted: Counted
    let guess: Guess
    /// The most bytes that it keeps.
    let stored: Size
    /// The most bytes that it answers.
    let answered: Size
    /// The most work beside that, in words.
    let work: String

    /// What one request counts as.
    ///
    /// - Parameters:
    ///   - word: The last part of its path.
    ///   - catalog: The services.
    /// - Returns: The act; nil for a caller who is known first.
    func act(_ word: String, _ catalog: ServiceCatalog) -> LimitedAct? {
        switch counted {
        case .refusals: nil
        case .act(let act): act
        case .byWord(let acts, let otherwise): acts[word] ?? otherwise
        case .byService: Self.act(ofService: word, catalog)
        }
    }

    private static func act(ofService name: String, _ catalog: ServiceCatalog) -> LimitedAct {
        if let options = catalog.callAccess[name] { return options.kind == .matchInteraction ? .read : .creation }
        return catalog[name] == nil ? .read : .creation
    }
}
