import Foundation
import Measure
import Synchronization
import Wires

/// A server that this program started, and stops by its process id.
final class ServerProcess: Sendable {
    let port: UInt16
    let pid: Int32
    private let directory: URL

    /// The running servers, to be stopped if this program is interrupted.
    private static let running = Mutex<Set<Int32>>([])

    /// Starts a program and waits until it listens.
    ///
    /// - Parameters:
    ///   - program: The program's path.
    ///   - arguments: Makes the arguments from the port and a directory of its own.
    /// - Throws: The program's output if it does not listen within 20 s.
    init(_ program: String, _ arguments: (UInt16, URL) throws -> [String]) throws {
        port = try LoopbackSocket.freePort()
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("bayeux-cost-\(getpid())-\(port)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = try arguments(port, directory)
        process.currentDirectoryURL = directory
        let log = directory.appendingPathComponent("log")
        try Data().write(to: log)
        process.standardOutput = try FileHandle(forWritingTo: log)
        process.standardError = process.standardOutput
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let pid = process.processIdentifier
        self.pid = pid
        _ = Self.running.withLock { $0.insert(pid) }
        let start = Monotonic.now
        while !LoopbackSocket.isOpen(port: port) {
            guard process.isRunning, Monotonic.seconds(since: start) < 20 else {
                let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
                stop()
                throw BenchmarkError("\(program) does not start: \(text.suffix(500))")
            }
            usleep(20_000)
        }
    }

    /// Stops the server and waits until it has ended.
    func stop() {
        kill(pid, SIGTERM)
        for _ in 0..<500 where kill(pid, 0) == 0 { usleep(10_000) }
        kill(pid, SIGKILL)
        _ = Self.running.withLock { $0.remove(pid) }
        try? FileManager.default.removeItem(at: directory)
    }

    /// Stops all servers when this program is interrupted.
    static func stopAllAtInterruption() -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                running.withLock { for pid in $0 { kill(pid, SIGTERM) } }
                exit(130)
            }
            source.resume()
            return source
        }
    }

    // MARK: Figures

    /// The process and its children.
    private var processes: [ProcessFigures] {
        let text = try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
        let children = (text ?? "").split(separator: " ").compactMap { Int32($0) }
        return ([pid] + children).map(ProcessFigures.init(pid:))
    }

    func cpuSeconds() throws -> Double { try processes.reduce(0) { try $0 + $1.cpuSeconds() } }

    func residentKiB() throws -> Double { try processes.reduce(0) { try $0 + $1.residentKiB() } }
}
