package import BayeuxHTTP
import Beckon
import BeckonCallback
package import BeckonEdge
import GMSContract
package import Hummingbird
import NIOCore

extension Fault {
    /// The body to answer with.
    ///
    /// - Parameter form: The members that clients of the request's path read.
    /// - Returns: A JSON object.
    func body(in form: ErrorForm) -> [UInt8] {
        form.body(status: kind.status, exception: kind.exception, message: message)
    }

    /// The answer to what the layers below refuse; nil for an error that no caller caused.
    package static func answer(to error: any Error, in form: ErrorForm) -> Response? {
        guard let fault = Fault(of: error) else { return nil }
        var response = Response.fault(status: .init(code: fault.kind.status), message: fault.message)
        if let refusal = error as? CallbackRefusal {
            response = .json(refusal.body, status: response.status)
        } else {
            response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: fault.body(in: form)))
        }
        if let seconds = fault.retryAfter { response.headers[.retryAfter] = String(seconds) }
        if fault.kind == .unauthorized {
            response.headers[.wwwAuthenticate] = #"Basic realm="genesys", charset="UTF-8""#
        }
        return response
    }
}

extension Fault.Kind {
    /// The exception class that GMS names.
    fileprivate var exception: String {
        switch self {
        case .badRequest, .conflict, .gone, .payloadTooLarge, .tooManyRequests, .damaged:
            FaultException.general.rawValue
        case .unauthorized: "javax.ws.rs.NotAuthorizedException"
        case .forbidden: "java.rmi.AccessException"
        case .notFound: "com.genesyslab.gsg.ResourceNotFoundException"
        case .unsupportedMediaType: "javax.ws.rs.NotSupportedException"
        case .unavailable: "com.genesyslab.gsg.ServiceUnavailableException"
        }
    }
}

extension CallbackRefusal {
    /// The body of the answer, as callback clients read it.
    var body: [UInt8] {
        ContractFault(
            code: Int64(Fault.Kind(kind).status), phrase: phrase, message: answer ?? message, exception: exception,
            availability: availability.map(Availability.init)
        ).encoded()
    }

    private var phrase: String {
        switch Fault.Kind(kind) {
        case .badRequest where kind == .time: "Bad Request"
        // A client in the field takes this word, and no other, for a parameter that was refused.
        case .badRequest: "BAD_PARAMETER"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .unavailable: "Service Unavailable"
        default: "Error"
        }
    }

    /// The exception class that GMS names.
    private var exception: FaultException {
        switch kind {
        case .invalid: .general
        case .unknownService:
            FaultException(rawValue: "com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionResource")
        case .unknown: .callbackNotFound
        case .number: .callbackNumber
        case .time:
            FaultException(rawValue: "com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionAvailability")
        case .notNow: .callbackUnavailable
        case .forbidden, .unknownInstance, .noAccessNumber: FaultException(rawValue: Fault.Kind(kind).exception)
        }
    }
}
