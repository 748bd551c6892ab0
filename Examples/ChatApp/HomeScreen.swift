import BeckonClient
import SwiftUI

/// Two buttons: chat, and be called back.
struct HomeScreen: View {
    @Environment(AppModel.self) private var app
    @AppStorage("name") private var name = ""
    @AppStorage("number") private var number = ""

    var body: some View {
        @Bindable var app = app
        NavigationStack {
            Form {
                Section("Chat") {
                    TextField("Your name", text: $name)
                    Button("Chat with us") { Task { await app.openChat(name: name) } }
                }
                Section("Call") {
                    TextField("Your number", text: $number)
                    Button("Call me back") { Task { await app.callMe(number) } }
                        .disabled(number.isEmpty)
                }
            }
            .navigationTitle("Help")
            .navigationDestination(isPresented: $app.showsConversation) {
                if let conversation = app.conversation { ConversationScreen(model: ConversationModel(conversation)) }
            }
            .sheet(isPresented: .constant(app.step != nil)) { CallbackScreen() }
            .alert("Sorry", isPresented: .constant(app.trouble != nil)) {
                Button("Ok") { app.trouble = nil }
            } message: {
                Text(app.trouble ?? "")
            }
        }
    }
}
