import Beckon
import BeckonEdge
import Hummingbird

/// A request that may bring a file: its parameters, and the file's bytes as they arrive.
struct UploadRequest: Sendable {
    /// A file in a request; its bytes are read from the body.
    struct File: Sendable {
        /// The name as it was sent.
        let name: String
        let body: MultipartBody
    }

    /// The request, with the parameters that stand before the file.
    let call: Call
    let file: File?
    private let query: String?
    private let pairs: [(String, String)]
    private let textLimit: Int

    /// Reads a request up to its file, or to its end if it brings none.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - limit: The longest body without files, in bytes.
    ///   - urls: The external addresses.
    /// - Throws: ``Fault``, and errors of reading the body.
    init(_ request: Request, bodyLimit limit: Int, urls: ExternalURLs) async throws {
        query = request.uri.query
        textLimit = limit
        let type = MediaType(request.headers[.contentType] ?? "")
        guard type.name == "multipart/form-data" else {
            call = try await Call(request, bodyLimit: limit, urls: urls)
            (file, pairs) = (nil, [])
            return
        }
        let body = try MultipartBody(request.body, boundary: type.parameters["boundary"] ?? "")
        var pairs: [(String, String)] = []
        var found: File?
        while found == nil, let part = try await body.part() {
            if part.name == "file" || part.fileName != nil {
                found = File(name: part.fileName ?? "", body: body)
            } else {
                pairs.append((part.name, try await body.text(of: part, limit: limit)))
            }
            guard pairs.reduce(0, { $0 + $1.1.utf8.count }) <= limit else {
                throw Fault(.payloadTooLarge, "The parameters are too long.")
            }
        }
        self.pairs = pairs
        file = found
        call = try Call(request, RequestParameters(query: query, pairs: pairs), urls)
    }

    /// All parameters, also those that stand after the file; to be called when the file is read.
    ///
    /// - Throws: ``Fault`` with 400 for a second file, and errors of reading the body.
    func allParameters() async throws -> RequestParameters {
        guard let body = file?.body else { return call.parameters }
        var pairs = pairs
        while let part = try await body.part() {
            guard part.name != "file", part.fileName == nil else {
                throw Fault(.badRequest, "One request brings one file.")
            }
            pairs.append((part.name, try await body.text(of: part, limit: textLimit)))
            guard pairs.reduce(0, { $0 + $1.1.utf8.count }) <= textLimit else {
                throw Fault(.payloadTooLarge, "The parameters are too long.")
            }
        }
        return try RequestParameters(query: query, pairs: pairs)
    }
}
