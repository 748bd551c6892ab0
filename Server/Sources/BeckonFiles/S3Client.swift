import AsyncHTTPClient
import BeckonCrypto
import BeckonTLS
import BeckonTime
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends signed requests to a bucket.
///
/// It follows no redirects and never shows credentials.
final class S3Client: Sendable {
    struct Request: Sendable {
        var method: HTTPMethod
        var hash: ContentHash?
        var query: [(name: String, value: String)] = []
        var body: IncomingPieces?
    }

    /// The hash of a body without bytes.
    private static let emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    /// Statuses with which a bucket asks for another attempt.
    private static let busy: Set<UInt> = [500, 502, 503, 504]
    /// A slower way to the bucket, in bytes a second, counts as none.
    private static let slowest: Int64 = 50_000
    /// The most bytes of a list or a refusal that are read: a page of 1,000 objects has some 300 KB.
    private static let longestText = 4_194_304

    private let bucket: S3Bucket
    private let signature: SignatureV4
    private let client: HTTPSClient
    private let clock: VaultClock
    private let logger: Logger
    private let circuit = Mutex(OutageCircuit())

    init(_ bucket: S3Bucket, clock: VaultClock, logger: Logger) {
        self.bucket = bucket
        self.clock = clock
        self.logger = logger
        signature = SignatureV4(accessKey: bucket.accessKey, secret: bucket.secret, region: bucket.region)
        // A reader may be slow; a bucket that stops in the middle of an answer is given up after a minute.
        client = HTTPSClient(
            .init(connect: bucket.patience / 2, read: .seconds(60), write: bucket.patience, idle: .seconds(10)),
            trustRootsFile: bucket.trustRootsFile)
    }

    /// Whether the bucket is left alone at the moment.
    var isAway: Bool { circuit.withLock { $0.refuses(at: clock.uptime()) } }

    /// Sends a request, again if its connection ended or the bucket is busy, and returns the head of an answer that is a
    /// success.
    ///
    /// - Throws: ``FileVaultError``, or `CancellationError`.
    func perform(_ request: Request) async throws -> HTTPClientResponse {
        guard circuit.withLock({ $0.admits(at: clock.uptime()) }) else { throw FileVaultError(.away) }
        do {
            return try await client.exchange(within: patience(for: request), mayRepeat: true, { made(request) }) {
                response, isLast in
                guard isLast || !Self.busy.contains(response.status.code) else {
                    // A body that was read leaves the connection for the next request.
                    _ = try? await response.body.collect(upTo: Self.longestText)
                    return nil
                }
                return try await checked(response)
            }
        } catch let error as FileVaultError {
            throw error
        } catch {
            if Task.isCancelled { throw CancellationError() }
            failed("it does not answer")
            throw FileVaultError(.away)
        }
    }

    /// Sends a request and returns the text of the answer.
    func text(of request: Request) async throws -> String {
        let response = try await perform(request)
        guard let body = try? await response.body.collect(upTo: Self.longestText) else {
            if Task.isCancelled { throw CancellationError() }
            throw FileVaultError(.away)
        }
        return String(buffer: body)
    }

    /// Sends a request; the body of the answer does not matter.
    func send(_ request: Request) async throws {
        let response = try await perform(request)
        // A body that was read leaves the connection for the next request.
        _ = try? await response.body.collect(upTo: Self.longestText)
    }

    private func patience(for request: Request) -> Milliseconds {
        bucket.patience + Milliseconds(Int64(request.body?.size ?? 0) * 1_000 / Self.slowest)
    }

    private func made(_ request: Request) -> HTTPClientRequest {
        let (path, time) = (bucket.path(of: request.hash), clock.now())
        let payload = request.body == nil ? Self.emptyHash : request.hash?.text ?? Self.emptyHash
        var headers = [
            ("host", bucket.host), ("x-amz-content-sha256", payload), ("x-amz-date", SignatureV4.stamp(time)),
        ]
        let signed = SignatureV4.Request(
            method: request.method.rawValue, path: path, query: request.query,
            headers: headers.map { (name: $0.0, value: $0.1) }, payloadHash: payload)
        headers.append(("authorization", signature.authorization(for: signed, at: time)))
        var made = HTTPClientRequest(url: bucket.url(path: path, query: SignatureV4.text(of: request.query)))
        made.method = request.method
        made.headers = HTTPHeaders(headers)
        if let body = request.body { made.body = .stream(body, length: .known(Int64(body.size))) }
        return made
    }

    private func checked(_ response: HTTPClientResponse) async throws -> HTTPClientResponse {
        let status = Int(response.status.code)
        if (200..<300).contains(status) {
            answered()
            return response
        }
        let body = try? await response.body.collect(upTo: 65_536)
        let code = body.flatMap { S3Answer.code(in: String(buffer: $0)) }
        if status >= 500 || status == 429 { failed("it answers \(status)") } else { answered() }
        let error = S3Answer.error(status: status, code: code)
        if error.code != .unknown {
            logger.warning(
                "the bucket of chat files refused a request",
                metadata: ["status": "\(status)", "code": "\(code ?? "none")"])
        }
        throw error
    }

    private func answered() {
        guard circuit.withLock({ $0.answered() }) else { return }
        logger.notice("the bucket of chat files answers again")
    }

    private func failed(_ reason: String) {
        guard circuit.withLock({ $0.failed(at: clock.uptime()) }) else { return }
        logger.warning(
            "the bucket of chat files is away; it is tried every 5 seconds", metadata: ["reason": "\(reason)"])
    }
}

/// A body that has arrived in a file, piece by piece, from its begin for each reader.
struct IncomingPieces: AsyncSequence, Sendable {
    let file: IncomingFile
    let size: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        let piece: NextBytes

        func next() async throws -> ByteBuffer? { try await piece().map { ByteBuffer(bytes: $0) } }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(piece: file.body(of: size)) }
}

/// Reads an object out of an answer, in pieces of at most 64 KiB.
///
/// One piece is asked for after the other, so the state needs no lock.
final class ObjectReader: @unchecked Sendable {
    private var iterator: HTTPClientResponse.Body.AsyncIterator
    private var rest = ByteBuffer()

    init(_ body: HTTPClientResponse.Body) { iterator = body.makeAsyncIterator() }

    func next() async throws -> [UInt8]? {
        do {
            while rest.readableBytes == 0 {
                guard let buffer = try await iterator.next() else { return nil }
                rest = buffer
            }
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw FileVaultError(.away)
        }
        return rest.readBytes(length: min(rest.readableBytes, FilePiece.length))
    }
}
