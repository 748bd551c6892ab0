// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationMail
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationMail: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/interaction-message-store-mailbox/users", "users") {
            trip async throws in
            try await trip.run(ICWS.Configuration.Mail.InteractionMessageStoreMailbox.Resources.Users.Users())
        }
    ]
}
