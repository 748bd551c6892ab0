import Beckon
import GMSContract

extension CallbackRefusal {
    /// The body of the answer, as callback clients read it.
    var body: [UInt8] {
        ContractFault(
            code: Int64(status), phrase: phrase, message: answer ?? message,
            exception: FaultException(rawValue: exception),
            availability: availability.map(Availability.init)
        ).encoded()
    }

    private var phrase: String {
        switch status {
        // A client in the field takes this word, and no other, for a parameter that was refused.
        case 400 where availability == nil: "BAD_PARAMETER"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 503: "Service Unavailable"
        default: "Error"
        }
    }
}
