import Beckon

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
