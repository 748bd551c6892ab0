/// The planned actions by time: a heap that keeps actions of the same time in the order in which they were planned.
struct Agenda {
    private struct Entry {
        let time: Int64
        let order: UInt64
        let slot: Int

        static func < (left: Entry, right: Entry) -> Bool {
            left.time != right.time ? left.time < right.time : left.order < right.order
        }
    }

    private var heap: [Entry] = []
    private var actions: [(() -> Void)?] = []
    private var free: [Int] = []
    private var lastOrder: UInt64 = 0

    var isEmpty: Bool { heap.isEmpty }

    /// Plans an action.
    mutating func add(at time: Int64, _ action: @escaping () -> Void) {
        let slot = free.popLast() ?? actions.count
        if slot == actions.count { actions.append(action) } else { actions[slot] = action }
        lastOrder += 1
        heap.append(Entry(time: time, order: lastOrder, slot: slot))
        rise(from: heap.count - 1)
    }

    /// Removes and returns the next action, with its time.
    mutating func next() -> (time: Int64, action: () -> Void)? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        if !heap.isEmpty {
            heap[0] = last
            sink()
        }
        free.append(first.slot)
        guard let action = actions[first.slot] else { return nil }
        actions[first.slot] = nil
        return (first.time, action)
    }

    mutating func removeAll() {
        heap.removeAll()
        actions.removeAll()
        free.removeAll()
    }

    private mutating func rise(from start: Int) {
        var index = start
        let entry = heap[index]
        while index > 0 {
            let parent = (index - 1) / 2
            guard entry < heap[parent] else { break }
            heap[index] = heap[parent]
            index = parent
        }
        heap[index] = entry
    }

    private mutating func sink() {
        var index = 0
        let entry = heap[0]
        while true {
            var child = index * 2 + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < entry else { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = entry
    }
}
