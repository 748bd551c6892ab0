package import Beckon
package import BeckonFiles

extension Settings {
    /// Where contents of chat files are kept, and what scans them (`files`).
    package struct FileKeeping: Sendable, Hashable {
        /// `files.directory`; nil means the folder `files` in the data directory.
        package var directory: String?
        /// `files.s3`: a bucket instead of a directory.
        package var bucket: Bucket?
        /// `files.scanner`: what files are scanned by.
        package var scanner: Scanner?
        /// `files.linkSeconds`: how long after a file was sent the links to it open it.
        package var linkLifetime = Milliseconds.seconds(7 * 86_400)

        package init() {}
    }

    /// One of a bucket's two keys: in the settings, or in a file that holds nothing else.
    package enum BucketKey: Sendable, Hashable {
        case text(String)
        case file(String)
    }

    /// An S3-compatible bucket.
    package struct Bucket: Sendable, Hashable {
        /// `files.s3.style`: where requests name the bucket.
        package enum Style: String, Sendable, CaseIterable {
            case path, host
        }

        package var endpoint: S3Bucket.Endpoint
        package var region = "us-east-1"
        package var name: String
        /// What the name of each object begins with.
        package var prefix = ""
        package var style = Style.path
        /// `files.s3.accessKey` or `accessKeyFile`.
        package var accessKey: BucketKey
        /// `files.s3.secretKey` or `secretKeyFile`.
        package var secretKey: BucketKey
        package var trustRootsFile: String?
        /// `files.s3.timeout`: how long the bucket has for an answer.
        package var timeout = Milliseconds.seconds(10)
    }

    /// A scanner.
    package struct Scanner: Sendable, Hashable {
        /// `files.scanner.clamd`.
        package var clamd: ClamdAddress
        /// `files.scanner.timeout`: how long a file may take.
        package var timeout = Milliseconds.seconds(60)
    }

    mutating func readFileKeeping(_ root: inout SettingsSource) {
        var source = root.section("files")
        if let directory = source.text("directory"), !directory.isEmpty { fileKeeping.directory = directory }
        if let seconds = source.integer("linkSeconds", in: 60...31_536_000) {
            fileKeeping.linkLifetime = .seconds(Int64(seconds))
        }
        var bucket = source.section("s3")
        if bucket.isPresent { fileKeeping.bucket = Self.bucket(&bucket) }
        bucket.finish()
        if fileKeeping.directory != nil, bucket.isPresent {
            source.problem("directory", "is not used beside s3: leave one of them out")
        }
        var scanner = source.section("scanner")
        if scanner.isPresent { fileKeeping.scanner = Self.scanner(&scanner) }
        scanner.finish()
        source.finish()
    }

    private static func bucket(_ source: inout SettingsSource) -> Bucket? {
        let endpoint = value("endpoint", &source, rule: "must be http(s)://host[:port]", S3Bucket.Endpoint.init)
        let name = value("bucket", &source, rule: "must be the name of a bucket") { S3Bucket.isName($0) ? $0 : nil }
        let (accessKey, secretKey) = (key("accessKey", &source), key("secretKey", &source))
        let region = source.text("region")
        if let region, region.isEmpty || !S3Bucket.isPrefix(region) {
            source.problem("region", "must be the name of a region, for example eu-central-1")
        }
        var prefix = source.text("prefix") ?? ""
        if !S3Bucket.isPrefix(prefix) {
            source.problem("prefix", "must be letters, digits, -, _ and ., with slashes between")
        }
        if !prefix.isEmpty, !prefix.hasSuffix("/") { prefix += "/" }
        let (style, roots) = (source.choice("style", Bucket.Style.self), source.text("trustRootsFile"))
        let timeout = source.integer("timeout", in: 1...60)
        guard let endpoint, let name, let accessKey, let secretKey else { return nil }
        var bucket = Bucket(endpoint: endpoint, name: name, accessKey: accessKey, secretKey: secretKey)
        bucket.region = region ?? bucket.region
        (bucket.prefix, bucket.style, bucket.trustRootsFile) = (prefix, style ?? bucket.style, roots)
        if let timeout { bucket.timeout = .seconds(Int64(timeout)) }
        return bucket
    }

    /// Reads `name` or `nameFile`; both or neither is a problem.
    private static func key(_ name: String, _ source: inout SettingsSource) -> BucketKey? {
        let (text, file) = (source.text(name), source.text("\(name)File"))
        switch (text.flatMap { $0.isEmpty ? nil : $0 }, file.flatMap { $0.isEmpty ? nil : $0 }) {
        case (let text?, nil):
            if S3Bucket.isKey(text) { return .text(text) }
            source.problem(name, "must be one key and nothing more")
        case (nil, let file?): return .file(file)
        case (nil, nil): source.problem(name, "is missing: give it, or \(name)File with the file that holds it alone")
        case (_?, _?): source.problem("\(name)File", "cannot be set together with \(name)")
        }
        return nil
    }

    private static func scanner(_ source: inout SettingsSource) -> Scanner? {
        let rule = "must be host:port or the path of clamd's socket"
        let address = value("clamd", &source, rule: rule, ClamdAddress.init)
        let timeout = source.integer("timeout", in: 1...600)
        guard let address else { return nil }
        var scanner = Scanner(clamd: address)
        if let timeout { scanner.timeout = .seconds(Int64(timeout)) }
        return scanner
    }

    /// A value that has to be there; nil, with a problem, if it is missing or wrong.
    private static func value<Value>(
        _ name: String, _ source: inout SettingsSource, rule: String, _ make: (String) -> Value?
    ) -> Value? {
        guard let text = source.text(name) else {
            source.problem(name, "is missing: \(rule)")
            return nil
        }
        guard let value = make(text) else {
            source.problem(name, rule)
            return nil
        }
        return value
    }

    /// The directory of chat files, when they are kept in one.
    package var filesDirectory: String { fileKeeping.directory ?? "\(dataDirectory)/files" }
}

extension Settings {
    /// The section `chat`: what holds for the chats of all services.
    mutating func readChatSection(_ root: inout SettingsSource) {
        var source = root.section("chat")
        Self.readFiles(&chatFiles, &source)
        chatPushesPayload = source.flag("push_notification_include_payload") ?? chatPushesPayload
        chatPushesToActiveClients = source.flag("push_notification_to_active_client") ?? chatPushesToActiveClients
        source.finish()
        for index in services.indices {
            services[index].files = chatFiles
            services[index].pushesPayload = chatPushesPayload
            services[index].pushesToActiveClients = chatPushesToActiveClients
        }
    }

    /// Reads the section `files` of `chat`, or of a service.
    static func readFiles(_ files: inout FileOptions, _ parent: inout SettingsSource) {
        var source = parent.section("files")
        if let most = source.integer("maxFiles", in: 0...1_000) { files.mostFiles = most }
        if let size = source.integer("maxFileSize", in: 1...1_073_741_824) { files.largestFile = size }
        if let size = source.integer("maxTotalSize", in: 1...107_374_182_400) { files.largestTotal = size }
        if let types = source.list("types") {
            files.types = types.map { $0.lowercased() }.filter { !$0.isEmpty }
            if files.types.contains(where: { !$0.allSatisfy { $0.isLetter || $0.isNumber } }) {
                source.problem("types", "each must be the ending of a file's name, such as pdf")
            }
        }
        if let needs = source.flag("needAgent") { files.needsAgent = needs }
        if let most = source.integer("downloads", in: 0...1_000_000) { files.downloads = most }
        if let may = source.flag("delete") { files.mayDelete = may }
        if files.largestTotal < files.largestFile {
            source.problem("maxTotalSize", "must not be less than maxFileSize (\(files.largestFile))")
        }
        source.finish()
    }
}
