import BayeuxHTTP
import BeckonEdge
import HTTPTypes
import Hummingbird

/// The route of the phone-number check.
struct GMSPhoneNumberRoutes: Sendable {
    let phoneNumber: GMSPhoneNumber
    let urls: ExternalURLs
    let bodyLimit: Int
    let access: GMSAccessGuard

    func add<Context: RequestContext>(to router: Router<Context>) {
        router.get("genesys/1/phonenumber") { request, _ in
            try access.check(request, service: nil)
            let call = try await Call(request, bodyLimit: bodyLimit, urls: urls)
            return switch try phoneNumber.answer(call.parameters) {
            case .known(let body): Response.json(body)
            // Not thrown, since thrown messages name no numbers.
            case .unreadable(let message):
                Response.json(
                    Fault(.badRequest, message).body(in: ErrorForm(target: request.uri.path)), status: .badRequest)
            }
        }
    }
}
