package import HTTPTypes
package import Hummingbird

/// The header fields that every answer has, whoever gives it: the router, the Bayeux endpoint, or a refusal before them.
package struct CommonFields: Sendable {
    /// Names and values, in order.
    package let fields: [CORSPolicy.Field]
    /// The same as lines of a header.
    let lines: String

    /// Describes the fields of a server.
    ///
    /// - Parameter isEncrypted: Whether it serves TLS itself. Then browsers are told to use nothing else for a year; in front
    ///   of a proxy that serves TLS, this is for the proxy to say.
    package init(isEncrypted: Bool) {
        var fields: [CORSPolicy.Field] = [("X-Content-Type-Options", "nosniff")]
        if isEncrypted { fields.append(("Strict-Transport-Security", "max-age=31536000")) }
        self.fields = fields
        lines = fields.map { "\($0.name): \($0.value)\r\n" }.joined()
    }
}

/// Adds the ``CommonFields`` to the router's answers.
package struct CommonFieldsStep<Context: RequestContext>: FrontStep {
    private let fields: HTTPFields

    /// Makes the step.
    ///
    /// - Parameter common: The fields.
    package init(_ common: CommonFields) {
        var fields = HTTPFields()
        for field in common.fields {
            if let name = HTTPField.Name(field.name) { fields[name] = field.value }
        }
        self.fields = fields
    }

    package func after(_ response: inout Response, to request: Request, _ context: Context) {
        for field in fields where !response.headers.contains(field.name) { response.headers.append(field) }
    }
}

extension HTTPFields {
    /// The value of a field, as the subscript gives it.
    ///
    /// The subscript joins texts although nearly every field stands alone, which costs several times the look-up.
    package func value(of name: HTTPField.Name) -> String? {
        let values = self[values: name]
        return values.count > 1 ? self[name] : values.first
    }
}
