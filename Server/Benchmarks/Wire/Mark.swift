import NIOCore

/// The content of a benchmark message from which its receiver computes the delay: a number and when it was due.
struct Mark: Sendable {
    private static let word = Array("mark ".utf8)

    let number: Int
    /// Nanoseconds of the monotonic clock.
    let dueAt: UInt64

    /// The text of the message, 60 bytes long like a short sentence.
    var text: String {
        let text = "mark \(number) \(dueAt) "
        return text + String(repeating: "x", count: max(0, 60 - text.utf8.count))
    }

    /// All marks in an answer, in their order.
    static func all(in body: ByteBuffer) -> [Mark] {
        body.withUnsafeReadableBytes { bytes in
            var marks: [Mark] = []
            var index = 0
            while index + word.count < bytes.count {
                guard bytes[index] == word[0], word.indices.allSatisfy({ bytes[index + $0] == word[$0] }) else {
                    index += 1
                    continue
                }
                index += word.count
                let number = integer(bytes, &index)
                index += 1
                marks.append(Mark(number: Int(truncatingIfNeeded: number), dueAt: integer(bytes, &index)))
            }
            return marks
        }
    }

    private static func integer(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> UInt64 {
        var value: UInt64 = 0
        while index < bytes.count, (48...57).contains(bytes[index]) {
            value = value &* 10 &+ UInt64(bytes[index] - 48)
            index += 1
        }
        return value
    }
}
