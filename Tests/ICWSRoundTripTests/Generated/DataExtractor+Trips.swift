// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSDataExtractor
import ICWSMessaging

extension TripCase {
    static let dataExtractor: [TripCase] = [
        TripCase("/icws/{sessionId}/data-extractor/jobs", "getJobs") { trip async throws in
            try await trip.run(ICWS.DataExtractor.Resources.Jobs.GetJobs())
        },
        TripCase("/icws/{sessionId}/data-extractor/jobs", "postJob") { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.DataExtractor.Resources.Jobs.PostJob(jobConfig: sample.body(ICWS.DataExtractor.JobConfig.self)))
        },
        TripCase("/icws/{sessionId}/data-extractor/jobs/{jobId}", "removeJob") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.DataExtractor.Resources.JobsByJobId.RemoveJob(jobId: sample.text("jobId")))
        },
        TripCase("/icws/{sessionId}/data-extractor/jobs/{jobId}", "getJob") { trip async throws in
            let sample = trip.sample
            try await trip.run(ICWS.DataExtractor.Resources.JobsByJobId.GetJob(jobId: sample.text("jobId")))
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses", "deleteJobStatusSubscription"
        ) { trip async throws in
            try await trip.run(
                ICWS.Messaging.Subscriptions.DataExtractor.Resources.JobsStatuses.DeleteJobStatusSubscription())
        },
        TripCase(
            "/icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses", "updateJobStatusSubscription"
        ) { trip async throws in
            let sample = trip.sample
            try await trip.run(
                ICWS.Messaging.Subscriptions.DataExtractor.Resources.JobsStatuses.UpdateJobStatusSubscription(
                    jobStatusSubscription: sample.body(ICWS.DataExtractor.JobStatusSubscription.self)))
        },
    ]
}
