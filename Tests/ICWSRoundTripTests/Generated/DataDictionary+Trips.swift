// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSDataDictionary

extension TripCase {
    static let dataDictionary: [TripCase] = [
        TripCase("/icws/{sessionId}/data-dictionary", "getDictionary") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.DataDictionary.GetDictionary())
        },
        TripCase("/icws/{sessionId}/data-dictionary/data-set-names", "getDataSetNames") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.DataSetNames.GetDataSetNames())
        },
        TripCase("/icws/{sessionId}/data-dictionary/stored-procedures", "getStoredProcedures") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.StoredProcedures.GetStoredProcedures())
        },
        TripCase("/icws/{sessionId}/data-dictionary/tables", "getTables") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.Tables.GetTables())
        },
        TripCase("/icws/{sessionId}/data-dictionary/views", "getViews") { trip async throws in
            try await trip.run(ICWS.DataDictionary.Resources.Views.GetViews())
        },
    ]
}
