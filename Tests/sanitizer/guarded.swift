// A sum that a Mutex guards, counted by two threads; with the argument `racing`, a second sum that nothing guards.
import Dispatch
import Synchronization

final class Sums: @unchecked Sendable {
    let guarded = Mutex(0)
    var unguarded = 0
}

let sums = Sums()
let racing = CommandLine.arguments.contains("racing")
let threads = DispatchGroup()
for _ in 0..<2 {
    DispatchQueue.global().async(group: threads) {
        for _ in 0..<100_000 {
            sums.guarded.withLock { $0 += 1 }
            if racing { sums.unguarded += 1 }
        }
    }
}
threads.wait()
print(sums.guarded.withLock { $0 })
