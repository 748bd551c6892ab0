import Beckon
import BeckonCrypto
import BeckonEdge
import BeckonGMS

extension Settings {
    /// Reads the section `server` of GMS: the credentials of all services that have none of their own.
    mutating func readServer(_ root: inout SettingsSource) {
        var source = root.section("server")
        if let pair = Self.credentials(&source) { access.server = pair }
        if let text = source.text("access_code_prefix"), !text.isEmpty {
            accessNumbers.prefix = AccessCodePrefix(text)
            if accessNumbers.prefix == nil {
                source.problem(
                    "access_code_prefix",
                    "must be at most \(AccessCodePrefix.longest) digits, or a range of one digit, such as 7-9")
            }
        }
        source.finish()
        readOperator(&root)
        var groups = root.section("accessNumbers")
        for group in groups.keys {
            let numbers = groups.list(group)?.filter { !$0.isEmpty } ?? []
            if numbers.isEmpty || numbers.count > AccessNumbers.groupLimit || !numbers.allSatisfy(Self.isCallable) {
                groups.problem(group, "must be 1 to \(AccessNumbers.groupLimit) telephone numbers")
            }
            accessNumbers.groups[group] = numbers
        }
        groups.finish()
    }

    static func isCallable(_ number: String) -> Bool {
        number.utf8.count <= TextLimit.number && DialledDigits(number) != nil
    }

    /// Reads the section `operator`: the credentials of what only the operator may do.
    private mutating func readOperator(_ root: inout SettingsSource) {
        var source = root.section("operator")
        if let pair = Self.credentials(&source) { access.operatorPair = pair }
        source.finish()
        guard let server = access.server else { return }
        if access.operatorPair == nil {
            root.warning(
                "operator.username",
                "is missing, so the pair of the section server, which every app has, is the operator's as well (callbacks of "
                    + "all customers, calendars, notifications); set operator.username and operator.password")
        } else if let own = access.operatorPair, own.matches(server) {
            root.problem("operator.username", "must not be the pair of the section server, which every app has")
        }
    }

    /// Reads `secrets.keyFile`: keys without which the secrets of the database sign nothing.
    mutating func readSecrets(_ root: inout SettingsSource) {
        var source = root.section("secrets")
        defer { source.finish() }
        guard let file = source.text("keyFile") else { return }
        secretKeys = Self.lines(of: file, source, key: "keyFile").filter { !$0.isEmpty }
        let keys = secretKeys.last == InstallationSecret.noKey ? secretKeys.dropLast() : secretKeys[...]
        if keys.isEmpty || keys.contains(where: { $0.utf8.count < Self.shortestKey }) {
            source.problem(
                "keyFile",
                "must have a key of \(Self.shortestKey) characters or more a line, such as openssl rand -hex 32 makes")
        }
    }

    private static let shortestKey = 32

    /// Reads `username` with `password` or `passwordFile`; half a pair is a problem.
    static func credentials(_ source: inout SettingsSource) -> BasicCredentials? {
        let user = source.text("username").flatMap { $0.isEmpty ? nil : $0 }
        let password = password(&source).flatMap { $0.isEmpty ? nil : $0 }
        switch (user, password) {
        case (nil, nil): return nil
        case (let user?, let password?):
            guard !user.contains(":") else {
                source.problem("username", "must not contain a colon, which ends the user in basic authentication")
                return nil
            }
            return BasicCredentials(user: user, password: password)
        case (_?, nil):
            source.problem("username", "needs a password of the same section, in password or passwordFile")
            return nil
        case (nil, _?):
            source.problem("username", "is missing: the password of this section has no user")
            return nil
        }
    }

    private static func password(_ source: inout SettingsSource) -> String? {
        let (own, file) = (source.text("password"), source.text("passwordFile"))
        guard let file else { return own }
        guard own == nil else {
            source.problem("passwordFile", "cannot be set together with password")
            return nil
        }
        do throws(KeyFile.Refusal) {
            return try KeyFile.text(file).split(whereSeparator: \.isNewline).first.map(String.init)
        } catch {
            source.problem("passwordFile", error.description)
            return nil
        }
    }
}
