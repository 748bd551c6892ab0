// swift-tools-version: 6.2
import PackageDescription

/// The settings that every target of ours is built with: Swift 6, strict, warnings are errors.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil) -> Target {
    .target(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource]? = nil) -> Target {
    .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: settings)
}

extension Target.Dependency {
    /// A product that only the trait ICWSOverNIO needs.
    static func overNIO(_ name: String, _ package: String) -> Target.Dependency {
        .product(name: name, package: package, condition: .when(traits: ["ICWSOverNIO"]))
    }
}

/// The namespaces of ICWS, each a target and a product of its own, and what each needs besides `ICWSCore`.
let namespacesOfICWS: [String: [String]] = [
    "Activations": ["Messaging"],
    "AgentQuality": ["Common", "QualityManagement"],
    "Alerts": ["Messaging", "Statistics"],
    "Common": [],
    "Configuration": ["Common", "Messaging"],
    "ConfigurationCollective": ["Configuration"],
    "ConfigurationHardware": ["Configuration", "Messaging"],
    "ConfigurationIntegrations": ["Configuration", "Messaging"],
    "ConfigurationInteractionAnalyzer": ["Configuration", "Messaging"],
    "ConfigurationInteractionDialer": ["Configuration"],
    "ConfigurationInteractionOptimizer": ["Configuration"],
    "ConfigurationInteractionRecorder": ["Configuration", "Messaging"],
    "ConfigurationMail": ["Configuration"],
    "ConfigurationPeople": ["Configuration", "Messaging"],
    "ConfigurationReporting": ["Configuration"],
    "ConfigurationSystem": ["Configuration", "Messaging"],
    "ConfigurationTransaction": [],
    "Connection": ["Common", "Configuration", "Messaging"],
    "Content": ["Common"],
    "DataDictionary": [],
    "DataExtractor": ["Messaging"],
    "Dialer": ["Common", "Messaging"],
    "Directories": ["Common", "Messaging", "Queues", "Status"],
    "Interactions": ["Common", "Messaging", "Queues"],
    "Ipa": ["Common", "Messaging"],
    "Licenses": ["Messaging"],
    "Messaging": ["Common"],
    "PhoneNumbers": [],
    "QualityManagement": ["Messaging"],
    "Queues": ["Messaging"],
    "Recordings": ["Common", "Messaging"],
    "ResponseManagement": ["Messaging"],
    "Screenrecordings": ["Common", "Recordings"],
    "Security": ["Common"],
    "Session": ["Configuration", "Messaging"],
    "Statistics": ["Messaging"],
    "Status": ["Common", "Messaging"],
    "System": ["Messaging"],
    "UnifiedMessaging": ["Messaging"],
    "VoicePrompts": [],
    "WebCallback": [],
    "WebChat": [],
    "Wfm": ["Messaging"],
]

/// The targets that `make generate` writes.
let targetsOfICWS: [Target] = namespacesOfICWS.sorted { $0.key < $1.key }.map { name, needed in
    .target(
        name: "ICWS" + name,
        dependencies: (["BeckonJSON", "ICWSCore"] + needed.map { "ICWS" + $0 }).map { .byName(name: $0) },
        path: "Sources/ICWS/Generated/" + name, swiftSettings: settings)
}
let everythingOfICWS: [Target.Dependency] = targetsOfICWS.map { .byName(name: $0.name) }

/// What runs in apps, and the client of PureConnect.
///
/// The gateway is a package of its own, in `Server`: it needs a newer macOS and thirty packages, which nobody who takes
/// these libraries has to wait for.
let package = Package(
    name: "beckon",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "BeckonClient", targets: ["BeckonClient"]),
        // For previews and tests alone: a stand-in for the gateway.
        .library(name: "BeckonClientTesting", targets: ["BeckonClientTesting"]),
        .library(name: "BayeuxClient", targets: ["BayeuxClient"]),
        .library(name: "ICWSClient", targets: ["ICWSClient"]),
        // What agents and customers see; it needs seven namespaces more, so it is apart.
        .library(name: "ICWSViews", targets: ["ICWSViews"]),
        // Empty without the trait ICWSOverNIO.
        .library(name: "ICWSTransportNIO", targets: ["ICWSTransportNIO"]),
        .executable(name: "icws", targets: ["ICWSCLI"]),
        // What the gateway has in common with the phone; not for others, so any release may change it.
        .library(name: "_BeckonJSON", targets: ["BeckonJSON"]),
        .library(name: "_Bayeux", targets: ["Bayeux"]),
        .library(name: "_GMSContract", targets: ["GMSContract"]),
        .library(name: "_BeckonTransport", targets: ["BeckonTransport"]),
        .library(name: "_ICWSCore", targets: ["ICWSCore"]),
    ] + targetsOfICWS.map { .library(name: $0.name, targets: [$0.name]) },
    // Without a trait only the program's own package is fetched, so an app waits for nothing else.
    traits: [
        .trait(
            name: "ICWSOverNIO",
            description: "ICWSTransportNIO: private authorities, pinning and client certificates on Linux.")
    ],
    dependencies: [
        // For `icws` alone.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // For `ICWSTransportNIO` alone.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    ],
    targets: [
        // Level 0: nothing of ours below.
        library("BeckonJSON"),
        library("BeckonTransport"),
        // Level 0 of PureConnect: what every contract needs; what writes the contracts.
        library("ICWSCore", ["BeckonJSON"]),
        .executableTarget(name: "ICWSGenerator", dependencies: ["BeckonJSON"], swiftSettings: settings),
        // The client of PureConnect: calls, sessions and messages; what an agent and a customer see.
        library(
            "ICWSClient",
            [
                "BeckonJSON", "BeckonTransport", "ICWSCore", "ICWSCommon", "ICWSConnection", "ICWSLicenses",
                "ICWSMessaging",
            ]),
        library(
            "ICWSViews",
            [
                "BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSCore", "ICWSCommon", "ICWSConnection",
                "ICWSMessaging", "ICWSDirectories", "ICWSInteractions", "ICWSQueues", "ICWSStatistics", "ICWSStatus",
                "ICWSWebChat",
                "ICWSWebCallback",
            ]),
        .target(
            name: "ICWSTransportNIO",
            dependencies: [
                "BeckonTransport", "ICWSClient", .overNIO("NIOConcurrencyHelpers", "swift-nio"),
                .overNIO("NIOCore", "swift-nio"), .overNIO("NIOHTTP1", "swift-nio"), .overNIO("NIOPosix", "swift-nio"),
                .overNIO("NIOTLS", "swift-nio"), .overNIO("NIOSSL", "swift-nio-ssl"),
            ], swiftSettings: settings),
        // A stand-in for the server; nothing of ours below, so that no mistake is made twice.
        library("ICWSSimulator", resources: [.copy("icws-api.json"), .copy("page.html")]),
        .executableTarget(
            name: "ICWSCLI",
            dependencies: [
                "BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSViews", "ICWSCore", "ICWSCommon",
                "ICWSConnection", "ICWSMessaging", "ICWSInteractions", "ICWSQueues", "ICWSStatus", "ICWSSimulator",
                "ICWSTransportNIO",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        // Level 1: wire vocabularies.
        library("Bayeux", ["BeckonJSON"]),
        library("GMSContract", ["BeckonJSON"]),
        // Level 2: the protocol's engine.
        library("BayeuxClient", ["Bayeux", "BeckonJSON", "BeckonTransport"]),
        // Level 3: the phone library.
        library(
            "BeckonClient", ["BayeuxClient", "Bayeux", "BeckonJSON", "BeckonTransport", "GMSContract"],
            resources: [.copy("PrivacyInfo.xcprivacy")]),
        // A stand-in for the gateway, apart so that no app ships it.
        library("BeckonClientTesting", ["BeckonClient", "BeckonJSON", "BeckonTransport"]),
        // Tests: one target for each library, and what they share.
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
        tests("BeckonJSONTests", ["BeckonJSON"]),
        tests("GMSContractTests", ["BeckonJSON", "GMSContract"], resources: [.copy("Fixtures")]),
        tests("BayeuxTests", ["Bayeux", "BeckonJSON"]),
        tests("BeckonTransportTests", ["BeckonTransport"]),
        tests("BayeuxClientTests", ["BayeuxClient", "Bayeux", "BeckonJSON", "BeckonTransport", "TestSupport"]),
        tests(
            "BeckonClientTests",
            [
                "BeckonClient", "BeckonClientTesting", "BayeuxClient", "Bayeux", "BeckonJSON", "BeckonTransport",
                "GMSContract", "TestSupport",
            ],
            resources: [.copy("Fixtures")]),
        tests(
            "ICWSClientTests",
            [
                "BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSViews", "ICWSCore", "ICWSCommon",
                "ICWSConfiguration", "ICWSConfigurationPeople", "ICWSConnection", "ICWSLicenses", "ICWSMessaging",
                "ICWSInteractions",
                "ICWSQueues", "ICWSStatus", "ICWSWebChat", "ICWSWebCallback", "ICWSSimulator", "TestSupport",
            ], resources: [.copy("Fixtures")]),
        tests("ICWSCLITests", ["BeckonJSON", "ICWSCLI", "ICWSSimulator", "TestSupport"]),
        tests(
            "ICWSRoundTripTests",
            ["BeckonJSON", "BeckonTransport", "ICWSClient", "ICWSCore", "ICWSSimulator"] + everythingOfICWS),
    ] + targetsOfICWS
)
