import Beckon
import BeckonCallback
import BeckonNode
import Testing

/// What an agent side tells.
extension AgentSideConformance {
    static var speaking: [Check] {
        [
            Check("what agents do stands in the transcript under the name that customers see") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    var acts: [StageAct] = [.join, .type, .say("Hello", key: "1")]
                    var shown = [
                        "Notice.Joined Kim: has joined the session", "Notice.TypingStarted Kim: is typing",
                        "Message.Text Kim: Hello",
                    ]
                    if scene.stage.carriesPagesAndNotices {
                        acts += [.pushURL("https://example.com/", key: "2"), .notice("opened a case", key: "3")]
                        shown += ["Notice.PushUrl Kim: https://example.com/", "Notice.Custom Kim: opened a case"]
                    }
                    for act in acts { #expect(try await scene.stage.act(act, by: .kim, in: chat)) }
                    #expect(try await scene.transcript(chat).dropFirst() == shown[...])
                }
            },
            Check("what is told twice with a key is done once") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    var acts: [StageAct] = [.say("Hello", key: "1")]
                    if scene.stage.carriesPagesAndNotices { acts.append(.pushURL("https://example.com/", key: "2")) }
                    for act in acts + acts { #expect(try await scene.stage.act(act, by: .kim, in: chat)) }
                    #expect(try await scene.transcript(chat).count == 2 + acts.count)
                }
            },
            Check(
                "an agent's long text reaches the customer whole, in parts and once; the desk says that it is too long"
            ) {
                scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    let text = String(repeating: "漢字 ", count: 2_000)
                    for _ in 0..<2 {
                        let isTaken = (try? await scene.stage.act(.say(text, key: "1"), by: .kim, in: chat)) ?? false
                        #expect(isTaken == (scene.stage.name != .desk))
                    }
                    let said = try await scene.store.events(chat, after: 0, limit: 99).filter {
                        $0.kind == .messageText && $0.party == .agent
                    }
                    #expect(said.map(\.text).joined() == (scene.stage.name == .desk ? "" : text))
                    #expect(said.allSatisfy { $0.text.utf8.count <= ChatSession.longestText })
                }
            },
            Check("a customer may use the words that an agent's key is made of") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    _ = try await node.chats.perform(chat, .customerMessage(text: "mine", key: "1"))
                    #expect(try await scene.stage.act(.say("yours", key: "1"), by: .kim, in: chat))
                    #expect(try await scene.transcript(chat).suffix(1) == ["Message.Text Kim: yours"])
                }
            },
            Check("a chat goes from one agent to another, waits again when it is left, and ends for all") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    #expect(try await scene.stage.act(.join, by: .kim, in: chat))
                    #expect(try await scene.stage.act(.transfer(to: .lee, key: "1"), by: .kim, in: chat))
                    #expect(try await scene.store.chat(chat)?.takenBy?.nickname == "Lee")
                    #expect(try await scene.stage.act(.leave(key: "2"), by: .lee, in: chat))
                    #expect(try await scene.store.chat(chat)?.life.state == .waiting)
                    #expect(try await scene.stage.act(.end, by: .lee, in: chat))
                    #expect(try await scene.store.chat(chat)?.life.state == .ended)
                    #expect(try await !scene.stage.act(.say("late", key: "3"), by: .lee, in: chat))
                    #expect(
                        try await scene.transcript(chat).map { $0.prefix { $0 != ":" } } == [
                            "Notice.Joined Stan", "Notice.Joined Kim", "Notice.Left Kim", "Notice.Joined Lee",
                            "Notice.Left Lee", "Notice.Left Lee",
                        ])
                }
            },
            Check("the chats of another agent side are unknown to it") { scene in
                try await scene.running { node in
                    let chat = try await scene.chat(node)
                    var head = try await node.chats.head(chat)
                    head.version += 1
                    head.side = ChatAgentSide(newOf: scene.stage.name == .cxone ? .pureConnect : .cxone)
                    let moved = Commit([.putChat(head, settingCursor: false)])
                    #expect(try await scene.store.commit([moved]) == [.committed])
                    _ = try await node.chats.reader.reload(chat)
                    #expect(try await !scene.stage.act(.say("Hello", key: "1"), by: .kim, in: chat))
                    #expect(try await scene.transcript(chat).count == 1)
                }
            },
            Check("what became of a callback is told by whoever answers its service") { scene in
                try await scene.running { node in
                    let started = try await node.callbacks.start(
                        "request-callback", parameters: ["_customer_number": "5551234"])
                    let callback = started.record.id
                    #expect(try await scene.stage.act(.connect, on: callback))
                    #expect(try await scene.stage.act(.complete, on: callback))
                    #expect(try await scene.store.callback(callback)?.state == .completed)
                    #expect(try await !scene.stage.act(.connect, on: ServiceID("unknown")))
                }
            },
        ]
    }
}
