import Foundation
import Synchronization

/// Decides the answers of the FCM stand-in.
final class FCMService: SimulatedService {
    let maximumConcurrentStreams: Int?
    let faults = SimulatedFaults()
    let tokenFaults = SimulatedFaults()
    private let configuration: SimulatedFCM.Configuration
    private let projects: Set<String>
    private let tokens: Mutex<AccessTokens>
    private let messages = Mutex(0)

    init(configuration: SimulatedFCM.Configuration) {
        self.configuration = configuration
        maximumConcurrentStreams = configuration.maximumStreams
        projects = Set(configuration.accounts.map(\.projectID))
        tokens = Mutex(AccessTokens(accounts: configuration.accounts))
    }

    var issuedTokens: Int { tokens.withLock { $0.issued } }

    func revokeAccessTokens() { tokens.withLock { $0.revokeAll() } }

    func connectionClosed(_ connection: Int) {}

    func react(to request: SimulatedRequest) -> SimulatedReaction {
        request.path == "/token" ? handOutToken(request) : send(request)
    }

    // MARK: The token endpoint

    private func handOutToken(_ request: SimulatedRequest) -> SimulatedReaction {
        let usual = { () -> SimulatedReaction in
            let audience = "https://\(request.header("host") ?? "")/token"
            let now = self.configuration.now()
            return .answer(self.tokens.withLock { $0.answer(request, audience: audience, now: now) })
        }
        guard let fault = tokenFaults.next(for: "") else { return usual() }
        return fault.reaction(
            refusal: { status, error, retryAfter, _ in
                var answer = AccessTokens.refusal(error, "Refused.", status: status)
                if let retryAfter { answer.headers.append((name: "retry-after", value: String(retryAfter))) }
                return answer
            }, usual: usual)
    }

    // MARK: Messages

    private func send(_ request: SimulatedRequest) -> SimulatedReaction {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[1] == "v1", parts[2] == "projects", parts[4] == "messages:send" else {
            return .answer(Self.answer(status: 404, "NOT_FOUND", message: "The requested URL was not found."))
        }
        guard request.method == "POST" else {
            return .answer(Self.answer(status: 404, "NOT_FOUND", message: "Method not found."))
        }
        let usual = { () -> SimulatedReaction in
            do throws(FCMMessageCheck.Refusal) {
                return .answer(try self.accept(request, project: String(parts[3])))
            } catch {
                return .answer(Self.answer(error))
            }
        }
        let token = SimulatedJSON.parse(request.body)?["message"]?["token"]?.string ?? ""
        guard let fault = faults.next(for: token) else { return usual() }
        return fault.reaction(
            refusal: { status, code, retryAfter, _ in Self.refusal(status, code, retryAfter: retryAfter) },
            usual: usual)
    }

    private func accept(
        _ request: SimulatedRequest, project: String
    ) throws(FCMMessageCheck.Refusal) -> SimulatedAnswer {
        let authorization = request.header("authorization") ?? ""
        let now = configuration.now()
        guard authorization.hasPrefix("Bearer "),
            tokens.withLock({ $0.accepts(authorization.dropFirst("Bearer ".count), now: now) })
        else {
            throw FCMMessageCheck.Refusal(
                httpStatus: 401, status: "UNAUTHENTICATED", errorCode: nil, field: nil,
                message: "Request had invalid authentication credentials.")
        }
        guard projects.contains(project) else {
            throw FCMMessageCheck.Refusal(
                httpStatus: 404, status: "NOT_FOUND", errorCode: nil, field: nil,
                message: "Requested entity was not found.")
        }
        let message = try FCMMessageCheck.check(request.body)
        let number = messages.withLock { count in
            count += 1
            return count
        }
        if !message.isDryRun {
            configuration.log.record(
                provider: "fcm", token: message.token, headers: request.headers, payload: request.body)
        }
        return .json(200, "{\"name\":\"projects/\(project)/messages/0:\(number)\"}")
    }

    // MARK: Errors in the form of FCM

    /// Returns the refusal of a fault script: the `errorCode` decides `status`; `-` is an error without FcmError detail.
    private static func refusal(_ httpStatus: Int, _ code: String, retryAfter: Int?) -> SimulatedAnswer {
        let status =
            switch httpStatus {
            case 400: "INVALID_ARGUMENT"
            case 401: "UNAUTHENTICATED"
            case 403: "PERMISSION_DENIED"
            case 404: "NOT_FOUND"
            case 429: "RESOURCE_EXHAUSTED"
            case 503: "UNAVAILABLE"
            default: "INTERNAL"
            }
        var answer = answer(
            FCMMessageCheck.Refusal(
                httpStatus: httpStatus, status: status, errorCode: code == "-" ? nil : code, field: nil,
                message: "Refused."))
        if let retryAfter { answer.headers.append((name: "retry-after", value: String(retryAfter))) }
        return answer
    }

    private static func answer(_ refusal: FCMMessageCheck.Refusal) -> SimulatedAnswer {
        var details: [String] = []
        if let code = refusal.errorCode {
            details.append(
                "{\"@type\":\"type.googleapis.com/google.firebase.fcm.v1.FcmError\",\"errorCode\":\(quoted(code))}")
        }
        if let field = refusal.field {
            details.append(
                "{\"@type\":\"type.googleapis.com/google.rpc.BadRequest\",\"fieldViolations\":"
                    + "[{\"field\":\(quoted(field)),\"description\":\(quoted(refusal.message))}]}")
        }
        return answer(status: refusal.httpStatus, refusal.status, message: refusal.message, details: details)
    }

    private static func answer(
        status: Int, _ name: String, message: String, details: [String] = []
    ) -> SimulatedAnswer {
        let list = details.isEmpty ? "" : ",\"details\":[\(details.joined(separator: ","))]"
        return .json(
            status,
            "{\"error\":{\"code\":\(status),\"message\":\(quoted(message)),\"status\":\(quoted(name))\(list)}}")
    }

    private static func quoted(_ text: String) -> String { SimulatedJSON.quoted(text) }
}
