/// The request of a customer for a chat.
public struct ChatRequest: Sendable, Hashable, Codable {
    /// The chat service; `request-chat` is the built-in one.
    var service: String
    /// The name that the agent sees: `userDisplayName`.
    var nickname: String?
    /// `firstName`.
    var firstName: String?
    /// `lastName`.
    var lastName: String?
    /// `email`.
    var email: String?
    /// `subject`.
    var subject: String?
    /// The device that gets pushes while the app is in the background.
    var device: PushDevice?
    /// The value of the header `gms_user`, the key to the customer's data on the server.
    ///
    /// If it is nil, the library makes one that cannot be guessed. Give all chats of a customer the same, or none: who names the
    /// device under one value takes its pushes from the others.
    var userHeader: String?
    /// Further data for the agent side.
    var userData: [String: String]

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - service: The chat service.
    ///   - nickname: The name that the agent sees.
    ///   - firstName: The first name.
    ///   - lastName: The last name.
    ///   - email: The e-mail address.
    ///   - subject: What the chat is about.
    ///   - device: The device that gets pushes while the app is in the background.
    ///   - userHeader: The value of the header `gms_user`; if nil, the library makes one.
    ///   - userData: Further data for the agent side.
    public init(
        service: String = "request-chat", nickname: String? = nil, firstName: String? = nil, lastName: String? = nil,
        email: String? = nil, subject: String? = nil, device: PushDevice? = nil, userHeader: String? = nil,
        userData: [String: String] = [:]
    ) {
        self.service = service
        self.nickname = nickname
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.subject = subject
        self.device = device
        self.userHeader = userHeader
        self.userData = userData
    }

    /// The parameters of the request that creates the interaction, with delivery by CometD.
    var form: FormBody {
        var form = FormBody()
        form.add("notify_by", "comet")
        form.add("firstName", firstName)
        form.add("lastName", lastName)
        form.add("userDisplayName", nickname)
        form.add("email", email)
        form.add("subject", subject)
        for (name, value) in device?.fields ?? [] { form.add(name, value) }
        for (name, value) in userData.sorted(by: { $0.key < $1.key }) { form.add(name, value) }
        return form
    }
}
