import BeckonCrypto
import Foundation
import Testing

@testable import BeckonDesk

/// The matrices were computed with another encoder (qrcode 8.2 of PyPI), with the same version and mask.
@Suite("QR codes") struct QRCodeTests {
    private static let matrix = """
        #######..##.#.#######
        #.....#.#.....#.....#
        #.###.#..#..#.#.###.#
        #.###.#.......#.###.#
        #.###.#.#####.#.###.#
        #.....#....#..#.....#
        #######.#.#.#.#######
        .........#...........
        #.#.#.#.....#...#..#.
        #..###..##.#.#..#..#.
        #..##.######.##.#####
        #.#.##.##..###.#...#.
        #.#####....#..#.#.#..
        ........#.....###.##.
        #######...#.#...#.###
        #.....#..#....##...#.
        #.###.#.#...#.##..#..
        #.###.#....#.#.##.##.
        #.###.#.#.##.##.#.#.#
        #.....#....###..#..#.
        #######.#.##.###..###
        """

    /// For each version its mask, the length of its text, and the first digits of the hash of its matrix.
    private static let sums: [(mask: Int, length: Int, sum: String)] = [
        (1, 13, "690619b8dcd7ee3a"), (2, 24, "f344090ef18718fa"), (3, 42, "1a95837563e3796e"),
        (4, 61, "c9e44293bae52b73"), (5, 82, "c9c8c2253072278e"), (6, 106, "d6b74adc92d1fa7b"),
        (7, 121, "d490e022b16c0939"), (0, 150, "289bfa13297c8621"), (1, 180, "307bb7c5103e1d26"),
        (2, 212, "21d7ee26d4e4ba16"), (3, 249, "632dd5f5084c7d6c"), (4, 287, "3ea8b3a8d7041036"),
        (5, 330, "9e11968dc0777af7"), (6, 360, "6be54a0dc0eb7057"), (7, 412, "500fcea3f3e9cb7a"),
        (0, 449, "4e58e3eca5c07673"), (1, 502, "8a3b2e8a86b50688"), (2, 560, "9b06fe23863a40d3"),
        (3, 623, "69f4ee759a303257"), (4, 664, "18e4fc11c8acc058"), (5, 711, "84e5f777b249bae8"),
        (6, 778, "15adb32ce6cc7f90"), (7, 855, "e01d7e78f51666a9"), (0, 911, "5d73d56804776e57"),
        (1, 996, "a53bd59c6d6c7cd8"), (2, 1057, "5747783eae58edbf"), (3, 1125, "6af90173f069c847"),
        (4, 1189, "23015d30738b5601"), (5, 1262, "691fe2808312c7f5"), (6, 1370, "2f64b24e1d8294c3"),
        (7, 1451, "55ae2b08900e7ede"), (0, 1536, "6b6ad4284e8360df"), (1, 1628, "d42b75f9b003795b"),
        (2, 1721, "d5dfff6afaa5d5e0"), (3, 1807, "bdc04c527a3aa9c0"), (4, 1911, "a5d71051bda97952"),
        (5, 1988, "f309c3b9ffefb060"), (6, 2097, "7efc0757a57151e0"), (7, 2213, "b9f76284e2684942"),
        (0, 2330, "0edf6f20ec8113e2"),
    ]

    private func text(of modules: [[Bool]]) -> String {
        modules.map { line in String(line.map { $0 ? "#" : "." }) }.joined(separator: "\n")
    }

    private func drawing(_ text: String, version: Int, mask: Int) -> [[Bool]] {
        let version = QRVersion(number: version)
        return QRDrawing(QRCodewords.make(of: Array(text.utf8), in: version), in: version).masked(by: mask).modules
    }

    @Test("a small code has the modules of another encoder")
    func small() {
        #expect(text(of: drawing("HELLO, 1", version: 1, mask: 0)) == Self.matrix)
    }

    @Test("every version has the modules of another encoder, and is the smallest that holds its text")
    func versions() {
        let long = String(repeating: "otpauth://totp/Beckon:anna?secret=", count: 80)
        for (index, (mask, length, sum)) in Self.sums.enumerated() {
            let content = String(long.prefix(length))
            #expect(QRVersion(holding: length)?.number == index + 1)
            let modules = text(of: drawing(content, version: index + 1, mask: mask))
            #expect(SHA256.hash(data: Data(modules.utf8)).hexadecimal.hasPrefix(sum), "version \(index + 1)")
        }
    }

    @Test("a code is the best of its masks; a text that no version holds has none")
    func code() throws {
        let code = try #require(QRCode("HELLO, 1"))
        let all = (0..<8).map { drawing("HELLO, 1", version: 1, mask: $0) }
        #expect(all.contains(code.modules))
        #expect(try #require(QRCode(String(repeating: "a", count: 2_331))).modules.count == 177)
        #expect(QRCode(String(repeating: "a", count: 2_332)) == nil)
        #expect(QRCode("")?.modules.count == 21)
    }

    @Test("the image has each dark module once, with four empty ones around")
    func image() throws {
        let code = try #require(QRCode("HELLO, 1"))
        let svg = code.svg
        #expect(svg.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29""#))
        var drawn = Array(repeating: Array(repeating: false, count: 21), count: 21)
        for run in svg.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
            let (column, row, length) = (
                try #require(Int(run.1)), try #require(Int(run.2)), try #require(Int(run.3))
            )
            #expect(run.3 == run.4)
            for place in 0..<length { drawn[row - 4][column - 4 + place] = true }
        }
        #expect(drawn == code.modules)
    }
}
