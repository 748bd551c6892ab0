// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSConfigurationTransaction
import ICWSCore

extension TripCase {
    static let configurationTransaction: [TripCase] = [
        TripCase("/icws/{sessionId}/configuration/transaction", "beginTransaction") { trip async throws in
            try await trip.run(ICWS.Configuration.Transaction.Resources.Transaction.BeginTransaction())
        },
        TripCase("/icws/{sessionId}/configuration/transaction/{transactionId}/transaction-end", "endTransaction") {
            trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.Transaction.Transaction.Resources.TransactionEnd.EndTransaction(
                    transactionId: sample.text("transactionId")))
        },
    ]
}
