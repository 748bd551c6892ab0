import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON

/// A callback's place in the line, as `check-queue-position` answers it: strings, and one boolean.
struct PlaceAnswer: Sendable {
    let place: PlaceInLine

    func encoded() -> [UInt8] {
        let wait = "\(WaitAnswer.seconds(place.wait))"
        let members = [
            ("_position", "\(place.position ?? WaitAnswer.unknown)"), ("_eta", wait),
            ("_total_waiting", "\(place.waiting)"),
        ]
        var writer = JSONWriter(reservingCapacity: 128)
        writer.beginObject()
        for (name, value) in members {
            writer.key(name)
            writer.string(value)
        }
        writer.member("_agent_ready_threshold_passed", place.isAgentReady)
        writer.member("ewt", wait)
        writer.endObject()
        return writer.bytes
    }
}

/// The waits in virtual queues, as Genesys Widgets read them: `[{"virtualQueue","estimatedWaitTime","message"}]`.
struct WaitAnswer: Sendable {
    let waits: [QueueWait]

    /// What stands for a number that is not known.
    static let unknown = -1

    /// Whole seconds, rounded up; ``unknown`` without a time.
    static func seconds(_ wait: Milliseconds?) -> Int64 {
        guard let wait = wait?.count else { return Int64(unknown) }
        return wait / 1_000 + (wait % 1_000 > 0 ? 1 : 0)
    }

    func encoded() -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: 16 + waits.count * 128)
        writer.beginArray()
        for wait in waits {
            writer.beginObject()
            writer.member("virtualQueue", wait.name)
            writer.key("estimatedWaitTime")
            writer.integer(Self.seconds(wait.wait))
            writer.member("message", Self.message(wait))
            writer.endObject()
        }
        writer.endArray()
        return writer.bytes
    }

    /// What the number rests on.
    private static func message(_ wait: QueueWait) -> String {
        let estimate: WaitEstimate
        switch wait.state {
        case .unknown: return "There is no such virtual queue."
        case .paused: return "Not known: the service is paused."
        case .open(let known): estimate = known
        }
        guard let error = estimate.error else {
            return "Not known: agents took fewer than \(WaitEstimate.least) callbacks within the last hour."
        }
        return "From \(estimate.taken) callbacks within the last hour, give or take \(error) percent."
    }
}
