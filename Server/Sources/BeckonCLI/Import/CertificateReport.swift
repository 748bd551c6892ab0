import Beckon
import BeckonJSON
import BeckonServer

/// What `beckon import certificate` tells; it never shows a key.
struct CertificateReport {
    private let bundle: CertificateImport

    init(_ bundle: CertificateImport) { self.bundle = bundle }

    /// A table for a person.
    var table: String {
        let rows = bundle.certificates.map { certificate in
            [
                certificate.use.rawValue, certificate.subject, certificate.issuer, certificate.validUntil.utcText,
                certificate.hostNames.isEmpty ? "-" : certificate.hostNames.joined(separator: ", "),
            ]
        }
        return TextTable.text([["USE", "SUBJECT", "ISSUER", "VALID UNTIL", "HOST NAMES"]] + rows)
    }

    /// One JSON object for each certificate; one more for a certificate for pushes.
    var lines: [String] {
        var lines = bundle.certificates.map { certificate in
            Self.line([
                "use": .string(certificate.use.rawValue), "subject": .string(certificate.subject),
                "issuer": .string(certificate.issuer), "validUntil": .string(certificate.validUntil.utcText),
                "hostNames": .array(certificate.hostNames.map(JSONValue.string)),
            ])
        }
        if let push = bundle.push {
            var json: JSONObject = ["environment": .string(push.isForProduction ? "production" : "development")]
            json["topic"] = push.topic.map(JSONValue.string)
            json["teamID"] = push.teamID.map(JSONValue.string)
            lines.append(Self.line(["apns": .object(json)]))
        }
        return lines
    }

    /// The settings that use the files.
    func settings(_ pair: PEMPair) -> String {
        """

        The settings that use them:

        http:
          tls:
            certificateFile: \(Self.quoted(pair.chain))
            privateKeyFile: \(Self.quoted(pair.key))
        """
    }

    /// The same as JSON.
    func settingsLine(_ pair: PEMPair) -> String {
        let tls: JSONObject = ["certificateFile": .string(pair.chain), "privateKeyFile": .string(pair.key)]
        return Self.line(["http": .object(["tls": .object(tls)])])
    }

    /// How to go on from a certificate for Apple's push service.
    static func advice(_ push: CertificateImport.PushCertificate) -> String {
        let environment = push.isForProduction ? "production" : "development"
        return """
            This is a certificate for Apple's push service. Beckon signs in there with a token key (.p8), which serves all apps \
            of a team and does not expire. Nothing is written.
              1. Sign in at https://developer.apple.com/account as an administrator, open Certificates, Identifiers & Profiles, Keys.
              2. Make a key with Apple Push Notifications service (APNs); download AuthKey_<key id>.p8, which is possible once.
              3. Let only the gateway's user read it: chmod 600 AuthKey_<key id>.p8
              4. Add it to the settings. Devices keep their push tokens, and the certificate goes on serving GMS meanwhile.

            push:
              apns:
                keyID: <key id>
                teamID: \(push.teamID.map(quoted) ?? "<team id>")
                topic: \(push.topic.map(quoted) ?? "<bundle identifier of the app>")
                privateKeyFile: <folder>/AuthKey_<key id>.p8
                environment: \(environment)
            """
    }

    private static func line(_ json: JSONObject) -> String {
        String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
    }

    /// The text as YAML takes it, in quotes where it is no plain word.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || "/._-".utf8.contains($0)
        }
        let isWord = isPlain && text.utf8.contains { $0 >= 0x41 } && !text.hasPrefix("-")
        return isWord ? text : "'\(text.replacing("'", with: "''"))'"
    }
}
