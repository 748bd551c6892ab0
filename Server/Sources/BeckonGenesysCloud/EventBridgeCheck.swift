import Beckon
import BeckonJSON
import BeckonPlatform

/// Asks whether the SQS queue is there and may be read, and whether the HTTPS destination is set up.
struct EventBridgeCheck: Sendable {
    private let context: GenesysContext

    init(_ context: GenesysContext) { self.context = context }

    /// What was found; nothing if the settings name no EventBridge.
    func findings() async -> [PlatformFinding] {
        guard let configuration = context.configuration.eventBridge else { return [] }
        var findings: [PlatformFinding] = []
        if configuration.queueURL != nil { findings.append(await queue(configuration)) }
        if let header = configuration.header {
            findings.append(
                PlatformFinding(.fine, "eventbridge", "The HTTPS destination proves itself by the header \(header)."))
        }
        if findings.isEmpty {
            findings.append(PlatformFinding(.warning, "eventbridge", "Neither a queue nor a header is set."))
        }
        return findings
    }

    private func queue(_ configuration: GenesysCloudSide.Configuration.EventBridge) async -> PlatformFinding {
        guard let queue = SQSQueue(configuration, transport: context.transport, time: context.time) else {
            return PlatformFinding(.fault, "queue", "The address of the SQS queue is malformed.")
        }
        do throws(PlatformFailure) {
            let reply = try await queue.attributes()
            let kind = reply.json["__type"]?.string ?? ""
            if reply.isSuccess {
                let told = reply.json["Attributes"]?["ApproximateNumberOfMessages"]?.string
                let count = told.flatMap { WholeNumber.read($0, in: 0...Int.max) }
                return PlatformFinding(.fine, "queue", "The SQS queue holds \(count ?? 0) messages.")
            }
            if kind.contains("NonExistentQueue") || kind.contains("QueueDoesNotExist") || reply.status == 404 {
                return PlatformFinding(.fault, "queue", "The SQS queue does not exist.")
            }
            if kind.contains("AccessDenied") {
                return PlatformFinding(
                    .warning, "queue",
                    "The key may not read the queue's attributes; it needs sqs:GetQueueAttributes for this check, and "
                        + "sqs:ReceiveMessage and sqs:DeleteMessage for events.")
            }
            return PlatformFinding(
                .fault, "queue", "The SQS queue refuses: status \(reply.status); check key, secret, region and clock.")
        } catch {
            return PlatformFinding(.fault, "queue", "The SQS queue does not answer: \(error.reason.rawValue).")
        }
    }
}
