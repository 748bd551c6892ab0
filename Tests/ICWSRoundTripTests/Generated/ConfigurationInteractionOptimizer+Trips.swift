// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionOptimizer
import ICWSCore
import ICWSMessaging

extension TripCase {
    static let configurationInteractionOptimizer: [TripCase] = [
        TripCase(
            "/icws/{sessionId}/configuration/interaction-optimizer-scheduling-units",
            "getInteractionOptimizerSchedulingUnits"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionOptimizer.Resources.InteractionOptimizerSchedulingUnits
                    .GetInteractionOptimizerSchedulingUnits(
                        range: sample.text("Range"), select: sample.text("select"), where: sample.text("where"),
                        orderBy: sample.text("orderBy"), rightsFilter: sample.text("rightsFilter")))
        },
        TripCase(
            "/icws/{sessionId}/configuration/interaction-optimizer-scheduling-units/{id}",
            "getInteractionOptimizerSchedulingUnit"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Configuration.InteractionOptimizer.Resources.InteractionOptimizerSchedulingUnitsById
                    .GetInteractionOptimizerSchedulingUnit(
                        id: sample.text("id"), select: sample.text("select"), rightsFilter: sample.text("rightsFilter"))
            )
        },
    ]
}
