package import Foundation

/// Where the pages come from.
package enum PagesPlace: Sendable {
    /// The folder beside the program. It is read and compressed once, at the start.
    case program
    /// A folder of somebody who changes the pages. It is read at each request, so that a change needs a reload only.
    case folder(URL)

    /// A folder that somebody named.
    ///
    /// - Parameter path: Its path.
    /// - Returns: The place; nil if no desk is there.
    package static func named(_ path: String) -> PagesPlace? {
        let folder = URL(fileURLWithPath: path)
        return PageFolder(folder).isComplete ? .folder(folder) : nil
    }

    /// The pages of a program that may stand in the checkout in which it was built.
    ///
    /// - Parameter program: The program's folder, such as `Server/.build/debug`.
    /// - Returns: The folder of that checkout's sources; what stands beside the program if there is none.
    package static func checkout(of program: URL = Bundle.main.bundleURL) -> PagesPlace {
        var folder = program.resolvingSymlinksInPath()
        // The build folder is two or three levels up.
        for _ in 0..<4 {
            let (name, parent) = (folder.lastPathComponent, folder.deletingLastPathComponent())
            if name == ".build" {
                return named(parent.appendingPathComponent("Sources/BeckonDesk/Web").path) ?? .program
            }
            folder = parent
        }
        return .program
    }

    /// The resource folder beside the program.
    static var resources: URL {
        Bundle.main.bundleURL.appendingPathComponent("beckon-server_BeckonDesk.resources")
    }
}
