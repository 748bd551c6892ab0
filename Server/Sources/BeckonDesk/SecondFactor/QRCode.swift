/// A QR code of a text, by its modules: bytes with error correction M, in the smallest version that holds them.
///
/// Pure: equal texts give equal codes.
struct QRCode: Hashable, Sendable {
    /// The empty modules around a code, which readers need.
    private static let border = 4

    /// Whether each module is dark, row by row.
    let modules: [[Bool]]

    /// Makes the code of a text; nil for one of more than 2,331 bytes.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion(holding: bytes.count) else { return nil }
        let plain = QRDrawing(QRCodewords.make(of: bytes, in: version), in: version)
        // The mask that leaves the fewest patterns which disturb readers.
        let drawings = (0..<8).map { mask in plain.masked(by: mask) }
        guard let best = drawings.min(by: { $0.penalty < $1.penalty }) else { return nil }
        modules = best.modules
    }

    /// The code as an image in SVG, dark on white whatever the page's colours are.
    var svg: String {
        let size = modules.count + 2 * Self.border
        var path = ""
        for (row, line) in modules.enumerated() {
            var column = 0
            while column < line.count {
                let length = line[column...].prefix { $0 == line[column] }.count
                if line[column] {
                    path += "M\(column + Self.border) \(row + Self.border)h\(length)v1h-\(length)z"
                }
                column += length
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size) \(size)" shape-rendering="crispEdges">\
            <path fill="#fff" d="M0 0h\(size)v\(size)H0z"/><path fill="#000" d="\(path)"/></svg>
            """
    }
}

/// The modules of a QR code while it is drawn.
struct QRDrawing {
    private let version: QRVersion
    private(set) var modules: [[Bool]]
    /// The modules that no mask changes, because patterns and words about the code stand there.
    private var isFixed: [[Bool]]

    private var size: Int { version.size }

    /// Draws codewords, without a mask.
    init(_ codewords: [UInt8], in version: QRVersion) {
        self.version = version
        modules = Array(repeating: Array(repeating: false, count: version.size), count: version.size)
        isFixed = modules
        drawPatterns()
        drawFormat(mask: 0)
        drawVersion()
        draw(codewords)
    }

    private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
        modules[row][column] = isDark
        isFixed[row][column] = true
    }

    // MARK: - Patterns

    private mutating func drawPatterns() {
        for place in 0..<size {
            fix(6, place, place.isMultiple(of: 2))
            fix(place, 6, place.isMultiple(of: 2))
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            drawSquare(column, row, radius: 4) { $0 != 2 && $0 != 4 }
        }
        let (places, last) = (version.alignment, size - 7)
        for column in places {
            for row in places where ![(6, 6), (6, last), (last, 6)].contains(where: { $0 == (column, row) }) {
                drawSquare(column, row, radius: 2) { $0 != 1 }
            }
        }
    }

    private mutating func drawSquare(_ column: Int, _ row: Int, radius: Int, _ isDark: (Int) -> Bool) {
        for (down, right) in (-radius...radius).flatMap({ down in (-radius...radius).map { (down, $0) } }) {
            let (x, y) = (column + right, row + down)
            guard (0..<size).contains(x), (0..<size).contains(y) else { continue }
            fix(x, y, isDark(max(abs(down), abs(right))))
        }
    }

    /// Draws which correction and mask the code has, twice; M is the number 0.
    private mutating func drawFormat(mask: Int) {
        let rest = (0..<10).reduce(mask) { rest, _ in rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (mask << 10 | rest) ^ 0x5412
        func isSet(_ place: Int) -> Bool { bits >> place & 1 == 1 }
        for place in 0..<6 { fix(8, place, isSet(place)) }
        fix(8, 7, isSet(6))
        fix(8, 8, isSet(7))
        fix(7, 8, isSet(8))
        for place in 9..<15 { fix(14 - place, 8, isSet(place)) }
        for place in 0..<8 { fix(size - 1 - place, 8, isSet(place)) }
        for place in 8..<15 { fix(8, size - 15 + place, isSet(place)) }
        fix(8, size - 8, true)
    }

    private mutating func drawVersion() {
        let number = version.number
        guard number >= 7 else { return }
        let rest = (0..<12).reduce(number) { rest, _ in rest << 1 ^ (rest >> 11) * 0x1f25 }
        let bits = number << 12 | rest
        for place in 0..<18 {
            let (near, far) = (place / 3, size - 11 + place % 3)
            fix(near, far, bits >> place & 1 == 1)
            fix(far, near, bits >> place & 1 == 1)
        }
    }

    /// Draws codewords from the right to the left, two columns at a time, up and down by turns.
    private mutating func draw(_ codewords: [UInt8]) {
        var (place, right, isUpward) = (0, size - 1, true)
        while right > 0 {
            // A pattern takes the seventh column.
            if right == 6 { right -= 1 }
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row][column] && place < codewords.count * 8 {
                    modules[row][column] = codewords[place / 8] >> UInt8(7 - place % 8) & 1 == 1
                    place += 1
                }
            }
            isUpward.toggle()
            right -= 2
        }
    }

    // MARK: - Masks

    /// The same with a mask, from 0 to 7.
    func masked(by mask: Int) -> QRDrawing {
        var drawing = self
        for row in 0..<size {
            for column in 0..<size where !isFixed[row][column] && Self.inverts(mask, column, row) {
                drawing.modules[row][column].toggle()
            }
        }
        drawing.drawFormat(mask: mask)
        return drawing
    }

    private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    /// How much of it disturbs readers: long runs, squares, what looks like a corner's pattern, and too much of one colour.
    var penalty: Int {
        let columns = (0..<size).map { column in modules.map { $0[column] } }
        let lines = (modules + columns).reduce(0) { $0 + Self.penalty(ofLine: $1) }
        var squares = 0
        for row in 1..<size {
            for column in 1..<size {
                let colour = modules[row][column]
                guard modules[row][column - 1] == colour, modules[row - 1][column] == colour,
                    modules[row - 1][column - 1] == colour
                else { continue }
                squares += 3
            }
        }
        let dark = modules.reduce(0) { $0 + $1.count { $0 } }
        return lines + squares + abs(dark * 20 - size * size * 10) / (size * size) * 10
    }

    private static let cornerLines: [[Bool]] = [
        [true, false, true, true, true, false, true, false, false, false, false],
        [false, false, false, false, true, false, true, true, true, false, true],
    ]

    private static func penalty(ofLine line: [Bool]) -> Int {
        var (sum, run) = (0, 0)
        for (place, module) in line.enumerated() {
            run = place > 0 && line[place - 1] == module ? run + 1 : 1
            sum += run == 5 ? 3 : run > 5 ? 1 : 0
            for corner in cornerLines where line[place...].starts(with: corner) { sum += 40 }
        }
        return sum
    }
}
