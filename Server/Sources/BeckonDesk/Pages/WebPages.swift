import BeckonEdge
import Foundation
import HTTPTypes
package import Hummingbird

/// Serves the pages of one surface: the first at `/{name}`, others at `/{name}/{page}`.
///
/// Each page is an application with a folder of its own. Its files, and those that all share, are at
/// `/{name}/pages/{folder}/{file}`: as they stand in the folder of all pages, so that their paths to each other are the same on disk
/// and in a browser. A browser asks again at each load, by the hash of the content, and gets a file only once for each version of it.
package struct WebPages: Sendable {
    private enum Files: Sendable {
        /// Files in memory, by folder and name.
        case held([String: PageFile])
        /// Files that are read at each request.
        case read(PageFolder)
    }

    /// What all applications share.
    private static let shared = "shared"

    private let name: String
    /// The applications of this surface.
    private let applications: [String]
    private let files: Files

    /// The desk, with the pages of supervisors, admins and auditors, and of one's own account.
    ///
    /// - Parameter place: Where the pages come from.
    /// - Returns: Its pages.
    package static func desk(from place: PagesPlace) -> WebPages {
        WebPages("desk", beside: ["callbacks", "agent-sides", "audit", "status", "account"], from: place)
    }

    /// The phone in the browser, for demonstrations.
    ///
    /// - Parameter place: Where the pages come from.
    /// - Returns: Its page.
    package static func phone(from place: PagesPlace) -> WebPages { WebPages("phone", beside: [], from: place) }

    private init(_ name: String, beside others: [String], from place: PagesPlace) {
        self.name = name
        applications = [name] + others
        switch place {
        case .folder(let folder): files = .read(PageFolder(folder))
        case .program:
            let folder = PageFolder(PagesPlace.resources.appendingPathComponent("Web"))
            var held: [String: PageFile] = [:]
            for application in applications + [Self.shared] {
                for name in folder.names(in: application) {
                    held["\(application)/\(name)"] = folder.file(name, in: application, isKept: true)
                }
            }
            files = .held(held)
        }
    }

    /// Adds the routes of the pages and of their files.
    package func add<Context: RequestContext>(to router: Router<Context>) {
        for application in applications {
            let address = application == name ? name : "\(name)/\(application)"
            router.page(RouterPath(address)) { request, _ in
                // The page names its files relative to itself, so that it works below any path of a proxy.
                if request.uri.path.hasSuffix("/") {
                    return Response.redirect(to: "../\(application)", type: .permanent)
                }
                return try response("index.html", in: application, to: request)
            }
        }
        router.page("\(name)/pages/:folder/:file") { request, context in
            try response(
                try context.parameters.require("file"), in: try context.parameters.require("folder"), to: request)
        }
    }

    private func response(_ file: String, in folder: String, to request: Request) throws -> Response {
        guard let found = self.file(file, in: folder) else { throw HTTPError(.notFound) }
        return found.answer(to: request)
    }

    private func file(_ name: String, in folder: String) -> PageFile? {
        guard folder == Self.shared || applications.contains(folder) else { return nil }
        switch files {
        case .held(let files): return files["\(folder)/\(name)"]
        case .read(let place): return place.file(name, in: folder, isKept: false)
        }
    }
}
