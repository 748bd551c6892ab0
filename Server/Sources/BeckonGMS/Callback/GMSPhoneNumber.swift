import BayeuxHTTP
import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird

/// The phone-number check of GMS: `GET /genesys/1/phonenumber`.
///
/// It knows no HTTP.
struct GMSPhoneNumber: Sendable {
    let numbers: any PhoneNumbers

    /// What a check answers.
    enum Answer: Hashable, Sendable {
        /// A JSON object with everything about the number.
        case known([UInt8])
        /// The text cannot be read as a number; the message holds it, for the caller alone.
        case unreadable(message: String)
    }

    /// Tells everything about a number.
    ///
    /// - Parameter parameters: `number`, `country` (`US`), `geocodingLocale` (`en`).
    /// - Returns: the answer.
    /// - Throws: ``Fault`` with 400 for a parameter that is missing or too long, 503 without numbering plans.
    func answer(_ parameters: RequestParameters) throws(Fault) -> Answer {
        guard numbers.knowsPlans else { throw .withoutPlans }
        guard let given = parameters["number"], !given.isEmpty else {
            throw Fault(.badRequest, "The parameter number is missing.")
        }
        guard given.utf8.count <= Self.longestNumber else { throw .badValue("number") }
        let country = try text("country", in: parameters, otherwise: "US")
        let language = try text("geocodingLocale", in: parameters, otherwise: "en")
        // A + that the caller did not escape arrives as a space.
        let number = given.first == " " ? "+" + given.dropFirst() : given
        guard let description = numbers.describe(number, country: country, language: language) else {
            return .unreadable(
                message: "Invalid Phone Number \(number) for Country \(country) (parsing impossible)")
        }
        return .known(spell(description, number: number, country: country, language: language))
    }

    /// The longest number, in bytes, as in the library.
    private static let longestNumber = 250

    private func text(
        _ name: String, in parameters: RequestParameters, otherwise: String
    ) throws(Fault) -> String {
        guard let text = parameters[name], !text.isEmpty else { return otherwise }
        guard text.utf8.count <= 64 else { throw .badValue(name) }
        return text
    }

    private func spell(
        _ description: PhoneNumberDescription, number: String, country: String, language: String
    ) -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: 768)
        writer.beginObject()
        writer.member("number-specified", number)
        writer.member("country-default", country)
        writer.member("language-specified", language.lowercased())
        writer.member("country-code", description.countryCode)
        writer.member("country-code-source", description.countryCodeSource)
        writer.member("region-code", description.region)
        writer.member("number-E164", description.e164)
        writer.member("number-international", description.international)
        writer.member("number-national", description.national)
        writer.member("number-national-short", description.significant)
        writer.member("number-original", description.original)
        writer.member("number-type", description.type)
        writer.member("is-possible-number", description.isPossible)
        writer.member("is-valid-number", description.isValid)
        writer.member("is-valid-number-for-region", description.isValidForCountry)
        writer.member("is-premium", description.isPremium)
        writer.member("italian-leading-zero", description.hasItalianLeadingZero)
        writer.member("extension", description.extension)
        writer.member("carrier", description.carrier)
        writer.member("location", description.location)
        writer.member("time-zone", description.timeZone)
        writer.endObject()
        return writer.bytes
    }
}

extension Fault {
    /// The program was built without libphonenumber.
    fileprivate static let withoutPlans = Fault(
        .damaged, "Phone numbers cannot be looked up: this gateway was built without libphonenumber.")
}

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
