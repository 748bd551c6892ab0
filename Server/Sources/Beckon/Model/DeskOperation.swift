/// An operation of the desk's or the operator's interface, by its method and path.
///
/// ``roles`` is the one table of who may do what. Both interfaces ask it before each operation, and docs/desk.md shows it.
package enum DeskOperation: String, Hashable, Sendable, CaseIterable {
    case signIn = "POST /desk/api/sign-in"
    case signInByCode = "POST /desk/api/sign-in/code"
    case beginFactor = "POST /desk/api/sign-in/enrolment"
    case signInByFactor = "POST /desk/api/sign-in/confirm"
    case seeWaysIn = "GET /desk/api/sign-in"
    case signOut = "POST /desk/api/sign-out"
    case seeOwnAccount = "GET /desk/api/own"
    case changeOwnPassword = "POST /desk/api/own/password"
    case endOwnSignIns = "POST /desk/api/own/sign-ins/end"
    case setUpOwnFactor = "POST /desk/api/own/enrolment"
    case confirmOwnFactor = "POST /desk/api/own/enrolment/confirm"
    case renewOwnRecoveryCodes = "POST /desk/api/own/recovery-codes"
    case removeOwnFactor = "POST /desk/api/own/second-factor/remove"
    case seeWork = "GET /desk/api/work"
    case hearNews = "GET /desk/api/events"
    case seeAgents = "GET /desk/api/agents"
    case readChat = "GET /desk/api/chats/{chat}"
    case fetchFile = "GET /desk/api/chats/{chat}/files/{file}"
    case explainPush = "GET /desk/api/chats/{chat}/pushes/{position}"
    case sendFile = "POST /desk/api/chats/{chat}/files"
    case take = "POST /desk/api/chats/{chat}/take"
    case takeOver = "POST /desk/api/chats/{chat}/take-over"
    case leave = "POST /desk/api/chats/{chat}/leave"
    case transfer = "POST /desk/api/chats/{chat}/transfer"
    case end = "POST /desk/api/chats/{chat}/end"
    case send = "POST /desk/api/chats/{chat}/send"
    case notice = "POST /desk/api/chats/{chat}/notice"
    case pushURL = "POST /desk/api/chats/{chat}/push-url"
    case typing = "POST /desk/api/chats/{chat}/typing"
    case markRead = "POST /desk/api/chats/{chat}/read"
    case readCallback = "GET /desk/api/callbacks/{callback}"
    case reportCallback = "POST /desk/api/callbacks/{callback}/{result}"
    case listCallbacks = "GET /desk/api/callbacks"
    case moveCallback = "POST /desk/api/callbacks/{callback}/move"
    case seeSlots = "GET /desk/api/slots"
    case seePauses = "GET /desk/api/pauses"
    case pause = "POST /desk/api/pauses"
    case seeAgentSides = "GET /desk/api/agent-sides"
    case seeStatus = "GET /desk/api/status"
    case readTrail = "GET /desk/api/audit"
    case listQueues = "GET /genesys/1/admin/callback/queues"
    case countQueues = "GET /genesys/1/admin/callback/watermarks"
    case seeConflicts = "GET /genesys/1/admin/callback/conflicts"
    case cancelCallbacks = "POST /genesys/1/admin/callback/cancel"
    case exportCallbacks = "POST /genesys/1/admin/callback/reportcancelled"
    case seeTenants = "GET /genesys/1/tenants"
    case changeTenants = "POST /genesys/1/tenants"
    case removeTenants = "DELETE /genesys/1/tenants"
}

extension DeskOperation {
    /// Who may do it.
    package var roles: Set<DeskAccount.Role> {
        switch self {
        case .signIn, .signInByCode, .beginFactor, .signInByFactor, .seeWaysIn, .signOut, .seeOwnAccount,
            .changeOwnPassword, .endOwnSignIns, .setUpOwnFactor, .confirmOwnFactor, .renewOwnRecoveryCodes,
            .removeOwnFactor:
            Set(DeskAccount.Role.allCases)
        case .seeWork, .hearNews, .seeAgents, .readChat, .fetchFile, .readCallback:
            [.agent, .supervisor, .readOnly, .admin]
        case .sendFile, .take, .takeOver, .leave, .transfer, .end, .send, .notice, .pushURL, .typing, .markRead,
            .reportCallback:
            [.agent, .supervisor, .admin]
        case .listCallbacks, .seeSlots, .seePauses, .listQueues, .countQueues, .seeConflicts, .exportCallbacks:
            [.supervisor, .readOnly, .admin]
        case .moveCallback, .pause, .cancelCallbacks: [.supervisor, .admin]
        case .explainPush, .seeAgentSides, .seeStatus, .seeTenants, .changeTenants, .removeTenants: [.admin]
        case .readTrail: [.admin, .auditor]
        }
    }
}

extension DeskAccount.Role {
    /// Whether the role allows an operation.
    package func may(_ operation: DeskOperation) -> Bool { operation.roles.contains(self) }
}
