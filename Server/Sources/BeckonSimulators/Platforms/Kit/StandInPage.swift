import Foundation

/// The files of the agents' page.
enum StandInPage {
    /// A file beside the program; for tests, else, in the folder of the sources.
    ///
    /// The bundle that the package manager makes would end the program where its folder is missing.
    static func file(_ name: String) -> Data? {
        places.lazy.compactMap { try? Data(contentsOf: $0.appendingPathComponent(name)) }.first
    }

    private static var places: [URL] {
        let beside = Bundle.main.bundleURL.appendingPathComponent("beckon-server_BeckonSimulators.resources/Page")
        #if DEBUG
        return [beside, URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Page").standardizedFileURL]
        #else
        return [beside]
        #endif
    }
}
