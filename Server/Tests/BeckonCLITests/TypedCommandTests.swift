import Testing

@testable import BeckonCLI

struct TypedCommandTests {
    @Test(
        "lines are words unless they begin with a slash",
        arguments: [
            ("hello there", TypedCommand.say("hello there")), ("//etc", .say("/etc")), ("", .nothing), (" ", .say(" ")),
            ("/background", .background), ("/foreground", .foreground), ("/typing on", .typing(true)),
            ("/typing off", .typing(false)), ("/end", .end), ("/quit", .quit), ("/help", .help), ("/chat", .chat),
            (
                "/callback voice-wait-userterm +15551234567",
                .callback(service: "voice-wait-userterm", number: "+15551234567")
            ),
            (#"/push {"message": {"_id": "a b"}}"#, .push(#"{"message": {"_id": "a b"}}"#)),
            ("/choose 2", .choose(2)), ("/wait 0.5", .wait(0.5)),
        ])
    func commands(line: String, expected: TypedCommand) {
        #expect(TypedCommand(line) == expected)
    }

    @Test(
        "what is no command is not said by mistake",
        arguments: [
            "/", "/bogus", "/typing", "/typing maybe", "/choose", "/choose 0", "/choose x",
            "/choose 99999999999999999999",
            "/wait -1", "/wait nan", "/wait 1e9", "/callback a", "/callback a b c", "/push", "/push  ",
        ])
    func unknown(line: String) {
        #expect(TypedCommand(line) == .unknown(line))
    }
}
