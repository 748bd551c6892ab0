/// A size of QR codes with error correction M, which reads when 15 % of it are lost (ISO/IEC 18004).
struct QRVersion: Hashable, Sendable {
    /// How many correction codewords each block has, from version 1 on.
    private static let correctionLengths = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]
    /// How many blocks there are, from version 1 on.
    private static let blockCounts = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31,
        33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]

    /// From 1 to 40.
    let number: Int

    /// The smallest version that holds a number of bytes; nil if none does.
    init?(holding count: Int) {
        let number = (1...Self.blockCounts.count).first { QRVersion(number: $0).capacity >= count }
        guard let number else { return nil }
        self.init(number: number)
    }

    init(number: Int) { self.number = number }

    /// The modules of an edge.
    var size: Int { 17 + 4 * number }
    var correctionLength: Int { Self.correctionLengths[number - 1] }
    var blockCount: Int { Self.blockCounts[number - 1] }
    /// How many bits tell the length of the text.
    var lengthBits: Int { number < 10 ? 8 : 16 }
    var dataLength: Int { codewordCount - blockCount * correctionLength }
    /// The bytes that a text may have.
    var capacity: Int { (dataLength * 8 - 4 - lengthBits) / 8 }

    /// All codewords: the modules that no pattern takes, eight each.
    var codewordCount: Int {
        var modules = (16 * number + 128) * number + 64
        if number > 1 {
            let count = alignment.count
            modules -= (25 * count - 10) * count - 55
        }
        if number >= 7 { modules -= 36 }
        return modules / 8
    }

    /// The middles of the alignment patterns, the same for rows and columns.
    var alignment: [Int] {
        guard number > 1 else { return [] }
        let count = number / 7 + 2
        // The one step that the standard's table has otherwise than its rule.
        let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<(count - 1)).reversed().map { size - 7 - $0 * step }
    }
}

/// The codewords of a QR code: a text as bytes, with its correction, in the order in which they are drawn.
enum QRCodewords {
    static func make(of text: [UInt8], in version: QRVersion) -> [UInt8] {
        let blocks = blocks(of: data(text, version), in: version)
        let divisor = ReedSolomon.divisor(of: version.correctionLength)
        let corrections = blocks.map { ReedSolomon.remainder(of: $0, by: divisor) }
        return interleaved(blocks) + interleaved(corrections)
    }

    /// The text after its mode and length, filled up to the version's length.
    private static func data(_ text: [UInt8], _ version: QRVersion) -> [UInt8] {
        var bits = bits(of: 0b0100, count: 4) + bits(of: text.count, count: version.lengthBits)
        for byte in text { bits += Self.bits(of: Int(byte), count: 8) }
        bits += Array(repeating: false, count: min(4, version.dataLength * 8 - bits.count))
        bits += Array(repeating: false, count: (8 - bits.count % 8) % 8)
        var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        var isFirst = true
        while bytes.count < version.dataLength {
            bytes.append(isFirst ? 0xec : 0x11)
            isFirst.toggle()
        }
        return bytes
    }

    private static func bits(of number: Int, count: Int) -> [Bool] {
        (0..<count).reversed().map { number >> $0 & 1 == 1 }
    }

    /// The first blocks are one codeword shorter where the length cannot be divided.
    private static func blocks(of data: [UInt8], in version: QRVersion) -> [[UInt8]] {
        let (count, short) = (version.blockCount, version.dataLength / version.blockCount)
        let shortCount = count - version.dataLength % count
        var rest = data[...]
        return (0..<count).map { index in
            let length = index < shortCount ? short : short + 1
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
        }
    }

    /// The first codeword of each block, then the second of each, and so on.
    private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
        (0..<(blocks.map(\.count).max() ?? 0)).flatMap { index in
            blocks.compactMap { index < $0.count ? $0[index] : nil }
        }
    }
}

/// Correction codewords: Reed and Solomon's code over the field of 256 elements with the polynomial 0x11d.
enum ReedSolomon {
    /// The polynomial that a block is divided by, without its highest term.
    static func divisor(of degree: Int) -> [UInt8] {
        var (result, root) = ([UInt8](repeating: 0, count: degree - 1) + [1], UInt8(1))
        for _ in 0..<degree {
            for place in result.indices {
                result[place] = product(result[place], root)
                if place + 1 < degree { result[place] ^= result[place + 1] }
            }
            root = product(root, 2)
        }
        return result
    }

    /// What is left of a block after the division.
    static func remainder(of block: [UInt8], by divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in block {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for place in result.indices { result[place] ^= product(divisor[place], factor) }
        }
        return result
    }

    private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        var result = 0
        for place in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7) * 0x11d
            if second >> UInt8(place) & 1 == 1 { result ^= Int(first) }
        }
        return UInt8(truncatingIfNeeded: result)
    }
}
