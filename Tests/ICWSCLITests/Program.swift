import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program `icws` while it runs, in a process of its own.
final class Program: Sendable {
    /// What became of it.
    struct Outcome: Sendable {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Where standard input or output lead to.
    enum End: Sendable {
        case pipe
        case terminal(Terminal)
    }

    private let record = Record()
    private let input: FileHandle
    private let identifier: Int32

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - shell: A command of the shell that starts it as `"$0" "$@"`; nil starts it alone.
    ///   - input: What it reads.
    ///   - output: What it writes to.
    init(_ arguments: [String], shell: String? = nil, input: End = .pipe, output: End = .pipe) throws {
        let pipes = try Child.pipes(3)
        let (typed, written, told) = (pipes[0], pipes[1], pipes[2])
        // What the program gets, each of which is closed here once it runs.
        var inside = (typed.fileHandleForReading, written.fileHandleForWriting, told.fileHandleForWriting)
        var sink = typed.fileHandleForWriting
        var source = written.fileHandleForReading
        if case .terminal(let terminal) = input { (inside.0, sink) = (terminal.inside, terminal.outside) }
        if case .terminal(let terminal) = output { (inside.1, source) = (terminal.inside, terminal.outside) }
        self.input = sink
        let line = shell.map { ["/bin/sh", "-c", $0, Self.url.path] + arguments } ?? [Self.url.path] + arguments
        identifier = try Child.start(line, input: inside.0, output: inside.1, errors: inside.2)
        for handle in [typed.fileHandleForReading, written.fileHandleForWriting, told.fileHandleForWriting] {
            try handle.close()
        }
        if case .terminal(let terminal) = output { terminal.closeInside() }
        Child.wait(for: identifier) { [record] status in record.note { $0.status = status } }
        record.collect(source) { $0.output += $1 }
        record.collect(told.fileHandleForReading) { $0.errors += $1 }
    }

    /// Where the build put the program: beside the tests.
    private static var url: URL {
        #if os(macOS)
            let tests =
                Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
            return tests.deletingLastPathComponent().appendingPathComponent("icws")
        #else
            return Bundle.main.bundleURL.appendingPathComponent("icws")
        #endif
    }

    /// Waits until what it wrote is what is looked for, or it is over.
    func wait(until found: @Sendable (Outcome) -> Bool) async {
        while !found(record.outcome), !record.isOver { await record.change() }
    }

    /// What it wrote so far.
    var printed: String { record.outcome.output }

    /// Waits for its end.
    ///
    /// - Returns: What became of it.
    func end() async -> Outcome {
        while !record.isOver { await record.change() }
        return record.outcome
    }

    /// Types a text.
    func type(_ text: String) throws { try input.write(contentsOf: Data(text.utf8)) }

    /// Ends its input.
    func endInput() throws { try input.close() }

    /// Sends it a signal.
    func send(_ signal: Int32) { kill(identifier, signal) }
}

/// What a program wrote so far, and whether it is over.
private final class Record: Sendable {
    struct Contents: Sendable {
        var output: [UInt8] = []
        var errors: [UInt8] = []
        var status: Int32?
        var openEnds = 2
    }

    private let contents = Guarded(Contents())
    private let changes: AsyncStream<Void>
    private let tell: AsyncStream<Void>.Continuation

    init() { (changes, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    var isOver: Bool { contents.withLock { $0.status != nil && $0.openEnds == 0 } }

    var outcome: Program.Outcome {
        contents.withLock { contents in
            Program.Outcome(
                status: contents.status ?? -1, output: String(decoding: contents.output, as: UTF8.self),
                errors: String(decoding: contents.errors, as: UTF8.self))
        }
    }

    func note(_ change: (inout Contents) -> Void) {
        contents.withLock { change(&$0) }
        tell.yield()
    }

    /// Waits for a change.
    func change() async {
        for await _ in changes { return }
    }

    /// Reads to the end, on a thread of its own.
    func collect(_ handle: FileHandle, _ add: @escaping @Sendable (inout Contents, ArraySlice<UInt8>) -> Void) {
        let thread = Thread { [self] in
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while true {
                let count = buffer.withUnsafeMutableBytes { read(handle.fileDescriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR { continue }
                // A terminal whose inside is closed gives an error at its end.
                guard count > 0 else { break }
                note { add(&$0, buffer[..<count]) }
            }
            note { $0.openEnds -= 1 }
        }
        thread.start()
    }
}
