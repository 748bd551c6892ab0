import BeckonJSON
import NIOCore

/// Keeps the bytes of a request's head until it is decoded, so that a refusal of it knows the page that sent it.
///
/// A head that is too long, malformed or never complete is refused without having been decoded. The connection limits how
/// many bytes come before that.
struct UnreadHead {
    private var pieces: [ByteBuffer] = []

    /// Adds bytes that go to the decoder.
    mutating func received(_ bytes: ByteBuffer) { pieces.append(bytes) }

    /// Forgets the bytes: the head was decoded.
    mutating func decoded() { if !pieces.isEmpty { pieces = [] } }

    /// The value of the first whole header field `Origin`; nil without one.
    var origin: String? {
        let bytes = pieces.flatMap { Array($0.readableBytesView) }
        for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() where line.last == UInt8(ascii: "\r") {
            let name = line.prefix { $0 != UInt8(ascii: ":") }
            guard String(decoding: name, as: UTF8.self).isField("origin") else { continue }
            let value = line.dropFirst(name.count + 1).dropLast().filter { $0 != 0x20 && $0 != 0x09 }
            return StreamSafe.text(String(decoding: value, as: UTF8.self))
        }
        return nil
    }
}
