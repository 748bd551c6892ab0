import Foundation

/// The files that come with the simulator.
///
/// They are looked for beside the program, where SwiftPM puts them, and in the directory that `ICWS_FILES` names. The accessor that
/// SwiftPM makes would end the program when they are elsewhere.
enum SimulatorFiles {
    /// Finds a file.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Nil when it is nowhere.
    static func find(_ name: String) -> URL? {
        directories.map { $0.appendingPathComponent(name) }.first {
            FileManager.default.fileExists(atPath: $0.path)
        }
    }

    private static var directories: [URL] {
        let given = ProcessInfo.processInfo.environment["ICWS_FILES"].map { [URL(fileURLWithPath: $0)] } ?? []
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let places = [program, Bundle.main.bundleURL, Bundle.main.resourceURL, Bundle(for: Marker.self).resourceURL]
            .compactMap { $0 }
        // The bundles of tests on a Mac lie in a bundle of their own, one level up from its contents.
        let around = places + places.map { $0.deletingLastPathComponent() }
        return given
            + around.flatMap { place in
                [
                    "beckon_ICWSSimulator.resources", "beckon_ICWSSimulator.bundle",
                    "beckon_ICWSSimulator.bundle/Contents/Resources",
                ]
                .map { place.appendingPathComponent($0) }
            }
    }

    private final class Marker {}
}
