import Foundation

extension StandInTokens {
    /// Gives a token to a client of Genesys Cloud that proves itself (contact-centers §1).
    func answer(_ request: StandInRequest, client: String, secret: String) -> StandInAnswer {
        let basic = "Basic " + Data("\(client):\(secret)".utf8).base64EncodedString()
        let form = StandInTarget.values(of: String(decoding: request.body, as: UTF8.self))
        guard form["grant_type"] == "client_credentials" else {
            return StandInAnswer(400, json: ["error": "unsupported_grant_type"])
        }
        guard request.headers["authorization"] == basic else {
            return StandInAnswer(401, json: ["error": "invalid_client", "description": "client not found"])
        }
        return StandInAnswer(
            json: ["access_token": .string(issue()), "token_type": "bearer", "expires_in": SimulatedJSON(lifetime)])
    }
}
